import { flushColumns } from './flush-columns.ts'
import { type Piece, toPiece } from './pieces.ts'

/** A number alone, as entries of a list carry it: `7`, `7.`, `[7]`, `(7)`. */
const NUMBER = /^[[(]?(\d{1,3})[\])]?\.?$/u
/** Fewest numbers that share an edge and rise by one: two may do so by chance, in rows of a table or page numbers. */
const LEAST_NUMBERS = 3
/** Left or right edges of the numbers of one list differ by less than this, in points. */
const SAME_EDGE = 2.5
/** A number is at most this far left of its text, in ems. */
const FURTHEST_TEXT_IN_EMS = 3.5
/** The same where the number is raised, in ems: notes of word processors begin at a tab of half an inch. */
const FURTHEST_NOTE_IN_EMS = 6
/** Baselines of a number and its text differ by less than this, in ems: numbers may be set smaller. */
export const SAME_LINE_IN_EMS = 0.35
/**
 * The same where the number is raised, as word processors raise those of notes; a small number centred beside two rows of a
 * table is 0.6 em above the lower one.
 */
const RAISED_IN_EMS = 0.5
/** Text of an entry is at least this wide, in ems; cells of a table are narrower. */
const LEAST_TEXT_IN_EMS = 10
/** The same beside a raised number: a note may be a name and a day, and no cell has a raised number on its left. */
const LEAST_TEXT_OF_NOTE_IN_EMS = 4

/** A number of a section alone: `2`, `2.1`, `2.1.` */
const SECTION_NUMBER = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/u
/** Other lines that begin at the edge of a heading whose number hangs: those of its column. */
const LEAST_AT_EDGE = 3
/** Most of them that may be set like the heading: rows of a table and entries of a list are all set alike. */
const MOST_ALIKE = 0.5

interface NumberPiece {
  readonly piece: Piece
  readonly value: number
  readonly text: Piece
}

/**
 * Pieces with the numbers that hang left of their column joined to the text on their right: those of lists, so that no
 * gutter is found between them, and those of headings, so that they hide none.
 */
export function joinHangingNumbers(pieces: readonly Piece[]): Piece[] {
  return joinHeadingNumbers(joinListNumbers(pieces))
}

/**
 *      | text of the left    |
 *      | column          2.1 | Heading of the right column
 *
 * The box of such a piece is that of the heading without its number. The number has the same type, and the heading is at
 * an edge where lines of other type begin.
 */
function joinHeadingNumbers(pieces: readonly Piece[]): Piece[] {
  const headings = new Map<Piece, NumberedHeading>()
  const texts = new Set<Piece>()
  for (const piece of pieces) {
    const heading = splitHeading(piece) ?? findHeading(piece, pieces)
    if (heading === undefined || !isAtEdge(heading.text, piece, pieces)) continue
    // In a row of a table a cell of digits is the number of the next cell, and the text of the one before.
    if (texts.has(piece)) continue
    headings.set(piece, heading)
    texts.add(heading.text)
  }
  return pieces.flatMap(piece => {
    if (texts.has(piece)) return []
    const heading = headings.get(piece)
    if (heading === undefined) return [piece]
    return [{ ...toPiece([...heading.number, ...heading.text.runs]), box: heading.text.box }]
  })
}

/** The number of a section and the text after it. */
interface NumberedHeading {
  readonly number: Piece['runs']
  readonly text: Piece
}

/** The number and the text of a heading that is one piece. */
function splitHeading(piece: Piece): NumberedHeading | undefined {
  if (!/^\d/u.test(piece.runs[0]?.text ?? '')) return undefined
  const start = piece.runs.findIndex((run, i) => i > 0 && run.spaceBefore)
  if (start < 0) return undefined
  const [number, text] = [piece.runs.slice(0, start), piece.runs.slice(start)]
  return SECTION_NUMBER.test(number.map(run => run.text).join('')) ? { number, text: toPiece(text) } : undefined
}

/** The heading on the right of a piece that is its number. */
function findHeading(piece: Piece, pieces: readonly Piece[]): NumberedHeading | undefined {
  const text = SECTION_NUMBER.test(textOf(piece)) ? nearestOnRight(piece, pieces) : undefined
  // Numbers side by side are cells.
  const isHeading = text !== undefined && isAlike(piece, text) && /\p{L}/u.test(textOf(text))
  return isHeading ? { number: piece.runs, text } : undefined
}

function textOf(piece: Piece): string {
  return piece.runs.map(run => run.text).join('')
}

function isAlike(a: Piece, b: Piece): boolean {
  return a.size === b.size && a.runs[0]?.font.name === b.runs[0]?.font.name
}

