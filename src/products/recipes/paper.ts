import { basename } from 'node:path'
import type { Combination } from '../../read/readings/combine.ts'
import type { Bibliography } from '../../model/bibliography/entry.ts'
import type { Correction } from '../../model/corrections/corrections.ts'
import type { Diagnostic, Report } from '../../base/diagnostics.ts'
import { namingFile, OptionError } from '../../base/errors.ts'
import type { DroppedText, Page, SourceDocument } from '../../model/page/page.ts'
import { isChosen, nameChoice, type PageChoice } from '../../base/page-choice.ts'
import { type CorrectedPart, correctHeader } from '../../understand/build/header/correct-header.ts'
import { mergeEntry } from '../../understand/build/header/merge-entry.ts'
import { correctPaper } from '../../understand/build/paper-corrections.ts'
import type { FrontMatter, Paper } from '../../model/paper/paper.ts'
import { warnOfDoubt } from '../../understand/build/trust.ts'
import { readBytes } from '../../read/sources/files/read-bytes.ts'
import type { OcrOptions } from '../../read/sources/ocr/options.ts'
import { type Reader, readSource } from '../../read/sources/read-source.ts'
import { EMPTY_PAGE_CODES, reportEmptyPages } from '../../read/sources/empty-pages.ts'
import { findEntry } from './find-entry.ts'
import { startStopwatch, type Timings } from './stopwatch.ts'
import { type DecidedPages, decidePages, understandDecided, type Understanding } from './understand.ts'

/** The options for converting a paper. */
export interface ConvertOptions {
  /** Name of the document in its outputs; default the stem of the file's name, or `paper` for bytes. */
  readonly id?: string
  /** Name or URL of the source as it may be printed; default the file's name without its folder. */
  readonly source?: string
  /** Pages of the file to read, from 1, and ranges of them; default all. */
  readonly pages?: PageChoice | undefined
  readonly password?: string | undefined
  /** The reader of the file; default `auto`, which chooses by the content. */
  readonly reader?: Reader | undefined
  /** `auto` (default) or a language id such as `en`, `sr-Cyrl`. */
  readonly language?: string | undefined
  /** Whether each line end of the print is kept; default false. */
  readonly lineBreaks?: boolean
  /** Whether printed lines have the places of their words; default false. */
  readonly wordPlaces?: boolean
  /** A person's corrections of single blocks and of the header, which overrule everything else. See `parseCorrections`. */
  readonly corrections?: readonly Correction[] | undefined
  /**
   * A second reading of the same paper as running text: HTML, its bytes or its path. It decides where words differ, and
   * shows which lines continue.
   */
  readonly float?: Uint8Array | string | undefined
  /** A second reading of the same paper with pages, in any kind of input; bytes or path. Not together with `float`. */
  readonly with?: Uint8Array | string | undefined
  /** Searched for the paper's entry, which takes precedence over the printed header. See `readBibliography`. */
  readonly bibliography?: Bibliography | undefined
  /** Bytes of the PDF that an OCR program's file was made from: its pages are those of the paper. */
  readonly pagesOf?: Uint8Array | undefined
  /** How pages without text are recognised from their pictures; default `{ mode: 'auto' }`. */
  readonly ocr?: OcrOptions | undefined
  /** Whether all that was proposed for the blocks is kept, what lost too; default false. See `explainPaper`. */
  readonly proposals?: boolean | undefined
  /** Ends the conversion at the next page or stage: what is thrown is its reason. */
  readonly signal?: AbortSignal | undefined
  /** Called before each page of a PDF is read, with the number of pages done and of all pages. */
  readonly onPage?: ((done: number, pages: number) => void) | undefined
  /** Called when a stage begins, with its name in the timings. */
  readonly onStage?: ((stage: string) => void) | undefined
}

/** A converted paper, with everything that its report contains. */
export interface Conversion extends Understanding {
  /** The pages as the source read them. */
  readonly pages: readonly Page[]
  /** Pages of the file, which may be more than were read. */
  readonly pageCount: number
  /** The header without the corrections of a person. */
  readonly readFront: FrontMatter
  /** The parts of the header that a person corrected, with the text that was read there. */
  readonly correctedHeader: readonly CorrectedPart[]
  /** Text that a reader of the pages does not see, with the reason. */
  readonly dropped: readonly DroppedText[]
  /** The recognised text of pages without text, as hOCR; `undefined` if there were none. */
  readonly hocr: string | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** The result of a second reading, if there is one. */
  readonly combination: Combination | undefined
  /** Milliseconds by stage: the only part that differs from run to run. */
  readonly timings: Timings
}

