import { isRightToLeftCharacter, strengthOf } from '../../../../base/text/characters/bidi.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'

/** Offset across the line, in ems, up to which glyphs are on one baseline: joined letters of some styles step down. */
const SAME_BASELINE = 0.1

/** How far above or below its letter's baseline, in ems, a vowel mark may be drawn. */
const MAX_RAISE = 1

/**
 * How far outside the advance of its letter, in ems, a vowel mark may begin: marks are drawn around their own origin, on
 * either side.
 */
const MAX_OVERHANG = 0.35

/** Difference of two overhangs, in ems, that says nothing: marks are often drawn where two letters meet. */
const SAME_OVERHANG = 0.05

const MARK = /^\p{M}+$/u

/** Whether the glyph is a letter, mark or figure of a script that is written from right to left. */
export function isRightToLeftGlyph(glyph: Glyph): boolean {
  return isRightToLeftCharacter(glyph.text)
}

/**
 * Glyphs in the order in which they come along their lines, where lines have letters of right-to-left scripts; all others
 * as they were drawn.
 *
 *     drawn from the right:   4321   or from the left:   1234   or each where it falls:   2413
 *     comes back:             1234                       1234                             1234
 *
 * Programs store such lines in either order, or letter by letter. From here on a line is known by its places alone, and
 * vowel marks, which have no width, go with their letter.
 */
export function orderRightToLeft(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(isRightToLeftGlyph)) return glyphs
  const ordered: Glyph[] = []
  const marked = attachMarks(glyphs)
  for (let start = 0; start < marked.length; ) {
    const first = marked[start] as Glyph
    let end = start + 1
    while (end < marked.length && isOnLineOf(first, marked[end] as Glyph)) end++
    const line = marked.slice(start, end)
    ordered.push(...(line.some(isRightToLeftGlyph) ? sortAlong(line, first) : line))
    start = end
  }
  return ordered
}

function isOnLineOf(first: Glyph, glyph: Glyph): boolean {
  return first.style.direction === glyph.style.direction && Math.abs(acrossFrom(first, glyph)) <= SAME_BASELINE
}

/** Offset across the line, in ems of the first glyph. */
function acrossFrom(first: Glyph, glyph: Glyph): number {
  const { alongX, alongY, size } = first.style
  return ((glyph.y - first.y) * alongX - (glyph.x - first.x) * alongY) / (size || 1)
}

function sortAlong(line: readonly Glyph[], { style: { alongX, alongY } }: Glyph): Glyph[] {
  const placeOf = (glyph: Glyph) => glyph.x * alongX + glyph.y * alongY
  return [...line].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Glyphs with the vowel marks of right-to-left scripts behind the letters they belong to. */
function attachMarks(glyphs: readonly Glyph[]): readonly Glyph[] {
  const isMark = (glyph: Glyph | undefined) => glyph !== undefined && isRightToLeftGlyph(glyph) && MARK.test(glyph.text)
  if (!glyphs.some(isMark)) return glyphs
  const composed: Glyph[] = []
  const letterAfter = (i: number) => {
    let next = i + 1
    while (isMark(glyphs[next])) next++
    return glyphs[next]
  }
  /** Marks that were drawn before their letter, which is the one after them. */
  let waiting: Glyph[] = []
  glyphs.forEach((glyph, i) => {
    if (isMark(glyph)) {
      const last = composed.at(-1)
      const next = letterAfter(i)
      const toLast = overhangOf(glyph, last)
      if (overhangOf(glyph, next) < toLast + (isFromLeft(last, next) ? SAME_OVERHANG : 0)) waiting.push(glyph)
      else if (last === undefined || toLast > MAX_OVERHANG) composed.push(glyph)
      else composed[composed.length - 1] = withMark(last, glyph)
      return
    }
    // Of several marks the one nearest to the letter is written first.
    composed.push(waiting.reduceRight(withMark, glyph))
    waiting = []
  })
  return [...composed, ...waiting]
}

/** Whether letters are drawn from the left, against the order of reading: then a mark is drawn before its letter. */
function isFromLeft(last: Glyph | undefined, next: Glyph | undefined): boolean {
  if (last === undefined || next === undefined) return false
  const { alongX, alongY } = last.style
  return (next.x - last.x) * alongX + (next.y - last.y) * alongY > 0
}

/** How far, in ems, the mark begins outside the advance of the letter; infinite where it cannot belong to it. */
function overhangOf(mark: Glyph, letter: Glyph | undefined): number {
  if (letter === undefined || letter.text === SPACE || !isRightToLeftGlyph(letter)) return Infinity
  const { alongX, alongY, size } = letter.style
  if (Math.abs(acrossFrom(letter, mark)) > MAX_RAISE) return Infinity
  const along = (mark.x + (mark.advance / 2) * alongX - letter.x) * alongX + (mark.y - letter.y) * alongY
  const overhang = Math.max(0, -along, along - letter.advance) / size
  return overhang > MAX_OVERHANG ? Infinity : overhang
}

function withMark(letter: Glyph, mark: Glyph): Glyph {
  return { ...letter, text: (letter.text + mark.text).normalize('NFC'), count: letter.count + mark.count }
}

/**
 * Whether two glyphs of a word run the same way, so that their text can be known without the rest of the line: letters of
 * one direction, or figures. A symbol runs as what is around it, which only the line shows.
 */
export function runsAlike(before: Glyph, glyph: Glyph): boolean {
  const strength = strengthOf(glyph.text)
  return strength !== 'neutral' && strength === strengthOf(before.text)
}
