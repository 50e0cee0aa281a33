import { describe, test } from 'vitest'
import {
  type Conversion,
  convert,
  expectAllLetters,
  expectClosedAccount,
  expectSoundTable,
  expectValid,
} from './support/invariants.ts'
import { listCorpus } from './support/papers.ts'

// Where the corpus is not there, there is nothing to check: the fixtures stand for it.
describe.skipIf(listCorpus().length === 0).each(listCorpus())('$name', paper => {
  let conversion: Conversion

  test('converts to valid paperXML and valid TEI', async () => {
    conversion = await convert(paper)
    await expectValid(conversion)
  })

  test('accounts for every glyph', () => expectClosedAccount(conversion))

  test('keeps every letter once', () => expectAllLetters(conversion))

  test('has sentences that stand where the table says', () => expectSoundTable(conversion))
})
