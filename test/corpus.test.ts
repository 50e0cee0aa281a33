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

/** Papers that lose letters, and why. A name that stands here without need fails. */
const KNOWN_LOSSES: ReadonlyMap<string, string> = new Map([
  ['typeset/acl-en-02', 'the number of a formula is taken for the call of a note'],
  ['real/jose.00240', 'the word before a section number, "Part 2", is not kept'],
])

// Where the corpus is not there, there is nothing to check: the fixtures stand for it.
describe.skipIf(listCorpus().length === 0).each(listCorpus())('$name', paper => {
  let conversion: Conversion
  const testLetters = KNOWN_LOSSES.has(paper.name) ? test.fails : test

  test('converts to valid paperXML and valid TEI', async () => {
    conversion = await convert(paper)
    await expectValid(conversion)
  })

  test('accounts for every glyph', () => expectClosedAccount(conversion))

  testLetters('keeps every letter once', () => expectAllLetters(conversion))

  test('has sentences that stand where the table says', () => expectSoundTable(conversion))
})
