import type { FieldDocument } from './document.ts'
import type { Field } from './fields.ts'
import { compareTexts, MATCHINGS, type Matching, type Outcome } from './matching.ts'
import { joinField, withoutAbstractHeading } from './normalise.ts'
import { expect, record, type Tally } from './tally.ts'

/** Whether all fields of an instance are right, in each matching. */
export type AllRight = Readonly<Record<Matching, boolean>>

/** A pair of texts as they were compared, for a person who looks at one document. */
export interface ComparedText {
  readonly field: string
  readonly gold: string
  readonly result: string
  readonly outcomes: Readonly<Record<Matching, Outcome>>
}

/** The texts of the header, compared. */
export function compareHeaders(
  gold: FieldDocument,
  result: FieldDocument,
  fields: readonly Field[],
): readonly ComparedText[] {
  return fields.map(field => {
    const joined = joinField(gold.header.get(field.name))
    const expected = field.name === 'abstract' ? withoutAbstractHeading(joined) : joined
    return compareField(field, expected, joinField(result.header.get(field.name)))
  })
}

export function compareField({ name, isTextual }: Field, gold: string, result: string): ComparedText {
  return { field: name, gold, result, outcomes: compareTexts(gold, result, isTextual) }
}

/** Counts compared texts; whether all were right. */
export function countHeader(tally: Tally, texts: readonly ComparedText[]): AllRight {
  for (const { field, gold, outcomes } of texts) {
    if (gold.trim() !== '') expect(tally, field)
    record(tally, field, outcomes)
  }
  return areAllRight(texts)
}

/** Whether no text is false or missing, in each matching. */
export function areAllRight(texts: readonly ComparedText[]): AllRight {
  const entries = MATCHINGS.map(matching => [
    matching,
    texts.every(({ outcomes }) => outcomes[matching] === 'same' || outcomes[matching] === 'nothing'),
  ])
  return Object.fromEntries(entries) as AllRight
}
