import type { Side } from './choose-reading.ts'
import type { Decided } from './decision.ts'

/** The reading that evidence supports more often, and not by chance; the first one where that cannot be decided. */
export interface Reliability {
  readonly side: Side
  /** Evidence supports it far more often: the other reading is believed only with strong evidence. */
  readonly isClear: boolean
  /** How many times as often. */
  readonly odds: number
}

/** A reading that is right so many times as often as the other one is clearly the better one. */
const CLEARLY = 3
/** Standard deviations up to which one reading is right more often by chance: a sign test at the level of 0.05. */
const CHANCE = 1.96

const BY_EVIDENCE: ReadonlySet<Decided['reason']> = new Set([
  'unknown-sign',
  'mixed-scripts',
  'known-word',
  'confidence',
  'mixed-signs',
  'foreign-script',
] as const)

/** Which reading was right more often where evidence decided. */
export function findReliable(decided: readonly Decided[]): Reliability {
  const count = (side: Side) => decided.filter(({ taken, reason }) => taken === side && BY_EVIDENCE.has(reason)).length
  const [here, there] = [count('primary'), count('other')]
  const isChance = Math.abs(here - there) <= CHANCE * Math.sqrt(here + there)
  const odds = Math.max(here, there) / Math.max(1, Math.min(here, there))
  return { side: there > here && !isChance ? 'other' : 'primary', isClear: !isChance && odds >= CLEARLY, odds }
}
