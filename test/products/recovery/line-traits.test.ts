import { describe, expect, test } from 'vitest'
import { headingEvidenceOf } from '../../../src/products/recovery/heading-evidence.ts'
import {
  endsSentence,
  hasRaisedLabel,
  isBareNumber,
  looksLikeObject,
  looksLikeRow,
  noteLabelOf,
  opensCaption,
  opensEntry,
} from '../../../src/products/recovery/line-traits.ts'

describe('a line end', () => {
  test.each([
    ['as was shown by Meyer et al.', 'The boats', 'en', true],
    ['as was shown by Meyer et al.', 'Smith saw', 'en', false],
    ['wie in Abb.', '3 zu sehen', 'de', false],
    ['“So it is.”', 'He went', 'en', true],
    ['the boats of', 'Ostland', 'en', false],
  ])('%s | %s (%s) ends a sentence: %s', (line, next, language, ends) => {
    expect(endsSentence(line, next, language)).toBe(ends)
  })
})

describe('a line', () => {
  test.each(['12', '- 12 -', 'xiv', 'Seite 7'])('%s is a page number', line => expect(isBareNumber(line)).toBe(true))
  test.each(['12 boats', 'Chapter', '1848.'])('%s is none', line => expect(isBareNumber(line)).toBe(false))

  test.each(['Figure 2: The tower', 'Abb. 3. Der Turm', 'TABLE IV. BOATS', 'Слика 1. Торањ'])('%s is a caption', line =>
    expect(opensCaption(line)).toBe(true),
  )
  test.each(['Figure 2 shows the tower', 'Tables were set.'])('%s is none', line =>
    expect(opensCaption(line)).toBe(false),
  )

  test('tells its note mark from figures of the text', () => {
    expect(
      ['1http://example.org', '3 The keeper', '* The keeper', '16th century', '16 boats'].map(noteLabelOf),
    ).toEqual(['1', '3', '*', undefined, undefined])
    expect(['3The keeper', '3D printing', '3 The keeper'].map(hasRaisedLabel)).toEqual([true, false, false])
  })

  test('is a row or a formula where few of its words are words', () => {
    expect(['boats 7 8 6', 'In 2010 the 7 boats came home', 'n = 3'].map(looksLikeRow)).toEqual([true, false, false])
    expect(['p(x) = y + z', 'the boats came in'].map(looksLikeObject)).toEqual([true, false])
  })

  test('opens an entry of the references by a name', () => {
    expect(
      ['Smith, J. (2009).', 'van der Berg, Anna:', 'J. Smith, The', 'Cambridge University Press.'].map(opensEntry),
    ).toEqual([true, true, true, false])
  })
})

test('a heading shows by number, key word, capitals or Title Case', () => {
  const lines = [
    '2.1 The boats',
    'V. DATA',
    'References',
    'THE BOATS',
    'The Boats of the Bay',
    'The boats',
    'V. Smith wandered',
  ]
  expect(lines.map(headingEvidenceOf)).toEqual([
    'number',
    'number',
    'keyword',
    'capitals',
    'title-case',
    undefined,
    undefined,
  ])
})
