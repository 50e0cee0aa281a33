import type { Reference } from './document.ts'
import { joinField, normaliseField, soften } from './normalise.ts'

/** By what an entry is known; the first signatures are the surest. `undefined` where a part is missing. */
type Signatures = readonly (string | undefined)[]

/** An entry of the result with the entry of the gold that it is, if there is one. */
export interface AlignedReference {
  readonly result: Reference
  readonly gold: Reference | undefined
  /** Place of the signature by which they were aligned, from 0; -1 where there is no gold. */
  readonly signature: number
  /** Whether the entry has a signature at all; one without is skipped. */
  readonly isIdentifiable: boolean
}

/** How many kinds of signatures there are. */
export const SIGNATURES = 4

/** Each entry of the result with the first free entry of the gold that has its signature. */
export function alignReferences(
  gold: readonly Reference[],
  results: readonly Reference[],
): readonly AlignedReference[] {
  const free = gold.map(reference => ({ reference, signatures: toSignatures(reference) }))
  return results.map(result => {
    const signatures = toSignatures(result)
    const isIdentifiable = signatures.some(signature => signature !== undefined)
    for (const [place, signature] of signatures.entries()) {
      if (signature === undefined) continue
      const index = free.findIndex(each => each.signatures[place] === signature)
      if (index < 0) continue
      const [taken] = free.splice(index, 1)
      return { result, gold: taken?.reference, signature: place, isIdentifiable }
    }
    return { result, gold: undefined, signature: -1, isIdentifiable }
  })
}

/** Title and date; all surnames and date; journal, volume and page; first surname and title, or journal without one. */
function toSignatures({ texts }: Reference): Signatures {
  const all = (field: string) => soften(joinField(texts.get(field)))
  const first = (field: string) => normaliseField(texts.get(field)?.[0] ?? '')
  const [title, surnames, journal] = [all('title'), all('authors'), all('inTitle')]
  const [date, volume, page, surname] = [first('date'), first('volume'), first('page'), soften(first('first_author'))]
  return [
    combine(title, date),
    combine(surnames, date),
    combine(journal, volume, page),
    combine(surname, title === '' ? journal : title),
  ]
}

function combine(...parts: readonly string[]): string | undefined {
  return parts.includes('') ? undefined : parts.join('')
}
