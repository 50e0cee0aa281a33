import { matchHeadingKeyword } from '../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../base/text/labels/section-number.ts'
import { isAllCapitals } from './line-traits.ts'

/** Evidence for a heading from the text of a line alone. */
export type HeadingEvidence = 'number' | 'keyword' | 'capitals' | 'title-case'

/** A quick test that every numbered heading passes, tried before the tables of words like `Appendix`. */
const MAYBE_NUMBERED = /^(?:[\d(\[§]|\p{Lu}+[.\s)]|\p{L}+\s(?:\d|\p{Lu}+(?!\p{L})))/u
/** Most words of a heading; a longer line is a sentence. */
const MOST_HEADING_WORDS = 16
/** Most words of a heading that is one by its key word, its number included: `6. Declaration of competing interests`. */
const MOST_KEYWORDS = 6
/** Most letters of the small words between the capitals of Title Case. */
const SMALL_WORD = 4

/** The evidence that a line is a heading, the surest there is, or `undefined`. */
export function headingEvidenceOf(line: string): HeadingEvidence | undefined {
  if (/^\p{Ll}|[,;]$/u.test(line)) return undefined
  const words = line.split(/\s+/)
  if (words.length > MOST_HEADING_WORDS) return undefined
  const number = MAYBE_NUMBERED.test(line) ? parseSectionNumber(line) : undefined
  if (number !== undefined && number.restStart === 'capital' && !number.isBracketed && !/\.$/.test(line)) {
    // `V. Smith` starts many a line; `V. DATA` is a heading.
    const isInitial = /^\p{Lu}$/u.test(number.number) && !isAllCapitals(number.rest)
    const isList = number.closing === ')' || isInitial
    if (!isList) return 'number'
  }
  if (words.length <= MOST_KEYWORDS && matchHeadingKeyword(line) !== undefined) return 'keyword'
  if (isAllCapitals(line)) return 'capitals'
  return isTitleCase(words) ? 'title-case' : undefined
}

function isTitleCase(words: readonly string[]): boolean {
  const large = words.filter(word => /^["“„«(]?\p{Lu}/u.test(word)).length
  const others = words.filter(word => !/^["“„«(]?\p{Lu}/u.test(word))
  return large >= 2 && others.every(word => word.length <= SMALL_WORD) && /^["“„«(\d]?\p{Lu}/u.test(words[0] ?? '')
}
