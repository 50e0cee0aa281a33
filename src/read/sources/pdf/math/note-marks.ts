import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { ProseRow } from './rows.ts'
import { SCRIPT_SCALE } from './type-scale.ts'

/** Height of a raised number over the baseline in ems, at least. */
const LEAST_RISE = 0.15

/** A raised number: its digits by places in the order of drawing. */
interface RaisedNumber {
  readonly text: string
  readonly places: readonly number[]
}

/**
 * The glyphs of numbers that call a note and are no exponents: a line of the page begins with the same raised number, as notes do,
 * and no other number of the page is that one.
 */
export function findCalls(glyphs: readonly Glyph[], rows: readonly ProseRow[]): ReadonlySet<number> {
  const numbers = raisedNumbers(glyphs)
  const starts = new Set(rows.map(({ glyphs: places }) => places.find(place => glyphs[place]?.text !== SPACE)))
  const isMark = ({ places }: RaisedNumber) => starts.has(places[0])
  const marks = new Set(numbers.filter(isMark).map(({ text }) => text))
  const others = numbers.filter(number => marks.has(number.text) && !isMark(number))
  const counts = new Map<string, number>()
  for (const { text } of others) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Set(others.filter(({ text }) => counts.get(text) === 1).flatMap(({ places }) => places))
}

function raisedNumbers(glyphs: readonly Glyph[]): RaisedNumber[] {
  const numbers: { text: string; places: number[] }[] = []
  for (const [place, glyph] of glyphs.entries()) {
    if (!isDigit(glyph)) continue
    const last = numbers.at(-1)
    const goesOn = last?.places.at(-1) === place - 1 && glyphs[place - 1]?.y === glyph.y
    if (goesOn) {
      last.text += glyph.text
      last.places.push(place)
    } else numbers.push({ text: glyph.text, places: [place] })
  }
  return numbers.filter(({ places }) => isRaised(glyphs, places))
}

function isDigit({ text }: Glyph): boolean {
  return /^\d$/u.test(text)
}

/** Whether a number is smaller than what is drawn before or after it, and over its line. */
function isRaised(glyphs: readonly Glyph[], places: readonly number[]): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  const number = glyphs[first]
  return [first - 1, last + 1].some(place => {
    const base = glyphs[place]
    if (number === undefined || base === undefined || base.text === SPACE) return false
    const rise = (base.y - number.y) / base.style.size
    return number.style.size < SCRIPT_SCALE * base.style.size && rise > LEAST_RISE && rise < 1
  })
}
