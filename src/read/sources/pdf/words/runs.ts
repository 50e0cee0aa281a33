import type { Box } from '../../../../base/geometry/box.ts'
import type { TextRun } from '../../../../model/page/page.ts'
import { strengthOf } from '../../../../base/text/characters/bidi.ts'
import { NON_JOINER } from '../../../../base/text/characters/joiners.ts'
import type { Glyph, GlyphStyle } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { isRightToLeftGlyph, orderRightToLeft, runsAlike } from './right-to-left.ts'
import { EAST_ASIAN_GAP, findEastAsianGap, isBetweenEastAsian } from './east-asian-gap.ts'
import { findSpacing, isNonJoiner } from './right-to-left-spacing.ts'
import {
  findSpacedLabel,
  findWordBreaks,
  gapBetween,
  sizeOf,
  breaksOfSpacing,
  type Spacing,
  type Step,
  USUAL_BREAKS,
  type WordBreaks,
} from './word-gap.ts'

/** Share of the font size above and below the baseline; the same for all fonts, so that line distances are stable. */
const RUN_ASCENT = 0.75
const RUN_DESCENT = 0.25

/** Offset across the line, in ems, up to which a glyph is on the baseline of the one before. */
const SAME_BASELINE = 0.02

/** Offset across the line, in ems, up to which a raised or lowered glyph can belong to the word before. */
const MAX_SCRIPT_OFFSET = 0.7

/** How far back, in ems, the pen may go inside a line (kerning, accents, stacked scripts). */
const MAX_BACKWARD = 0.4

/** Gap, in ems, that ends a stretch: beyond it is another column or cell. */
const MAX_GAP_IN_STRETCH = 1.5

/** The texts of all runs of a document, each by itself: few of its million words are in it once. */
export type SharedTexts = Map<string, string>

/**
 * Runs of glyphs without white space inside, in drawing order.
 *
 * Glyphs are first cut into stretches that go forward on one baseline in one size, so that the word gap can be
 * estimated from the gaps of the whole stretch (letter-spaced headings), then into runs at gaps, space glyphs and
 * changes of style. A stretch with letters of a right-to-left script comes in the order of its places
 * (`words/right-to-left.ts`) and is cut at changes of direction as well; its runs stay in that order, the text of each is
 * as it is read. Runs of one text have it from `texts`, and put it there.
 */
export function joinRuns(drawn: readonly Glyph[], texts: SharedTexts = new Map()): readonly TextRun[] {
  const hasRightToLeft = drawn.some(isRightToLeftGlyph)
  const glyphs = hasRightToLeft ? orderRightToLeft(drawn) : drawn
  const spacing = hasRightToLeft ? findSpacing(glyphs) : undefined
  const runs: TextRun[] = []
  let stretch: Step[] = []
  let previous: readonly Step[] = []
  let before: Glyph | undefined
  let hasSpace = false
  for (const glyph of glyphs) {
    if (glyph.text === SPACE) {
      hasSpace = true
      continue
    }
    const gap = before ? gapBetween(before, glyph) : Infinity
    if (before && !continuesStretch(before, glyph, gap)) {
      addRuns({ stretch, previous }, spacing, texts, runs)
      previous = stretch
      stretch = []
    }
    if (before && hasSpace && spacing !== undefined && isNonJoiner(before, glyph, gap, spacing)) {
      stretch.push({ glyph: { ...glyph, text: glyph.text + NON_JOINER }, before, gap, hasSpace: false })
    } else stretch.push({ glyph, before, gap, hasSpace })
    before = glyph
    hasSpace = false
  }
  addRuns({ stretch, previous }, spacing, texts, runs)
  return runs
}

function offsetBetween(before: Glyph, glyph: Glyph): number {
  const { alongX, alongY } = before.style
  return Math.abs((glyph.y - before.y) * alongX - (glyph.x - before.x) * alongY) / sizeOf(before, glyph)
}

function continuesStretch(before: Glyph, glyph: Glyph, gap: number): boolean {
  return (
    isParallel(before.style, glyph.style) &&
    before.style.size === glyph.style.size &&
    gap > -MAX_BACKWARD &&
    gap < MAX_GAP_IN_STRETCH &&
    offsetBetween(before, glyph) <= SAME_BASELINE
  )
}

/** Cosine of the angle, about 2 degrees, between directions that count as the same. */
const MIN_COSINE = 0.9994

function isParallel(a: GlyphStyle, b: GlyphStyle): boolean {
  return a === b || a.alongX * b.alongX + a.alongY * b.alongY > MIN_COSINE
}

function addRuns(
  { stretch, previous }: { stretch: readonly Step[]; previous: readonly Step[] },
  spacing: Spacing | undefined,
  texts: SharedTexts,
  runs: TextRun[],
): void {
  const isMixed = spacing !== undefined && stretch.some(({ glyph }) => isRightToLeftGlyph(glyph))
  const rightToLeft = isMixed ? breaksOfSpacing(spacing) : undefined
  const label = findSpacedLabel(stretch)
  const breaks = findWordBreaks(stretch, previous)
  const eastAsianGap = findEastAsianGap(stretch)
  let glyphs: Glyph[] = []
  let spaceBefore = false
  for (let index = 0; index < stretch.length; index++) {
    const step = stretch[index] as Step
    const usual = label !== undefined && index < label.end ? label.breaks : breaks
    const stepBreaks = rightToLeft !== undefined && isBetweenRightToLeft(step) ? rightToLeft : usual
    const isApart = index === 0 ? startsWord(step) : isWordBreak(step, stepBreaks, eastAsianGap)
    const before = glyphs.at(-1)
    const isSplit = isApart || (isMixed && before !== undefined && !runsAlike(before, step.glyph))
    const isFormula = before?.formula !== undefined || step.glyph.formula !== undefined
    if (before && (isSplit || isFormula || !hasSameStyle(before.style, step.glyph.style))) {
      runs.push(toRun(glyphs, spaceBefore, texts))
      glyphs = []
    }
    if (glyphs.length === 0) spaceBefore = isApart
    glyphs.push(step.glyph)
  }
  if (glyphs.length > 0) runs.push(toRun(glyphs, spaceBefore, texts))
}

