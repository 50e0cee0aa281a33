import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import type { Matrix } from '../../../base/geometry/matrix.ts'
import type { Font } from '../../../model/page/page.ts'
import { learnLetters } from './fonts/alphabet-order.ts'
import { type PdfFont, toPdfFont } from './fonts/fonts.ts'
import type { PdfjsFont } from './fonts/pdfjs-font.ts'
import { interpretPage, type OperatorTable } from './drawing/interpret-page.ts'
import { boxOfFrame, emptyPage, type PageFrame, type ReadPage, toPage } from './page.ts'
import { readLinks, toPageLink } from './links.ts'
import { WITH_ANNOTATIONS, type OpenPdf, type PDFDocumentProxy, type PDFPageProxy } from './port/pdfjs.ts'
import { countTornStreams } from './port/quick-inflate.ts'
import { readStructure } from './structure/structure.ts'
import type { SharedTexts } from './words/runs.ts'

/** What the pages of one document share while it is read. */
export interface Reading {
  readonly document: PDFDocumentProxy
  readonly operators: OperatorTable
  readonly budget: OpenPdf['budget']
  /** By the names that pdf.js gives them. */
  readonly fonts: Map<string, PdfFont>
  /** Fonts that differ only by their subsets are one font. */
  readonly faces: Map<string, Font>
  readonly texts: SharedTexts
  readonly labels: readonly string[] | null
  readonly layers: { isVisible(group: unknown): boolean } | undefined
  readonly isTagged: boolean
  readonly report: Report
}

/**
 * The page of that number; empty, with a warning, when it cannot be read.
 * @throws {SourceError} `E_FILE_TOO_LARGE` where it draws more than a page can
 */
export async function readPage(reading: Reading, number: number): Promise<ReadPage> {
  let frame: PageFrame = { number, label: labelOf(reading, number), ...LETTER, matrix: [1, 0, 0, -1, 0, LETTER.height] }
  try {
    const source = await reading.document.getPage(number)
    frame = { ...frame, ...sizeOf(source) }
    const page = await readDrawing(reading, source, frame)
    source.cleanup()
    if (page.isTextLayer) reportTextLayer(reading.report, number)
    if (page.unmixedRuns > 0) reportLookAlikes(reading.report, number, page.unmixedRuns)
    return page
  } catch (error) {
    if (error instanceof SourceError) throw error
    // One page that pdf.js cannot read must not take the others with it.
    reportFailedPage(reading.report, number, error)
    return {
      page: emptyPage(frame),
      isTextLayer: false,
      isFailed: true,
      unmixedRuns: 0,
      pictureShare: 0,
      noteGlyphs: 0,
    }
  }
}

/** The size of pages whose size is not known, in points: what pdf.js assumes as well. */
const LETTER = { width: 612, height: 792 }

async function readDrawing(reading: Reading, source: PDFPageProxy, frame: PageFrame): Promise<ReadPage> {
  const torn = countTornStreams()
  const list = await source.getOperatorList({ annotationMode: WITH_ANNOTATIONS })
  if (countTornStreams() > torn) reportTornPage(reading.report, frame.number)
  refuseExcess(reading, frame.number)
  const structure = reading.isTagged ? await readStructure(source) : undefined
  const ofFormulas = new Set(structure?.formulas.flatMap(({ contents }) => [...contents]))
  const draw = () =>
    interpretPage(list, reading.operators, {
      matrix: frame.matrix,
      pageBox: boxOfFrame(frame),
      fontOf: id => fontOf(reading, source, id),
      isLayerVisible: group => reading.layers?.isVisible(group) ?? true,
      roleOf: contentId => structure?.roles.get(contentId),
      isOfFormula: contentId => ofFormulas.has(contentId),
    })
  const first = draw()
  const drawing = haveLearned(reading, frame.number) ? draw() : first
  const read = toPage(drawing, frame, { texts: reading.texts, formulas: structure?.formulas })
  const links = await readLinks(reading.document, frame.number, read.page.runs)
  if (links === undefined) return read
  return { ...read, page: { ...read.page, links: links.map(link => toPageLink(link, frame.matrix)) } }
}

