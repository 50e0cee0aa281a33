import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import type { SourceDocument, TextRun } from '../../../model/page/page.ts'
import {
  chosenRanges,
  countPages,
  mergeRanges,
  nameChoice,
  type PageChoice,
  pagesOf,
} from '../../../base/page-choice.ts'
import type { Losses } from './damage.ts'
import { permissionsOf, readFlags, readMetadata, readOutline } from './document.ts'
import { createOperatorTable } from './drawing/interpret-page.ts'
import { checkGlyphs, checkPages } from './limits.ts'
import { damagedError, type OpenedFile, openSoundOrRepaired } from './open-document.ts'
import type { ReadPage } from './page.ts'
import { type Reading, readPage } from './read-page.ts'
import { type FontLearner, relearnFonts } from './relearn-fonts.ts'
import { reportUndrawnNotes } from './undrawn-notes.ts'

/** What to read of a PDF, and how to open it. */
export interface ReadPdfPagesOptions {
  /** Pages of the file, from 1; default all. What is beyond the last page is ignored. */
  readonly pages?: PageChoice | undefined
  /** Opens an encrypted file; default none. */
  readonly password?: string | undefined
  /** Called before each page is read, with the number of pages done and of all pages. */
  readonly onPage?: ((done: number, pages: number) => void) | undefined
}

/** Options of {@link readDrawnDocument} beside those of the user. */
interface ReadDrawnOptions extends ReadPdfPagesOptions {
  /** Learns what fonts mean whose characters make no words; default: they are believed. */
  readonly learner?: FontLearner | undefined
}

/** A PDF as its drawing operators describe it. */
export interface DrawnDocument {
  readonly document: SourceDocument
  /** Its pages, and what shows whether they have to be recognised from their pictures. */
  readonly pages: readonly ReadPage[]
}

/**
 * The pages of a PDF with what is drawn on them: also of a PDF that has no text.
 *
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN`, `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_PDF_NO_PAGES`,
 * `E_FILE_TOO_LARGE`
 */
export async function readDrawnDocument(
  bytes: Uint8Array,
  { pages, password, onPage, learner }: ReadDrawnOptions,
  report: Report,
): Promise<DrawnDocument> {
  const opened = await openSoundOrRepaired(bytes, password, report)
  return readOpenDocument(opened, { pages, onPage, learner }, report).finally(() => opened.pdf.close())
}

async function readOpenDocument(
  { pdf: { document, operators, budget }, losses, permissions }: OpenedFile,
  { pages: numbers, onPage, learner }: ReadDrawnOptions,
  report: Report,
): Promise<DrawnDocument> {
  const pageCount = document.numPages
  if (pageCount === 0) throw new SourceError('E_PDF_NO_PAGES', 'the PDF has no pages; fetch the file again')
  const reading: Reading = {
    document,
    operators: createOperatorTable(operators),
    budget,
    fonts: new Map(),
    faces: new Map(),
    texts: new Map(),
    labels: await readPart('page labels', document.getPageLabels(), null, report),
    layers: await readPart('layers', document.getOptionalContentConfig(), undefined, report),
    isTagged: (await readPart('structure', document.getMarkInfo(), null, report))?.Marked === true,
    report,
  }
  const first = await readPages(reading, pagesToRead(numbers, pageCount), onPage)
  const pages = learner === undefined ? first : await relearnFonts(reading, first, learner)
  const flags = await readPart('permissions', readFlags(document, permissions), undefined, report)
  reportUnmapped(reading, pages)
  reportNotes(pages, report)
  await reportUndrawnNotes(
    document,
    pages.map(({ page }) => page.number),
    report,
  )
  reportHidden(pages, report)
  const read: SourceDocument = {
    pages: pages.map(({ page }) => page),
    outline: await readPart('outline', readOutline(document), [], report),
    metadata: await readPart('document information', readMetadata(document, flags ?? null), {}, report),
    permissions: flags === undefined ? undefined : permissionsOf(flags),
    pageCount,
    ...missingShare(pages, losses),
  }
  return { document: read, pages }
}

async function readPages(
  reading: Reading,
  numbers: readonly number[],
  onPage: ReadPdfPagesOptions['onPage'],
): Promise<ReadPage[]> {
  const pages: ReadPage[] = []
  let glyphs = 0
  for (const number of numbers) {
    onPage?.(pages.length, numbers.length)
    const page = await readPage(reading, number)
    pages.push(page)
    glyphs += countGlyphs(page)
    checkGlyphs(glyphs)
    // pdf.js never waits for anything, so timers and signals would have to wait for the last page.
    await nextTurn()
  }
  if (pages.length > 0 && pages.every(page => page.isFailed)) throw damagedError('none of its pages can be read')
  return pages
}

