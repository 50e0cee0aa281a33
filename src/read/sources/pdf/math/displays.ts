import { type Box, overlapX, overlapY } from '../../../../base/geometry/box.ts'
import { DISPLAY_NAME } from '../../../../base/text/labels/display-number.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { type GlyphPage, isFormula } from './display-evidence.ts'
import { type Extent, splitAtGaps, splitBeside } from './gaps.ts'
import { inkOf, inkOfPlaces } from './math-glyphs.ts'
import type { ProseRow, Rows } from './rows.ts'
import { edgesOfText, isSetApart } from './set-apart.ts'
import { endsLine, joinSpreadLines } from './spread-lines.ts'
import { findWordFractions } from './word-fractions.ts'

/** A formula set apart: its glyphs by places in the order of drawing, and its number, with the brackets, where it has one. */
export interface FoundDisplay {
  readonly places: readonly number[]
  readonly number: readonly number[]
}

/** Ink of two displays, above one another, is at least this far apart, in ems; rows of one are nearer. */
const DISPLAY_GAP = 1.15
/** A gap, in ems, between a display and its number. */
const NUMBER_GAP = 1.9
/** The same where the number is at the edge of the text, up to this distance in ems. */
const NUMBER_GAP_AT_EDGE = 0.6
const AT_EDGE = 0.3
/** Lines with words, without those that are of displays; and the displays. */
export interface Displays {
  readonly rows: readonly ProseRow[]
  readonly displays: readonly FoundDisplay[]
}

/** The displays among the glyphs that are on no line of text, with their lines that have words in them. Lines of tables are not displays. */
export function findDisplays(
  page: GlyphPage & { readonly rules: readonly Box[] },
  found: Rows,
  isInTable: (row: ProseRow) => boolean,
): Displays {
  const { glyphs } = page
  const { rows, rest } = joinSpreadLines(glyphs, found)
  const parts = findWordFractions(glyphs, { rows, rest }, page.rules)
  const isMath = withParts(page.isMath, parts)
  const isOfDisplay = (row: ProseRow) =>
    parts.has(row) || (isSetApart(glyphs, row, rows, isMath) && !endsLine(glyphs, row, rows))
  const set = new Set(rows.filter(row => isOfDisplay(row) && !isInTable(row)))
  const kept = rows.filter(row => !set.has(row))
  const stretches = [...rest, ...[...set].map(({ glyphs: places }) => places)].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  const starts = kept.map(row => row.glyphs[0] ?? 0).sort((a, b) => a - b)
  const joined: number[][] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    const isNext = last !== undefined && !starts.some(start => start > (last[0] ?? 0) && start < (stretch[0] ?? 0))
    if (isNext) last.push(...stretch)
    else joined.push([...stretch])
  }
  const apart = joined.flatMap(places => splitAbove(glyphs, places))
  return { rows: kept, displays: apart.flatMap(places => toDisplay(page, places, kept)) }
}

/** Words in fractions count as mathematics for what is beside them. */
function withParts(isMath: readonly boolean[], parts: ReadonlySet<ProseRow>): readonly boolean[] {
  if (parts.size === 0) return isMath
  const places = new Set([...parts].flatMap(({ glyphs }) => glyphs))
  return isMath.map((is, place) => is || places.has(place))
}

/** Size of the largest letters and digits: operators come from fonts of other sizes. */
function emOf(glyphs: readonly Glyph[], places: readonly number[]): number {
  const sizes = places.flatMap(place =>
    /^[\p{L}\p{N}]/u.test(glyphs[place]?.text ?? '') ? (glyphs[place]?.style.size ?? 0) : 0,
  )
  return Math.max(0, ...sizes)
}

/** The glyphs of a stretch by what is above one another with white space between. */
function splitAbove(glyphs: readonly Glyph[], places: readonly number[]): readonly (readonly number[])[] {
  return splitAtGaps(extentsBelow(glyphs, places), DISPLAY_GAP * emOf(glyphs, places))
}

/** Where the ink of glyphs begins and ends, from the top. */
function extentsBelow(glyphs: readonly Glyph[], places: readonly number[]): readonly Extent[] {
  return places.flatMap((place): Extent[] => {
    const glyph = glyphs[place]
    if (glyph === undefined || glyph.text === SPACE || glyph.style.direction !== 0) return []
    const { top, bottom } = inkOf(glyph)
    return [{ place, from: top, to: bottom }]
  })
}

