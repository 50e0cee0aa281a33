import { heightOf, overlapX, overlapY } from '../geometry/box.ts'
import { similarity } from '../text/characters/levenshtein.ts'
import type { AlignedWords } from './align-words.ts'
import { type ChoiceReason, chooseByEvidence, type Difference, type Evidence, type Side } from './choose-reading.ts'
import type { Outcome } from './merge-words.ts'
import type { ReadWord } from './reading.ts'
import { findPassages } from './passages.ts'
import { findRepeatedSigns } from './repeated-signs.ts'
import { keyOfWord, plainText } from './word-keys.ts'

/** The words of two readings, aligned. */
export interface AlignedReadings {
  readonly primary: readonly ReadWord[]
  readonly other: readonly ReadWord[]
  readonly ranges: readonly AlignedWords[]
}

/** What was decided of a range of words, and why. */
export interface Decided extends Outcome {
  readonly reason: ChoiceReason | 'agreed' | 'hyphen' | 'only-here' | 'no-word' | 'repeated'
}

/** Which reading evidence speaks for more often, and not by chance; the first one, where that cannot be told. */
export interface Reliability {
  readonly side: Side
  /** It does so far more often: the other reading is believed only where much speaks for it. */
  readonly isClear: boolean
  /** How many times as often. */
  readonly odds: number
}

/** A reading that is right so many times as often as the other one is clearly the better one. */
const CLEARLY = 3
/** A word that one reading alone has, less sure than this, is none. */
const SURE_ENOUGH = 0.5
/**
 * A word is not given up for what the clearly worse reading has where the odds are as high that it is right: those of its
 * confidence by those of its reading. Found on readings at 84 and 300 dpi: 0.85 in a reading right three times as often.
 */
const SURE_ODDS = 17
/** Likeness up to which the clearly worse reading has misread another place. */
const LEAST_LIKENESS = 0.5
/**
 * Decides each range of aligned words. What both have stays; a word cut at a line end stays cut; where words differ,
 * {@link chooseByEvidence} decides, or, where nothing speaks for either, the reading that evidence spoke for more often.
 * What one reading alone has is kept, but for specks that an engine took for words, and for signs that running text orders
 * in its own way ({@link findRepeatedSigns}).
 *
 * @param evidence what the words say on which both agree
 * @param arePages whether the other reading has pages, and so places for what it alone has
 */
export function decideRanges(
  { primary, other, ranges }: AlignedReadings,
  evidence: Evidence,
  arePages: boolean,
): { readonly decided: readonly Decided[]; readonly reliability: Reliability } {
  const repeated = findRepeatedSigns(ranges, primary, other)
  const first = ranges.map(range => decide(range))
  const reliability = findReliable(first)
  const worse = reliability.side === 'primary' ? 'other' : 'primary'
  const lone = first.filter(({ taken, reason }) => taken === worse && reason === 'only-here').map(({ range }) => range)
  const passages =
    worse === 'primary'
      ? findPassages(lone, ({ a }) => a, primary, evidence)
      : findPassages(lone, ({ b }) => b, other, evidence)
  return { decided: first.map(reconsider), reliability }

  function decide(range: AlignedWords): Decided {
    const { a, aEnd, b, bEnd } = range
    if (repeated.has(range)) return { range, taken: 'none', reason: 'repeated' }
    if (a === aEnd) return decideLone(range, 'other', other[b] as ReadWord)
    if (b === bEnd) return decideLone(range, 'primary', primary[a] as ReadWord)
    if (isAgreed(range, primary, other)) return { range, taken: 'primary', reason: 'agreed' }
    const difference = differenceOf(range)
    if (isCutAtLineEnd(difference)) return { range, taken: 'primary', reason: 'hyphen' }
    // The places are those of the first reading: what stands in two of its lines or cells is not one word.
    if (!standTogether(primary.slice(a, aEnd))) return { range, taken: 'primary', reason: 'primary' }
    const choice = chooseByEvidence(difference, evidence)
    return { range, taken: choice?.side ?? 'primary', reason: choice?.reason ?? 'primary' }
  }

  function decideLone(range: AlignedWords, side: Side, { text, confidence }: ReadWord): Decided {
    const isDoubtful = confidence !== undefined && confidence < SURE_ENOUGH && !evidence.agreed.has(keyOfWord(text))
    return isDoubtful ? { range, taken: 'none', reason: 'no-word' } : { range, taken: side, reason: 'only-here' }
  }

  /** What is asked again once it is known which reading is right more often. */
  function reconsider(decision: Decided): Decided {
    const { range, taken, reason } = decision
    const { side, isClear, odds } = reliability
    if (reason === 'primary') {
      // Where words end, places say better than an engine that is right more often.
      const isTakenOver = side === 'other' && !isOnlyParted(range) && standTogether(primary.slice(range.a, range.aEnd))
      return isTakenOver ? { range, taken: side, reason: 'reliable-reading' } : decision
    }
    // What the clearly worse reading does not have says nothing against the better one, however unsure that is.
    if (isClear && arePages && reason === 'no-word' && isLoneOf(range, side)) {
      return { range, taken: side, reason: 'only-here' }
    }
    if (!isClear || !arePages || taken === side || taken === 'none') return decision
    if (reason === 'only-here') {
      return passages.has(range) ? decision : { range, taken: 'none', reason: 'no-word' }
    }
    if (!OVERRULED.has(reason)) return decision
    const { primary: here, other: there, confidence } = differenceOf(range)
    const sureness = confidence[side] ?? 0
    const isSure = odds * sureness >= SURE_ODDS * (1 - sureness)
    const isLike = similarity(here.join(''), there.join('')) > LEAST_LIKENESS
    return isSure || !isLike ? { range, taken: side, reason: 'reliable-reading' } : decision
  }

  function differenceOf({ a, aEnd, b, bEnd }: AlignedWords): Difference {
    const [here, there] = [primary.slice(a, aEnd), other.slice(b, bEnd)]
    return {
      primary: here.map(({ text }) => text),
      other: there.map(({ text }) => text),
      confidence: { primary: leastConfidence(here), other: leastConfidence(there) },
    }
  }

  function isOnlyParted({ a, aEnd, b, bEnd }: AlignedWords): boolean {
    const joined = (words: readonly ReadWord[]) => words.map(({ text }) => text).join('')
    return joined(primary.slice(a, aEnd)) === joined(other.slice(b, bEnd))
  }
}

