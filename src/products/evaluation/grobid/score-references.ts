import { type AlignedReference, alignReferences, SIGNATURES } from './align-references.ts'
import type { FieldDocument, Reference } from './document.ts'
import type { Field } from './fields.ts'
import { MATCHINGS, type Matching } from './matching.ts'
import { joinField, normaliseField } from './normalise.ts'
import { areAllRight, compareField, type ComparedText } from './score-header.ts'
import { countOf, expect, record, type Tally } from './tally.ts'

/** What is counted of whole references. */
export interface ReferenceCounts {
  readonly expected: number
  readonly extracted: number
  /** Aligned entries with all fields right. */
  readonly correct: Readonly<Record<Matching, number>>
  /** Entries aligned by each signature. */
  readonly bySignature: readonly number[]
}

/** What is counted of the places in the text that point at references. */
export interface ContextCounts {
  readonly expectedEntries: number
  readonly extractedEntries: number
  readonly expected: number
  readonly extracted: number
  readonly correct: number
}

/** References of one document, aligned and compared. */
export interface ScoredReferences {
  readonly counts: ReferenceCounts
  readonly contexts: ContextCounts
  readonly aligned: readonly (AlignedReference & { readonly texts: readonly ComparedText[] })[]
}

/** Aligns the references of two documents, and counts their fields in `tally`. */
export function scoreReferences(
  tally: Tally,
  gold: FieldDocument,
  result: FieldDocument,
  fields: readonly Field[],
): ScoredReferences {
  for (const { paths } of gold.references)
    for (const { name } of fields) if (paths.has(name)) expect(tally, name, paths.get(name))
  const aligned = alignReferences(gold.references, result.references).map(pair => ({
    ...pair,
    texts: pair.gold?.id === undefined ? [] : compareReferences(pair.gold, pair.result, fields),
  }))
  for (const { texts } of aligned) for (const { field, outcomes } of texts) record(tally, field, outcomes)
  for (const pair of aligned)
    if (pair.gold === undefined && pair.isIdentifiable) countInvented(tally, pair.result, fields)
  const scored = aligned.filter(pair => pair.gold?.id !== undefined).map(({ texts }) => areAllRight(texts))
  const correct = MATCHINGS.map(matching => [matching, scored.filter(each => each[matching]).length])
  return {
    counts: {
      expected: gold.references.length,
      extracted: result.references.length,
      correct: Object.fromEntries(correct) as Record<Matching, number>,
      bySignature: Array.from(
        { length: SIGNATURES },
        (_, place) => aligned.filter(({ signature }) => signature === place).length,
      ),
    },
    contexts: countContexts(gold, result, aligned),
    aligned,
  }
}

function compareReferences(gold: Reference, result: Reference, fields: readonly Field[]): readonly ComparedText[] {
  return fields.map(field =>
    compareField(field, joinField(gold.texts.get(field.name)), joinField(result.texts.get(field.name))),
  )
}

/** An entry that is not in the gold: everything in it is false. */
function countInvented(tally: Tally, { texts }: Reference, fields: readonly Field[]): void {
  for (const { name } of fields)
    if (texts.has(name)) for (const matching of MATCHINGS) countOf(tally, matching, name).falsePositive++
}

/** A pointing is correct where the gold points at the same entry at least as often. */
function countContexts(
  gold: FieldDocument,
  result: FieldDocument,
  aligned: readonly AlignedReference[],
): ContextCounts {
  const goldIds = new Map<string, string>()
  for (const pair of aligned)
    if (pair.gold?.id !== undefined) goldIds.set(normaliseField(pair.result.id ?? ''), pair.gold.id)
  const expected = countEach(gold.calloutIds)
  let correct = 0
  for (const [id, times] of countEach(result.calloutIds))
    correct += Math.min(times, expected.get(goldIds.get(id) ?? '') ?? 0)
  return {
    expectedEntries: gold.entryIds.length,
    extractedEntries: result.entryIds.length,
    expected: gold.calloutIds.length,
    extracted: result.calloutIds.length,
    correct,
  }
}

function countEach(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
