import { describe, expect, test } from 'vitest'
import {
  type Conversion,
  convert,
  expectAllLetters,
  expectAllTokensInFreki,
  expectClosedAccount,
  expectCompleteOutputs,
  expectNoRoleConflict,
  expectParagraphsFromTable,
  expectSameText,
  expectSoundCorpus,
  expectSoundTable,
  expectValid,
  productOf,
} from './support/invariants.ts'
import { listCorpus } from './support/papers.ts'
import {
  compareWithPoppler,
  HAS_POPPLER,
  linedTextsOf,
  type PlaceComparison,
  popplerWords,
  textsOfLines,
} from './support/printed-lines.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from './support/tei-all.ts'

const PAPERS = listCorpus()
/** Lines of typeset papers against those of poppler. */
const comparisons: PlaceComparison[] = []
/** TEI of all papers, as they are converted. */
const documents: string[] = []

test('names each paper of the corpus once, scans and other folders left out', () => {
  const names = PAPERS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^(?:real|typeset)\/(?!scan)[^/]+$/)
})

// Where the corpus is not there, there is nothing else to check: the fixtures stand for it.
describe.each(PAPERS)('$name', paper => {
  let conversion: Conversion

  test('converts to valid paperXML, TEI, JATS and JSON', async () => {
    conversion = await convert(paper)
    await expectValid(conversion)
    documents.push(productOf(conversion, 'tei'))
  })

  test('accounts for every glyph', () => expectClosedAccount(conversion))

  test('has no block that two classifiers decide differently', () => expectNoRoleConflict(conversion))

  test('keeps every letter once', () => expectAllLetters(conversion))

  test('has every text that each output promises', () => expectCompleteOutputs(conversion))

  test('has sentences that stand where the table says', () => expectSoundTable(conversion))

  test('can be put together from the table', () => expectParagraphsFromTable(conversion))

  test('has the same text in Markdown and HTML as in plain text', () => expectSameText(conversion))

  test('has tokens that give back the sentences', () => expectSoundCorpus(conversion))

  test('has every token in one line of Freki', () => expectAllTokensInFreki(conversion))

  test.runIf(HAS_POPPLER && paper.name.startsWith('typeset/'))('is compared with the lines of poppler', () => {
    const lines = linedTextsOf(conversion.paper).flatMap(textsOfLines)
    comparisons.push(compareWithPoppler(lines, popplerWords(paper.file)))
  })
})

test.runIf(HAS_POPPLER && PAPERS.length > 0)('has 99 % of the lines of typeset papers where poppler has them', () => {
  const compared = comparisons.reduce((sum, comparison) => sum + comparison.compared, 0)
  expect(comparisons.flatMap(({ differing }) => differing).length).toBeLessThan(0.01 * compared)
})

test.runIf(CAN_CHECK_TEI_ALL && PAPERS.length > 0)(
  'TEI of all papers is valid against tei_all',
  { timeout: 120_000 },
  () => {
    expect(documents).toHaveLength(PAPERS.length)
    expect(problemsByTeiAll(documents)).toEqual([])
  },
)
