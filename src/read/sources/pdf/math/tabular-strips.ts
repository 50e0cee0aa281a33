import { groupBy } from '../../../../base/collections/group-by.ts'
import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { type ProseRow, rowWithoutWords } from './rows.ts'
import { SCRIPT_SCALE } from './type-scale.ts'

/** Thickest rule of a table, in points, and the shortest one, which bars of most fractions do not reach. */
const THICKEST_RULE = 1.6
const SHORTEST_RULE = 50
/** Ends of the rules of one table differ by less than this, and parts of one rule are nearer than this, in points. */
const SAME_END = 3
/** A gap, in ems, that parts cells: those that are set tight have 0.8 em. */
const CELL_GAP = 0.7
/** Least share of the lines between two rules that have cells side by side. */
const TABULAR_SHARE = 0.5
/** Baselines of one line differ by less than this, in ems. */
const SAME_ROW = 0.3
/** How far, in ems, glyphs of a line are above and below its baseline. */
const REACH = 0.8

/**
 * The parts of a page between two rules of one width, most of whose lines have cells side by side. Everything there belongs to a table,
 * however much of it is mathematics, and is not a display.
 */
export function findTabularStrips(glyphs: readonly Glyph[], lines: readonly Box[]): Box[] {
  const rules = joinRules(lines).filter(rule => widthOf(rule) >= SHORTEST_RULE)
  if (rules.length < 2) return []
  return rules.flatMap((rule, i): Box[] => {
    const next = rules.slice(i + 1).find(other => haveSameEnds(rule, other))
    if (next === undefined) return []
    const strip = { left: rule.left, right: rule.right, top: rule.bottom, bottom: next.top }
    const printed = linesOf(
      glyphs,
      glyphs.flatMap((_, place) => (isIn(glyphs[place], strip) ? [place] : [])),
    )
    const tabular = printed.filter(line => hasCells(glyphs, line))
    return tabular.length > 0 && tabular.length >= TABULAR_SHARE * printed.length ? [strip] : []
  })
}

export function isInStrips(glyph: Glyph | undefined, strips: readonly Box[]): boolean {
  return strips.some(strip => isIn(glyph, strip))
}

/** The lines of glyphs in tables that are on no line with words: those of each strip, as tables side by side have other baselines. */
export function rowsInTables(glyphs: readonly Glyph[], places: readonly number[], strips: readonly Box[]): ProseRow[] {
  const byStrip = groupBy(places, place => strips.findIndex(strip => isIn(glyphs[place], strip)))
  byStrip.delete(-1)
  return [...byStrip.values()].flatMap(inStrip =>
    linesOf(glyphs, inStrip).map(({ glyphs: line, baseline, size }) =>
      rowWithoutWords(glyphs, line, { text: line[0] ?? 0, baseline, size }),
    ),
  )
}

/** The horizontal rules from top to bottom; those that are drawn in parts, cell by cell, as one. */
function joinRules(lines: readonly Box[]): Box[] {
  const flat = lines.filter(line => heightOf(line) < THICKEST_RULE && widthOf(line) > heightOf(line))
  const joined: Box[] = []
  for (const rule of flat.sort((a, b) => Math.round(a.top) - Math.round(b.top) || a.left - b.left)) {
    const last = joined.at(-1)
    const goesOn = last !== undefined && Math.abs(rule.top - last.top) < 1 && rule.left - last.right < SAME_END
    if (goesOn) joined[joined.length - 1] = { ...last, right: Math.max(last.right, rule.right) }
    else joined.push(rule)
  }
  return joined
}

function haveSameEnds(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < SAME_END && Math.abs(a.right - b.right) < SAME_END && b.top - a.bottom > SAME_END
}

function isIn(glyph: Glyph | undefined, { left, right, top, bottom }: Box): boolean {
  return (
    glyph !== undefined &&
    glyph.text !== SPACE &&
    glyph.style.direction === 0 &&
    glyph.x >= left - SAME_END &&
    glyph.x + glyph.advance <= right + SAME_END &&
    glyph.y > top &&
    glyph.y < bottom + SAME_END
  )
}

