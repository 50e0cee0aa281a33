import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { ProseWord } from './prose.ts'
import { SAME_LINE } from './type-scale.ts'

/** A printed line with words: its glyphs by places in the order of drawing. */
export interface ProseRow {
  /** Empty on the last line of a paragraph, and on a line of a table, where these have none. */
  readonly words: readonly ProseWord[]
  /** Place of a glyph in the type of the line. */
  readonly text: number
  readonly baseline: number
  readonly size: number
  /** Of its words, or its glyphs where it has none. */
  readonly left: number
  readonly right: number
  /** All glyphs of the line, those of formulas included. */
  readonly glyphs: readonly number[]
}

/** Glyphs that are on no line with words, in the order of drawing: displays, or parts of tables and drawings. */
export interface Rows {
  readonly rows: readonly ProseRow[]
  readonly rest: readonly (readonly number[])[]
}

/** A gap inside a line that nothing was drawn in is at most this wide, in ems. */
export const WIDEST_GAP = 1.4
/**
 * The same in a line that is spread: so many times the widest gap between two of its words, as the space after a sentence is stretched
 * more than others; in ems at most.
 */
const SPREAD = 3
const WIDEST_SPREAD_GAP = 2.2
/** How far, in ems, formulas of a line reach above and below its baseline. */
const REACH_UP = 1.7
const REACH_DOWN = 1.4
/** How far back, in ems, the pen goes inside a formula: to the denominator of a fraction, to an accent. */
const BACK = 12
/** The same at the start of a line: slanted letters and what is set by hand begin a little before it. */
const BACK_OF_START = 0.1
/** How far, in ems, a word or a formula may begin before the end of the word before it. */
const WORD_OVERLAP = 0.2
const FORMULA_OVERLAP = 0.3

interface OpenRow {
  readonly words: ProseWord[]
  readonly glyphs: number[]
}

/** The lines of words of a page. What is drawn between two words of a line belongs to it, whatever its height. */
export function findRows(glyphs: readonly Glyph[], words: readonly ProseWord[]): Rows {
  const open: OpenRow[] = []
  const gaps: {
    readonly from: number
    readonly to: number
    readonly before: OpenRow | undefined
    after: OpenRow | undefined
  }[] = []
  let at = 0
  for (const word of words) {
    const row = open.at(-1)
    const last = row?.words.at(-1)
    const goesOn = row !== undefined && last !== undefined && isSameLine(last, word, word.start - at > 0, glyphs)
    const target = goesOn ? row : { words: [], glyphs: [] }
    if (goesOn) push(target.glyphs, at, word.start)
    else {
      gaps.push({ from: at, to: word.start, before: row, after: target })
      open.push(target)
    }
    target.words.push(word)
    push(target.glyphs, word.start, word.end)
    at = word.end
  }
  gaps.push({ from: at, to: glyphs.length, before: open.at(-1), after: undefined })
  const lastLines = new Map<OpenRow, ProseRow>()
  const rest = gaps.map(gap => {
    const { start, end } = divideGap(glyphs, gap)
    const line = gap.before && lastLineOf(glyphs, { from: start, to: end, before: gap.before, all: open })
    if (gap.before !== undefined && line !== undefined) lastLines.set(gap.before, line)
    return range(line === undefined ? start : (line.glyphs.at(-1) ?? start) + 1, end).filter(
      i => glyphs[i]?.text !== SPACE,
    )
  })
  const rows = open.flatMap(row => [toRow(row), lastLines.get(row) ?? []].flat())
  return { rows, rest: rest.filter(list => list.length > 0) }
}

/** The last line of a paragraph begins at its left edge, but for this, in ems. */
const LEFT_EDGE = 0.3
/** Its distance from the line above, in distances of the lines above, at most; and in ems, where these show none. */
const SAME_LEADING = 1.04
const USUAL_LEADING = 1.25

interface GapBelow {
  readonly from: number
  readonly to: number
  readonly before: OpenRow
  readonly all: readonly OpenRow[]
}

/** The line of signs and digits alone that ends a paragraph: it is as far below the line above as that is below its own. */
function lastLineOf(glyphs: readonly Glyph[], { from, to, before, all }: GapBelow): ProseRow | undefined {
  const [word] = before.words
  const first = range(from, to).find(i => glyphs[i]?.text !== SPACE)
  const glyph = glyphs[first ?? -1]
  if (word === undefined || first === undefined || glyph === undefined) return undefined
  const { size, baseline } = word
  const distance = glyph.y - baseline
  const left = Math.min(...before.glyphs.map(i => glyphs[i]?.x ?? Infinity))
  // Headings hang after their number.
  const isAtEdge = [left, word.left].some(edge => Math.abs(glyph.x - edge) <= LEFT_EDGE * size)
  const above = all[all.indexOf(before) - 1]?.words[0]
  const leading = above !== undefined && above.size === size ? baseline - above.baseline : 0
  const most = leading > size && leading < 2 * size ? SAME_LEADING * leading : USUAL_LEADING * size
  if (distance < SAME_LINE * size || distance > most || !isAtEdge) return undefined
  const { x, y, advance } = glyph
  const end = trailingEnd(glyphs, first, to, { ...word, left: x, right: x + advance, baseline: y })
  return rowWithoutWords(glyphs, range(first, end), { text: word.start, baseline: y, size })
}

