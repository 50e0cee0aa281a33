import type { Diagnostic } from '../../src/base/diagnostics.ts'
import type { Page, SourceDocument, TextRun } from '../../src/model/page/page.ts'
import { readPdf, type ReadPdfOptions } from '../../src/read/sources/read-pdf.ts'
import { type RawPage, rawPdf, type RawPdfOptions } from './raw-pdf.ts'

/** A document with what was reported while reading it. */
export interface ReadResult {
  readonly document: SourceDocument
  readonly diagnostics: readonly Diagnostic[]
}

/** What the bytes read as. */
export async function readBytes(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<ReadResult> {
  const diagnostics: Diagnostic[] = []
  const document = await readPdf(bytes, options, diagnostic => diagnostics.push(diagnostic))
  return { document, diagnostics }
}

/** The one page with that content stream and those page entries. */
export async function readContent(content: string, entries = '', options: RawPdfOptions = {}): Promise<Page> {
  const page: RawPage = { content, entries }
  const { document } = await readBytes(rawPdf([page], options))
  return document.pages[0] as Page
}

/** The words of the page in drawing order: runs without white space between them joined. */
export function wordsOf(page: Page): readonly string[] {
  const words: string[] = []
  for (const { text, spaceBefore } of page.runs) {
    if (spaceBefore || words.length === 0) words.push(text)
    else words.push(`${words.pop()}${text}`)
  }
  return words
}

/** The run with that text. */
export function findRun(page: Page, text: string): TextRun {
  const run = page.runs.find(candidate => candidate.text === text)
  if (!run) throw new Error(`no run "${text}" among ${page.runs.map(candidate => candidate.text).join(' | ')}`)
  return run
}
