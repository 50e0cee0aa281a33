import { describe, expect, test } from 'vitest'
import { outputNameOf } from '../src/products/recipes/formats.ts'
import {
  type Conversion,
  convert,
  convertOnce,
  expectAllLetters,
  expectAllTokensInFreki,
  expectClosedAccount,
  expectCompleteOutputs,
  expectEveryWord,
  expectNoRoleConflict,
  expectParagraphsFromTable,
  expectSameText,
  expectSoundCorpus,
  expectSoundTable,
  expectValid,
  productOf,
} from './support/invariants.ts'
import { listFixtures } from './support/papers.ts'

/** The formats of the expected outputs beside each fixture. */
const EXPECTED = ['paperxml', 'tei', 'tsv'] as const

describe.each(listFixtures())('$name', ({ name, stem, file }) => {
  let conversion: Conversion

  test('becomes what is expected of it', async () => {
    conversion = await convertOnce({ name, stem, file })
    for (const format of EXPECTED) {
      const expected = file.replace(/[^/\\]+$/, outputNameOf(stem, format))
      await expect(productOf(conversion, format)).toMatchFileSnapshot(expected)
    }
  })

  test('is valid paperXML, TEI, JATS and JSON', () => expectValid(conversion))

  test('accounts for every glyph', () => expectClosedAccount(conversion))

  test('has no block that two classifiers decide differently', () => expectNoRoleConflict(conversion))

  test('keeps every letter once', () => expectAllLetters(conversion))

  test('has every text that each output promises', () => expectCompleteOutputs(conversion))

  test('has every word of its text for readers and archives', () => expectEveryWord(conversion))

  test('has sentences that stand where the table says', () => expectSoundTable(conversion))

  test('can be put together from the table', () => expectParagraphsFromTable(conversion))

  test('has the same text in Markdown and HTML as in plain text', () => expectSameText(conversion))

  test('has tokens that give back the sentences', () => expectSoundCorpus(conversion))

  test('has every token in one line of Freki', () => expectAllTokensInFreki(conversion))

  test('has the same bytes on a second run', async () => {
    expect((await convert({ name, stem, file })).products).toEqual(conversion.products)
  })
})
