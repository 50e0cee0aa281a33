import { heightOf } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { isMathFont } from './math-fonts.ts'
import { splitBeside } from './gaps.ts'
import { inkOf } from './math-glyphs.ts'
import type { ProseRow } from './rows.ts'
import { signOfGlyph } from './tex-encodings.ts'
import { SAME_LINE, SCRIPT_SCALE } from './type-scale.ts'

/** Relations, operators, large signs, arrows, pieces of brackets: what makes a formula of letters and digits. */
const STRUCTURE = /^[=<>+/|−×÷±∓·⋅∗∂∇√\u2190-\u21FF\u2200-\u22FF\u239B-\u23B3\u27F0-\u27FF\u2A00-\u2AFF]/u

/** Whether a glyph shows mathematics by itself: in formulas and tables alike, digits and points do not. */
function isSign(glyph: Glyph | undefined, isMath: boolean): boolean {
  if (glyph === undefined) return false
  const text = isMathFont(glyph.style.source) ? signOfGlyph(glyph) : glyph.text
  return STRUCTURE.test(text) || (isMath && /^\p{L}/u.test(text))
}

/** The glyphs of a page, and which of them are mathematics by themselves. */
export interface GlyphPage {
  readonly glyphs: readonly Glyph[]
  readonly isMath: readonly boolean[]
}

/** White space between cells of a table, in ems; wide spaces of formulas are as wide. */
const CELL_GAP = 0.9

/**
 * Whether glyphs that are on no line of text are a formula, not a page number or a part of a table: it has a sign of mathematics
 * in each of its columns, no text beside it on its line, and no line of cells as near below as rows of a table have.
 */
export function isFormula(
  page: GlyphPage,
  { places, number }: { readonly places: readonly number[]; readonly number: readonly number[] },
  rows: readonly ProseRow[],
): boolean {
  const { glyphs, isMath } = page
  if (!places.some(place => isMath[place] === true)) return false
  const em = Math.max(...places.map(place => glyphs[place]?.style.size ?? 0))
  const isCell = (place: number) => isSign(glyphs[place], isMath[place] === true)
  if (isMatrix(glyphs, places) || isValue(glyphs, places)) return true
  const columns = splitBeside(glyphs, places, CELL_GAP * em)
  // Cells of a table have wide gaps too, and its first column has names or numbers.
  const wide = splitBeside(glyphs, places, WIDE_CELL_GAP * em)
  if (!wide.every(column => column.some(isCell)) || !(columns[0] ?? []).some(isCell)) return false
  if (columns.length > 1 && hasRowBelow(page, places, rows)) return false
  return !hasTextBeside(page, places, new Set(number))
}

/** White space that no formula has inside, in ems. */
const WIDE_CELL_GAP = 1.9
/** Rows of a table are at most this far apart, in ems; below a display is more space. */
const ROW_DISTANCE = 1.4

/** Whether a line with cells is right below, as the next row of a table. */
function hasRowBelow({ glyphs }: GlyphPage, places: readonly number[], rows: readonly ProseRow[]): boolean {
  const drawn = places.flatMap(place => glyphs[place] ?? [])
  const baseline = Math.max(...drawn.map(({ y }) => y))
  const [left, right] = [Math.min(...drawn.map(({ x }) => x)), Math.max(...drawn.map(({ x, advance }) => x + advance))]
  return rows.some(
    row =>
      row.baseline > baseline &&
      row.baseline - baseline < ROW_DISTANCE * row.size &&
      row.left < right &&
      row.right > left - CELLS_APART * row.size &&
      splitBeside(glyphs, row.glyphs, CELL_GAP * row.size).length > 1,
  )
}

/** Brackets from this height, in ems, are around rows of cells. */
const TALL_BRACKET = 1.6

function isMatrix(glyphs: readonly Glyph[], places: readonly number[]): boolean {
  return places.some(place => {
    const glyph = glyphs[place]
    if (glyph === undefined || !isMathFont(glyph.style.source)) return false
    if (/^[\u239B-\u23B3]/u.test(signOfGlyph(glyph))) return true
    return /^[([{|∣‖]/u.test(signOfGlyph(glyph)) && heightOf(inkOf(glyph)) > TALL_BRACKET * glyph.style.size
  })
}

/** A power, or numbers in brackets. */
function isValue(glyphs: readonly Glyph[], places: readonly number[]): boolean {
  const sizes = places.map(place => glyphs[place]?.style.size ?? 0)
  const text = places.map(place => glyphs[place]?.text ?? '').join('')
  return (
    (Math.min(...sizes) < SCRIPT_SCALE * Math.max(...sizes) && /^[\d.,]+$/u.test(text)) || /^\(\d.*,.*\)$/u.test(text)
  )
}

/** Cells of one row are at most this far apart, in ems. */
const CELLS_APART = 14

/** Whether the glyph drawn right before or after, but for the number of a display, is text on the same line: the other cell of a row of a table. */
function hasTextBeside({ glyphs, isMath }: GlyphPage, places: readonly number[], number: ReadonlySet<number>): boolean {
  const [start = 0, end = 0] = [places[0], places.at(-1)]
  let [before, after] = [start - 1, end + 1]
  while (glyphs[before]?.text === SPACE || number.has(before)) before--
  while (glyphs[after]?.text === SPACE || number.has(after)) after++
  const isText = (place: number) => isMath[place] !== true && /[\p{L}\p{N})]/u.test(glyphs[place]?.text ?? '')
  return (
    (isText(before) && areCells(glyphs[before], glyphs[start])) ||
    (isText(after) && areCells(glyphs[end], glyphs[after]))
  )
}

function areCells(left: Glyph | undefined, right: Glyph | undefined): boolean {
  if (left === undefined || right === undefined) return false
  const { size } = right.style
  const gap = right.x - left.x - left.advance
  return Math.abs(left.y - right.y) <= SAME_LINE * size && gap > 0 && gap < CELLS_APART * size
}
