import { createHash } from 'node:crypto'
import type { Bibliography } from '../../model/bibliography/entry.ts'
import type { Correction } from '../../model/corrections/corrections.ts'
import { asPaperError, InternalError } from '../../base/errors.ts'
import type { Diagnostic } from '../../base/diagnostics.ts'
import type { OcrOptions } from '../../read/sources/ocr/options.ts'
import type { Reader } from '../../read/sources/read-source.ts'
import type { MarkdownChoice } from '../../write/writers/markdown/markdown-choices.ts'
import type { PageChoice } from '../../base/page-choice.ts'
import type { Paper } from '../../model/paper/paper.ts'
import { missingForArchives } from '../../write/writers/jats/missing-for-archives.ts'
import type { FormulaText } from '../../write/transforms/formulas/formula-texts.ts'
import type { FormulaNotation } from '../../write/transforms/formulas/formulas.ts'
import type { TeiFlavour } from '../../write/transforms/tei-flavours.ts'
import type { OutputAccount } from './completeness/account-outputs.ts'
import type { DocumentOutput } from './files/write-outputs.ts'
import { type FigureSettings, figureFolderOf } from './figures/figure-settings.ts'
import { type Figures, makeFigures } from './figures/make-figures.ts'
import { type Format, HOCR_EXTENSION, outputNameOf, REPORT_EXTENSION } from './formats.ts'
import { INSPECTION_EXTENSION, inspectionOfKept } from './inspect.ts'
import { keepOf, type KeptConversion } from './kept-conversion.ts'
import { completePaper, preparePaper } from './paper.ts'
import { makeProducts, type ProductOptions, type Products } from './products.ts'
import { writeReport } from './report.ts'
import { type Stopwatch, startStopwatch } from './stopwatch.ts'
import type { Split } from './split/split.ts'
import { splitChapters } from './split/split-chapters.ts'
import { readVolume } from './split/read-volume.ts'
import type { TeiMarkOptions } from './tei-marks/tei-marks.ts'

/** Characters of a lost text that a warning shows: enough to find it. */
const SHOWN_OF_LOST = 60

/** How documents are read and which outputs are written: plain data, the same for all documents. */
export interface OutputSettings {
  readonly formats: readonly Format[]
  /** Pages of the file, from 1; `undefined` for all. */
  readonly pages: PageChoice | undefined
  /** `undefined` if the program detects it. */
  readonly language: string | undefined
  readonly password: string | undefined
  readonly reader: Reader
  readonly flavour: TeiFlavour
  /** How TEI has formulas; default: LaTeX. */
  readonly formulas?: FormulaNotation | undefined
  /** What sentences have in the place of a formula; default: its plain characters. */
  readonly formulasInText?: FormulaText | undefined
  /** Default: nothing is marked. Jobs that wait in a queue since an earlier version have none. */
  readonly teiMarks?: TeiMarkOptions
  /** Whether they are only looked at, and neither validated nor compared with the paper. */
  readonly isPreview?: boolean
  /** What is chosen for Markdown; default: nothing. */
  readonly markdown?: readonly MarkdownChoice[] | undefined
  /** How figures and tables are written as pictures; default: not at all. */
  readonly figures?: FigureSettings | undefined
  /** Whether `NAME.report.json` is written. */
  readonly writesReport: boolean
  /** Whether the inspection page is written; default: no. */
  readonly writesInspection?: boolean
  /** Whether what the inspection page shows is kept; default: no. */
  readonly keepsInspection?: boolean
  /** Whether each chapter of a book, or each paper of a volume, has outputs by itself; default: no. */
  readonly split?: Split | undefined
  readonly ocr: OcrOptions
  /** Whether the recognised text is written as hOCR. */
  readonly keepsHocr: boolean
}

/** The facts about one document before it is read. */
export interface DocumentContext {
  /** Name of the document: the stem of its outputs. */
  readonly id: string
  /** Name of its file as it may be printed. */
  readonly source: string
  readonly corrections: readonly Correction[] | undefined
  readonly bibliography: Bibliography | undefined
  /** The PDF that it was recognised from, and a second reading of it; see `ConvertOptions`. */
  readonly pagesOf?: Uint8Array | undefined
  readonly float?: Uint8Array | undefined
  readonly with?: Uint8Array | undefined
  /** Called before each page that is recognised, with the number of pages done and of all pages. */
  readonly onProgress: (done: number, pages: number) => void
  /** Called before each page of a PDF is read, with the same. */
  readonly onPage?: ((done: number, pages: number) => void) | undefined
  /** Called when a stage begins, with its name in the timings. */
  readonly onStage?: ((stage: string) => void) | undefined
  /** How the document is read and decided on; default `preparePaper`. Who converts it again with other corrections keeps what that gives. */
  readonly prepare?: typeof preparePaper | undefined
  /** How the paper is made of that; default `completePaper`. Who makes other outputs of it keeps what that gives. */
  readonly complete?: typeof completePaper | undefined
}

