import { type Box, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { findBalancedBreak } from './balanced-break.ts'
import { findGutter, type Gutter, type GutterOptions } from './gutters.ts'
import { findLabelBreaks } from './label-break.ts'
import type { Piece } from '../lines/pieces.ts'
import { flowRoundInset } from './text-round-inset.ts'

/** Pieces of one column of one part of the page. */
export interface Region {
  /** The cuts that led there: `t` above, `l` and `r` left and right, `m` a second pair of columns, `b` below. */
  readonly path: string
  readonly box: Box
  readonly pieces: readonly Piece[]
}

/** More cuts than any real page has; a bound on recursion, not a rule of layout. */
const DEEPEST_PATH = 12

/**
 * Cuts a page into regions of one column each, in reading order.
 *
 *     +-----------+        +-----------+
 *     |   title   |        |   title   |  t
 *     | aaa | bbb |   ->   +-----+-----+
 *     | aaa | bbb |        | aaa | bbb |  l, r
 *     | wide table|        +-----+-----+
 *     +-----------+        | wide table|  b
 *
 * The tallest gutter is cut first. What it does not reach is a part above and a part below, and each of the four parts is
 * cut again. A part without a gutter is a region. Unlike XY-cut this needs no full-width valley above and below the
 * columns, so a title or a figure that almost touches them cannot hide the gutter.
 *
 * Never drops, splits or doubles a piece.
 *
 * @param strips as for {@link findGutter}
 */
export function cutColumns(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
  strips?: () => readonly Box[],
): Region[] {
  return cut(pieces, rules, options, '', strips)
}

function cut(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
  path: string,
  strips?: () => readonly Box[],
): Region[] {
  if (pieces.length === 0) return []
  const gutter = path.length < DEEPEST_PATH ? findGutter(pieces, rules, options, strips) : undefined
  if (gutter === undefined) return [{ path, box: uniteBoxes(pieces.map(piece => piece.box)), pieces }]
  const cutAt = belowCentred(pieces, aboveWideText(pieces, belowWideText(pieces, gutter)))
  const found = partition(pieces, cutAt)
  const parts = { ...found, ...flowRoundInset(found, cutAt) }
  const y = findBalancedBreak(parts.left, parts.right, options.bodySize)
  const isUpper = (piece: Piece) => y === undefined || piece.baseline < y
  const upper = { left: parts.left.filter(isUpper), right: parts.right.filter(isUpper) }
  return [
    ...cut(parts.above, rules, options, `${path}t`),
    ...bandsOf(upper).flatMap(({ left, right }, i) => [
      ...cut(left, rules, options, `${path}${'m'.repeat(i)}l`),
      ...(i === 0 ? cut(parts.beside, rules, options, `${path}rt`) : []),
      ...cut(right, rules, options, `${path}${'m'.repeat(i)}r`),
    ]),
    ...cut(
      y === undefined ? [] : [...parts.left, ...parts.right].filter(piece => !isUpper(piece)),
      rules,
      options,
      `${path}m`,
    ),
    ...cut(parts.below, rules, options, `${path}b`),
  ]
}

/** Two columns side by side. */
interface Columns {
  readonly left: readonly Piece[]
  readonly right: readonly Piece[]
}

/** The columns between the labels in the margin; the whole columns where there are none. */
function bandsOf({ left, right }: Columns): Columns[] {
  const heights = left.length === 0 || right.length === 0 ? [] : findLabelBreaks(left, right)
  const edges = [-Infinity, ...heights, Infinity]
  return edges.slice(1).map((bottom, i) => {
    const isInBand = (piece: Piece) => piece.baseline >= (edges[i] ?? 0) && piece.baseline < bottom
    return { left: left.filter(isInBand), right: right.filter(isInBand) }
  })
}

function partition(pieces: readonly Piece[], gutter: Gutter) {
  const parts = { above: [] as Piece[], left: [] as Piece[], right: [] as Piece[], below: [] as Piece[] }
  const center = (gutter.left + gutter.right) / 2
  for (const piece of pieces) {
    const y = (piece.box.top + piece.box.bottom) / 2
    const x = (piece.box.left + piece.box.right) / 2
    if (y < gutter.top) parts.above.push(piece)
    else if (y > gutter.bottom) parts.below.push(piece)
    else if (x < center) parts.left.push(piece)
    else parts.right.push(piece)
  }
  return parts
}

/** A heading over all columns has its middle within this of theirs, in ems. */
const CENTRED_IN_EMS = 0.5
/** White space between such a heading and the columns, in ems of the heading. */
const BELOW_HEADING_IN_EMS = 0.5

/**
 * The gutter without a heading in the middle of the page, above all columns: of three columns it is above the middle one
 * alone, and no part of it.
 */
function belowCentred(pieces: readonly Piece[], gutter: Gutter): Gutter {
  const within = pieces.filter(({ baseline }) => baseline > gutter.top && baseline < gutter.bottom)
  const [first, ...rest] = [...within].sort((a, b) => a.baseline - b.baseline)
  if (first === undefined || rest.length === 0) return gutter
  const text = uniteBoxes(rest.map(({ box }) => box))
  const isCentred =
    Math.abs(first.box.left + first.box.right - text.left - text.right) < 2 * CENTRED_IN_EMS * first.size
  const isAbove = text.top - first.box.bottom > BELOW_HEADING_IN_EMS * first.size
  return isCentred && isAbove ? { ...gutter, top: first.box.bottom } : gutter
}

/** Lines at most this far apart, in ems, are one text; another block begins further below. */
const SAME_TEXT_IN_EMS = 1.5
/** Type sizes of one text differ by less than this share. */
const SAME_SIZE_OF_TEXT = 0.05

/**
 * The gutter without the last, short lines of a wide text above it, which end before they reach it.
 *
 *     | wide text above both columns |
 *     | its last line.               |   <- white from here on, but still the wide text
 *     | aaaaaaaaaa       bbbbbbbbbbb |
 */
function belowWideText(pieces: readonly Piece[], gutter: Gutter): Gutter {
  const wide = pieces.filter(piece => piece.box.left < gutter.left && piece.box.right > gutter.right)
  let last = lowest(wide.filter(piece => piece.baseline <= gutter.top + piece.size))
  if (last === undefined) return gutter
  const left = pieces
    .filter(
      piece => piece.box.right <= gutter.left + 1 && piece.baseline > gutter.top && piece.baseline < gutter.bottom,
    )
    .sort((a, b) => a.baseline - b.baseline)
  let top = gutter.top
  for (const piece of left) {
    const isNear = piece.baseline - last.baseline < SAME_TEXT_IN_EMS * piece.size
    const isAlike = Math.abs(piece.size - last.size) < SAME_SIZE_OF_TEXT * piece.size
    const isAlone = !pieces.some(
      other => other.box.left >= gutter.right - 1 && Math.abs(other.baseline - piece.baseline) < 0.7 * piece.size,
    )
    if (!isNear || !isAlike || !isAlone) break
    top = Math.max(top, piece.box.bottom)
    last = piece
  }
  return { ...gutter, top }
}

/** Most lines of the heading of a wide text below two columns. */
const MOST_HEADING_LINES = 2

/**
 * The gutter without the short heading of a wide text below it, which has white beside it too. It is in another font than that text.
 *
 *     | aaaaaaaaaa       note |
 *     | aaaaaaaaaa       note |
 *     |                       |
 *     | Heading               |
 *     | wide text below both  |
 */
function aboveWideText(pieces: readonly Piece[], gutter: Gutter): Gutter {
  const page = uniteBoxes(pieces.map(({ box }) => box))
  const isWide = ({ box }: Piece) =>
    box.left < gutter.left && box.right > gutter.right && widthOf(box) > WIDE_SHARE * widthOf(page)
  const wide = highest(pieces.filter(piece => isWide(piece) && piece.baseline > gutter.bottom - piece.size))
  if (wide === undefined) return gutter
  const within = pieces.filter(piece => piece.baseline > gutter.top && piece.baseline < wide.baseline)
  const left = within.filter(({ box }) => box.right <= gutter.left + 1).sort((a, b) => a.baseline - b.baseline)
  const right = lowest(within.filter(({ box }) => box.left >= gutter.right - 1))
  const heading = left.filter(piece => right === undefined || piece.baseline > right.baseline + piece.size)
  const [first] = heading
  const above = left[left.length - heading.length - 1]
  if (first === undefined || above === undefined || heading.length > MOST_HEADING_LINES) return gutter
  if (heading.some(({ fillsBox }) => fillsBox === true)) return gutter
  const last = heading.at(-1) ?? first
  const isNearer = first.baseline - above.baseline > WIDER_ABOVE * (wide.baseline - last.baseline)
  const isOther = heading.every(({ runs }) => runs[0]?.font.name !== wide.runs[0]?.font.name)
  return isNearer && isOther ? { ...gutter, bottom: first.box.top } : gutter
}

/** Least share of the page's text that the wide text covers: the number of a page may be between both columns. */
const WIDE_SHARE = 0.6
/** The space above such a heading is at least this many times the one below it. */
const WIDER_ABOVE = 1.5

function highest(pieces: readonly Piece[]): Piece | undefined {
  return pieces.reduce<Piece | undefined>(
    (high, piece) => (high === undefined || piece.baseline < high.baseline ? piece : high),
    undefined,
  )
}

function lowest(pieces: readonly Piece[]): Piece | undefined {
  return pieces.reduce<Piece | undefined>(
    (low, piece) => (low === undefined || piece.baseline > low.baseline ? piece : low),
    undefined,
  )
}