function isLoneOf({ a, aEnd, b, bEnd }: AlignedWords, side: Side): boolean {
  return side === 'primary' ? b === bEnd : a === aEnd
}

/** Reasons that do not hold against a surer word of the clearly better reading. */
const OVERRULED: ReadonlySet<Decided['reason']> = new Set(['known-word', 'mixed-signs', 'foreign-script'] as const)

/** Whether both readings have the same word; signs that programs write in several ways count as one. */
export function isAgreed(
  { a, aEnd, b, bEnd }: AlignedWords,
  primary: readonly ReadWord[],
  other: readonly ReadWord[],
): boolean {
  return aEnd - a === 1 && bEnd - b === 1 && plainText(primary[a]?.text ?? '') === plainText(other[b]?.text ?? '')
}

/** `tran-` and `scribed` in the one reading are `transcribed` in the other. */
function isCutAtLineEnd({ primary, other }: Difference): boolean {
  if (primary.length < 2 || other.length !== 1) return false
  if (!primary.slice(0, -1).every(word => /[-‐‑\u00ad]$/.test(word))) return false
  const letters = (words: readonly string[]) => plainText(words.join('')).replaceAll('-', '')
  return letters(primary) === letters(other)
}

/** Words are parts of one at most this far apart, in heights: cells of a table stand farther. */
const FARTHEST_PARTS = 1

/** Whether words may be parts of one: each stands on the line of the one before, and near it. */
function standTogether(words: readonly ReadWord[]): boolean {
  return words.every(({ box }, i) => {
    const before = words[i - 1]?.box
    if (box === undefined || before === undefined) return true
    return overlapY(box, before) > 0 && -overlapX(box, before) <= FARTHEST_PARTS * heightOf(box)
  })
}

function leastConfidence(words: readonly ReadWord[]): number | undefined {
  const known = words.flatMap(({ confidence }) => confidence ?? [])
  return known.length === 0 ? undefined : Math.min(...known)
}

const BY_EVIDENCE: ReadonlySet<Decided['reason']> = new Set([
  'unknown-sign',
  'mixed-scripts',
  'known-word',
  'confidence',
  'mixed-signs',
  'foreign-script',
] as const)

/** Words on which evidence speaks for one reading more often by chance alone: a sign test at the level of 0.05. */
const CHANCE = 1.96

function findReliable(decided: readonly Decided[]): Reliability {
  const count = (side: Side) => decided.filter(({ taken, reason }) => taken === side && BY_EVIDENCE.has(reason)).length
  const [here, there] = [count('primary'), count('other')]
  const isChance = Math.abs(here - there) <= CHANCE * Math.sqrt(here + there)
  const odds = Math.max(here, there) / Math.max(1, Math.min(here, there))
  return { side: there > here && !isChance ? 'other' : 'primary', isClear: !isChance && odds >= CLEARLY, odds }
}