/** A part beside the pages, or `otherwise` with a warning where a damaged file makes pdf.js reject it. */
async function readPart<T>(name: string, part: Promise<T>, otherwise: T, report: Report): Promise<T> {
  try {
    return await part
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report({ code: 'W_PDF_PART_FAILED', severity: 'warning', message: `${name}: cannot be read (${reason})` })
    return otherwise
  }
}

function pagesToRead(choice: PageChoice | undefined, pageCount: number): readonly number[] {
  const ranges = chosenRanges(choice, pageCount)
  checkPages(countPages(ranges))
  return ranges.flatMap(pagesOf)
}

/** The share of the pages that is lost: damaged, or not to be read. */
function missingShare(pages: readonly ReadPage[], losses: Losses): Pick<SourceDocument, 'missingShare'> {
  const lost = pages.map(({ page, isFailed }) => (isFailed ? 1 : (losses.pages.get(page.number) ?? 0)))
  const sum = lost.reduce((total, share) => total + share, 0)
  const missingShare = Math.max(losses.least, sum / Math.max(1, pages.length))
  return missingShare > 0 ? { missingShare } : {}
}

function countGlyphs({ page }: ReadPage): number {
  return [...page.runs, ...page.dropped].reduce((sum, { glyphs }) => sum + glyphs, 0)
}

/** Says once where the text of annotations is: readers and programs add it to a paper later. */
function reportNotes(pages: readonly ReadPage[], report: Report): void {
  const numbers = pages.filter(({ noteGlyphs }) => noteGlyphs > 0).map(({ page }) => page.number)
  if (numbers.length === 0) return
  const message = `typed notes or values of form fields are read as text of their pages: ${numbers.join(', ')}`
  report({ code: 'N_PDF_NOTES', severity: 'note', message })
}

/** Letters of hidden text that the warning quotes. */
const MOST_QUOTED = 60

/** Says once that text was left out because nobody sees it on the page, or because the file calls it none. */
function reportHidden(pages: readonly ReadPage[], report: Report): void {
  const hidden = pages.flatMap(({ page }) =>
    page.dropped
      .filter(({ reason, text }) => reason === 'hidden' && /[\p{L}\p{N}]/u.test(text))
      .map(text => ({ page, text })),
  )
  const [first] = hidden
  if (first === undefined) return
  const texts = hidden.map(({ text }) => text)
  const glyphs = texts.reduce((sum, text) => sum + text.glyphs, 0)
  const numbers = [...new Set(hidden.map(({ page }) => page.number))]
  const where = `${numbers.length === 1 ? 'page' : 'pages'} ${nameChoice(mergeRanges(numbers))}`
  const quoted = texts
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MOST_QUOTED)
    .trimEnd()
  const message = `${glyphs} characters that are hidden, or declared not to be text, are left out: "${quoted}${glyphs > MOST_QUOTED ? '…' : ''}" (${where})`
  report({ code: 'W_PDF_HIDDEN', severity: 'warning', message, page: first.page.number })
}

/** Words that a warning names. */
const MOST_WORDS = 5

function reportUnmapped({ fonts, report }: Reading, pages: readonly ReadPage[]): void {
  for (const { font, unmapped } of fonts.values()) {
    if (unmapped.size === 0) continue
    const words = new Set(pages.flatMap(({ page }) => page.runs.filter(run => run.font === font).flatMap(lostWordsOf)))
    const named = [...words].slice(0, MOST_WORDS).join(', ')
    report({
      code: 'W_PDF_UNMAPPED',
      severity: 'warning',
      message: `font ${font.name || 'without name'}: ${unmapped.size} characters without a Unicode value (kept as U+FFFD)${named === '' ? '' : `: ${named}`}${words.size > MOST_WORDS ? ' …' : ''}`,
    })
  }
}

/** The words of a run with letters that are not known. */
function lostWordsOf({ text }: TextRun): readonly string[] {
  return text.includes('\uFFFD') ? (text.match(/[\p{L}\uFFFD]*\uFFFD[\p{L}\uFFFD]*/gu) ?? []) : []
}
