import { type Box, uniteBoxes } from '../../../../base/geometry/box.ts'
import { readMathLetter } from '../../../../base/math/math-letters.ts'
import type { MathGlyph } from '../../../../base/math/reading/item.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { alphabetOf, isMathFont } from './math-fonts.ts'
import { signOfGlyph } from './tex-encodings.ts'

/** Ink of a letter in ems above and below its baseline, where the file has no outlines; the second is of small letters. */
const USUAL_TOP = 0.7
const USUAL_TOP_OF_SMALL = 0.45
const USUAL_BOTTOM = 0.01

/** The ink of a glyph on the page; a usual box where its font has no outlines. */
export function inkOf({ x, y, advance, style, code, text }: Glyph): Box {
  const box = code === undefined ? undefined : style.source?.outlines()?.boxOf(code)
  const { size } = style
  if (box !== undefined) {
    return { left: x + box[0] * size, top: y - box[3] * size, right: x + box[2] * size, bottom: y - box[1] * size }
  }
  const isLow = /^[acegmnopqrsuvwxyz.,:;+=−-]$/u.test(text)
  return {
    left: x,
    top: y - (isLow ? USUAL_TOP_OF_SMALL : USUAL_TOP) * size,
    right: x + advance,
    bottom: y + USUAL_BOTTOM * size,
  }
}

/** The box of the ink of glyphs by their places, without spaces. */
export function inkOfPlaces(glyphs: readonly Glyph[], places: readonly number[]): Box {
  const drawn = places.flatMap(place => glyphs[place] ?? []).filter(({ text }) => text !== SPACE)
  return uniteBoxes(drawn.map(inkOf))
}

/** The glyph as the reading of formulas takes it. */
export function toMathGlyph(glyph: Glyph): MathGlyph {
  const { x, y, advance, style } = glyph
  const text = isMathFont(style.source) ? signOfGlyph(glyph) : glyph.text
  const letter = readMathLetter(text)
  const isLetter = /^[\p{L}\p{N}]/u.test(text)
  const alphabet = letter?.alphabet ?? (isLetter && style.source !== undefined ? alphabetOf(style.source) : 'upright')
  const plain = letter?.text ?? PLAIN.get(text) ?? text
  return {
    text: plain,
    alphabet: alphabet === 'script' && !/^\p{Lu}$/u.test(plain) ? 'italic' : alphabet,
    ink: inkOf(glyph),
    left: x,
    right: x + advance,
    baseline: y,
    size: style.size,
  }
}

/** Characters that fonts have for signs of mathematics. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['∆', 'Δ'],
  ['Ω', 'Ω'],
  ['µ', 'μ'],
  ['‖', '‖'],
  ['∥', '‖'],
  ['∣', '|'],
])