/** The outputs of one document, none of them written yet. */
export interface DocumentOutputs {
  readonly outputs: readonly DocumentOutput[]
  readonly conversion: KeptConversion
}

/**
 * Converts a document and makes all of its outputs. One that cannot be made is an error among the diagnostics.
 * @throws {PaperError} as `convertPaper`; if none of the outputs can be made
 */
export async function makeOutputs(
  bytes: Uint8Array,
  settings: OutputSettings,
  context: DocumentContext,
): Promise<DocumentOutputs> {
  if (settings.split === 'paper') return makeOutputsOfPapers(bytes, settings, context)
  const { flavour, teiMarks = {}, markdown, formulas, formulasInText } = settings
  const { id } = context
  const stopwatch = startStopwatch(context.onStage)
  const { converted, figures } = await convertAndKeep(bytes, settings, context, stopwatch)
  const notations = { markdown, formulas, formulasInText }
  const { isPreview = false } = settings
  const options = { flavour, teiMarks, ...notations, md5: md5Of(bytes, settings), pictures: figures?.urls, isPreview }
  const papers = settings.split === 'chapter' ? splitChapters(converted.paper) : [converted.paper]
  const made: PaperOutputs[] = []
  for (const paper of papers) made.push(await makeOutputsOfPaper(paper, settings.formats, options, stopwatch))
  const accounts = made.flatMap(part => part.accounts)
  const found = [...made.flatMap(part => part.diagnostics), ...(figures?.diagnostics ?? [])]
  const conversion = { ...converted, diagnostics: [...converted.diagnostics, ...found] }
  const { report, diagnostics, hocr } = conversion
  const outputs: DocumentOutput[] = [...made.flatMap(part => part.outputs), ...(figures?.outputs ?? [])]
  if (settings.writesReport && report !== undefined) {
    const timings = { ...report.timings, ...stopwatch.read() }
    const content = writeReport({ ...report, diagnostics, outputs: accounts, timings })
    outputs.push({ name: id + REPORT_EXTENSION, content })
  }
  if (settings.writesInspection === true) {
    outputs.push({ name: id + INSPECTION_EXTENSION, content: await inspectionOfKept(conversion) })
  }
  if (settings.keepsHocr && hocr !== undefined) outputs.push({ name: id + HOCR_EXTENSION, content: hocr })
  return { outputs, conversion }
}

/**
 * The outputs of each paper of a volume, each converted by itself with its pages. One conversion stands for all: its paper is the longest one, its
 * counts and findings are those of the volume.
 */
async function makeOutputsOfPapers(
  bytes: Uint8Array,
  settings: OutputSettings,
  context: DocumentContext,
): Promise<DocumentOutputs> {
  const { pagesOf, onPage } = context
  const parts = await readVolume(bytes, context.id, { ...settings, pagesOf, onPage })
  const made: DocumentOutputs[] = []
  for (const { id, pages } of parts)
    made.push(await makeOutputs(bytes, { ...settings, split: undefined, pages }, { ...context, id }))
  const conversions = made.map(({ conversion }) => conversion)
  const longest = conversions.reduce((best, each) => (each.pageCount > best.pageCount ? each : best))
  return {
    outputs: made.flatMap(({ outputs }) => outputs),
    conversion: {
      ...longest,
      pageCount: conversions.reduce((sum, each) => sum + each.pageCount, 0),
      recognisedPages: conversions.reduce((sum, each) => sum + each.recognisedPages, 0),
      diagnostics: conversions.flatMap(({ diagnostics }) => diagnostics),
    },
  }
}

/** What is written of one paper, or of one chapter. */
interface PaperOutputs extends Pick<Products, 'accounts'> {
  readonly outputs: readonly DocumentOutput[]
  readonly diagnostics: readonly Diagnostic[]
}

