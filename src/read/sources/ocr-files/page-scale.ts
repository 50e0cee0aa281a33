import type { Report } from '../../../base/diagnostics.ts'
import { POINTS_PER_INCH } from '../normalise/units.ts'
import type { OcrPage } from './ocr-page.ts'

/** Width and height of a page in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** What OCR is mostly done at, in units to an inch. */
const USUAL_RESOLUTION = 300

/** Shorter and longer sides of what is scanned as one page: from a card of two inches to an opened A3 volume, in points. */
const SHORTEST_SIDE = 144
const LONGEST_SIDE = 1700

/** Sheets that papers are printed on, in points. */
const SHEETS: readonly PageSize[] = [
  { width: 595.276, height: 841.89 },
  { width: 612, height: 792 },
]

/** Share by which the shape of a scan may differ from that of its page: borders are cut, pages turned a little. */
const SAME_SHAPE = 0.03

/**
 * Points of one unit of the page's file.
 *
 * 1. The size that `known` gives of the page it was made from; a page of another shape is reported.
 * 2. The resolution of the file, where it makes a page that can be: programs that found none write 70 or 72.
 * 3. 300 units to an inch, where that makes one.
 * 4. The sheet, A4 or Letter, of the page's shape, or the width of A4; reported.
 */
export function scaleOf(page: OcrPage, number: number, known: PageSize | undefined, report: Report): number {
  const { width, height, resolution } = page
  if (!(width > 0 && height > 0)) return POINTS_PER_INCH / (resolution ?? USUAL_RESOLUTION)
  if (known !== undefined) {
    if (differsInShape(page, known)) warnOfShape(page, number, known, report)
    return known.width / width
  }
  if (resolution !== undefined && isPage(page, POINTS_PER_INCH / resolution)) return POINTS_PER_INCH / resolution
  const isUsual = isPage(page, POINTS_PER_INCH / USUAL_RESOLUTION)
  const scale = isUsual ? POINTS_PER_INCH / USUAL_RESOLUTION : scaleToSheet(page)
  if (resolution !== undefined || !isUsual) warnOfResolution(page, number, POINTS_PER_INCH / scale, report)
  return scale
}

function isPage({ width, height }: PageSize, scale: number): boolean {
  return Math.min(width, height) * scale >= SHORTEST_SIDE && Math.max(width, height) * scale <= LONGEST_SIDE
}

function scaleToSheet(page: PageSize): number {
  const [a4] = SHEETS
  const sheet = SHEETS.find(known => !differsInShape(page, known)) ?? a4
  return (sheet?.width ?? 0) / page.width
}

/** Whether one page is no enlargement of the other. */
function differsInShape(page: PageSize, other: PageSize): boolean {
  return Math.abs(Math.log((page.width * other.height) / (page.height * other.width))) > SAME_SHAPE
}

function warnOfShape({ width, height, place }: OcrPage, page: number, known: PageSize, report: Report): void {
  const sizes = `${width} by ${height} units (line ${place} of the file), the page ${known.width} by ${known.height} points`
  const message = `page ${page}: its proportions differ from those of the page of the PDF: ${sizes}; check that both are of one document`
  report({ code: 'W_OCR_PAGE_SHAPE', severity: 'warning', message, page })
}

function warnOfResolution({ width, resolution, place }: OcrPage, page: number, taken: number, report: Report): void {
  const reason =
    resolution === undefined
      ? 'the file gives no resolution'
      : `${resolution} units per inch would make the page ${(width / resolution).toFixed(1)} inches wide`
  const message = `page ${page}: ${reason} (line ${place} of the file); ${Math.round(taken)} is assumed`
  report({ code: 'W_OCR_RESOLUTION', severity: 'warning', message, page })
}
