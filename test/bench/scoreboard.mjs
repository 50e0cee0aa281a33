import { BLOCK_MEASURES } from '../../dist/products/evaluation/blocks/block-measures.js'

/** The measures that matter most: the tables of groups have only these. */
const MAIN = new Set([
  'heading',
  'headingLevel',
  'paragraph',
  'list-item',
  'footnote',
  'figure-caption',
  'table-caption',
  'table',
  'reference',
  'wordAccuracy',
])

/** Measures in which no group of papers may lie far below the rest. */
const WATCHED = ['heading', 'paragraph']

/** Papers from which on a group is watched: the figure of fewer depends on single blocks. */
const FEWEST_WATCHED = 5

/** How far below the overall figure a watched group may lie. */
const TOLERATED_LAG = 0.08

/**
 * The measures as a Markdown table with one column for each of `columns`: `{label, values}`, `values` being
 * `{measure: {value, n}}` with `value: null` where nothing was there to measure. `isMainOnly` leaves the rows of lesser
 * interest out; rows without any figure are left out anyhow.
 */
export function toMarkdownTable(columns, { isMainOnly = false } = {}) {
  const rows = BLOCK_MEASURES.filter(({ name }) => MAIN.has(name) || !isMainOnly)
    .map(({ name, label, isLessBetter }) => [
      isLessBetter ? `${label} (less is better)` : label,
      ...columns.map(({ values }) => toFigure(values[name]?.value)),
    ])
    .filter(cells => cells.slice(1).some(figure => figure !== NO_FIGURE))
  return [['measure', ...columns.map(({ label }) => label)], ['---', ...columns.map(() => '---')], ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/**
 * The groups of `FEWEST_WATCHED` papers or more that lie more than `TOLERATED_LAG` below the overall figure in a watched
 * measure, as `{group, measure, value, overall}`; `groups` are `{label, size, values}`.
 */
export function findLaggingGroups(overall, groups) {
  return groups
    .filter(({ size }) => size >= FEWEST_WATCHED)
    .flatMap(({ label, values }) =>
      WATCHED.map(key => ({ group: label, measure: key, value: values[key].value, overall: overall[key].value })),
    )
    .filter(({ value, overall }) => value != null && overall - value > TOLERATED_LAG)
}

/** One sentence on the groups of `findLaggingGroups`. */
export function describeLaggingGroups(lagging) {
  const rule = `of ${FEWEST_WATCHED} papers or more lies more than ${TOLERATED_LAG} below the overall figure in ${WATCHED.join('s or ')}s`
  if (lagging.length === 0) return `No group ${rule}.`
  const named = lagging.map(
    ({ group, measure, value, overall }) => `${group} (${measure}s ${toFigure(value)} against ${toFigure(overall)})`,
  )
  return `A group ${rule}: ${named.join('; ')}.`
}

const NO_FIGURE = '–'

function toFigure(value) {
  return value == null ? NO_FIGURE : value.toFixed(3)
}
