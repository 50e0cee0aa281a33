import type { Glyph } from '../drawing/drawing.ts'

/** Spacing accents, as TeX fonts and old encodings draw them, and the combining accent of each. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['`', '\u{300}'],
  ['\u{2CB}', '\u{300}'],
  ['\u{B4}', '\u{301}'],
  ['\u{2CA}', '\u{301}'],
  ['^', '\u{302}'],
  ['\u{2C6}', '\u{302}'],
  ['~', '\u{303}'],
  ['\u{2DC}', '\u{303}'],
  ['\u{AF}', '\u{304}'],
  ['\u{2C9}', '\u{304}'],
  ['\u{2D8}', '\u{306}'],
  ['\u{2D9}', '\u{307}'],
  ['\u{A8}', '\u{308}'],
  ['\u{2DA}', '\u{30A}'],
  ['\u{2DD}', '\u{30B}'],
  ['\u{2C7}', '\u{30C}'],
  ['\u{B8}', '\u{327}'],
  ['\u{2DB}', '\u{328}'],
])

const FIRST_COMBINING = '\u{300}'
const COMBINING_MARK = /^[\u{300}-\u{36F}]$/u
const LETTER = /^[\p{L}\p{N}]$/u

/** Dotless letters that carry accents, as the letter that Unicode composes. */
const DOTTED: ReadonlyMap<string, string> = new Map([
  ['\u{131}', 'i'],
  ['\u{237}', 'j'],
])

/** How far, in ems, the middle of an accent may lie from the middle of its letter (cedillas and slanted type). */
const MAX_MISPLACEMENT = 0.3

/** How far, in ems, accent and letter may be apart across the line (accents over capitals are raised). */
const MAX_RAISE = 0.4

/**
 * Glyphs with the accents that were drawn apart composed onto their letters.
 *
 *      ˇ           the accent is drawn, the pen goes back, the letter is drawn below it (TeX),
 *      s   ->  š   or the other way round; the letter keeps its place
 *
 * Of the letters drawn before and after it, the accent goes to the one whose middle is nearer to its middle.
 * Never touches an accent that is over no letter, such as the back quote in program text.
 */
export function composeAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(glyph => markOf(glyph) !== undefined)) return glyphs
  const composed: Glyph[] = []
  for (let i = 0; i < glyphs.length; i++) {
    const accent = glyphs[i]
    if (!accent) continue
    const mark = markOf(accent)
    const next = glyphs[i + 1]
    const last = composed.at(-1)
    const toNext = mark !== undefined && next ? misplacementOf(next, accent) : Infinity
    const toLast = mark !== undefined && last ? misplacementOf(last, accent) : Infinity
    if (mark !== undefined && next && toNext <= Math.min(toLast, MAX_MISPLACEMENT)) {
      composed.push(withMark(next, mark, accent))
      i++
    } else if (mark !== undefined && last && toLast <= MAX_MISPLACEMENT) {
      composed[composed.length - 1] = withMark(last, mark, accent)
    } else {
      composed.push(accent)
    }
  }
  return composed
}

function markOf(glyph: Glyph): string | undefined {
  const { text } = glyph
  return COMBINING.get(text) ?? (text >= FIRST_COMBINING && COMBINING_MARK.test(text) ? text : undefined)
}

/** How far, in ems, the middle of the accent is from the middle of the letter; infinite where it cannot carry it. */
function misplacementOf(letter: Glyph, accent: Glyph): number {
  if (!LETTER.test(letter.text)) return Infinity
  const { alongX, alongY, size } = letter.style
  const dx = accent.x - letter.x
  const dy = accent.y - letter.y
  const along = dx * alongX + dy * alongY + accent.advance / 2 - letter.advance / 2
  const across = dy * alongX - dx * alongY
  return Math.abs(across) > MAX_RAISE * size ? Infinity : Math.abs(along) / size
}

function withMark(letter: Glyph, mark: string, accent: Glyph): Glyph {
  const base = DOTTED.get(letter.text) ?? letter.text
  return { ...letter, text: (base + mark).normalize('NFC'), count: letter.count + accent.count }
}
