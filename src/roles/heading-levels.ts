import { matchHeadingKeyword } from '../text/keywords.ts'
import { isNextNumber, type SectionNumber } from '../text/section-number.ts'
import type { HeadingParts } from './decision.ts'
import type { HeadingCandidate } from './heading-candidates.ts'
import { rankLooks } from './heading-looks.ts'

/** Numbered headings of one look after which a letter of that look is an appendix. */
const NUMBERED_LOOK = 2
/** Unsure numbers above this are quantities more often than sections. */
const LARGEST_UNSURE = 40

/**
 * Levels and numbers of headings, in their order.
 *
 * A number says its level by its depth (`2.1` is level 2), letters and arabic numbers under Roman ones stand a level
 * lower. A heading without number has the level of the numbered ones that look like it; without such, looks are
 * ranked (`heading-looks.ts`).
 */
export function rankHeadings(headings: readonly HeadingCandidate[]): HeadingParts[] {
  const numbers = trustNumbers(headings)
  const depths = headings.map((_, i) => depthOf(numbers, i))
  const byLook = rankLooks(headings, votesByLook(headings, depths))
  return headings.map((heading, i) => {
    const level = depths[i] ?? byLook.get(heading.styleKey) ?? 1
    return { level: Math.max(1, level), number: numbers[i]?.number }
  })
}

/** Numbers that follow one another; a number that fits no sequence (a year, a quantity) is part of the title. */
function trustNumbers(headings: readonly HeadingCandidate[]): (SectionNumber | undefined)[] {
  const all = new Set(headings.map(({ number }) => number?.number))
  const numberedLooks = new Map<string, number>()
  let previous: string | undefined
  return headings.map(({ number, text, styleKey }) => {
    if (number === undefined || number.rest === '' || number.restStart === 'small') return undefined
    // "Part 2: Models", "Chapter 3": the word and its number are the title's; of an appendix the element says the word.
    if (number.word !== undefined && number.word !== 'appendix' && /^\p{L}/u.test(text)) return undefined
    const isSure = number.depth > 1 || number.closing !== '' || number.word !== undefined
    const follows = isNextNumber(previous, number.number) || isNextNumber(undefined, number.number)
    // "A need for …": a letter without full stop counts where the next letter opens a heading too, or (the only
    // appendix) where headings of its look are numbered.
    const isLetter = number.number !== 'A' || all.has('B') || (numberedLooks.get(styleKey) ?? 0) >= NUMBERED_LOOK
    if (number.style === 'letter' && !isSure && !(follows && isLetter)) return undefined
    if (!isSure && !follows)
      return number.style === 'arabic' && Number(number.number) < LARGEST_UNSURE ? number : undefined
    previous = number.number
    numberedLooks.set(styleKey, (numberedLooks.get(styleKey) ?? 0) + 1)
    return number
  })
}

function depthOf(numbers: readonly (SectionNumber | undefined)[], index: number): number | undefined {
  const number = numbers[index]
  if (number === undefined) return undefined
  if (number.depth > 1) return number.depth
  if (number.word !== undefined) return 1
  const above = stylesAbove(numbers, index)
  if (number.style === 'roman' || !above.has('roman')) return 1
  // I. RESULTS / A. Data / 1) Corpus
  return number.style === 'arabic' && above.has('letter') ? 3 : 2
}

function stylesAbove(numbers: readonly (SectionNumber | undefined)[], index: number): Set<string> {
  const styles = numbers.slice(0, index).map(number => (number?.depth === 1 ? number.style : undefined))
  return new Set(styles.filter(style => style !== undefined))
}

/** The level that most numbered headings of a look have. */
function votesByLook(
  headings: readonly HeadingCandidate[],
  depths: readonly (number | undefined)[],
): Map<string, number> {
  const votes = new Map<string, Map<number, number>>()
  headings.forEach(({ styleKey, text }, i) => {
    // The list of references and the introduction stand at the top whether they are numbered or not.
    const concept = matchHeadingKeyword(text)?.concept
    const depth = depths[i] ?? (concept === 'references' && depths.some(other => other !== undefined) ? 1 : undefined)
    if (depth === undefined) return
    const own = votes.get(styleKey) ?? new Map<number, number>()
    own.set(depth, (own.get(depth) ?? 0) + 1)
    votes.set(styleKey, own)
  })
  const levels = new Map<string, number>()
  for (const [key, own] of votes) {
    const [best] = [...own].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (best !== undefined) levels.set(key, best[0])
  }
  return levels
}
