import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { inkOfPlaces } from './math-glyphs.ts'
import { type ProseRow, type Rows, WIDEST_GAP } from './rows.ts'
import { edgesOfText } from './set-apart.ts'
import { SAME_LINE } from './type-scale.ts'

/** What ends a line of justified text is this near to its edge, in ems. */
const AT_EDGE = 0.1

/**
 * Gives a formula to the word that ends its line. A justified line of few words is spread so far that its formula seems to be a display:
 * only the word that ends at the edge of the text, on the same baseline, shows that it is in a sentence.
 */
export function joinSpreadLines(glyphs: readonly Glyph[], { rows, rest }: Rows): Rows {
  const taken = new Set<readonly number[]>()
  const joined = rows.map(row => {
    const before = rest.find(places => isRightBefore(glyphs, places, row))
    if (before === undefined || !endsLine(glyphs, row, rows)) return row
    taken.add(before)
    return { ...row, left: inkOfPlaces(glyphs, before).left, glyphs: [...before, ...row.glyphs] }
  })
  return { rows: joined, rest: rest.filter(places => !taken.has(places)) }
}

/** Whether glyphs of a formula end right before a line in the order of drawing, and on its baseline. */
function isRightBefore(glyphs: readonly Glyph[], places: readonly number[], row: ProseRow): boolean {
  let before = (row.glyphs[0] ?? 0) - 1
  while (glyphs[before]?.text === SPACE) before--
  if (places.at(-1) !== before) return false
  return places.some(place => Math.abs((glyphs[place]?.y ?? 0) - row.baseline) < SAME_LINE * row.size)
}

/** Whether a line of words has its end at the edge of the text, and nothing right before its last words. */
export function endsLine(glyphs: readonly Glyph[], row: ProseRow, rows: readonly ProseRow[]): boolean {
  const [word] = row.words
  if (word === undefined) return false
  const before = row.glyphs.filter(place => place < word.start && glyphs[place]?.text !== SPACE)
  const last = glyphs[before.at(-1) ?? -1]
  if (last !== undefined && word.left - last.x - last.advance < WIDEST_GAP * row.size) return false
  const text = edgesOfText(
    inkOfPlaces(glyphs, row.glyphs),
    rows.filter(other => other !== row),
  )
  return text !== undefined && Math.abs(text.right - row.right) < AT_EDGE * row.size
}
