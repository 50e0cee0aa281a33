import { editSimilarity } from '../matching/edit-distance.ts'
import { areAlikeByRatcliff } from '../matching/ratcliff-obershelp.ts'
import { soften } from './normalise.ts'

/** How a text of the gold and one of the result may be the same, the strictest first. */
export const MATCHINGS = ['strict', 'soft', 'levenshtein', 'ratcliff'] as const

/** One of {@link MATCHINGS}. */
export type Matching = (typeof MATCHINGS)[number]

/** The least share of a text that needs no edit, of GROBID's evaluation. */
export const LEAST_EDIT_SIMILARITY = 0.8

/** The least similarity after Ratcliff and Obershelp, of GROBID's evaluation. */
export const LEAST_RATCLIFF_SIMILARITY = 0.95

/** What comparing two texts gives in each matching. */
export type Outcome = 'same' | 'false' | 'missing' | 'nothing'

/**
 * How a text of the result answers one of the gold, in each matching. `false` where the result has another text,
 * `missing` where it has none, `nothing` where neither has one.
 */
export function compareTexts(gold: string, result: string, isTextual: boolean): Readonly<Record<Matching, Outcome>> {
  const softGold = isTextual ? soften(gold) : gold
  const softResult = isTextual ? soften(result) : result
  const isEqual = gold !== '' && gold === result
  const isNear = (test: () => boolean) => isEqual || (isTextual && gold !== '' && test())
  const soft = (isSame: boolean) => toOutcome(isSame, softGold, softResult)
  return {
    strict: toOutcome(isEqual, gold, result),
    soft: soft(gold !== '' && softGold === softResult),
    levenshtein: soft(isNear(() => editSimilarity(gold, result) >= LEAST_EDIT_SIMILARITY)),
    ratcliff: soft(isNear(() => result !== '' && areAlikeByRatcliff(gold, result, LEAST_RATCLIFF_SIMILARITY))),
  }
}

function toOutcome(isSame: boolean, gold: string, result: string): Outcome {
  if (isSame) return 'same'
  if (result !== '') return 'false'
  return gold === '' ? 'nothing' : 'missing'
}
