import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { findColumnRule } from './column-rules.ts'
import { columnsInTurn } from './drawn-columns.ts'
import {
  byBaseline,
  haveOwnRules,
  isLabelInMargin,
  isNoteInMargin,
  isSideColumn,
  isTable,
  NARROWEST_COLUMN,
  readSides,
} from './gutter-sides.ts'
import type { Piece } from '../lines/pieces.ts'
import { cutAtRules } from './rule-ends.ts'
import { findWhiteStrips } from './white-strips.ts'

/** The white space between two columns. */
export interface Gutter extends Box {
  /** Rows of text left or right of it, the smaller of both counts. */
  readonly rows: number
  /** Whether one side is a column of notes, not of text. */
  readonly isBesideNotes: boolean
}

export interface GutterOptions {
  /** Width of the page in points. */
  readonly pageWidth: number
  /** Size of the body's type in points. */
  readonly bodySize: number
  /** Centres of gutters seen elsewhere in the document: there a short one is believed too. */
  readonly known: readonly number[]
}

/** Narrowest gutter in ems of the body: two-column journals go down to about one em. */
const NARROWEST_IN_EMS = 0.72
/** A known gutter may be narrower where a line sticks out. */
const NARROWEST_KNOWN_IN_EMS = 0.5
/** No gutter is narrower than this, in points. */
const LEAST_GUTTER = 4
/** A column at the edge of the text may be this share as wide as others: notes in the margin. */
const RAGGED = 0.6
/** Fewest rows on both sides that prove a gutter alone; "rivers" of justified text end after three or four. */
const ROWS_ALONE = 6
/** The same where one side is drawn after the other (`drawn-columns.ts`). */
const ROWS_IN_TURN = 3
/** Fewest rows of a note in smaller type, or of a label, that prove the gutter between it and running text. */
const ROWS_OF_NOTE = 2
/** Fewest rows on both sides where the document has a gutter at the same place. */
const ROWS_KNOWN = 1
/** Least share of a column's lines that reach across most of it, in running text. Columns of a table have fewer. */
const FULL_LINES = 0.4
/** Gutters of one document differ by less than this, in points (odd and even pages are shifted apart further). */
const SAME_PLACE = 8

/**
 * The gutter with the most rows of text on both sides; `undefined` when the pieces are one column.
 *
 * A rule drawn between two columns is believed first. Else the gutter is white over at least `ROWS_ALONE` rows; fewer are enough
 * where the right column is drawn after the left one, one row where the document has gutters at that place, and few where a note in smaller type is beside much text. Both
 * sides are wide and mostly full lines, or one side is notes in the margin. It ends at rules that end a text (`rule-ends.ts`);
 * no other rule crosses it in mid-height: that would be a table.
 *
 * @param strips gives those of {@link findGutterStrips} for the pieces, where they were found before
 */
export function findGutter(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
  strips = () => findGutterStrips(pieces, options),
): Gutter | undefined {
  const page = uniteBoxes(pieces.map(piece => piece.box))
  if (page.right - page.left < 2 * NARROWEST_COLUMN * options.pageWidth) return undefined
  const ruled = findColumnRule(pieces, rules, options.pageWidth)
  if (ruled !== undefined) return { ...ruled.box, rows: ruled.rows, isBesideNotes: false }
  const crossing = rules.filter(rule => rule.orientation === 'horizontal')
  const textWidth = page.right - page.left
  const parts = strips().flatMap(strip =>
    cutAtRules(strip, crossing, { pieces, textWidth, isKnown: isKnownPlace(strip, options) }),
  )
  const sorted = byBaseline(pieces)
  const order = new Map(pieces.map((piece, i) => [piece, i]))
  let best: Gutter | undefined
  for (const strip of parts) {
    const gutter = judge(strip, sorted, crossing, options) ?? judgeInTurn(strip, { sorted, order }, crossing, options)
    if (gutter !== undefined && (best === undefined || weigh(gutter) > weigh(best))) best = gutter
  }
  return best
}

/** The white strips that may be gutters, whatever gutters the document has elsewhere. */
export function findGutterStrips(
  pieces: readonly Piece[],
  { bodySize, pageWidth }: Pick<GutterOptions, 'bodySize' | 'pageWidth'>,
): readonly Box[] {
  const narrowest = Math.max(LEAST_GUTTER, NARROWEST_KNOWN_IN_EMS * bodySize)
  return findWhiteStrips(pieces, { bodySize, narrowest, margin: NARROWEST_COLUMN * RAGGED * pageWidth })
}

/** Whether the document has gutters at the place of the strip. */
function isKnownPlace(strip: Box, { known }: GutterOptions): boolean {
  const center = (strip.left + strip.right) / 2
  return known.some(x => Math.abs(x - center) < SAME_PLACE || (strip.left < x && x < strip.right))
}

function weigh(gutter: Gutter): number {
  // Gutters between columns of text come first: one beside notes may reach down into them.
  const ofText = !gutter.isBesideNotes && gutter.rows >= ROWS_ALONE ? 1e9 : 0
  // Of gutters between the same rows the tallest: on a last page one column continues where the other has ended.
  return ofText + gutter.rows * 1e6 + (gutter.bottom - gutter.top) * 1e3 + (gutter.right - gutter.left)
}

/** The gutter that a strip is, if it is one; `pieces` by their baselines. */
function judge(
  strip: Box,
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
): Gutter | undefined {
  const isKnown = isKnownPlace(strip, options)
  const narrowest = (isKnown ? NARROWEST_KNOWN_IN_EMS : NARROWEST_IN_EMS) * options.bodySize
  if (strip.right - strip.left < narrowest) return undefined
  const sides = readSides(strip, pieces)
  const rows = Math.min(sides[0].rows, sides[1].rows)
  if (rows < (isKnown ? ROWS_KNOWN : ROWS_OF_NOTE)) return undefined
  const isNote = () => isNoteInMargin(sides) || isLabelInMargin(sides, options.pageWidth)
  if (!isKnown && rows < ROWS_ALONE && !isNote()) return undefined
  const gutter: Gutter = { ...strip, rows, isBesideNotes: false }
  if (isKnown) return gutter
  const areColumns = sides.every(
    side => side.width >= NARROWEST_COLUMN * options.pageWidth && side.fullShare >= FULL_LINES,
  )
  if (!areColumns && !isSideColumn(sides, options.pageWidth, rules)) return undefined
  if (isTable(strip, sides, rules)) return undefined
  return areColumns || haveOwnRules(sides, rules) ? gutter : { ...gutter, isBesideNotes: true }
}

/** The gutter that a strip is, if it is one by the order of drawing. */
function judgeInTurn(
  strip: Box,
  { sorted, order }: { readonly sorted: readonly Piece[]; readonly order: ReadonlyMap<Piece, number> },
  rules: readonly Rule[],
  { bodySize, pageWidth }: GutterOptions,
): Gutter | undefined {
  if (strip.right - strip.left < NARROWEST_IN_EMS * bodySize) return undefined
  const found = columnsInTurn(strip, sorted, order, pageWidth)
  if (found === undefined) return undefined
  const rows = Math.min(found.sides[0].rows, found.sides[1].rows)
  if (rows < ROWS_IN_TURN || isTable(found.strip, found.sides, rules)) return undefined
  return { ...found.strip, rows, isBesideNotes: false }
}