/** A line of signs and digits alone, from the first to the last of its glyphs. */
export function rowWithoutWords(
  glyphs: readonly Glyph[],
  places: readonly number[],
  type: Pick<ProseRow, 'text' | 'baseline' | 'size'>,
): ProseRow {
  const drawn = places.flatMap(place => glyphs[place] ?? [])
  const left = Math.min(...drawn.map(({ x }) => x))
  const right = Math.max(...drawn.map(({ x, advance }) => x + advance))
  return { words: [], glyphs: places, left, right, ...type }
}

function push(list: number[], from: number, to: number): void {
  for (let i = from; i < to; i++) list.push(i)
}

function range(from: number, to: number): number[] {
  const list: number[] = []
  push(list, from, to)
  return list
}

function toRow({ words, glyphs }: OpenRow): ProseRow {
  const first = words[0] as ProseWord
  return {
    words,
    text: first.start,
    glyphs,
    baseline: first.baseline,
    size: Math.max(...words.map(({ size }) => size)),
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  }
}

function isSameLine(last: ProseWord, word: ProseWord, hasBetween: boolean, glyphs: readonly Glyph[]): boolean {
  const size = Math.max(last.size, word.size)
  if (Math.abs(last.baseline - word.baseline) > SAME_LINE * size || word.left < last.right - WORD_OVERLAP * size)
    return false
  if (word.left - last.right < WIDEST_GAP * size) return true
  if (!hasBetween) return false
  const between = glyphs.slice(last.end, word.start).filter(({ text }) => text !== SPACE)
  if (between.some(glyph => Math.abs(glyph.y - last.baseline) > REACH_UP * size)) return false
  // The upper part of a fraction is drawn before the lower one, which may begin further left.
  let end = last.right
  for (const glyph of between.sort((a, b) => a.x - b.x)) {
    if (glyph.x - end > WIDEST_GAP * size) return false
    end = Math.max(end, glyph.x + glyph.advance)
  }
  return word.left - end < WIDEST_GAP * size
}

interface Gap {
  readonly from: number
  readonly to: number
  readonly before: OpenRow | undefined
  readonly after: OpenRow | undefined
}

/** Gives the ends of what was drawn between two lines to these lines, as far as it continues them; the rest, half-open, comes back. */
function divideGap(
  glyphs: readonly Glyph[],
  { from, to, before, after }: Gap,
): { readonly start: number; readonly end: number } {
  let start = from
  const last = before?.words.at(-1)
  if (before !== undefined && last !== undefined)
    start = trailingEnd(glyphs, from, to, { ...last, gap: widestGap(before.words) })
  if (before !== undefined) push(before.glyphs, from, start)
  let end = to
  const first = after?.words[0]
  if (after !== undefined && first !== undefined) {
    end = leadingStart(glyphs, start, to, first)
    after.glyphs.unshift(...range(end, to))
  }
  return { start, end }
}

/** The widest gap that a line of these words has inside. */
function widestGap(words: readonly ProseWord[]): number {
  const size = Math.max(...words.map(word => word.size))
  const between = words.slice(1).map((word, i) => word.left - (words[i]?.right ?? 0))
  return Math.min(WIDEST_SPREAD_GAP * size, Math.max(WIDEST_GAP * size, SPREAD * Math.max(0, ...between)))
}

/** Where what continues a line ends: the pen leaves its height, goes back to the start of a line, or over a gap. */
function trailingEnd(
  glyphs: readonly Glyph[],
  from: number,
  to: number,
  { right, baseline, size, left, gap = WIDEST_GAP * size }: ProseWord & { readonly gap?: number },
): number {
  let end = right
  for (let i = from; i < to; i++) {
    const glyph = glyphs[i]
    if (glyph === undefined || glyph.text === SPACE) continue
    const isBack =
      glyph.x < Math.max(left, end - BACK * size) - BACK_OF_START * size ||
      (glyph.x < right - FORMULA_OVERLAP * size && i > from)
    const rise = baseline - glyph.y
    const isBeyond = glyph.x - end > gap && !isFilled(glyphs, i + 1, to, { end, baseline, size })
    if (isBack || rise > REACH_UP * size || rise < -REACH_DOWN * size || isBeyond) return i
    end = Math.max(end, glyph.x + glyph.advance)
  }
  return to
}

/** How many glyphs the upper part of a fraction has at most, and how far its lower part is below the line, in ems. */
const MOST_ABOVE = 24
const MOST_BELOW = 1.1

/** Whether the space after the end of a line is filled later: by the lower part of a fraction, which begins further left. */
function isFilled(
  glyphs: readonly Glyph[],
  from: number,
  to: number,
  { end, baseline, size }: { readonly end: number; readonly baseline: number; readonly size: number },
): boolean {
  return glyphs
    .slice(from, Math.min(to, from + MOST_ABOVE))
    .some(
      ({ text, x, y }) =>
        text !== SPACE &&
        y > baseline &&
        y - baseline < MOST_BELOW * size &&
        x > end - BACK_OF_START * size &&
        x - end < WIDEST_GAP * size,
    )
}

/** The same for what begins a line that has its first word later. */
function leadingStart(glyphs: readonly Glyph[], from: number, to: number, { left, baseline, size }: ProseWord): number {
  let start = left
  let first = to
  for (let i = to - 1; i >= from; i--) {
    const glyph = glyphs[i]
    if (glyph === undefined || glyph.text === SPACE) continue
    const rise = baseline - glyph.y
    const end = glyph.x + glyph.advance
    if (
      rise > REACH_UP * size ||
      rise < -REACH_DOWN * size ||
      start - end > WIDEST_GAP * size ||
      end > left + FORMULA_OVERLAP * size
    )
      break
    start = Math.min(start, glyph.x)
    first = i
  }
  return first
}
