import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { ProseWord } from './prose.ts'

/** A printed line with words: its glyphs by places in the order of drawing. */
export interface ProseRow {
  readonly words: readonly ProseWord[]
  readonly baseline: number
  readonly size: number
  /** Of its words. */
  readonly left: number
  readonly right: number
  /** All glyphs of the line, those of formulas included. */
  readonly glyphs: readonly number[]
}

/** Glyphs that stand on no line with words, in the order of drawing: displays, or parts of tables and drawings. */
export interface Rows {
  readonly rows: readonly ProseRow[]
  readonly rest: readonly (readonly number[])[]
}

/** Baselines of words of one line differ by at most this, in ems. */
const SAME_LINE = 0.08
/** A gap inside a line that nothing was drawn in is at most this wide, in ems. */
const WIDEST_GAP = 1.4
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
  const rest = gaps.map(gap => divideGap(glyphs, gap))
  return { rows: open.map(toRow), rest: rest.filter(list => list.length > 0) }
}

function push(list: number[], from: number, to: number): void {
  for (let i = from; i < to; i++) list.push(i)
}

function toRow({ words, glyphs }: OpenRow): ProseRow {
  const first = words[0] as ProseWord
  return {
    words,
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
  let end = last.right
  for (let i = last.end; i < word.start; i++) {
    const glyph = glyphs[i]
    if (glyph === undefined || glyph.text === SPACE) continue
    if (glyph.x - end > WIDEST_GAP * size || Math.abs(glyph.y - last.baseline) > REACH_UP * size) return false
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

/** Gives the ends of what was drawn between two lines to these lines, as far as it continues them; the rest comes back. */
function divideGap(glyphs: readonly Glyph[], { from, to, before, after }: Gap): number[] {
  let start = from
  const last = before?.words.at(-1)
  if (before !== undefined && last !== undefined) start = trailingEnd(glyphs, from, to, last)
  if (before !== undefined) push(before.glyphs, from, start)
  let end = to
  const first = after?.words[0]
  if (after !== undefined && first !== undefined) end = leadingStart(glyphs, start, to, first)
  if (after !== undefined) {
    const leading: number[] = []
    push(leading, end, to)
    after.glyphs.unshift(...leading)
  }
  const rest: number[] = []
  push(rest, start, end)
  return rest.filter(i => glyphs[i]?.text !== SPACE)
}

/** Where what continues a line ends: the pen leaves its height, goes back to the start of a line, or over a gap. */
function trailingEnd(
  glyphs: readonly Glyph[],
  from: number,
  to: number,
  { right, baseline, size, left }: ProseWord,
): number {
  let end = right
  for (let i = from; i < to; i++) {
    const glyph = glyphs[i]
    if (glyph === undefined || glyph.text === SPACE) continue
    const isBack =
      glyph.x < Math.max(left, end - BACK * size) - BACK_OF_START * size ||
      (glyph.x < right - FORMULA_OVERLAP * size && i > from)
    const rise = baseline - glyph.y
    if (isBack || rise > REACH_UP * size || rise < -REACH_DOWN * size || glyph.x - end > WIDEST_GAP * size) return i
    end = Math.max(end, glyph.x + glyph.advance)
  }
  return to
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
