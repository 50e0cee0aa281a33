import { type Box, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { isSourceLine } from '../../../base/text/labels/source-line.ts'
import { joinPieces, type Piece } from '../lines/pieces.ts'
import { joinListMarks } from './list-marks.ts'

/** Pieces on one baseline inside a region, from left to right. */
export interface PieceRow {
  readonly pieces: readonly Piece[]
  readonly box: Box
  readonly baseline: number
  readonly size: number
}

/** Baselines of one row differ by less than this, in ems of the smaller type. */
const SAME_ROW_IN_EMS = 0.5
/** A row of running text covers at least this share of its column's width. */
const PROSE_COVER = 0.8
/** Narrowest piece of a row of running text, in ems: columns of text are wider, most cells narrower. */
const PROSE_PIECE_IN_EMS = 14
/** A piece this wide, in ems and as share of the region, is running text whatever is beside it. */
const WIDE_PIECE_IN_EMS = 28
const WIDE_PIECE_SHARE = 0.6
/** Rows in sequence that are running text. */
const PROSE_ROWS = 4
/** Least share of rows that are running text, where there are fewer. */
const PROSE_SHARE = 0.5

/** Pieces wider than this, in ems, are lines of running text more often than cells. */
const LINE_IN_EMS = 21
/** Rows are running text when at least this share of its width is such lines, whatever their baselines. */
const LINE_SHARE = 0.5
/** Pages have at most this many columns of lines that long; rows of more pieces are cells. */
const MOST_TEXT_COLUMNS = 2
/** Fewest such lines that show running text. */
const LEAST_LINES = 6
/** Wider gaps inside a piece separate cells, in ems: tables are set tight, and their cells seldom justified. */
export const CELL_GAP_IN_EMS = 0.6

/** Pieces at most this far from each other, in ems, may be words of one text. */
const WORD_GAP_IN_EMS = 0.35

/** The pieces between the wide blanks of a piece. */
export function splitAtBlanks(piece: Piece): Piece[] {
  const groups: Piece['runs'][number][][] = []
  for (const run of piece.runs) {
    const current = groups[groups.length - 1]
    const last = current?.[current.length - 1]
    if (current === undefined || last === undefined || run.box.left - last.box.right > CELL_GAP_IN_EMS * piece.size) {
      groups.push([run])
    } else current.push(run)
  }
  return groups.length === 1 ? [piece] : groups.flatMap(runs => joinPieces(runs))
}

/** Groups pieces by baseline, from top to bottom. */
export function rowsOfPieces(pieces: readonly Piece[]): PieceRow[] {
  const rows: Piece[][] = []
  let first: Piece | undefined
  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)) {
    const current = rows[rows.length - 1]
    const isSame =
      first !== undefined && piece.baseline - first.baseline < SAME_ROW_IN_EMS * Math.max(piece.size, first.size)
    if (current !== undefined && isSame) current.push(piece)
    else {
      rows.push([piece])
      first = piece
    }
  }
  return rows.map(row => {
    const sorted = row.sort((a, b) => a.box.left - b.box.left)
    const size = Math.max(...sorted.map(piece => piece.size))
    const baseline = Math.max(...sorted.map(piece => piece.baseline))
    return { pieces: sorted, box: uniteBoxes(sorted.map(piece => piece.box)), baseline, size }
  })
}

/** Whether the row is a line of running text (or one of each column of running text) in a region of that width. */
export function isProseRow(row: PieceRow, width: number): boolean {
  let cover = 0
  let narrowest = Infinity
  for (const piece of row.pieces) {
    const pieceWidth = widthOf(piece.box)
    if (pieceWidth >= WIDE_PIECE_SHARE * width && pieceWidth >= WIDE_PIECE_IN_EMS * row.size) return true
    cover += pieceWidth
    narrowest = Math.min(narrowest, pieceWidth)
  }
  return cover >= PROSE_COVER * width && narrowest >= PROSE_PIECE_IN_EMS * row.size
}

/** Whether the row says where a table is from, which is below its last row. */
export function isSourceRow({ pieces }: PieceRow): boolean {
  return isSourceLine(pieces.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '))
}

/** Whether the row is one piece as long as a line of running text, or holds a longer one. */
export function hasLongLine(row: PieceRow): boolean {
  const longest = row.pieces.length === 1 ? LINE_IN_EMS : WIDE_PIECE_IN_EMS
  return row.pieces.some(piece => widthOf(piece.box) >= longest * piece.size)
}

/** Whether rows are running text instead of cells: several lines of text in sequence, or most of a few. */
export function areProse(rows: readonly PieceRow[], width: number): boolean {
  let sequence = 0
  let all = 0
  for (const row of rows) {
    const isText = isProseRow(row, width)
    sequence = isText ? sequence + 1 : 0
    if (isText) all++
    if (sequence >= PROSE_ROWS) return true
  }
  return (all >= 2 && all >= PROSE_SHARE * rows.length) || isMostlyLines(rows)
}

/** Whether most of the text is in long lines: columns of running text, whose baselines need not agree. */
function isMostlyLines(rows: readonly PieceRow[]): boolean {
  let lines = 0
  let inLines = 0
  let all = 0
  for (const { row, piece } of rows.flatMap(row => row.pieces.map(piece => ({ row, piece })))) {
    const width = widthOf(piece.box)
    all += width
    if (width < LINE_IN_EMS * piece.size || row.pieces.length > MOST_TEXT_COLUMNS) continue
    lines++
    inLines += width
  }
  return lines >= LEAST_LINES && inLines >= LINE_SHARE * all
}

/** Rows with two pieces or more and a blank between two of them that is wider than that of words: cells side by side. */
export function countTabularRows(rows: readonly PieceRow[]): number {
  return rows.filter(isTabular).length
}

/** Words of another face are drawn after the line around them, and are pieces then. */
function isTabular(row: PieceRow): boolean {
  const cells = joinListMarks(row.pieces.flatMap(splitAtBlanks)).toSorted((a, b) => a.box.left - b.box.left)
  return cells.some(({ box }, i) => {
    const before = cells[i - 1]
    return before !== undefined && box.left - before.box.right > WORD_GAP_IN_EMS * row.size
  })
}
