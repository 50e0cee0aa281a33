import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { Classes } from './classes.ts'
import { isMathFont } from './math-fonts.ts'
import { reachBeyond } from './span-ends.ts'
import type { ProseRow } from './rows.ts'
import { LEAST_SHIFT, SCRIPT_SCALE } from './type-scale.ts'

/** Points between sentences and parts of them, which belong to the text where they are set in its font. */
const POINT = /^[.,;:!?]$/u
/** A gap, in ems, from which two formulas without a word between them are two, if a point of the text is there. */
const WORD_GAP = 0.215

/**
 * Places of the glyphs of each formula of a line, in the order of drawing. None continues across one of `breaks`, places at which the cells
 * of a table begin.
 */
export function findSpans(
  glyphs: readonly Glyph[],
  row: ProseRow,
  classes: Classes,
  breaks: ReadonlySet<number> = new Set(),
): readonly (readonly number[])[] {
  const words = new Set(row.words.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)))
  const places = row.glyphs.filter(place => glyphs[place] !== undefined && glyphs[place].text !== SPACE)
  const spans: number[][] = []
  let span: number[] = []
  let waiting: number[] = []
  const isOfText = (place: number) =>
    POINT.test(glyphs[place]?.text ?? '') || isMark(glyphs[place], row) || isDashOfRange(glyphs, row, place)
  const close = () => {
    if (span.length > 0 && !span.every(isOfText)) spans.push(span)
    span = []
    waiting = []
  }
  for (const [index, place] of places.entries()) {
    const glyph = glyphs[place] as Glyph
    if (breaks.has(place)) close()
    if (classes.isMath[place] === true || isScriptOf(glyphs[span.at(-1) ?? -1], glyph, row)) {
      span.push(...waiting, place)
      waiting = []
    } else if (words.has(place)) close()
    else if (span.length === 0) continue
    else if (
      POINT.test(glyph.text) &&
      !isOpen(glyphs, places, index, [...span, ...waiting]) &&
      endsAt(glyphs, row, [places[index - 1], place, places[index + 1]])
    )
      close()
    else waiting.push(place)
  }
  close()
  return reachBeyond(glyphs, row, spans, breaks)
}

/** Whether a bracket that was opened in a formula, or right before it, is not closed yet: no sentence ends in it. */
function isOpen(glyphs: readonly Glyph[], places: readonly number[], index: number, span: readonly number[]): boolean {
  const first = places.indexOf(span[0] ?? -1)
  const start = first > 0 && /^[([]$/u.test(glyphs[places[first - 1] ?? -1]?.text ?? '') ? first - 1 : first
  let depth = 0
  for (let i = start; i < index; i++) {
    const text = glyphs[places[i] ?? -1]?.text ?? ''
    if (/^[([]$/u.test(text)) depth++
    else if (/^[)\]]$/u.test(text) && depth > 0) depth--
  }
  return depth > 0
}

/** A raised number or sign alone is the mark of a note, an address or a reference, or the power of a unit. */
function isMark(glyph: Glyph | undefined, { baseline, size }: ProseRow): boolean {
  if (glyph === undefined || !/^[\d,*∗†‡§¶‖]$/u.test(glyph.text)) return false
  return baseline - glyph.y > LEAST_RISE_OF_MARK * size
}

/** The minus of a difference has at least this space on both sides, in ems; one that stands for the dash of a range touches its numbers. */
const MINUS_GAP = 0.1

/** What may be in a calculation with a minus. */
const IN_CALCULATION = /^[\d−+=<>±×·*/|]$/u

/**
 * Whether a minus of the text is the dash between two numbers: `eqs 1−3`, and the marks of references `²⁹⁻³²`. In `5−3+2`, it is one of the
 * signs of a calculation.
 */
function isDashOfRange(glyphs: readonly Glyph[], { size }: ProseRow, place: number): boolean {
  const dash = glyphs[place]
  if (dash?.text !== '−' || isMathFont(dash.style.source)) return false
  const isBeside = (left: Glyph | undefined, right: Glyph | undefined) =>
    left !== undefined &&
    right !== undefined &&
    right.x - left.x - left.advance < MINUS_GAP * size &&
    [left, right].every(({ text, y }) => IN_CALCULATION.test(text) && Math.abs(y - dash.y) < LEAST_SHIFT * size)
  let [from, to] = [place, place]
  while (isBeside(glyphs[from - 1], glyphs[from])) from--
  while (isBeside(glyphs[to], glyphs[to + 1])) to++
  const text = glyphs.slice(from, to + 1).map(glyph => glyph.text)
  return /^\d+−\d+$/u.test(text.join(''))
}

/** Height of a mark over the baseline, in ems, at least. */
const LEAST_RISE_OF_MARK = 0.15

/** Distance of a script from a formula, in ems, at most. */
const SCRIPT_GAP = 0.3

/** A smaller glyph that is raised or lowered right after a formula. */
function isScriptOf(before: Glyph | undefined, glyph: Glyph, { baseline, size }: ProseRow): boolean {
  if (before === undefined || glyph.style.size > SCRIPT_SCALE * size) return false
  if (Math.abs(glyph.y - baseline) < LEAST_SHIFT * size) return false
  return Math.abs(glyph.x - before.x - before.advance) < SCRIPT_GAP * size
}

/** Space, in ems, before a colon that is a relation. */
const COLON_GAP = 0.15

/**
 * Whether a point of the text ends a formula: a word gap, the mark of a note or reference, or the end of the line is after it. A colon
 * with space on both sides is a relation.
 */
function endsAt(
  glyphs: readonly Glyph[],
  row: ProseRow,
  [before, place, after]: readonly [number | undefined, number, number | undefined],
): boolean {
  const glyph = glyphs[place]
  const last = glyphs[before ?? -1]
  const next = glyphs[after ?? -1]
  if (glyph === undefined || next === undefined || isMark(next, row)) return true
  if (last !== undefined && glyph.text === ':' && glyph.x - last.x - last.advance > COLON_GAP * row.size) return false
  return next.x - glyph.x - glyph.advance > WORD_GAP * row.size
}
