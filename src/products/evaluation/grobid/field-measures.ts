import type { Measure } from '../report/measure.ts'
import { MATCHINGS } from './matching.ts'
import type { FieldScores } from './score-fields.ts'
import { FULL_TEXT_MATCHINGS } from './score-full-text.ts'
import { averageRates, type Tally, toRates } from './tally.ts'

/** The F1 of each field in each matching, under names like `header.title.soft`; `all` is the micro average. */
export function measureFields(scores: FieldScores): ReadonlyMap<string, Measure> {
  return new Map([
    ...measureTally('header', scores.header, MATCHINGS),
    ...measureTally('citations', scores.citations, MATCHINGS),
    ...measureTally('fulltext', scores.fullText, FULL_TEXT_MATCHINGS),
  ])
}

function measureTally(
  part: string,
  tally: Tally,
  matchings: readonly (keyof Tally)[],
): readonly (readonly [string, Measure])[] {
  return matchings.flatMap(matching => [
    ...[...tally[matching]].map(([field, count]) => toMeasure(`${part}.${field}.${matching}`, toRates(count))),
    toMeasure(`${part}.all.${matching}`, averageRates(tally[matching].values()).micro),
  ])
}

function toMeasure(
  name: string,
  { f1, support }: { readonly f1: number; readonly support: number },
): readonly [string, Measure] {
  return [name, { value: support === 0 ? undefined : f1, size: support, isLessBetter: false }]
}