/**
 * Converts a paper to its logical document: a PDF, or the output of another program for one (TETML, PDFMiner XML,
 * `pdftotext -bbox-layout`, `pdftohtml -xml`, hOCR, ALTO, FineReader XML, PAGE XML), packed with gzip or not.
 *
 * @param input bytes of the file, or its path
 * @throws {SourceError} when it cannot be read, see `readSource`; `E_READINGS_DIFFER` for two readings of two papers
 * @throws {OptionError} `E_OPTION_RANGE` when the file has none of the pages asked for
 */
export async function convertPaper(input: Uint8Array | string, options: ConvertOptions = {}): Promise<Conversion> {
  return completePaper(await preparePaper(input, options), options)
}

/** A paper that was read and decided on: all of its conversion that does not depend on corrections. It is never changed. */
export interface PreparedPaper {
  readonly combination: Combination | undefined
  readonly decided: DecidedPages
  readonly diagnostics: readonly Diagnostic[]
  readonly timings: Timings
  readonly id: string
  readonly source: string
}

/** Reads a paper and decides on its blocks, as {@link convertPaper} does first. */
export async function preparePaper(input: Uint8Array | string, options: ConvertOptions = {}): Promise<PreparedPaper> {
  const stopwatch = startStopwatch(options.onStage)
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const bytes = typeof input === 'string' ? await readBytes(input) : input
  const { pages, password, reader, pagesOf, signal } = options
  const hasFloat = options.float !== undefined
  const onPage = (done: number, count: number) => {
    signal?.throwIfAborted()
    options.onPage?.(done, count)
  }
  const read = await stopwatch.measure('source', () =>
    readSource(bytes, { pages, password, reader, pagesOf, hasFloat, onPage, ocr: toOcrOptions(options) }, report),
  )
  signal?.throwIfAborted()
  if (pages !== undefined) checkPages(pages, read)
  const second = { float: await bytesOf(options.float), with: await bytesOf(options.with) }
  const combination = await combineWith(read, second, options, report)
  const document = combination?.document ?? read
  reportEmptyPages(document.pages, report, emptyPagesTold(diagnostics))
  const source = options.source ?? (typeof input === 'string' ? basename(input) : 'paper.pdf')
  const id = options.id ?? source.replace(/\.[^.]*?(\.gz)?$/i, '')
  const decided = await stopwatch.measure('structure', () => decidePages(document, { ...options, id, source }, report))
  return { combination, decided, diagnostics, timings: stopwatch.read(), id, source }
}

/** Makes the paper of one that was prepared with the same options, but for the corrections. */
export async function completePaper(prepared: PreparedPaper, options: ConvertOptions = {}): Promise<Conversion> {
  const { combination, decided, id, source } = prepared
  const { document } = decided
  const stopwatch = startStopwatch(options.onStage, prepared.timings)
  const diagnostics: Diagnostic[] = [...prepared.diagnostics]
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const understanding = await stopwatch.measure('structure', () =>
    understandDecided(decided, { ...options, id, source, wholeWords: combination?.wholeWords }, report),
  )
  if (understanding.account.unaccounted !== 0) diagnostics.push(unaccounted(understanding.account.unaccounted))
  const { bibliography, corrections = [] } = options
  const merged =
    bibliography === undefined
      ? understanding.paper
      : await addEntry(understanding.paper, { bibliography, corrections }, report)
  const { paper, correctedHeader } = correctPaper(merged, understanding, corrections, report)
  const doubt = warnOfDoubt(understanding.trust, understanding.account, document.pages.length)
  if (doubt !== undefined) diagnostics.push(doubt)
  const dropped = document.pages.flatMap(page => page.dropped)
  return {
    ...understanding,
    paper,
    readFront: merged.front,
    correctedHeader,
    pages: document.pages,
    pageCount: document.pageCount,
    dropped,
    hocr: document.hocr,
    diagnostics,
    combination,
    timings: stopwatch.read(),
  }
}

/**
 * Options of OCR. With a second reading of the pages OCR does not read them again unless asked to. A paper whose
 * language is known is not first recognised in another one.
 */
