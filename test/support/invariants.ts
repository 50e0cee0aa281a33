import { unusedTextsOf } from '../../src/write/writers/document/front-lines.ts'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Diagnostic } from '../../src/base/diagnostics.ts'
import { linesOfFreki } from '../../src/products/freki/views.ts'
import type { SourceDocument } from '../../src/model/page/page.ts'
import type { Account } from '../../src/understand/build/account.ts'
import type { DecidedBlock } from '../../src/understand/decide/decision.ts'
import type { Paper } from '../../src/model/paper/paper.ts'
import { reanalyse } from '../../src/products/recipes/freki.ts'
import { understandPaper } from '../../src/products/recipes/understand.ts'
import { accountOutput } from '../../src/products/recipes/completeness/account-outputs.ts'
import { lettersOfMarkdown, lettersOfText, lettersOfXml } from '../../src/products/recipes/completeness/letters.ts'
import { FORMATS, type Format } from '../../src/products/recipes/formats.ts'
import { writeProducts } from '../../src/products/recipes/products.ts'
import { readPdf } from '../../src/read/sources/read-pdf.ts'
import { SENTENCE_COLUMNS } from '../../src/write/transforms/sentences.ts'
import { UNIT_TYPES } from '../../src/write/transforms/typed-text.ts'
import { writeHtml } from '../../src/write/writers/html/write-html.ts'
import { writeMarkdown } from '../../src/write/writers/markdown/write-markdown.ts'
import { validateJats, validatePaperXml, validateTei } from '../../src/write/transforms/validate.ts'
import {
  textsOfHtml,
  textsOfMarkdown,
  textsOfText,
  withJoinedAuthors,
  withoutMarks,
  withPlainFormulas,
} from './html-texts.ts'
import { addLetters, lettersMissing, lettersOfLabels, lettersOfPages, lettersOfPaper } from './letters.ts'
import { conlluProblems, sentencesOfConllu } from './conllu.ts'
import { schemaProblems } from './schemas.ts'
import type { TestPaper } from './papers.ts'
import { paragraphsOfPaper, paragraphsOfTable } from './paragraphs-of-table.ts'

/** A converted paper with everything that the invariants look at. */
export interface Conversion {
  readonly document: SourceDocument
  readonly paper: Paper
  readonly account: Account
  readonly decisions: readonly DecidedBlock[]
  readonly diagnostics: readonly Diagnostic[]
  readonly products: ReadonlyMap<Format, string>
}

/** Converts a paper to all formats. */
export async function convert({ file, stem }: TestPaper): Promise<Conversion> {
  const document = await readPdf(new Uint8Array(readFileSync(file)), {}, () => {})
  const diagnostics: Diagnostic[] = []
  const options = { id: stem, source: `${stem}.pdf` }
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const { paper, account, decisions } = await understandPaper(document, options, report)
  return { document, paper, account, decisions, diagnostics, products: await writeProducts(paper, FORMATS) }
}

const conversions = new Map<string, Promise<Conversion>>()

/** {@link convert}, done once for all tests of a process: for the fixtures, which are small and convert always the same. */
export function convertOnce(paper: TestPaper): Promise<Conversion> {
  const known = conversions.get(paper.file)
  const conversion = known ?? convert(paper)
  conversions.set(paper.file, conversion)
  return conversion
}

/** One output of a conversion. */
export function productOf({ products }: Conversion, format: Format): string {
  const product = products.get(format)
  if (product === undefined) throw new Error(`${format} was not written`)
  return product
}

/** Each output holds every text of the paper that its definition promises. */
export function expectCompleteOutputs({ paper, products }: Conversion): void {
  const accounts = [...products].flatMap(([format, product]) => accountOutput(paper, format, product) ?? [])
  expect(accounts.filter(({ lost }) => lost.length > 0)).toEqual([])
  for (const { promised } of accounts) expect(promised).toBeGreaterThan(0)
}

/** paperXML is valid by the DTD, TEI and JSON by our schemas. */
export async function expectValid(conversion: Conversion): Promise<void> {
  expect(await validatePaperXml(productOf(conversion, 'paperxml'))).toEqual([])
  expect(await validateTei(productOf(conversion, 'tei'))).toEqual([])
  expect(await validateJats(productOf(conversion, 'jats'))).toEqual([])
  expect(schemaProblems('paper-1.json', JSON.parse(productOf(conversion, 'json')))).toEqual([])
}

/** Every glyph that was read is placed or dropped, and the source's own counts say the same. */
export function expectClosedAccount({ document, account }: Conversion): void {
  const { read, placed, dropped, unaccounted } = account
  expect({ unaccounted, sum: placed + dropped }).toEqual({ unaccounted: 0, sum: read })
  const texts = document.pages.flatMap(page => [...page.runs, ...page.dropped])
  expect(read).toBe(texts.reduce((sum, { glyphs }) => sum + glyphs, 0))
}

/** No two classifiers decide the same block differently, unless the table of classifiers lets the later one overrule. */
export function expectNoRoleConflict({ diagnostics }: Conversion): void {
  expect(diagnostics.filter(({ code }) => code === 'W_ROLE_CONFLICT')).toEqual([])
}

