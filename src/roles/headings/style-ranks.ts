import type { Concept } from '../../text/keywords/keyword-tables.ts'
import { BACK_CONCEPTS } from './back-matter.ts'
import type { HeadingCandidate } from './heading-candidates.ts'

/** Sizes that differ by less are one size, in points. */
const SAME_SIZE_IN_POINTS = 0.4
/** Bold type ranks above lighter type that is larger by less than this share. */
const BOLD_BEATS = 1.4

/** All headings of one style. */
interface StyleGroup {
  readonly key: string
  readonly first: HeadingCandidate
  readonly concepts: readonly (Concept | undefined)[]
}

/**
 * The level of each style, by its key. `known` levels come from numbers and stay.
 *
 * Of the others, in this order: the styles of the first heading, of the introduction and (where it ranks no lower) of
 * the references, and styles that only acknowledgments and the like have, are level 1; a style that stands right under
 * another is lower; bold and capitals rank above italic; larger above smaller. Styles that nothing ranks are one
 * level.
 */
export function rankStyles(
  headings: readonly HeadingCandidate[],
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const groups = groupByStyle(headings)
  const levels = new Map(known)
  const under = countSuccessions(headings)
  const tops = findTops(groups)
  for (const group of groups)
    if ((tops.has(group) || isBackMatter(group)) && !levels.has(group.key)) levels.set(group.key, 1)
  const compare = (a: StyleGroup, b: StyleGroup) => {
    const direct = (under.get(`${b.key}\n${a.key}`) ?? 0) - (under.get(`${a.key}\n${b.key}`) ?? 0)
    return direct !== 0 ? direct : compareStyles(a.first, b.first)
  }
  const placed = groups.filter(group => levels.has(group.key) && !isBackMatter(group))
  const free = groups.filter(group => !levels.has(group.key)).sort(compare)
  for (const group of free) {
    levels.set(group.key, levelAmong(group, placed))
    placed.push(group)
  }
  return levels

  /** One below the lowest style that ranks above it; the level of a style that ranks equal. */
  function levelAmong(group: StyleGroup, others: readonly StyleGroup[]): number {
    let level = 1
    for (const other of others) {
      const own = levels.get(other.key) ?? 1
      const order = compare(other, group)
      if (order === 0 && !tops.has(other)) return own
      // Under a style of the top every other style is lower, however large it is.
      if (order < 0 || tops.has(other)) level = Math.max(level, own + 1)
    }
    return level
  }
}

function groupByStyle(headings: readonly HeadingCandidate[]): StyleGroup[] {
  const groups = new Map<string, HeadingCandidate[]>()
  for (const heading of headings) groups.set(heading.styleKey, [...(groups.get(heading.styleKey) ?? []), heading])
  return [...groups].flatMap(([key, own]) => {
    const [first] = own
    return first === undefined ? [] : [{ key, first, concepts: own.map(({ concept }) => concept) }]
  })
}

/** Styles of the top level: that of the first heading of the text and all that rank no lower and name its usual parts. */
function findTops(groups: readonly StyleGroup[]): Set<StyleGroup> {
  const first = groups.find(group => !isBackMatter(group))
  if (first === undefined) return new Set()
  const isTop = (group: StyleGroup) =>
    group === first ||
    group.concepts.includes('introduction') ||
    (group.concepts.includes('references') && compareStyles(first.first, group.first) >= 0)
  return new Set(groups.filter(isTop))
}

/** Whether only back matter has the style. */
function isBackMatter({ concepts }: StyleGroup): boolean {
  return concepts.every(concept => concept !== undefined && BACK_CONCEPTS.has(concept))
}

/** How often a heading of the second style follows one of the first with nothing between: it is lower. */
function countSuccessions(headings: readonly HeadingCandidate[]): Map<string, number> {
  const counts = new Map<string, number>()
  headings.forEach((heading, i) => {
    const above = headings[i - 1]
    if (above === undefined || above.styleKey === heading.styleKey || above.after !== heading.block) return
    const key = `${above.styleKey}\n${heading.styleKey}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  return counts
}

function compareStyles(a: HeadingCandidate, b: HeadingCandidate): number {
  const weights = weightOf(b) - weightOf(a)
  const [larger, smaller] = a.style.size > b.style.size ? [a, b] : [b, a]
  if (weights !== 0 && larger.style.size < BOLD_BEATS * smaller.style.size) return weights
  const size = b.style.size - a.style.size
  return Math.abs(size) > SAME_SIZE_IN_POINTS ? size : weights
}

function weightOf({ style }: HeadingCandidate): number {
  return (style.isCapital ? 2 : 0) + (style.isBold ? 2 : 0) - (style.isItalic ? 1 : 0)
}