function isAtEdge(text: Piece, number: Piece, pieces: readonly Piece[]): boolean {
  const others = pieces.filter(
    other => other !== text && other !== number && Math.abs(other.box.left - text.box.left) < SAME_EDGE,
  )
  const alike = others.filter(other => isAlike(other, text))
  return others.length >= LEAST_AT_EDGE && alike.length <= MOST_ALIKE * others.length
}

/**
 *      | text of the left    11.  Text of entry 11
 *      | column                   that continues
 *      |                     12.  Text of entry 12
 *
 * Numbers hang when at least `LEAST_NUMBERS` of them share an edge, rise by one from top to bottom, and have wide text
 * right after them. Those of formulas do not hang: they end where the lines of their column end.
 */
function joinListNumbers(pieces: readonly Piece[]): Piece[] {
  const numbers = pieces.flatMap(piece => (endsColumn(piece, pieces) ? [] : readNumber(piece, pieces)))
  if (numbers.length < LEAST_NUMBERS) return [...pieces]
  const hanging = new Map<Piece, NumberPiece>()
  for (const edge of ['right', 'left'] as const) {
    for (const column of flushColumns(numbers, { placeOf: ({ piece }) => piece, edge, tolerance: SAME_EDGE })) {
      for (const number of longestSuccessions(column)) hanging.set(number.piece, number)
    }
  }
  if (hanging.size === 0) return [...pieces]
  // Of two numbers before one text, the nearer one is that of the entry.
  const byText = new Map<Piece, NumberPiece>()
  for (const number of hanging.values()) {
    const other = byText.get(number.text)
    if (other === undefined || other.piece.box.left < number.piece.box.left) byText.set(number.text, number)
  }
  const numbered = new Map([...byText.values()].map(number => [number.piece, number.text]))
  return pieces.flatMap(piece => {
    const text = numbered.get(piece)
    if (text !== undefined) return [toPiece([...piece.runs, ...text.runs])]
    return byText.has(piece) ? [] : [piece]
  })
}

/** Fewest wide lines that end at the right edge of their column. */
const LEAST_AT_RIGHT = 3

/** Whether a number in brackets is at the right edge of a column of text, as that of a formula is. */
function endsColumn(number: Piece, pieces: readonly Piece[]): boolean {
  if (!/^[[(]/u.test(number.runs[0]?.text ?? '') || !NUMBER.test(textOf(number))) return false
  const endsThere = ({ box, size }: Piece) =>
    Math.abs(box.right - number.box.right) < SAME_EDGE && box.right - box.left > LEAST_TEXT_IN_EMS * size
  return pieces.filter(endsThere).length >= LEAST_AT_RIGHT
}

function readNumber(piece: Piece, pieces: readonly Piece[]): NumberPiece[] {
  const value = NUMBER.exec(textOf(piece))?.[1]
  if (value === undefined) return []
  const text = nearestOnRight(piece, pieces)
  if (text === undefined) return []
  const least = isRaisedBeside(piece, text) ? LEAST_TEXT_OF_NOTE_IN_EMS : LEAST_TEXT_IN_EMS
  if (text.box.right - text.box.left < least * text.size) return []
  return [{ piece, value: Number(value), text }]
}

function nearestOnRight(piece: Piece, pieces: readonly Piece[]): Piece | undefined {
  let nearest: Piece | undefined
  for (const other of pieces) {
    const gap = other.box.left - piece.box.right
    // A damaged font gives a number no width: it then begins where it ends.
    if (other === piece || gap < 0 || gap > FURTHEST_NOTE_IN_EMS * other.size) continue
    const isOnLine = Math.abs(other.baseline - piece.baseline) <= SAME_LINE_IN_EMS * other.size
    const isBeside = isOnLine ? gap <= FURTHEST_TEXT_IN_EMS * other.size : isRaisedBeside(piece, other)
    if (!isBeside) continue
    if (nearest === undefined || other.box.left < nearest.box.left) nearest = other
  }
  return nearest
}

/** Whether a number is above the line of a text, and set smaller: the mark of a note. */
function isRaisedBeside(number: Piece, text: Piece): boolean {
  const raise = text.baseline - number.baseline
  return number.size < text.size && raise > SAME_LINE_IN_EMS * text.size && raise <= RAISED_IN_EMS * text.size
}

/** The numbers of stretches that rise by one at each step and are long enough to be no chance. */
function longestSuccessions(column: readonly NumberPiece[]): NumberPiece[] {
  const found: NumberPiece[] = []
  let stretch: NumberPiece[] = []
  const close = () => {
    if (stretch.length >= LEAST_NUMBERS) found.push(...stretch)
  }
  for (const number of column) {
    const last = stretch[stretch.length - 1]
    if (last !== undefined && number.value !== last.value + 1) {
      close()
      stretch = []
    }
    stretch.push(number)
  }
  close()
  return found
}
