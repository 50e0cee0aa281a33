import type { AlignedWords } from '../align/align-words.ts'
import { chooseByEvidence, type Evidence, type Side } from './choose-reading.ts'
import type { AlignedReadings, Decided } from './decision.ts'
import { differenceOf, isAgreed, isCutAtLineEnd, mayBeOneWord } from './difference.ts'
import type { ReadWord } from '../reading.ts'
import { reconsiderAll } from './reconsider.ts'
import { findReliable, type Reliability } from './reliability.ts'
import { findRepeatedCharacters } from './repeated-characters.ts'
import { keyOfWord } from '../align/word-keys.ts'

/** A word that only one reading has, with less confidence than this, is not a word. */
const SURE_ENOUGH = 0.5

/**
 * Decides each range of aligned words. What both have stays; a word cut at a line end stays cut. Where words differ,
 * {@link chooseByEvidence} decides; without evidence, the reading is taken that evidence supported more often. What one
 * reading alone has is kept, except for specks that an engine took for words, and for characters that running text
 * only has in another order ({@link findRepeatedCharacters}).
 *
 * @param evidence from the words on which both agree
 * @param arePages whether the other reading has pages, and so places for what it alone has
 */
export function decideRanges(
  readings: AlignedReadings,
  evidence: Evidence,
  arePages: boolean,
): { readonly decided: readonly Decided[]; readonly reliability: Reliability } {
  const { primary, other, ranges } = readings
  const repeated = findRepeatedCharacters(ranges, primary, other)
  const first = ranges.map((range): Decided => {
    if (repeated.has(range)) return { range, taken: 'none', reason: 'repeated' }
    return decide(range, readings, evidence)
  })
  const reliability = findReliable(first)
  return { decided: reconsiderAll(first, { readings, evidence, reliability, arePages }), reliability }
}

/** The decision about one range by what the readings have in it, each reading trusted alike. */
function decide(range: AlignedWords, readings: AlignedReadings, evidence: Evidence): Decided {
  const { a, aEnd, b, bEnd } = range
  const { primary, other } = readings
  if (a === aEnd) return decideLone(range, 'other', other[b] as ReadWord, evidence)
  if (b === bEnd) return decideLone(range, 'primary', primary[a] as ReadWord, evidence)
  if (isAgreed(range, readings)) return { range, taken: 'primary', reason: 'agreed' }
  const difference = differenceOf(range, readings)
  if (isCutAtLineEnd(difference)) return { range, taken: 'primary', reason: 'hyphen' }
  // The places are those of the first reading: what is in two of its lines or cells is not one word.
  if (!mayBeOneWord(primary.slice(a, aEnd))) return { range, taken: 'primary', reason: 'primary' }
  const choice = chooseByEvidence(difference, evidence)
  return { range, taken: choice?.side ?? 'primary', reason: choice?.reason ?? 'primary' }
}

/** The decision about a word that one reading alone has. */
function decideLone(range: AlignedWords, side: Side, { text, confidence }: ReadWord, { agreed }: Evidence): Decided {
  const isDoubtful = confidence !== undefined && confidence < SURE_ENOUGH && !agreed.has(keyOfWord(text))
  return isDoubtful ? { range, taken: 'none', reason: 'no-word' } : { range, taken: side, reason: 'only-here' }
}