async function makeOutputsOfPaper(
  paper: Paper,
  formats: readonly Format[],
  options: ProductOptions,
  stopwatch: Stopwatch,
): Promise<PaperOutputs> {
  const { products, failures, accounts, uncompared } = await makeProducts(paper, formats, options, stopwatch)
  return {
    accounts,
    outputs: [...products].map(([format, content]) => ({ name: outputNameOf(paper.id, format), content })),
    diagnostics: [
      ...describeFailures(products, failures),
      ...accounts.flatMap(describeLosses),
      ...describeUncompared(uncompared),
      ...warnOfJats(products, paper),
    ],
  }
}

/** What the outputs need of the conversion, and the figures, which are cut from its pages. The rest is let go when this returns. */
async function convertAndKeep(
  bytes: Uint8Array,
  settings: OutputSettings,
  { onProgress, prepare = preparePaper, complete = completePaper, ...document }: DocumentContext,
  stopwatch: Stopwatch,
): Promise<{ readonly converted: KeptConversion; readonly figures: Figures | undefined }> {
  const { pages, language, password, reader, teiMarks, figures: wanted } = settings
  const wordPlaces = teiMarks?.coordinates === true
  const reading = { pages, language, password, reader, wordPlaces, ocr: { ...settings.ocr, onProgress } }
  const options = { ...document, ...reading }
  const conversion = await complete(await prepare(bytes, options), options)
  const source = { bytes, pagesOf: document.pagesOf, password }
  const figures = wanted && (await stopwatch.measure('figures', () => makeFigures(conversion, source, wanted)))
  const inspection = settings.writesInspection === true || settings.keepsInspection === true
  const uses = { report: settings.writesReport, inspection }
  return { converted: keepOf(conversion, uses, document.corrections ?? []), figures }
}

/** What an archive will miss is not invented. */
function warnOfJats(products: Products['products'], paper: Paper): readonly Diagnostic[] {
  const missing = products.has('jats') ? missingForArchives(paper) : []
  if (missing.length === 0) return []
  const message = `the paper does not say what archives require in JATS: ${missing.join(', ')}`
  return [{ code: 'W_JATS_MISSING', severity: 'warning', message }]
}

/** A document of which no output can be made has failed as a whole. */
function describeFailures(products: Products['products'], failures: Products['failures']): readonly Diagnostic[] {
  return [...failures].map(([format, thrown]) => {
    const failure = asPaperError(thrown)
    if (products.size === 0) throw failure
    const message = `the ${format} output cannot be made: ${failure.code}: ${failure.message}`
    return { code: 'E_OUTPUT_MISSING', severity: 'error', message }
  })
}

/** A warning that names the first of the texts that an output has lost. */
function describeLosses({ format, lost }: OutputAccount): readonly Diagnostic[] {
  const [first] = lost
  if (first === undefined) return []
  const others = lost.length === 1 ? '' : ` and ${lost.length - 1} more`
  const message = `the ${format} output lacks "${first.text.slice(0, SHOWN_OF_LOST)}"${others}`
  return [{ code: 'W_TEXT_LOST', severity: 'warning', message }]
}

/** A comparison that fails takes no output with it. */
function describeUncompared(uncompared: Products['uncompared']): readonly Diagnostic[] {
  return [...uncompared].map(([format, thrown]) => {
    const { code, message } = asPaperError(thrown)
    const text = `the ${format} output cannot be compared with the paper: ${code}: ${message}`
    return { code: 'W_TEXT_LOST', severity: 'warning', message: text }
  })
}

/** Only one format says it. */
function md5Of(bytes: Uint8Array, { formats, flavour }: OutputSettings): string | undefined {
  if (flavour !== 'grobid' || !formats.includes('tei')) return undefined
  return createHash('md5').update(bytes).digest('hex')
}

/** The names of all files that may be written for a document. */
export function outputNamesOf(id: string, settings: OutputSettings): readonly string[] {
  return [
    ...settings.formats.map(format => outputNameOf(id, format)),
    ...(settings.figures === undefined ? [] : [figureFolderOf(id)]),
    ...(settings.writesReport ? [id + REPORT_EXTENSION] : []),
    ...(settings.writesInspection === true ? [id + INSPECTION_EXTENSION] : []),
    ...(settings.keepsHocr ? [id + HOCR_EXTENSION] : []),
  ]
}

/**
 * Throws if a paper has an error among its diagnostics, although its outputs are written.
 * @throws {InternalError} `E_INTERNAL`
 */
export function refuseFaults(diagnostics: readonly Diagnostic[]): void {
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  if (fault) throw new InternalError('E_INTERNAL', `${fault.code}: ${fault.message}`)
}
