import { areaOf, type Box, containsPoint } from '../../../base/geometry/box.ts'
import type { DropReason } from '../../../model/page/page.ts'
import type { Drawing, DroppedGlyph, FilledArea, Glyph, GlyphStyle } from './drawing/drawing.ts'
import { SPACE } from './fonts/glyph-text.ts'

/** The glyphs of a page, split by whether a reader sees them. */
export interface SortedGlyphs {
  readonly seen: readonly Glyph[]
  readonly dropped: readonly DroppedGlyph[]
  /** The text is a recognised layer behind a picture, which is all the page has to read. */
  readonly isTextLayer: boolean
}

/** Smallest size, in points, that is read; smaller text is search aids and watermarks of programs. */
const MIN_SIZE = 1

/** Lightness (0 to 255, all channels) from which a colour on white paper is not seen. */
const NEAR_WHITE = 0xf4

/** Share of a page that its pictures must cover for an invisible text to be that of a scan which shows some text too. */
const STAMPED_SCAN_SHARE = 0.5

/** Share of glyphs that a scan may show beside its invisible layer (stamps of the library that scanned it). */
const STAMP_SHARE = 0.25

/**
 * Sets apart what a reader does not see: drawn without ink or in the colour of the paper, too small, clipped away,
 * outside the page, or a second copy drawn nearly over the first to look bold.
 *
 * Never drops the recognised text of a scan: an invisible layer is kept when the page has next to nothing else.
 */
export function sortGlyphs(drawing: Drawing, page: Box): SortedGlyphs {
  const isTextLayer = hasOnlyTextLayer(drawing, page)
  const ground = { page, areas: drawing.areas, isTextLayer }
  const copies = new CopyFinder()
  const seen: Glyph[] = []
  const dropped: DroppedGlyph[] = []
  // Glyphs of one operator share their style, and with it their colour.
  let style: GlyphStyle | undefined
  let isPale = false
  for (const glyph of drawing.glyphs) {
    if (glyph.style !== style) {
      style = glyph.style
      isPale = style.paint !== undefined && isNearWhite(style.paint)
    }
    const reason = dropReasonOf(glyph, isPale, ground) ?? (copies.isCopy(glyph) ? 'shadow' : undefined)
    if (reason === undefined) seen.push(glyph)
    else dropped.push({ glyph, reason })
  }
  return { seen, dropped, isTextLayer }
}

function hasOnlyTextLayer(drawing: Drawing, page: Box): boolean {
  let inkless = 0
  let inked = 0
  for (const glyph of drawing.glyphs) {
    if (glyph.text === SPACE) continue
    if (glyph.style.isInkless) inkless++
    else inked++
  }
  if (inkless === 0) return false
  return inked === 0 || (inked < STAMP_SHARE * inkless && pictureShare(drawing, page) >= STAMPED_SCAN_SHARE)
}

/** Share of the page that its pictures cover, those that overlap counted twice, 1 at most. */
export function pictureShare(drawing: Drawing, page: Box): number {
  const covered = drawing.pictures.reduce((sum, picture) => sum + areaOf(picture), 0)
  return Math.min(1, covered / Math.max(1, areaOf(page)))
}

/** What the glyphs of a page are drawn on. */
interface Ground {
  readonly page: Box
  readonly areas: readonly FilledArea[]
  readonly isTextLayer: boolean
}

function dropReasonOf(glyph: Glyph, isPale: boolean, { page, areas, isTextLayer }: Ground): DropReason | undefined {
  const { style } = glyph
  if (!isAmid(glyph, page)) return 'off-page'
  if (glyph.isNoText === true) return 'hidden'
  if (glyph.isClipped || style.size < MIN_SIZE) return 'hidden'
  if (style.isInkless) return isTextLayer ? undefined : 'hidden'
  return isPale && isOnPaper(glyph, areas) ? 'hidden' : undefined
}

/** Whether a box has the middle of the glyph's advance, a quarter of its size above the baseline: a point inside most letters. */
function isAmid({ x, y, advance, style }: Glyph, box: Box): boolean {
  const { alongX, alongY, size } = style
  const middle = advance / 2
  return containsPoint(box, x + middle * alongX + 0.25 * size * alongY, y + middle * alongY - 0.25 * size * alongX)
}

/** Whether nothing but paper or white areas lies below the glyph; what lies below is the topmost area drawn before. */
function isOnPaper(glyph: Glyph, areas: readonly FilledArea[]): boolean {
  for (let i = Math.min(glyph.areasBelow, areas.length) - 1; i >= 0; i--) {
    const area = areas[i]
    if (area && isAmid(glyph, area.box)) return area.paint !== undefined && isNearWhite(area.paint)
  }
  return true
}

function isNearWhite(paint: string): boolean {
  const rgb = Number.parseInt(paint.slice(1), 16)
  return rgb >> 16 >= NEAR_WHITE && ((rgb >> 8) & 0xff) >= NEAR_WHITE && (rgb & 0xff) >= NEAR_WHITE
}

/** Largest offset of a copy, in ems and as share of the advance; the two i of "skiing" are a whole advance apart. */
const MAX_OFFSET_IN_EMS = 0.15
const MAX_OFFSET_SHARE = 0.5
/** Furthest copy, in points: that of a letter of a poster. Letters of any size would be looked for all over the plane. */
const MAX_OFFSET = 40

/** Side of the cells, in points, in which glyphs are looked up: most copies of a letter of text can be in one or two of them. */
const LOOKUP_CELL = 8

/** Finds glyphs drawn nearly at the place of an equal one. */
class CopyFinder {
  readonly #glyphs: Glyph[] = []
  /** Index of the glyph before in the same cell; -1 for the first one there. */
  readonly #before: number[] = []
  /** Index of the last glyph of each cell: most have a single one, for which a list would be much. */
  readonly #last = new Map<number, number>()

  isCopy(glyph: Glyph): boolean {
    if (glyph.text === SPACE || !Number.isSafeInteger(keyOf(cellOf(glyph.x), cellOf(glyph.y)))) return false
    const reach = Math.min(MAX_OFFSET, MAX_OFFSET_IN_EMS * glyph.style.size, MAX_OFFSET_SHARE * glyph.advance)
    const right = cellOf(glyph.x + reach)
    const top = cellOf(glyph.y - reach)
    const bottom = cellOf(glyph.y + reach)
    for (let column = cellOf(glyph.x - reach); column <= right; column++) {
      for (let row = top; row <= bottom; row++) {
        if (this.#hasNear(glyph, reach, keyOf(column, row))) return true
      }
    }
    this.#remember(glyph)
    return false
  }

  #remember(glyph: Glyph): void {
    const key = keyOf(cellOf(glyph.x), cellOf(glyph.y))
    this.#before.push(this.#last.get(key) ?? -1)
    this.#last.set(key, this.#glyphs.length)
    this.#glyphs.push(glyph)
  }

  #hasNear(glyph: Glyph, reach: number, cell: number): boolean {
    for (let i = this.#last.get(cell) ?? -1; i >= 0; i = this.#before[i] ?? -1) {
      if (isNear(this.#glyphs[i] as Glyph, glyph, reach)) return true
    }
    return false
  }
}

function isNear(a: Glyph, b: Glyph, reach: number): boolean {
  return a.text === b.text && Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach
}

function cellOf(position: number): number {
  return Math.floor(position / LOOKUP_CELL)
}

function keyOf(column: number, row: number): number {
  return column * 100_003 + row
}
