import { expect, test } from 'vitest'
import { readLinkedAuthors } from '../../../../src/products/evaluation/grobid/linked-authors.ts'
import { MATCHINGS } from '../../../../src/products/evaluation/grobid/matching.ts'
import {
  AFFILIATION_LINKED,
  countLinkedAffiliations,
} from '../../../../src/products/evaluation/grobid/score-affiliations.ts'
import { emptyTally } from '../../../../src/products/evaluation/grobid/tally.ts'
import { readTree } from '../../../../src/products/evaluation/xml/tree.ts'

const rootOf = (xml: string) => readTree(new TextEncoder().encode(xml))
const AFFS =
  '<aff id="a1"><label>1</label>Institute of Mills, University of Vell, Sweden</aff><aff id="a2"><label>2</label>School of Rivers, Po</aff>'

/** JATS with authors like `Lee A. a1 a2`. */
function jats(...authors: readonly string[]): string {
  const contributors = authors.map(author => {
    const [surname, given, ...ids] = author.split(' ')
    const links = ids.map(id => `<xref ref-type="aff" rid="${id}"/>`).join('')
    return `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>${given}</given-names></name>${links}</contrib>`
  })
  return `<article><front><article-meta><contrib-group>${contributors.join('')}</contrib-group>${AFFS}</article-meta></front></article>`
}

const MILLS =
  '<affiliation><orgName>University of Vell</orgName><orgName>Institute of Mills</orgName><country>Sweden</country></affiliation>'
const RIVERS = '<affiliation>School of Rivers, Po</affiliation>'

function tei(...authors: readonly (readonly [surname: string, given: string, affiliations: string])[]): string {
  const written = authors.map(
    ([surname, given, affiliations]) =>
      `<author><persName><forename type="first">${given}</forename><surname>${surname}</surname></persName>${affiliations}</author>`,
  )
  return `<TEI><teiHeader><fileDesc><sourceDesc><biblStruct><analytic>${written.join('')}</analytic></biblStruct></sourceDesc></fileDesc></teiHeader></TEI>`
}

/** Expected, observed, false positives and false negatives in each matching. */
function count(gold: string, result: string): readonly string[] {
  const tally = emptyTally()
  countLinkedAffiliations(tally, readLinkedAuthors(rootOf(gold), 'jats'), readLinkedAuthors(rootOf(result), 'tei'))
  return MATCHINGS.map(matching => {
    const { expected, observed, falsePositive, falseNegative } = tally[matching].get(AFFILIATION_LINKED) ?? {}
    return [expected, observed, falsePositive, falseNegative].join(' ')
  })
}

test('an affiliation answers one with the same text, or one that has its name', () => {
  const result = tei(['Lee', 'Ann', RIVERS], ['Ito', 'Ko', MILLS.replace('<orgName>Institute of Mills</orgName>', '')])
  expect(count(jats('Lee A. a2', 'Ito K. a1'), result)).toEqual(['2 1 1 1', '2 2 0 0', '2 2 0 0', '2 2 0 0'])
})

test('an affiliation at the wrong author is missing there and false here', () => {
  const result = tei(['Lee', 'Ann', RIVERS + MILLS], ['Ito', 'Ko', ''])
  expect(count(jats('Lee A. a2', 'Ito K. a1'), result)[1]).toBe('2 1 1 1')
})

test('of authors with one surname, the initial decides', () => {
  const result = tei(['Lee', 'Bo', MILLS.replace('<orgName>Institute of Mills</orgName>', '')], ['Lee', 'Ann', RIVERS])
  expect(count(jats('Lee Ann a2', 'Lee Bo a1'), result)[1]).toBe('2 2 0 0')
})

test('authors without a link in the gold do not count, those of the result without a partner are false', () => {
  const result = tei(['Lee', 'Ann', RIVERS], ['Ito', 'Ko', RIVERS])
  expect(count(jats('Lee A.'), result)[1]).toBe('0 0 2 0')
})
