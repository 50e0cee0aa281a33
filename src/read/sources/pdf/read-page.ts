import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import { mapX, mapY, type Matrix } from '../../../base/geometry/matrix.ts'
import type { Font, PageLink, TextRun } from '../../../model/page/page.ts'
import { learnLetters } from './fonts/alphabet-order.ts'
import { type PdfFont, toPdfFont } from './fonts/fonts.ts'
import type { PdfjsFont } from './fonts/pdfjs-font.ts'
import { interpretPage, type OperatorTable } from './drawing/interpret-page.ts'
import { boxOfFrame, emptyPage, type PageFrame, type ReadPage, toPage } from './page.ts'
import { type OpenPdf, type PDFDocumentProxy, type PDFPageProxy, WITH_ANNOTATIONS } from './port/pdfjs.ts'
import { countTornStreams } from './port/quick-inflate.ts'
import { readStructure } from './structure/structure.ts'
import type { SharedTexts } from './words/runs.ts'
import type { Box } from '../../../base/geometry/box.ts'

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
  const used = new Set<string>()
  const draw = () =>
    interpretPage(list, reading.operators, {
      matrix: frame.matrix,
      pageBox: boxOfFrame(frame),
      fontOf: id => {
        used.add(id)
        return fontOf(reading, source, id)
      },
      isLayerVisible: group => reading.layers?.isVisible(group) ?? true,
      roleOf: contentId => structure?.roles.get(contentId),
      isOfFormula: contentId => ofFormulas.has(contentId),
    })
  const first = draw()
  const drawing = haveLearned(reading, frame.number) ? draw() : first
  if (used.has(LOST_FONT)) reportLostFont(reading.report, frame.number)
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

/** What pdf.js calls every font that it cannot read: it gives no glyph of them. */
const LOST_FONT = 'g_font_error'

function reportLostFont(report: Report, page: number): void {
  const message = `the PDF is damaged: page ${page}: a font that is used there cannot be read; what is set in it is left out`
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

/** Pages from the first one on whose links are always read: the title page and its cover. */
const PAGES_WITH_LINKS = 2
/** An address that a line may end in, or continue after: only its link tells. */
const ENDS_IN_SLASH = /\/$/u
/** What pdf.js calls annotations that are links (its `AnnotationType.LINK`). */
const LINK = 2

/** A link in the user space of its page. */
interface RawLink {
  readonly url: string
  /** Two opposite corners: x, y, x, y. */
  readonly corners: readonly number[]
}

/** What is asked of an annotation of pdf.js; `url` is set where the address is well formed. */
interface LinkAnnotation {
  readonly url?: string
  readonly rect?: readonly number[]
}

/**
 * The links to the web of a page, an empty list if there are none; `undefined` where nothing asks for them, after the first
 * pages, on those without an address that ends in a slash.
 *
 * They are asked of the document by their type: what pdf.js gives of a page alone costs reading its whole text.
 */
async function readLinks(
  document: PDFDocumentProxy,
  number: number,
  runs: readonly TextRun[],
): Promise<readonly RawLink[] | undefined> {
  if (number > PAGES_WITH_LINKS && !runs.some(({ text }) => ENDS_IN_SLASH.test(text))) return undefined
  const others = new Set(Array.from({ length: document.numPages }, (_, index) => index))
  others.delete(number - 1)
  // Reading the page itself reports why it cannot be read.
  const found: readonly LinkAnnotation[] | null = await document
    .getAnnotationsByType(new Set([LINK]), others)
    .catch(() => null)
  return (found ?? []).flatMap(({ url = '', rect: corners }) =>
    corners !== undefined && /^https?:/iu.test(url) ? [{ url, corners }] : [],
  )
}

/** A link with its box on the page as it is shown; pages are turned by quarters only. */
function toPageLink({ url, corners: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: RawLink, matrix: Matrix): PageLink {
  const xs = [mapX(matrix, x1, y1), mapX(matrix, x2, y2)]
  const ys = [mapY(matrix, x1, y1), mapY(matrix, x2, y2)]
  const box: Box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  return { url, box }
}