/** Whether fonts have learned letters from what this page draws; then it has to be drawn again. */
function haveLearned({ fonts, report }: Reading, page: number): boolean {
  const learned = [...fonts.values()].filter(learnLetters)
  for (const { font } of learned) {
    const message = `font ${font.name || 'without name'}: letters without a Unicode value are read in the order of the alphabet`
    report({ code: 'N_PDF_ALPHABET', severity: 'note', message, page })
  }
  return learned.length > 0
}

function refuseExcess({ budget }: Reading, page: number): void {
  if (budget.excess === undefined) return
  const message = `page ${page} draws more than a page can (${budget.excess}), as one that is made to fill memory`
  throw new SourceError('E_FILE_TOO_LARGE', `${message}; read others with --pages`)
}

function reportLookAlikes(report: Report, page: number, words: number): void {
  const message = `page ${page}: ${words} words mix Latin and Cyrillic letters that look alike (read in the script of the page)`
  report({ code: 'N_PDF_LOOK_ALIKES', severity: 'note', message, page })
}

function labelOf({ labels }: Reading, number: number): string | undefined {
  return labels?.[number - 1] || undefined
}

function sizeOf(source: PDFPageProxy): Pick<PageFrame, 'width' | 'height' | 'matrix'> {
  const { width, height, transform } = source.getViewport({ scale: 1 })
  return { width, height, matrix: transform as unknown as Matrix }
}

function fontOf(reading: Reading, source: PDFPageProxy, id: string): PdfFont {
  const known = reading.fonts.get(id)
  if (known) return known
  const loaded = source.commonObjs.has(id) ? (source.commonObjs.get(id) as PdfjsFont) : undefined
  const font = toPdfFont(loaded, nameOf(loaded, id), fontsAmong(source.commonObjs))
  const shared = { ...font, font: faceOf(reading, font.font), bold: faceOf(reading, font.bold) }
  reading.fonts.set(id, shared)
  return shared
}

/** The fonts among what pages have loaded so far, those of the current page included. */
function fontsAmong(loaded: Iterable<readonly unknown[]>): PdfjsFont[] {
  return [...loaded].flatMap(([, value]) => (isFont(value) ? [value] : []))
}

function isFont(value: unknown): value is PdfjsFont {
  return typeof value === 'object' && value !== null && 'widths' in value
}

/** Type 3 fonts have no names; they get one from their place in the document (`f7` of `g_d0_f7`). */
function nameOf(font: PdfjsFont | undefined, id: string): string {
  return font?.isType3Font ? `Type3-${id.slice(id.lastIndexOf('_') + 1)}` : (font?.name ?? '')
}

function faceOf({ faces }: Reading, font: Font): Font {
  const key = JSON.stringify([font.name, font.isBold ?? null, font.isItalic ?? null, font.isMonospace ?? null])
  const known = faces.get(key)
  if (known) return known
  faces.set(key, font)
  return font
}

function reportTextLayer(report: Report, page: number): void {
  report({
    code: 'W_PDF_INVISIBLE_TEXT_LAYER',
    severity: 'warning',
    message: `page ${page}: a scan with an invisible text layer, which is read as the text of the page`,
    page,
  })
}

function reportTornPage(report: Report, page: number): void {
  const message = `the PDF is damaged: page ${page}: one of its streams cannot be unpacked to its end; it is read as far as possible`
  report({ code: 'W_PDF_DAMAGED', severity: 'warning', message, page })
}

function reportFailedPage(report: Report, page: number, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  report({
    code: 'W_PDF_PAGE_FAILED',
    severity: 'warning',
    message: `page ${page}: cannot be read (${reason}); it is left empty`,
    page,
  })
}
