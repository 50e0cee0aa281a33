import { isFunctionName } from '../../../../base/math/function-names.ts'
import { readMathLetter } from '../../../../base/math/math-letters.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { isMathFont } from './math-fonts.ts'
import { AROUND, findNames, hasLoweredScript, SCRIPT_GAP } from './names-in-other-faces.ts'
import { type Fonts, findWords, LIGATURE, type ProseWord, SAME_BASELINE, sortFonts } from './prose.ts'
import { LEAST_SHIFT, SCRIPT_SCALE } from './type-scale.ts'

/** What the glyphs of a page are of, by their places in the order of drawing. */
export interface Classes {
  /** Words of running text, without those that are parts of formulas. */
  readonly words: readonly ProseWord[]
  readonly fonts: Fonts
  /** Glyphs that are of mathematics by themselves. */
  readonly isMath: readonly boolean[]
}

/** Signs that are mathematics in any font. */
const SIGN = /^[\u2200-\u22FF\u2A00-\u2AFF\u27C0-\u27EF\u2980-\u29FF\u2190-\u21FF]$/u

/** Tells mathematics from words on a page that has both. */
export function classifyGlyphs(glyphs: readonly Glyph[]): Classes {
  const all = findWords(glyphs)
  const fonts = sortFonts(glyphs, all)
  const isMath = glyphs.map(
    ({ text, style }, i) =>
      text !== SPACE &&
      !LIGATURE.test(text) &&
      !isInAddress(glyphs, i) &&
      (isMathFont(style.source) ||
        fonts.formulas.has(style.source) ||
        SIGN.test(text) ||
        (text.length > 1 && readMathLetter(text) !== undefined)),
  )
  markVariables(glyphs, { fonts, all }, isMath)
  for (const { start, end } of findNames(glyphs, { fonts, all }, isMath)) isMath.fill(true, start, end)
  const words: ProseWord[] = []
  for (const [i, word] of all.entries()) {
    if (!fonts.prose.has(word.source) || isMath[word.start] === true) continue
    if (isInFormula(glyphs, isMath, all.slice(i, i + MOST_NAMES)) || isInFraction(glyphs, isMath, word, words.at(-1)))
      isMath.fill(true, word.start, word.end)
    else words.push(word)
  }
  return { words, fonts, isMath }
}

/** Whether a glyph is the tilde of an address, `example.org/∼name`. */
function isInAddress(glyphs: readonly Glyph[], place: number): boolean {
  return glyphs[place]?.text === '∼' && glyphs[place - 1]?.text === '/' && !isMathFont(glyphs[place - 1]?.style.source)
}

/** Names of functions in a row at most, as in `log log log n`. */
const MOST_NAMES = 4

/** Whether the first of some words is a part of a formula: a name of a function beside mathematics, or small letters of a script. */
function isInFormula(glyphs: readonly Glyph[], isMath: readonly boolean[], words: readonly ProseWord[]): boolean {
  const [word, next] = words
  if (word === undefined) return false
  if (isScript(glyphs, isMath, word)) return true
  if (!isFunctionName(word.text)) return false
  const isBesideName =
    next !== undefined && next.source === word.source && Math.abs(next.left - word.right) < NAME_GAP * word.size
  return isNextToMath(glyphs, isMath, word) || (isBesideName && isInFormula(glyphs, isMath, words.slice(1)))
}

/** Distance, in ems, up to which a name of a function and its argument are side by side: a thin space, or that of a relation. */
const NAME_GAP = 0.32

function isNextToMath(glyphs: readonly Glyph[], isMath: readonly boolean[], word: ProseWord): boolean {
  const { start, end, left, right, size } = word
  const next = glyphs[end]
  const before = glyphs[start - 1]
  const isNext =
    next !== undefined &&
    (isMath[end] === true || next.text === '(') &&
    next.x - right < NAME_GAP * size &&
    next.x - right > -size
  const isBefore =
    before !== undefined && isMath[start - 1] === true && Math.abs(left - before.x - before.advance) < NAME_GAP * size
  return isNext || isBefore || hasLoweredScript(glyphs, word)
}

/** How many glyphs a script is looked back over for its base. */
const LOOK_BACK = 16

/** A gap, in ems, that the pieces of a script have between them at most. */
const SCRIPT_PIECES_GAP = 0.4
/** A script is raised or lowered by at most this, in ems of its base. */
const MOST_SHIFT = 0.8

/** What is raised or lowered by this, in ems, is a script in whatever size: no line of text is as near to the next. */
const LEAST_SHIFT_OF_LARGE = 0.25
/** That size is the one of the base, but for this. */
const LARGER = 1.05

/** Whether a glyph is a letter or digit as large as a word: signs of large operators and roots have other baselines. */
function isBase({ text, style }: Glyph, word: ProseWord): boolean {
  return style.size * LARGER > word.size && /^[\p{L}\p{N}]/u.test(text)
}

/** Whether a word is raised or lowered right after what is drawn before it: it is smaller than that, or its shift is large. */
function isScript(glyphs: readonly Glyph[], isMath: readonly boolean[], word: ProseWord): boolean {
  let next = glyphs[word.start]
  for (let i = word.start - 1; next !== undefined && i >= Math.max(0, word.start - LOOK_BACK); i--) {
    const glyph = glyphs[i]
    if (glyph === undefined) return false
    if (glyph.text === SPACE) continue
    const gap = next.x - glyph.x - glyph.advance
    if (gap > SCRIPT_PIECES_GAP * word.size) return false
    const rise = Math.abs(glyph.y - word.baseline) / glyph.style.size
    const isSmaller = glyph.style.size * SCRIPT_SCALE > word.size
    if (isSmaller || (next === glyphs[word.start] && rise > LEAST_SHIFT_OF_LARGE && isBase(glyph, word))) {
      const isShifted = rise > LEAST_SHIFT && rise < MOST_SHIFT
      return isMath[i] === true && isShifted && gap < SCRIPT_GAP * glyph.style.size
    }
    next = glyph
  }
  return false
}

