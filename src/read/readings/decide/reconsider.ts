import { similarity } from '../../../base/text/characters/levenshtein.ts'
import type { AlignedWords } from '../align/align-words.ts'
import { type Evidence, isKnownWord, type Side } from './choose-reading.ts'
import type { AlignedReadings, Decided } from './decision.ts'
import { differenceOf, isSplitElsewhere, mayBeOneWord } from './difference.ts'
import type { Reliability } from './reliability.ts'
import { type Box, overlapY } from '../../../base/geometry/box.ts'
import type { ReadWord } from '../reading.ts'

/**
 * A word is not given up for what the clearly worse reading has where the odds are as high that it is right: those of its
 * confidence by those of its reading. Found on readings at 84 and 300 dpi: 0.85 in a reading right three times as often.
 */
const SURE_ODDS = 17
/** Likeness up to which the clearly worse reading has misread another place. */
const LEAST_LIKENESS = 0.5
/** Reasons that do not hold against a surer word of the clearly better reading. */
const OVERRULED: ReadonlySet<Decided['reason']> = new Set(['known-word', 'mixed-signs', 'foreign-script'] as const)

/**
 * Gives the decisions again, now that it is known which reading is right more often. Where the other reading has no places,
 * only words without any evidence are decided anew.
 */
export function reconsiderAll(
  decided: readonly Decided[],
  { readings, evidence, reliability, arePages }: ReconsiderContext,
): Decided[] {
  const passages = passagesOfWorse(decided, readings, evidence, reliability.side)
  return decided.map(decision => {
    if (decision.reason === 'primary') return trustReliable(decision, readings, reliability.side)
    if (!arePages || !reliability.isClear) return decision
    if (decision.taken === 'none') return keepLoneOfBetter(decision, reliability.side)
    if (decision.taken === reliability.side) return decision
    if (decision.reason === 'only-here') return passages.has(decision.range) ? decision : dropNoWord(decision)
    return overrule(decision, readings, reliability)
  })
}

/** What decisions are reconsidered by. */
export interface ReconsiderContext {
  readonly readings: AlignedReadings
  readonly evidence: Evidence
  readonly reliability: Reliability
  /** Whether the other reading has pages, and so places for what it alone has. */
  readonly arePages: boolean
}

/** The passages that the less reliable reading alone has. */
function passagesOfWorse(
  decided: readonly Decided[],
  { primary, other }: AlignedReadings,
  evidence: Evidence,
  better: Side,
): ReadonlySet<AlignedWords> {
  const worse = better === 'primary' ? 'other' : 'primary'
  const lone = decided
    .filter(({ taken, reason }) => taken === worse && reason === 'only-here')
    .map(({ range }) => range)
  return worse === 'primary'
    ? findPassages(lone, ({ a }) => a, primary, evidence)
    : findPassages(lone, ({ b }) => b, other, evidence)
}

/** Takes the words of the other reading where nothing but its reliability decides. */
function trustReliable(decision: Decided, readings: AlignedReadings, side: Side): Decided {
  const { range } = decision
  // Places show better where words end than an engine that is right more often.
  const isTakenOver =
    side === 'other' && !isSplitElsewhere(range, readings) && mayBeOneWord(readings.primary.slice(range.a, range.aEnd))
  return isTakenOver ? { range, taken: side, reason: 'reliable-reading' } : decision
}

/** Keeps an unsure word that the better reading alone has: that the clearly worse one lacks it says nothing against it. */
function keepLoneOfBetter(decision: Decided, side: Side): Decided {
  const { range, reason } = decision
  return reason === 'no-word' && isLoneOf(range, side) ? { range, taken: side, reason: 'only-here' } : decision
}

function isLoneOf({ a, aEnd, b, bEnd }: AlignedWords, side: Side): boolean {
  return side === 'primary' ? b === bEnd : a === aEnd
}

function dropNoWord({ range }: Decided): Decided {
  return { range, taken: 'none', reason: 'no-word' }
}

/** Takes the better reading against weak evidence, where it is sure or the worse one has misread another place. */
function overrule(decision: Decided, readings: AlignedReadings, { side, odds }: Reliability): Decided {
  const { range, reason } = decision
  if (!OVERRULED.has(reason)) return decision
  const { primary, other, confidence } = differenceOf(range, readings)
  const sureness = confidence[side] ?? 0
  const isSure = odds * sureness >= SURE_ODDS * (1 - sureness)
  const isLike = similarity(primary.join(''), other.join('')) > LEAST_LIKENESS
  return isSure || !isLike ? { range, taken: side, reason: 'reliable-reading' } : decision
}

/** Fewest known words of a passage. */
const LEAST_IN_PASSAGE = 3
/** Least share of its words that are known. */
const LEAST_LIKELY = 0.4
/** Fewest letters of a known word that counts: specks are read as short words too. */
const LEAST_LETTERS_OF_WORD = 4

/**
 * The words that one reading alone has because the other one missed the passage: words in a row of one page, enough of them
 * known, without the lines that have no known word.
 *
 * @param lone ranges of one word each
 * @param indexOf the index of a range's word in its reading
 * @param words that reading
 */
function findPassages(
  lone: readonly AlignedWords[],
  indexOf: (range: AlignedWords) => number,
  words: readonly ReadWord[],
  evidence: Evidence,
): ReadonlySet<AlignedWords> {
  const wordOf = (range: AlignedWords) => words[indexOf(range)] as ReadWord
  const isLikely = (range: AlignedWords) => isLikelyWord(wordOf(range).text, evidence)
  const rows: AlignedWords[][] = []
  for (const range of [...lone].sort((one, two) => indexOf(one) - indexOf(two))) {
    const last = rows.at(-1)?.at(-1)
    const isNext = last !== undefined && indexOf(range) === indexOf(last) + 1
    if (isNext && wordOf(last).page === wordOf(range).page) rows.at(-1)?.push(range)
    else rows.push([range])
  }
  const passages = rows.filter(row => {
    const likely = row.filter(isLikely).length
    return likely >= LEAST_IN_PASSAGE && likely >= LEAST_LIKELY * row.length
  })
  const lines = passages.flatMap(row => cutAtLineEnds(row, range => wordOf(range).box))
  return new Set(lines.filter(line => line.some(isLikely)).flat())
}

function isLikelyWord(text: string, evidence: Evidence): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= LEAST_LETTERS_OF_WORD && isKnownWord(text, evidence)
}

/** Words in a row, those of each printed line apart. */
function cutAtLineEnds(
  row: readonly AlignedWords[],
  boxOf: (range: AlignedWords) => Box | undefined,
): AlignedWords[][] {
  const lines: AlignedWords[][] = []
  for (const range of row) {
    const [last] = lines.at(-1)?.slice(-1) ?? []
    const [before, here] = [last && boxOf(last), boxOf(range)]
    if (before !== undefined && here !== undefined && overlapY(before, here) > 0) lines.at(-1)?.push(range)
    else lines.push([range])
  }
  return lines
}