function toDisplay(page: GlyphPage, places: readonly number[], rows: readonly ProseRow[]): FoundDisplay[] {
  const { glyphs } = page
  const lines = numberedLines(glyphs, places)
  if (lines.length > 1) return lines.flatMap(line => toDisplay(page, line, rows))
  const number = numberOf(glyphs, places, rows)
  const body = places.filter(place => !number.includes(place))
  if (!isFormula(page, { places: body, number }, rows)) return []
  const box = inkOfPlaces(glyphs, body)
  if (rows.some(row => isOnRow(box, row))) return []
  return [{ places: body, number }]
}

/** White space, in ems, between two numbered lines that are one stretch: displays are further apart, parts of a line are not. */
const LINE_GAP = 0.1

/** The lines of a stretch with a number at each, one for each number; what has none is with the nearest. One list where it is not so. */
function numberedLines(glyphs: readonly Glyph[], places: readonly number[]): readonly (readonly number[])[] {
  const em = emOf(glyphs, places)
  const wide = splitBeside(glyphs, places, NUMBER_GAP * em)
  const numbers = [wide.at(-1) ?? [], wide[0] ?? []]
    .map(column => splitAtGaps(extentsBelow(glyphs, column), LINE_GAP * em))
    .find(column => column.length > 1 && column.every(part => NUMBER.test(textOf(glyphs, part))))
  if (wide.length < 2 || numbers === undefined) return [places]
  const bands = splitAtGaps(extentsBelow(glyphs, places), LINE_GAP * em)
  const middleOf = (band: readonly number[]) => {
    const { top, bottom } = inkOfPlaces(glyphs, band)
    return (top + bottom) / 2
  }
  const lines = numbers.map(number => ({ middle: middleOf(number), places: [] as number[] }))
  for (const band of bands) {
    const inside = numbers.flatMap((number, i) => (number.some(place => band.includes(place)) ? [i] : []))
    if (inside.length > 1) return [places]
    const away = (line: (typeof lines)[number]) => Math.abs(line.middle - middleOf(band))
    const nearest = lines.reduce((a, b) => (away(b) < away(a) ? b : a))
    ;(lines[inside[0] ?? -1] ?? nearest).places.push(...band)
  }
  return lines.map(line => line.places.sort((a, b) => a - b))
}

/** The number at the right or left of a display. */
function numberOf(glyphs: readonly Glyph[], places: readonly number[], rows: readonly ProseRow[]): readonly number[] {
  const em = emOf(glyphs, places)
  const isNumber = (part: readonly number[] = []) => NUMBER.test(textOf(glyphs, part))
  const wide = splitBeside(glyphs, places, NUMBER_GAP * em)
  if (wide.length > 1) {
    const number = [wide.at(-1), wide[0]].find(isNumber)
    if (number !== undefined) return number
  }
  const near = splitBeside(glyphs, places, NUMBER_GAP_AT_EDGE * em)
  if (near.length < 2) return []
  const text = edgesOfText(inkOfPlaces(glyphs, places), rows)
  const [first = [], last = []] = [near[0], near.at(-1)]
  const [left, right] = [inkOfPlaces(glyphs, first).left, inkOfPlaces(glyphs, last).right]
  if (isNumber(last) && text !== undefined && Math.abs(right - text.right) < AT_EDGE * em) return last
  return isNumber(first) && text !== undefined && Math.abs(left - text.left) < AT_EDGE * em ? first : []
}

/** The number of a display, in its brackets: `(2.3)`, `[A.1]`, `(7a′)`. */
const NUMBER = new RegExp(String.raw`^[(\[](?:${DISPLAY_NAME})[)\]]$`, 'u')

function textOf(glyphs: readonly Glyph[], places: readonly number[]): string {
  return places.map(place => glyphs[place]?.text ?? '').join('')
}

/** Small letters of a line are about this high, in ems. */
const SMALL_LETTERS = 0.5
/** What overlaps a line of text by more than this, in ems, is not a display: it is a drawing, or a table, over text. */
const MOST_OVERLAP_X = 1
const MOST_OVERLAP_Y = 0.2

function isOnRow(box: Box, { left, right, baseline, size }: ProseRow): boolean {
  const band = { left, right, top: baseline - SMALL_LETTERS * size, bottom: baseline }
  return overlapX(box, band) > MOST_OVERLAP_X * size && overlapY(box, band) > MOST_OVERLAP_Y * size
}
