import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { PdfFont } from '../fonts/fonts.ts'
import { alphabetOf, isMathFont } from './math-fonts.ts'

/** A word of running text: letters of one font and size without a gap, by places in the order of drawing. */
export interface ProseWord {
  readonly start: number
  /** Half-open. */
  readonly end: number
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
  readonly source: PdfFont | undefined
  readonly text: string
}

/** Widest gap between letters of a word, in ems. */
const LETTER_GAP = 0.13
/** The same beside an accent, which the pen goes back for. */
const ACCENT_GAP = 1
/** Gaps between two words of running text, in ems. */
const LEAST_WORD_GAP = 0.15
const MOST_WORD_GAP = 1
/** Letters of one line are on one baseline, but for this share of an em. */
export const SAME_BASELINE = 0.03

/** Letters, hyphens and the accents that fonts draw beside their letters. */
const LETTER = /^[\p{L}\p{M}’'´`ˆ˜¨¸ˇ˘˙˚˝¯-]+$/u

/** All stretches of two or more letters that are not in a font of mathematics. */
export function findWords(glyphs: readonly Glyph[]): readonly ProseWord[] {
  const words: ProseWord[] = []
  for (let start = 0; start < glyphs.length; ) {
    let end = start + 1
    while (end < glyphs.length && continues(glyphs[end - 1], glyphs[end])) end++
    while (end - start > 1 && isOver(glyphs[end - 1], glyphs[end])) end--
    const word = wordOf(glyphs, start, end)
    if (word !== undefined) words.push(word)
    start = end
  }
  return words
}

/** Ligatures come from another font where that of the text has none, even from one of mathematics. */
export const LIGATURE = /^f(?:[il]|f[il]?)$/u

function isLetter(glyph: Glyph | undefined): glyph is Glyph {
  if (glyph === undefined || glyph.text === SPACE || !LETTER.test(glyph.text)) return false
  return !isMathFont(glyph.style.source) || LIGATURE.test(glyph.text)
}

function continues(last: Glyph | undefined, next: Glyph | undefined): boolean {
  if (!isLetter(last) || !isLetter(next)) return false
  const { size } = next.style
  return (
    last.style.size === size &&
    (last.style.source === next.style.source || LIGATURE.test(last.text) || LIGATURE.test(next.text)) &&
    Math.abs(last.y - next.y) <= SAME_BASELINE * size &&
    Math.abs(next.x - last.x - last.advance) < (isAccent(last) || isAccent(next) ? ACCENT_GAP : LETTER_GAP) * size
  )
}

function isAccent({ text }: Glyph): boolean {
  return /^[\p{M}´`ˆ˜¨¸ˇ˘˙˚˝¯]+$/u.test(text)
}

/** Whether an accent is over the glyph that is drawn next: that of a variable, whose accents are those of the text. */
function isOver(accent: Glyph | undefined, next: Glyph | undefined): boolean {
  if (accent === undefined || next === undefined || !isAccent(accent) || next.text === SPACE) return false
  return next.x < accent.x + accent.advance && next.x + next.advance > accent.x
}

function wordOf(glyphs: readonly Glyph[], start: number, end: number): ProseWord | undefined {
  const first = glyphs[start]
  const last = glyphs[end - 1]
  if (!isLetter(first) || last === undefined || first.style.direction !== 0 || end - start < 2) return undefined
  const text = glyphs
    .slice(start, end)
    .map(glyph => glyph.text)
    .join('')
  if (!/\p{L}{2}/u.test(text)) return undefined
  const { size } = first.style
  const source = glyphs.slice(start, end).find(glyph => !LIGATURE.test(glyph.text))?.style.source
  return { start, end, left: first.x, right: last.x + last.advance, baseline: first.y, size, source, text }
}

/**
 * The fonts of running text: those that have two words side by side. A font with the name of one of them that has none is that of
 * digits, brackets and names of functions in formulas: TeX has one font of two encodings for both.
 */
export interface Fonts {
  readonly prose: ReadonlySet<PdfFont | undefined>
  /** Fonts of upright signs in formulas, and of letters in italics. */
  readonly formulas: ReadonlySet<PdfFont | undefined>
}

/** The fonts of a page by what is set in them. */
export function sortFonts(glyphs: readonly Glyph[], words: readonly ProseWord[]): Fonts {
  const prose = new Set<PdfFont | undefined>()
  for (const [i, word] of words.entries()) {
    const next = words[i + 1]
    if (next !== undefined && next.source === word.source && areWordsSideBySide(word, next) && isLongEnough(word, next))
      prose.add(word.source)
  }
  const names = new Set([...prose].map(source => source?.font.name))
  const wordy = new Map<PdfFont | undefined, number>()
  for (const { source, start, end } of words) wordy.set(source, (wordy.get(source) ?? 0) + end - start)
  const counts = new Map<PdfFont, number>()
  for (const { text, style } of glyphs) {
    if (style.source === undefined) continue
    counts.set(style.source, (counts.get(style.source) ?? 0) + (LETTER.test(text) ? 1 : 0))
  }
  const others = [...counts].filter(([source]) => !prose.has(source) && !isMathFont(source))
  const roman = others.filter(([source]) => names.has(source.font.name)).map(([source]) => source)
  const italic = others
    .filter(([source, count]) => isItalic(source) && (wordy.get(source) ?? 0) < MOST_IN_WORDS * count)
    .map(([source]) => source)
  return { prose, formulas: new Set([...roman, ...italic]) }
}

/** Greatest share of the letters of a font of variables that are beside other letters, as those of products are. */
const MOST_IN_WORDS = 0.6

function isItalic(source: PdfFont): boolean {
  return /italic/u.test(alphabetOf(source))
}

/** Letters of two words side by side that show a font of running text: names of functions are shorter. */
const LETTERS_OF_TEXT = 6

function isLongEnough(a: ProseWord, b: ProseWord): boolean {
  return a.text.length + b.text.length >= LETTERS_OF_TEXT
}

/** Whether two words of one face have the space of running text between them. */
export function areWordsSideBySide(word: ProseWord, next: ProseWord): boolean {
  const gap = (next.left - word.right) / word.size
  return (
    next.size === word.size &&
    Math.abs(next.baseline - word.baseline) <= SAME_BASELINE * word.size &&
    gap > LEAST_WORD_GAP &&
    gap < MOST_WORD_GAP
  )
}
