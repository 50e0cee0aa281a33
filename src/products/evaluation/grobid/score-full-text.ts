import type { FieldDocument } from './document.ts'
import type { Field } from './fields.ts'
import { normaliseFullText, soften } from './normalise.ts'
import { countOf, type Tally } from './tally.ts'

export const FULL_TEXT_MATCHINGS = ['strict', 'soft'] as const

/** Its texts count as one: a statement has no parts that could be found by themselves. */
const STATEMENT = 'availability_stmt'

/** What one field of the full text has on both sides, as it is compared. */
export interface FullTextField {
  readonly field: string
  readonly gold: readonly string[]
  readonly result: readonly string[]
}

export function readFullText(
  gold: FieldDocument,
  result: FieldDocument,
  fields: readonly Field[],
): readonly FullTextField[] {
  return fields.map(({ name }) => ({
    field: name,
    gold: textsOf(gold, name),
    result: textsOf(result, name),
  }))
}

function textsOf({ fullText }: FieldDocument, field: string): readonly string[] {
  const texts = (fullText.get(field) ?? []).map(text => normaliseFullText(text, field)).filter(text => text !== '')
  return field === STATEMENT && texts.length > 0 ? [texts.join(' ').replaceAll('  ', ' ')] : texts
}

/** Counts the texts of each field: each text of the gold takes one text of the result that is the same. */
export function countFullText(tally: Tally, fields: readonly FullTextField[]): void {
  for (const { field, gold, result } of fields) {
    for (const matching of FULL_TEXT_MATCHINGS) {
      const key = matching === 'soft' ? soften : (text: string) => text
      const count = countOf(tally, matching, field)
      const { missing, left } = takeEach(gold.map(key), result.map(key))
      count.expected += gold.length
      count.observed += result.length - left.length
      count.falsePositive += left.length
      count.falseNegative += missing.filter(text => text !== '').length
    }
  }
}

/** The texts of the gold that the result lacks, and those of the result that are left over. */
export function takeEach(
  gold: readonly string[],
  result: readonly string[],
): { readonly missing: readonly string[]; readonly left: readonly string[] } {
  const left = [...result]
  const missing = gold.filter(text => {
    const index = left.indexOf(text)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  return { missing, left }
}
