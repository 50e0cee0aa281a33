import type { Report } from '../../../../base/diagnostics.ts'
import type { Box } from '../../../../base/geometry/box.ts'
import { isPlaced, type OcrLine, type OcrPage } from '../ocr-page.ts'
import { placeWords } from './place-words.ts'
import { setRegion } from './set-region.ts'

/** Margin of a page on which nothing has a place, as share of its width: 2 cm of A4. */
const MARGIN = 0.1
/** Lines of a page on which nothing has a place; more where they do not fit. A4 at 12 points, typed, has as many. */
const LINES_OF_PAGE = 50
/** A page without size, in pixels: A4 at 300 to an inch. */
const A4 = { width: 2480, height: 3508, resolution: 300 }

/**
 * The pages with a place for each line and word. Lines that have none are set one below the other: in their region, if
 * it has a place and no line in it has, or on the page, if nothing on it has a place. A note, `N_OCR_UNPLACED`, counts
 * them. Others stay without a place.
 */
export function placeLines(pages: readonly OcrPage[], report: Report): OcrPage[] {
  return pages.map((page, i) => {
    const lines = page.lines.map(line => (hasPlace(line) ? placeWords(line) : line))
    const loose = lines.filter(line => !hasPlace(line))
    if (loose.length === 0) return { ...page, lines }
    const sized = isSized(page) ? page : { ...page, ...A4 }
    const placed = { ...sized, lines: setLoose(lines, sized) }
    const set = loose.length - placed.lines.filter(line => !hasPlace(line)).length
    if (set > 0) reportUnplaced(set, page.number ?? i + 1, report)
    return placed
  })
}

/** Whether the line or any of its words has a place. */
function hasPlace({ box, words }: OcrLine): boolean {
  return (isPlaced(box) && box.bottom > box.top) || words.some(word => isPlaced(word.box))
}

function isSized({ width, height }: OcrPage): boolean {
  return width > 0 && height > 0
}

/** The lines; those without positions are placed region by region, where they occur. */
function setLoose(lines: readonly OcrLine[], page: OcrPage): OcrLine[] {
  const isBare = !lines.some(hasPlace)
  const area = bodyOf(page)
  const regionOf = (line: OcrLine) => (line.region !== undefined && isPlaced(line.region) ? line.region : undefined)
  const isWhole = isBare && lines.every(line => regionOf(line) === undefined)
  if (isWhole) return setRegion(lines, area, (area.bottom - area.top) / LINES_OF_PAGE)
  const taken = new Set(lines.filter(hasPlace).map(({ region }) => region))
  const done = new Set<Box>()
  return lines.flatMap(line => {
    const region = regionOf(line)
    if (hasPlace(line) || region === undefined || taken.has(region)) return [line]
    if (done.has(region)) return []
    done.add(region)
    return setRegion(
      lines.filter(other => other.region === region),
      region,
    )
  })
}

function bodyOf({ width, height }: OcrPage): Box {
  const margin = MARGIN * width
  return { left: margin, top: margin, right: width - margin, bottom: Math.max(height - margin, 2 * margin) }
}

function reportUnplaced(count: number, page: number, report: Report): void {
  const lines = count === 1 ? '1 line has' : `${count} lines have`
  const message = `page ${page}: ${lines} no position in the file; placed below one another, in the order of the file`
  report({ code: 'N_OCR_UNPLACED', severity: 'note', message, page })
}