/** Each letter of the pages is in the paper as often as it is printed. Counted apart from the account of the program. */
export function expectAllLetters({ document, paper, decisions }: Conversion): void {
  const printed = lettersOfPages(document)
  const kept = lettersOfPaper(paper)
  const labelled = addLetters(kept, lettersOfLabels(decisions))
  expect({ lost: lettersMissing(printed, labelled), doubled: lettersMissing(kept, printed) }).toEqual({
    lost: '',
    doubled: '',
  })
}

/** Each token of the pages is in one line of Freki, with both presets of thresholds. */
export function expectAllTokensInFreki({ document, paper }: Conversion): void {
  const read = charactersOf(document.pages.flatMap(page => page.runs.map(run => run.text)).join(''))
  for (const preset of ['paper', 'code'] as const) {
    const freki = reanalyse(document, { id: paper.id, preset }).document
    const lines = linesOfFreki(freki).map(line => line.text)
    expect(charactersOf(lines.join(''))).toBe(read)
  }
}

/** Sorted characters; blanks and the marks of raised and lowered text are left out. */
function charactersOf(text: string): string {
  return [...text.replaceAll('\u00ad', '-').replace(/[\s^_{}]/g, '')].sort().join('')
}

/**
 * Markdown, as a reader of GFM sees it, and HTML have the texts of the plain text, and no others. Their heads have the
 * key words, and they make the title page anew, with those of its lines of which nothing else was made.
 */
export function expectSameText({ paper, products }: Conversion): void {
  const apart = textsOfTypes(products.get('tsv') ?? '', ['title-page', 'keyword'])
  const texts = textsOfText(products.get('text') ?? '')
  for (const text of apart) texts.splice(texts.indexOf(text), 1)
  texts.push(...unusedTextsOf(paper.front))
  const plain = withPlainFormulas(paper)
  expect(textsOfHtml(writeHtml(plain, { generator: 'test' })).sort()).toEqual([...texts].sort())
  const markdown = writeMarkdown(withoutMarks(plain), { generator: 'test' })
  expect(textsOfMarkdown(markdown).sort()).toEqual(withJoinedAuthors(texts, paper).sort())
}

/** Letters on the line: lowered ones are of formulas, which outputs write in other ways. */
const WORD = /[\p{Lu}\p{Ll}\p{Lo}]{4,}/gu

/** Each word of the body of paperXML is in the outputs for readers and archives, whatever each of these promises. */
export function expectEveryWord(conversion: Conversion): void {
  const xml = productOf(conversion, 'paperxml')
  const body = xml.slice(xml.indexOf('</header>')).replace(/<[^>]*>|&\w+;/gu, ' ')
  const words = new Set(body.match(WORD))
  expect(words.size).toBeGreaterThan(0)
  for (const format of ['markdown', 'html', 'jats', 'tei'] as const) {
    const lettersOf = format === 'markdown' ? lettersOfMarkdown : lettersOfXml
    const letters = lettersOf(productOf(conversion, format))
    const lost = [...words].filter(word => !letters.includes(lettersOfText(word)))
    expect({ format, lost }).toEqual({ format, lost: [] })
  }
}

/** CoNLL-U is valid at level 1, and its tokens give back the sentences of the table. */
export function expectSoundCorpus(conversion: Conversion): void {
  const conllu = productOf(conversion, 'conllu')
  expect(conlluProblems(conllu)).toEqual([])
  const [, ...rows] = productOf(conversion, 'tsv').trimEnd().split('\n')
  const texts = rows.map(row => row.split('\t')[SENTENCE_COLUMNS.indexOf('text')])
  expect(sentencesOfConllu(conllu)).toEqual(texts)
}

/** The texts of the rows of some types. */
function textsOfTypes(tsv: string, types: readonly string[]): readonly string[] {
  const [type, text] = (['type', 'text'] as const).map(column => SENTENCE_COLUMNS.indexOf(column))
  const rows = tsv.split('\n').map(row => row.split('\t'))
  return rows.flatMap(row => (types.includes(row[type ?? 0] ?? '') ? [row[text ?? 0] ?? ''] : []))
}

/** Every row has its columns, a type of the list, and names the place of its text exactly. */
export function expectSoundTable(conversion: Conversion): void {
  const text = [...productOf(conversion, 'text')]
  const [header, ...rows] = productOf(conversion, 'tsv').replace(/\n$/, '').split('\n')
  expect(header).toBe(SENTENCE_COLUMNS.join('\t'))
  for (const row of rows) {
    const fields = Object.fromEntries(row.split('\t').map((field, i) => [SENTENCE_COLUMNS[i] ?? 'too many', field]))
    expect(Object.keys(fields)).toEqual(SENTENCE_COLUMNS)
    expect(UNIT_TYPES).toContain(fields.type)
    const start = Number(fields.offset)
    expect(text.slice(start, start + Number(fields.length)).join('')).toBe(fields.text)
  }
}

/** The paragraphs that are rebuilt from the table alone are those of the paper. */
export function expectParagraphsFromTable(conversion: Conversion): void {
  const rebuilt = paragraphsOfTable(productOf(conversion, 'tsv'))
  expect([...rebuilt].sort()).toEqual([...paragraphsOfPaper(conversion.paper)].sort())
}
