import { describe, expect, test } from 'vitest'
import {
  type Conversion,
  convert,
  expectAllLetters,
  expectClosedAccount,
  expectSoundTable,
  expectValid,
} from './support/invariants.ts'
import { listCorpus } from './support/papers.ts'

const PAPERS = listCorpus()

test('names each paper of the corpus once, scans and other folders left out', () => {
  const names = PAPERS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^(?:real|typeset)\/(?!scan)[^/]+$/)
})

// Where the corpus is not there, there is nothing else to check: the fixtures stand for it.
describe.each(PAPERS)('$name', paper => {
  let conversion: Conversion

  test('converts to valid paperXML and valid TEI', async () => {
    conversion = await convert(paper)
    await expectValid(conversion)
  })

  test('accounts for every glyph', () => expectClosedAccount(conversion))

  test('keeps every letter once', () => expectAllLetters(conversion))

  test('has sentences that stand where the table says', () => expectSoundTable(conversion))
})
