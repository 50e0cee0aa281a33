import { type Box, overlapX, overlapY, uniteBoxes } from '../../../geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { inkOf } from './math-glyphs.ts'
import type { Classes } from './classes.ts'
import type { ProseRow, Rows } from './rows.ts'

/** A formula set apart: its glyphs by places in the order of drawing, and its number, with the brackets, where it has one. */
export interface FoundDisplay {
  readonly places: readonly number[]
  readonly number: readonly number[]
}

/** Ink of two displays, above one another, is at least this far apart, in ems; rows of one are nearer. */
const DISPLAY_GAP = 1.15
/** A gap, in ems, between a display and its number, and between cells of tables. */
const NUMBER_GAP = 1.9
/** A display begins at least this far, in ems, from the left edge of the text. */
const LEAST_INDENT = 1.9
/** Words of a display at most, and its least share of mathematics. */
const MOST_WORDS = 6
const LEAST_MATH = 0.4
/** Words of a line that shows where the text begins and ends. */
const WORDS_OF_FULL_LINE = 4

/** Lines with words, without those that are of displays; and the displays. */
export interface Displays {
  readonly rows: readonly ProseRow[]
  readonly displays: readonly FoundDisplay[]
}

/** The displays among what stands on no line of text, with their lines that have words in them; lines of tables are none. */
export function findDisplays(
  glyphs: readonly Glyph[],
  { rows, rest }: Rows,
  { isMath }: Classes,
  isInTable: (row: ProseRow) => boolean,
): Displays {
  const set = new Set(rows.filter(row => isSetApart(glyphs, row, rows, isMath) && !isInTable(row)))
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
  const parts = joined.flatMap(places => splitAbove(glyphs, places))
  return { rows: kept, displays: parts.flatMap(places => toDisplay(glyphs, places, kept, isMath)) }
}

/** Whether a line with words is one of a display: set in from both edges of the text, and mostly mathematics. */
function isSetApart(
  glyphs: readonly Glyph[],
  row: ProseRow,
  rows: readonly ProseRow[],
  isMath: readonly boolean[],
): boolean {
  if (row.words.length > MOST_WORDS) return false
  const marks = row.glyphs.filter(place => isMath[place] === true).length
  if (marks < LEAST_MATH * row.glyphs.length && !isBetweenMath(row, isMath)) return false
  const box = uniteBoxes(
    row.glyphs
      .flatMap(place => glyphs[place] ?? [])
      .filter(({ text }) => text !== SPACE)
      .map(inkOf),
  )
  const full = rows.filter(
    other => other !== row && other.words.length >= WORDS_OF_FULL_LINE && overlapX(other, box) > 0,
  )
  const left = Math.min(...full.map(other => other.left))
  return full.length > 0 && box.left > left + LEAST_INDENT * row.size
}

/** Words of a part of a fraction, or of a name in one. */
const MOST_WORDS_OF_PART = 2

/** Whether a line of a word or two has mathematics drawn before and after it: the denominator of a fraction. */
function isBetweenMath({ words, glyphs }: ProseRow, isMath: readonly boolean[]): boolean {
  const [first = 0, last = 0] = [glyphs[0], glyphs.at(-1)]
  return (
    words.length <= MOST_WORDS_OF_PART &&
    (isMath[first - 1] === true || isMath[last + 1] === true || isMath[first] === true)
  )
}

/** Size of the largest letters and digits: operators come from fonts of other sizes. */
function emOf(glyphs: readonly Glyph[], places: readonly number[]): number {
  const sizes = places.flatMap(place =>
    /^[\p{L}\p{N}]/u.test(glyphs[place]?.text ?? '') ? (glyphs[place]?.style.size ?? 0) : 0,
  )
  return Math.max(0, ...sizes)
}

/** A part of a stretch along one axis. */
interface Extent {
  readonly place: number
  readonly from: number
  readonly to: number
}

/** Places by extents that white space of a certain width is between; each list in the order of drawing. */
function splitAtGaps(extents: readonly Extent[], gap: number): readonly (readonly number[])[] {
  const parts: { readonly places: number[]; to: number }[] = []
  for (const { place, from, to } of [...extents].sort((a, b) => a.from - b.from)) {
    const last = parts.at(-1)
    if (last !== undefined && from - last.to < gap) {
      last.places.push(place)
      last.to = Math.max(last.to, to)
    } else parts.push({ places: [place], to })
  }
  return parts.map(part => part.places.sort((a, b) => a - b))
}

/** The glyphs of a stretch by what is above one another with white space between. */
function splitAbove(glyphs: readonly Glyph[], places: readonly number[]): readonly (readonly number[])[] {
  const extents = places.flatMap((place): Extent[] => {
    const glyph = glyphs[place]
    if (glyph === undefined || glyph.text === SPACE || glyph.style.direction !== 0) return []
    const { top, bottom } = inkOf(glyph)
    return [{ place, from: top, to: bottom }]
  })
  return splitAtGaps(extents, DISPLAY_GAP * emOf(glyphs, places))
}

/** The glyphs by what is beside one another with wide white space between. */
function splitBeside(glyphs: readonly Glyph[], places: readonly number[]): readonly (readonly number[])[] {
  const extents = places.flatMap((place): Extent[] => {
    const glyph = glyphs[place]
    return glyph === undefined ? [] : [{ place, from: glyph.x, to: glyph.x + glyph.advance }]
  })
  return splitAtGaps(extents, NUMBER_GAP * emOf(glyphs, places))
}

function toDisplay(
  glyphs: readonly Glyph[],
  places: readonly number[],
  rows: readonly ProseRow[],
  isMathAt: readonly boolean[],
): FoundDisplay[] {
  const isMath = (place: number) => isMathAt[place] === true
  if (!places.some(isMath)) return []
  const columns = splitBeside(glyphs, places)
  const isNumber = (part: readonly number[] = []) => NUMBER.test(textOf(glyphs, part))
  const [first, last] = [columns[0], columns.at(-1)]
  const number = columns.length < 2 ? [] : isNumber(last) ? (last ?? []) : isNumber(first) ? (first ?? []) : []
  const body = columns.filter(column => column !== number)
  // Cells of a table have wide gaps too, and many hold no mathematics.
  if (body.length > 1 && !body.every(column => column.some(isMath))) return []
  const box = uniteBoxes(
    body
      .flat()
      .flatMap(place => glyphs[place] ?? [])
      .map(inkOf),
  )
  if (rows.some(row => isOnRow(box, row))) return []
  return [{ places: body.flat().sort((a, b) => a - b), number }]
}

/** The number of a display, in its brackets: `(2.3)`, `[A.1]`, `(7a′)`. */
const NUMBER = /^[([][A-Z]?\.?\d{0,3}(?:[.–-]\d{1,3})*[a-z]?[′']?[)\]]$/u

function textOf(glyphs: readonly Glyph[], places: readonly number[]): string {
  return places.map(place => glyphs[place]?.text ?? '').join('')
}

/** Small letters of a line are about this high, in ems. */
const SMALL_LETTERS = 0.5
/** A display that overlaps a line of text by more than this, in ems, is none: it is a drawing, or a table, over text. */
const MOST_OVERLAP_X = 1
const MOST_OVERLAP_Y = 0.2

function isOnRow(box: Box, { left, right, baseline, size }: ProseRow): boolean {
  const band = { left, right, top: baseline - SMALL_LETTERS * size, bottom: baseline }
  return overlapX(box, band) > MOST_OVERLAP_X * size && overlapY(box, band) > MOST_OVERLAP_Y * size
}