/** Glyphs along one baseline, by their places in the order of drawing. */
interface GlyphLine {
  readonly glyphs: readonly number[]
  readonly baseline: number
  readonly size: number
}

function linesOf(glyphs: readonly Glyph[], places: readonly number[]): GlyphLine[] {
  const size = Math.max(0, ...places.map(place => glyphs[place]?.style.size ?? 0))
  const isMain = (place: number) => (glyphs[place]?.style.size ?? 0) > SCRIPT_SCALE * size
  const baselines: number[] = []
  for (const y of places
    .filter(isMain)
    .flatMap(place => glyphs[place]?.y ?? [])
    .sort((a, b) => a - b))
    if (y - (baselines.at(-1) ?? -Infinity) > SAME_ROW * size) baselines.push(y)
  const lines = baselines.map(baseline => ({ baseline, size, glyphs: [] as number[] }))
  for (const place of places) {
    const y = glyphs[place]?.y ?? 0
    const distances = baselines.map(baseline => Math.abs(baseline - y))
    const nearest = Math.min(...distances)
    if (nearest < REACH * size) lines[distances.indexOf(nearest)]?.glyphs.push(place)
  }
  return lines
}

function hasCells(glyphs: readonly Glyph[], line: GlyphLine): boolean {
  return cellStarts(glyphs, line, []).size > 0
}

/** A rule between cells is at least this high, in ems of their text: bars of fractions and matrices in a line are lower. */
const LEAST_RULE = 1
/** How far, in ems, a rule may be inside the advance of the letter before it. */
const TOUCH = 0.2

/** The first glyphs of the cells of a line after the first one: a wide gap or an upright one of `lines` is before them, over all its height. */
export function cellStarts(
  glyphs: readonly Glyph[],
  { glyphs: places, baseline, size }: Pick<ProseRow, 'glyphs' | 'baseline' | 'size'>,
  lines: readonly Box[],
): ReadonlySet<number> {
  const upright = lines.filter(line => isUpright(line) && runsBeside(line, { baseline, size }))
  const extents = places.flatMap(place => {
    const glyph = glyphs[place]
    return glyph === undefined || glyph.text === SPACE ? [] : [{ place, from: glyph.x, to: glyph.x + glyph.advance }]
  })
  const starts = new Set<number>()
  let cell: number[] = []
  let right = Infinity
  const open = () => {
    // Of a fraction the part that begins furthest left need not be drawn first.
    if (starts.size > 0 || cell.length > 0) starts.add(Math.min(...cell))
    cell = []
  }
  for (const { place, from, to } of extents.sort((a, b) => a.from - b.from)) {
    const isApart =
      from - right > CELL_GAP * size || upright.some(({ left }) => left > right - TOUCH * size && left < from)
    if (isApart) open()
    cell.push(place)
    right = right === Infinity ? to : Math.max(right, to)
  }
  open()
  starts.delete(Math.min(...extents.map(({ place }) => place)))
  return starts
}

export function isUpright(line: Box): boolean {
  return widthOf(line) < heightOf(line)
}

/** Whether a line runs over the height of a row of this size. */
function runsBeside(line: Box, { baseline, size }: Pick<ProseRow, 'baseline' | 'size'>): boolean {
  return heightOf(line) >= LEAST_RULE * size && line.top < baseline && line.bottom > baseline - size / 2
}

/** Whether one of some upright lines runs between glyphs of a row. */
export function isParted(glyphs: readonly Glyph[], row: ProseRow, upright: readonly Box[]): boolean {
  const beside = upright.filter(line => runsBeside(line, row))
  if (beside.length === 0) return false
  const xs = row.glyphs.flatMap(place => {
    const glyph = glyphs[place]
    return glyph === undefined || glyph.text === SPACE ? [] : [glyph.x]
  })
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  return beside.some(({ left, right }) => left > from && right < to)
}
