/** Names of the measures in the tables, in their order; those that matter most stand in the tables of groups too. */
const MEASURES = [
  { key: 'title' },
  { key: 'authors' },
  { key: 'orgs', label: 'affiliations' },
  { key: 'emails', label: 'e-mails' },
  { key: 'abstract' },
  { key: 'heading', label: 'headings', isMain: true },
  { key: 'headingLevel', label: 'heading level agrees', isMain: true },
  { key: 'headingNumber', label: 'heading number agrees' },
  { key: 'paragraph', label: 'paragraphs', isMain: true },
  { key: 'list-item', label: 'list items', isMain: true },
  { key: 'footnote', label: 'footnotes', isMain: true },
  { key: 'figure-caption', label: 'figure captions', isMain: true },
  { key: 'table-caption', label: 'table captions', isMain: true },
  { key: 'table', label: 'tables', isMain: true },
  { key: 'tableCellsAll', label: 'table cells, all tables' },
  { key: 'reference', label: 'references', isMain: true },
  { key: 'wordAccuracy', label: 'word accuracy', isMain: true },
  { key: 'wordsLost', label: 'words lost (less is better)' },
  { key: 'noise', label: 'noise (less is better)' },
  { key: 'brokenSentences', label: 'broken sentences (less is better)' },
  { key: 'brokenTolerant', label: 'broken sentences, tolerant (less is better)' },
  { key: 'pages', label: 'page numbers' },
]

/** Measures in which no group of papers may lie far below the rest. */
const WATCHED = ['heading', 'paragraph']

/** Papers from which on a group is watched: the figure of fewer hangs on single blocks. */
const FEWEST_WATCHED = 5

/** How far below the overall figure a watched group may lie. */
const TOLERATED_LAG = 0.08

/**
 * The measures as a Markdown table with one column for each of `columns`: `{label, values}`, `values` being
 * `{measure: {value, n}}` with `value: null` where nothing was there to measure. `isMainOnly` leaves the rows of lesser
 * interest out; rows without any figure are left out anyhow.
 */
export function toMarkdownTable(columns, { isMainOnly = false } = {}) {
  const rows = MEASURES.filter(({ isMain }) => isMain || !isMainOnly)
    .map(({ key, label = key }) => [label, ...columns.map(({ values }) => toFigure(values[key]?.value))])
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
