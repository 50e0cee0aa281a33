import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../src/products/evaluation/grobid/document.ts'
import type { Matching } from '../../../../src/products/evaluation/grobid/matching.ts'
import { scoreFields, sumFieldScores } from '../../../../src/products/evaluation/grobid/score-fields.ts'
import type { Tally } from '../../../../src/products/evaluation/grobid/tally.ts'
import { readTree } from '../../../../src/products/evaluation/xml/tree.ts'
import { SIX_PAIRS, toJats, toTei } from './six-pairs.ts'

const read = (xml: string, format: 'tei' | 'jats') => readFields(readTree(new TextEncoder().encode(xml)), format)
const scores = sumFieldScores(
  SIX_PAIRS.map(
    ([, gold, result]) => scoreFields(read(toJats(gold), 'jats'), read(toTei(result), 'tei'), 'pmc').scores,
  ),
)

/** Expected, observed, false positives and false negatives of the field, in each of the matchings. */
function countsOf(tally: Tally, field: string, matchings: readonly Matching[]): readonly string[] {
  return matchings.map(matching => {
    const count = tally[matching].get(field)
    return `${count?.expected} ${count?.observed} ${count?.falsePositive} ${count?.falseNegative}`
  })
}

const ALL = ['strict', 'soft', 'levenshtein', 'ratcliff'] as const

describe('six pairs, counted by hand', () => {
  // Titles: one the same, one by soft, one by Levenshtein (0.8), one by Levenshtein and Ratcliff; one missing, one wrong.
  test.each([
    ['title', ['6 1 4 1', '6 2 3 1', '6 4 1 1', '6 3 2 1']],
    // "abel oz" against "abel": 4 of 7 letters; five documents have authors.
    ['authors', ['5 4 1 0', '5 4 1 0', '5 4 1 0', '5 4 1 0']],
    ['first_author', ['5 5 0 0', '5 5 0 0', '5 5 0 0', '5 5 0 0']],
    // The word "Abstract" of the gold is cut but not the blank behind it, so the second is not strictly the same.
    ['abstract', ['2 1 2 0', '2 2 1 0', '2 2 1 0', '2 2 1 0']],
    ['keywords', ['1 1 0 0', '1 1 0 0', '1 1 0 0', '1 1 0 0']],
  ])('%s of the header', (field, counts) => {
    expect(countsOf(scores.header, field, ALL)).toEqual(counts)
  })

  // Six references of the gold: one the same, one with another page, one with another title, one with journal, volume and
  // page only, one not found, one without id. One reference is invented.
  test.each([
    // Found twice, once another one, once missing; the invented one is false.
    ['title', '6 2 2 1'],
    ['authors', '6 3 0 1'],
    ['first_author', '6 3 0 1'],
    ['date', '5 3 1 1'],
    ['inTitle', '5 4 0 0'],
    ['volume', '5 4 0 0'],
    ['page', '5 3 1 0'],
  ])('%s of references, in all matchings', (field, counts) => {
    expect(countsOf(scores.citations, field, ALL)).toEqual([counts, counts, counts, counts])
  })

  test('whole headers and references', () => {
    expect(scores.headers).toEqual({ strict: 1, soft: 2, levenshtein: 3, ratcliff: 3 })
    const correct = { strict: 1, soft: 1, levenshtein: 1, ratcliff: 1 }
    expect(scores.references).toEqual({ expected: 6, extracted: 6, correct, bySignature: [2, 1, 1, 1] })
  })

  test('places that point at references', () => {
    // One right; one right of two that are expected; one right and one too many; one at an invented entry.
    expect(scores.contexts).toEqual({ expectedEntries: 5, extractedEntries: 6, expected: 4, extracted: 5, correct: 3 })
  })

  test.each([
    ['section_title', ['5 4 2 1', '5 5 1 0']],
    ['figure_title', ['2 1 0 1', '2 1 0 1']],
    // "(1)" stands twice in the gold and once in the result; "2" once and twice; "[9]" is false.
    ['reference_citation', ['4 3 2 1', '4 3 2 1']],
  ])('%s of the full text', (field, counts) => {
    expect(countsOf(scores.fullText, field, ['strict', 'soft'])).toEqual(counts)
  })

  test('leaves out what the pages of a collection do not print', () => {
    expect([...scores.fullText.strict.keys()]).not.toContain('funding_stmt')
    expect([...scores.citations.strict.keys()]).not.toContain('doi')
  })
})