/** Whether the first glyph of a stretch is separate from the stretch before; a raised 2 after "war" does not. */
function startsWord(step: Step): boolean {
  const { before, glyph, gap } = step
  if (!before || !isParallel(before.style, glyph.style)) return true
  if (gap < -MAX_BACKWARD || offsetBetween(before, glyph) > MAX_SCRIPT_OFFSET) return true
  return isWordBreak(step, USUAL_BREAKS)
}

function isWordBreak(step: Step, breaks: WordBreaks, eastAsianGap = EAST_ASIAN_GAP): boolean {
  if (step.gap > breaks.gap) return step.gap > eastAsianGap || !isBetweenEastAsian(step)
  return breaks.atSpaces && step.hasSpace && step.gap >= breaks.leastSpace
}

function isBetweenRightToLeft({ before, glyph }: Step): boolean {
  return before !== undefined && isRightToLeftGlyph(before) && isRightToLeftGlyph(glyph)
}

function hasSameStyle(a: GlyphStyle, b: GlyphStyle): boolean {
  return (
    a === b ||
    (a.font === b.font && a.size === b.size && a.paint === b.paint && a.direction === b.direction && a.tag === b.tag)
  )
}

function toRun(glyphs: readonly Glyph[], spaceBefore: boolean, texts: SharedTexts): TextRun {
  const first = glyphs[0] as Glyph
  const { style } = first
  const { font, size, direction, tag } = style
  const run = {
    text: shareText(textOf(glyphs).normalize('NFC'), texts),
    box: boxOf(glyphs, style),
    baseline: roundPosition(direction === 0 || direction === 180 ? first.y : first.x),
    size,
    font,
    color: colorOf(style.paint),
    direction,
    spaceBefore,
    glyphs: glyphs.reduce((sum, glyph) => sum + glyph.count, 0),
  }
  const isSlanted = isOblique(style)
  // Most have neither, and there are a million runs: none has room for what it does not have.
  const { formula } = first
  if (!isSlanted && tag === undefined && formula === undefined) return run
  return {
    ...run,
    ...(isSlanted ? { isOblique: true } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...(formula === undefined ? {} : { formula, ...(formula.isDisplay ? { box: roundBox(formula.box) } : {}) }),
  }
}

function shareText(text: string, texts: SharedTexts): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  texts.set(text, text)
  return text
}

/** The text as it is read: letters of right-to-left scripts are in the order of their places. */
function textOf(glyphs: readonly Glyph[]): string {
  const [first] = glyphs
  const isReversed = first !== undefined && isRightToLeftGlyph(first) && strengthOf(first.text) === 'right'
  return glyphs.reduce((text, glyph) => (isReversed ? glyph.text + text : text + glyph.text), '')
}

/** Sine of the angle, 10 degrees, from which text is oblique: pages of scans are turned by a few degrees at most. */
const LEAST_SINE = Math.sin(Math.PI / 18)

function isOblique({ alongX, alongY }: GlyphStyle): boolean {
  return Math.min(Math.abs(alongX), Math.abs(alongY)) > LEAST_SINE
}

function boxOf(glyphs: readonly Glyph[], style: GlyphStyle): Box {
  const { alongX, alongY, size, direction } = style
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y, advance } of glyphs) {
    left = Math.min(left, x, x + advance * alongX)
    right = Math.max(right, x, x + advance * alongX)
    top = Math.min(top, y, y + advance * alongY)
    bottom = Math.max(bottom, y, y + advance * alongY)
  }
  const above = RUN_ASCENT * size
  const below = RUN_DESCENT * size
  if (direction === 0) return roundBox({ left, top: top - above, right, bottom: bottom + below })
  if (direction === 180) return roundBox({ left, top: top - below, right, bottom: bottom + above })
  if (direction === 90) return roundBox({ left: left - below, top, right: right + above, bottom })
  return roundBox({ left: left - above, top, right: right + below, bottom })
}

function roundBox({ left, top, right, bottom }: Box): Box {
  return {
    left: roundPosition(left),
    top: roundPosition(top),
    right: roundPosition(right),
    bottom: roundPosition(bottom),
  }
}

/** Positions to a thousandth of a point, so that results do not show the noise of multiplied matrices. */
function roundPosition(position: number): number {
  return Math.round(position * 1000) / 1000
}

/** Darkest channel value (0 to 255) up to which ink counts as black: CMYK black comes out as #231f20. */
const NEAR_BLACK = 0x38

function colorOf(paint: string | undefined): string | undefined {
  if (paint === undefined) return undefined
  const rgb = Number.parseInt(paint.slice(1), 16)
  return rgb >> 16 <= NEAR_BLACK && ((rgb >> 8) & 0xff) <= NEAR_BLACK && (rgb & 0xff) <= NEAR_BLACK ? undefined : paint
}
