import { isNextNumber, type SectionNumber } from '../text/section-number.ts'
import { matchHeadingKeyword } from '../text/keywords.ts'
import type { HeadingParts } from './decision.ts'
import type { HeadingCandidate } from './heading-candidates.ts'

/** Sizes that differ by less are one size, in points. */
const SAME_SIZE = 0.4

/**
 * Levels and numbers of headings, in their order.
 *
 * A number says its level by its depth (`2.1` is level 2), letters and arabic numbers under Roman ones stand a level
 * lower. A heading without number has the level of the numbered ones that look like it; without such, looks are
 * ranked: larger above smaller, capitals and bold above italic.
 */
export function rankHeadings(headings: readonly HeadingCandidate[]): HeadingParts[] {
  const numbers = trustNumbers(headings)
  const depths = headings.map((_, i) => depthOf(numbers, i))
  const byLook = levelsByLook(headings, depths)
  return headings.map((heading, i) => {
    const level = depths[i] ?? fixedLevel(heading, byLook) ?? byLook.get(heading.styleKey) ?? 1
    return { level: Math.max(1, level), number: numbers[i]?.number }
  })
}

/** Introduction and references stand at the top level, unless their look is that of others. */
function fixedLevel(heading: HeadingCandidate, byLook: ReadonlyMap<string, number>): number | undefined {
  const concept = matchHeadingKeyword(heading.text)?.concept
  if (concept !== 'references' && concept !== 'introduction') return undefined
  return byLook.get(heading.styleKey) ?? 1
}

/** Numbers that follow one another; a number that fits no sequence (a year, a quantity) is part of the title. */
function trustNumbers(headings: readonly HeadingCandidate[]): (SectionNumber | undefined)[] {
  let previous: string | undefined
  return headings.map(({ number }) => {
    if (number === undefined || number.rest === '' || number.restStart === 'small') return undefined
    const isSure = number.depth > 1 || number.closing !== '' || number.word !== undefined
    const follows = isNextNumber(previous, number.number) || isNextNumber(undefined, number.number)
    if (!isSure && !follows) return number.style === 'arabic' && Number(number.number) < 40 ? number : undefined
    if (number.style === 'letter' && number.closing === '' && !follows) return undefined
    previous = number.number
    return number
  })
}

function depthOf(numbers: readonly (SectionNumber | undefined)[], index: number): number | undefined {
  const number = numbers[index]
  if (number === undefined) return undefined
  if (number.depth > 1) return number.depth
  const above = stylesAbove(numbers, index)
  if (number.word !== undefined) return 1
  const nested = number.style === 'letter' ? above.has('roman') : number.style === 'arabic' && above.has('roman')
  if (!nested) return 1
  // IEEE: I. RESULTS / A. Data / 1) Corpus
  return number.style === 'arabic' && above.has('letter') ? 3 : 2
}

function stylesAbove(numbers: readonly (SectionNumber | undefined)[], index: number): Set<string> {
  const styles = numbers.slice(0, index).map(number => (number?.depth === 1 ? number.style : undefined))
  return new Set(styles.filter(style => style !== undefined))
}

function levelsByLook(
  headings: readonly HeadingCandidate[],
  depths: readonly (number | undefined)[],
): Map<string, number> {
  const levels = new Map<string, number>()
  const votes = new Map<string, Map<number, number>>()
  headings.forEach(({ styleKey }, i) => {
    const depth = depths[i]
    if (depth === undefined) return
    const own = votes.get(styleKey) ?? new Map<number, number>()
    own.set(depth, (own.get(depth) ?? 0) + 1)
    votes.set(styleKey, own)
  })
  for (const [key, own] of votes) {
    const [best] = [...own].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (best !== undefined) levels.set(key, best[0])
  }
  rankLooks(headings, levels)
  return levels
}

/** Ranks the looks that no number places, between those that numbers do. */
function rankLooks(headings: readonly HeadingCandidate[], levels: Map<string, number>): void {
  const looks = new Map(headings.map(heading => [heading.styleKey, heading]))
  const ordered = [...looks.values()].sort(compareLooks)
  const anchored = ordered.some(heading => levels.has(heading.styleKey))
  let level = 0
  let last: HeadingCandidate | undefined
  for (const heading of ordered) {
    const known = levels.get(heading.styleKey)
    if (known !== undefined) {
      level = Math.max(level, known)
    } else {
      const isLower = last === undefined || compareLooks(last, heading) !== 0
      const next = isLower ? level + 1 : level
      level = Math.max(1, anchored && last === undefined ? 1 : next)
      levels.set(heading.styleKey, level)
    }
    last = heading
  }
}

function compareLooks(a: HeadingCandidate, b: HeadingCandidate): number {
  const size = b.look.size - a.look.size
  if (Math.abs(size) > SAME_SIZE) return size
  return weightOf(b) - weightOf(a)
}

function weightOf({ look }: HeadingCandidate): number {
  return (look.isCapital ? 2 : 0) + (look.isBold ? 2 : 0) - (look.isItalic ? 1 : 0)
}
