import { similarity } from '../../../base/text/characters/levenshtein.ts'
import type { AlignedWords } from '../align/align-words.ts'
import type { Evidence, Side } from './choose-reading.ts'
import type { AlignedReadings, Decided } from './decision.ts'
import { differenceOf, isSplitElsewhere, mayBeOneWord } from './difference.ts'
import { findPassages } from './passages.ts'
import type { Reliability } from './reliability.ts'

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