/** Height of a part of a fraction over or under the line that it is in, in ems, at most: the next line is further away. */
const MOST_RISE = 0.9
/** How far, in ems, a part of a fraction is from the last word of its line, at least and at most. */
const LEAST_AWAY = -0.2
const MOST_AWAY = 16

/** Whether a small word right after mathematics is over or under the baseline of its line: in a fraction. */
function isInFraction(
  glyphs: readonly Glyph[],
  isMath: readonly boolean[],
  word: ProseWord,
  last: ProseWord | undefined,
): boolean {
  if (last === undefined || word.size > SCRIPT_SCALE * last.size) return false
  let before = word.start - 1
  while (glyphs[before]?.text === SPACE) before--
  const rise = Math.abs(word.baseline - last.baseline) / last.size
  const away = (word.left - last.right) / last.size
  return isMath[before] === true && rise > LEAST_SHIFT && rise < MOST_RISE && away > LEAST_AWAY && away < MOST_AWAY
}

/** Letters of a word are nearer than this, in ems. */
const TOUCHING_GAP = 0.12
/** Letters of words in the face of a variable near it, at most: more are words in italics or in bold. Products have fewer letters than words. */
const MOST_IN_ITS_FACE = 2
const LEAST_LETTERS = 3

/**
 * Single letters in italics among upright words are variables, though words are set in italics too; and so are letters of another face
 * than the words around them, bold ones for example, beside mathematics.
 */
function markVariables(
  glyphs: readonly Glyph[],
  { fonts, all }: { readonly fonts: Fonts; readonly all: readonly ProseWord[] },
  isMath: boolean[],
): void {
  const inWords = new Set<Glyph>()
  for (const { start, end, text } of all)
    if (text.length >= LEAST_LETTERS) for (const glyph of glyphs.slice(start, end)) inWords.add(glyph)
  for (const [i, glyph] of glyphs.entries()) {
    if (isMath[i] === true || !/^\p{L}$/u.test(glyph.text)) continue
    const [before, after] = [glyphs[i - 1], glyphs[i + 1]]
    if (/^\p{Script=Greek}$/u.test(glyph.text) && isMath[i + 1] === true && touchesLetter(glyph, after))
      isMath[i] = true
    if (touchesLetter(before, glyph) || touchesLetter(glyph, after)) continue
    if (glyph.style.font.isItalic !== true && !isBesideMath(glyphs, isMath, i)) continue
    const around = [...glyphs.slice(Math.max(0, i - AROUND), i), ...glyphs.slice(i + 1, i + AROUND)]
    const inItsFace = around.filter(other => other.style.source === glyph.style.source && inWords.has(other)).length
    const inText = around.filter(
      ({ style, text }) =>
        style.source !== glyph.style.source &&
        fonts.prose.has(style.source) &&
        style.font.isItalic !== true &&
        /\p{L}/u.test(text),
    ).length
    if (inText > 0 && inItsFace <= MOST_IN_ITS_FACE) isMath[i] = true
  }
}

/** A sign between two variables, or a function and its argument. */
const BETWEEN = /^[=+−<>×·(]$/u

/** Whether a letter has a script below the line, or mathematics at its side, an operator or bracket between them or not. */
function isBesideMath(glyphs: readonly Glyph[], isMath: readonly boolean[], place: number): boolean {
  const { x, y, advance, style } = glyphs[place] as Glyph
  const script = glyphs[place + 1]
  const isLowered =
    script !== undefined &&
    script.style.size < SCRIPT_SCALE * style.size &&
    script.y - y > LEAST_SHIFT * style.size &&
    script.y - y < MOST_SHIFT * style.size &&
    Math.abs(script.x - x - advance) < SCRIPT_GAP * style.size
  return isLowered || [-1, 1].some(step => isMathFrom(place, step))

  function isMathFrom(from: number, step: number): boolean {
    let next = from + step
    while (glyphs[next]?.text === SPACE) next += step
    const [a, b] = step === 1 ? [glyphs[from], glyphs[next]] : [glyphs[next], glyphs[from]]
    if (a === undefined || b === undefined || Math.abs(b.x - a.x - a.advance) >= NAME_GAP * style.size) return false
    const text = glyphs[next]?.text ?? ''
    if (from === place && BETWEEN.test(text) && isMathFrom(next, step)) return true
    return isMath[next] === true && !/^[.,;:]$/u.test(text)
  }
}

/** Whether two glyphs are letters side by side, as in a word. */
function touchesLetter(left: Glyph | undefined, right: Glyph | undefined): boolean {
  if (left === undefined || right === undefined || left.text === SPACE || right.text === SPACE) return false
  const { size } = right.style
  return (
    /\p{L}/u.test(left.text) &&
    /\p{L}/u.test(right.text) &&
    Math.abs(left.y - right.y) <= SAME_BASELINE * size &&
    right.x - left.x - left.advance < TOUCHING_GAP * size
  )
}
