import type { Glyph } from './drawing.ts'

/** Characters that are no text: codes of a font, lost ones, and soft hyphens, where the glyph is a hyphen. */
const NO_TEXT = /[\p{C}\ufffd]/u
/** Programs write these in the order of their reading or from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const WHITE = /^\s$/u

/** Most glyphs that are taken for one where their characters are not known one by one. */
const MOST_IN_ONE = 8

/** How far, in ems, glyphs that are taken for one may be apart across the line. */
const SAME_LINE = 0.5

/**
 * Gives the glyphs from a place on the text that the file says they stand for: each a character, or one of them all. Where the
 * numbers differ, those glyphs that are not like the text, from its beginning and from its end, become one with what is left of the
 * text. Glyphs that stand for no text are marked so.
 */
export function replaceTexts(glyphs: Glyph[], from: number, replacement: string): void {
  if (replacement === '') {
    for (let i = from; i < glyphs.length; i++) glyphs[i] = { ...(glyphs[i] as Glyph), isNoText: true }
    return
  }
  const characters = [...replacement.normalize('NFC')].filter(character => !WHITE.test(character))
  const shown = glyphs.slice(from).flatMap(({ text }, i) => (WHITE.test(text) ? [] : [from + i]))
  if (RIGHT_TO_LEFT.test(replacement)) return
  const texts = shown.length === 1 ? [characters.join('')] : characters
  if (texts.length !== shown.length) {
    replaceMiddle(glyphs, shown, characters, WHITE_INSIDE.test(replacement))
    return
  }
  for (const [i, text] of texts.entries()) {
    const at = shown[i] ?? from
    const glyph = glyphs[at]
    if (glyph !== undefined && !NO_TEXT.test(text)) glyphs[at] = { ...glyph, text }
  }
}

const WHITE_INSIDE = /\S\s+\S/u

/** Puts the part of the text that differs on the glyphs that differ, as one glyph. */
function replaceMiddle(
  glyphs: Glyph[],
  shown: readonly number[],
  characters: readonly string[],
  hasBlanks: boolean,
): void {
  const textOf = (i: number) => glyphs[shown[i] ?? -1]?.text
  const least = Math.min(shown.length, characters.length)
  let before = 0
  while (before < least - 1 && textOf(before) === characters[before]) before++
  let behind = 0
  while (behind < least - before - 1 && textOf(shown.length - 1 - behind) === characters.at(-1 - behind)) behind++
  const middle = shown.slice(before, shown.length - behind)
  const text = characters.slice(before, characters.length - behind).join('')
  const parts = middle.flatMap(at => glyphs[at] ?? [])
  const [first] = parts
  if (first === undefined || parts.length > MOST_IN_ONE || NO_TEXT.test(text)) return
  // Which glyphs a blank belongs between is not known.
  if (hasBlanks && parts.length + text.length > 2) return
  const advance = advanceOf(first, parts)
  if (advance === undefined) return
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  glyphs.splice(middle[0] ?? 0, (middle.at(-1) ?? 0) - (middle[0] ?? 0) + 1, { ...first, text, advance, count })
}

/**
 * How far the glyphs together move the pen; `undefined` where they are not on one line. Of two that overlap, as letter and accent
 * do, the larger and wider counts.
 */
function advanceOf(first: Glyph, parts: readonly Glyph[]): number | undefined {
  const { alongX, alongY, size, direction } = first.style
  let widest = first.advance
  let end = first.advance
  for (const { x, y, advance, style } of parts.slice(1)) {
    const across = (y - first.y) * alongX - (x - first.x) * alongY
    if (Math.abs(across) > SAME_LINE * size || style.direction !== direction) return undefined
    const start = (x - first.x) * alongX + (y - first.y) * alongY
    const isBeside = start > end - OVERLAP * size
    if (!isBeside && (advance <= widest || style.size < size)) continue
    end = start + advance
    widest = isBeside ? advance : Math.max(widest, advance)
  }
  return Math.max(end, 0)
}

/** Glyphs that have more than this in common, in ems, are over one another. */
const OVERLAP = 0.1
