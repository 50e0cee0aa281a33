import { SIGNATURES } from './align-references.ts'
import type { FieldDocument } from './document.ts'
import { type Dataset, FULL_TEXT_FIELDS, HEADER_FIELDS, LEFT_OUT, REFERENCE_FIELDS } from './fields.ts'
import { MATCHINGS, type Matching } from './matching.ts'
import { countLinkedAffiliations } from './score-affiliations.ts'
import { compareHeaders, type ComparedText, countHeader } from './score-header.ts'
import { type ContextCounts, type ReferenceCounts, type ScoredReferences, scoreReferences } from './score-references.ts'
import { countFullText, type FullTextField, readFullText } from './score-full-text.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

/** GROBID's evaluation of one document, or of many. */
export interface FieldScores {
  readonly documents: number
  readonly header: Tally
  /** Documents with all fields of the header right. */
  readonly headers: Readonly<Record<Matching, number>>
  readonly citations: Tally
  readonly references: ReferenceCounts
  readonly contexts: ContextCounts
  readonly fullText: Tally
}

/** What was compared of one document. */
export interface FieldDetails {
  readonly header: readonly ComparedText[]
  readonly references: ScoredReferences['aligned']
  readonly fullText: readonly FullTextField[]
}

/** GROBID's evaluation of one document: the counts, and what was compared. */
export function scoreFields(
  gold: FieldDocument,
  result: FieldDocument,
  dataset?: Dataset,
): { readonly scores: FieldScores; readonly details: FieldDetails } {
  const leftOut = new Set(dataset === undefined ? [] : LEFT_OUT[dataset])
  const kept = <Item extends { readonly name: string }>(fields: readonly Item[]) =>
    fields.filter(({ name }) => !leftOut.has(name))
  const [header, citations, fullText] = [emptyTally(), emptyTally(), emptyTally()]
  const headerTexts = compareHeaders(gold, result, kept(HEADER_FIELDS))
  const allRight = countHeader(header, headerTexts)
  countLinkedAffiliations(header, gold.authors, result.authors)
  const references = scoreReferences(citations, gold, result, kept(REFERENCE_FIELDS))
  const fullTextFields = readFullText(gold, result, kept(FULL_TEXT_FIELDS))
  countFullText(fullText, fullTextFields)
  const headers = byMatching(matching => (allRight[matching] ? 1 : 0))
  return {
    scores: {
      documents: 1,
      header,
      headers,
      citations,
      references: references.counts,
      contexts: references.contexts,
      fullText,
    },
    details: { header: headerTexts, references: references.aligned, fullText: fullTextFields },
  }
}

/** The sum of the scores of documents. */
export function sumFieldScores(scores: readonly FieldScores[]): FieldScores {
  const total = (value: (each: FieldScores) => number) => scores.reduce((sum, each) => sum + value(each), 0)
  const tallied = (part: (each: FieldScores) => Tally) => {
    const tally = emptyTally()
    for (const each of scores) addTally(tally, part(each))
    return tally
  }
  return {
    documents: total(({ documents }) => documents),
    header: tallied(({ header }) => header),
    headers: byMatching(matching => total(({ headers }) => headers[matching])),
    citations: tallied(({ citations }) => citations),
    references: {
      expected: total(({ references }) => references.expected),
      extracted: total(({ references }) => references.extracted),
      correct: byMatching(matching => total(({ references }) => references.correct[matching])),
      bySignature: Array.from({ length: SIGNATURES }, (_, place) =>
        total(({ references }) => references.bySignature[place] ?? 0),
      ),
    },
    contexts: {
      expectedEntries: total(({ contexts }) => contexts.expectedEntries),
      extractedEntries: total(({ contexts }) => contexts.extractedEntries),
      expected: total(({ contexts }) => contexts.expected),
      extracted: total(({ contexts }) => contexts.extracted),
      correct: total(({ contexts }) => contexts.correct),
    },
    fullText: tallied(({ fullText }) => fullText),
  }
}

function byMatching(value: (matching: Matching) => number): Readonly<Record<Matching, number>> {
  return Object.fromEntries(MATCHINGS.map(matching => [matching, value(matching)])) as Record<Matching, number>
}