function toOcrOptions({ ocr: given = {}, language, signal, with: second }: ConvertOptions): OcrOptions {
  const onProgress = (done: number, pages: number) => {
    signal?.throwIfAborted()
    given.onProgress?.(done, pages)
  }
  const ocr = { ...given, onProgress }
  if (second !== undefined && ocr.mode !== 'always') return { ...ocr, mode: 'never' }
  const languages = language === undefined || language === 'auto' ? undefined : [language]
  return { ...ocr, languages: ocr.languages ?? languages }
}

/**
 * Adds the facts of the paper's entry. The entry is searched by the corrected header: a person may have corrected the
 * title.
 */
async function addEntry(
  paper: Paper,
  { bibliography, corrections }: { bibliography: Bibliography; corrections: readonly Correction[] },
  report: Report,
): Promise<Paper> {
  const corrected = correctHeader(paper, corrections, () => {})
  const found = await findEntry(bibliography, corrected.paper, report)
  return found === undefined ? paper : mergeEntry(paper, found, report)
}

/**
 * Throws if none of the pages exists. Single pages beyond the end are ignored: one range may be meant for many files.
 */
function checkPages(pages: PageChoice, document: SourceDocument): void {
  if (document.pages.length > 0) return
  const count = document.pageCount === 1 ? '1 page' : `${document.pageCount} pages`
  throw new OptionError('E_OPTION_RANGE', `page ${nameChoice(pages)} asked for, but the file has ${count}`)
}

async function bytesOf(input: Uint8Array | string | undefined): Promise<Uint8Array | undefined> {
  return typeof input === 'string' ? readBytes(input) : input
}

function emptyPagesTold(diagnostics: readonly Diagnostic[]): ReadonlySet<number> {
  return new Set(
    diagnostics.flatMap(({ code, page }) => (EMPTY_PAGE_CODES.has(code) && page !== undefined ? [page] : [])),
  )
}

function unaccounted(glyphs: number): Diagnostic {
  const message = `${glyphs} glyphs of the pages are not accounted for: a fault of the program, please report the file`
  return { code: 'E_UNACCOUNTED', severity: 'error', message }
}

/** A second reading of the paper. */
interface SecondReading {
  /** Bytes of the running text as HTML: what `pdftohtml -noframes`, `mutool convert -F xhtml` and OCR programs write. */
  readonly float?: Uint8Array | undefined
  /** Bytes of any input with pages: hOCR, a PDF with another text layer, the output of another program for it. */
  readonly with?: Uint8Array | undefined
}

/** The content of the second reading. */
interface ReadingOptions {
  readonly pages?: PageChoice | undefined
  readonly password?: string | undefined
  readonly language?: string | undefined
}

/** What its failures are about. */
const SECOND = 'the second reading'

/**
 * The document combined with a second reading of it; `undefined` if there is none.
 *
 * @throws {OptionError} `E_OPTION_CONFLICT` for two second readings
 * @throws {SourceError} as the readers do, and `E_READINGS_DIFFER`
 */
async function combineWith(
  document: SourceDocument,
  { float, with: other }: SecondReading,
  { pages, password, language }: ReadingOptions,
  report: Report,
): Promise<Combination | undefined> {
  if (float !== undefined && other !== undefined) {
    throw new OptionError('E_OPTION_CONFLICT', 'a paper is combined with one other reading: float or with, not both')
  }
  const wanted = language === 'auto' ? undefined : language
  if (float !== undefined) {
    const [{ readFloatHtml }, { combineReadings }] = await Promise.all([
      import('../../read/sources/converters/float-html.ts'),
      import('../../read/readings/combine.ts'),
    ])
    const flow = await namingFile(SECOND, () => readFloatHtml(float, report))
    const blocks = flow.blocks.filter(({ page }) => page === undefined || isChosen(pages, page))
    return combineReadings(document, { blocks }, wanted, report)
  }
  if (other === undefined) return undefined
  const { combineReadings } = await import('../../read/readings/combine.ts')
  const reading = await namingFile(SECOND, () => readSource(other, { pages, password }, report))
  if (reading.pageCount !== document.pageCount) report(otherPages(document.pageCount, reading.pageCount))
  return combineReadings(document, reading, wanted, report)
}

function otherPages(here: number, there: number): Diagnostic {
  const message = `the readings have ${here} and ${there} pages; they are compared page by page, by number`
  return { code: 'W_READINGS_PAGES', severity: 'warning', message }
}
