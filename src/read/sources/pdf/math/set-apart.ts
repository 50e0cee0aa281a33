import { type Box, overlapX } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { inkOfPlaces } from './math-glyphs.ts'
import type { ProseWord } from './prose.ts'
import type { ProseRow } from './rows.ts'
import { SAME_LINE } from './type-scale.ts'

/** A display begins at least this far, in ems, from the left edge of the text. */
const LEAST_INDENT = 1.9
/** The same where no text is near above or below: a display that is nearly as wide as the text. */
const LEAST_INDENT_APART = 0.5
/** Text is near up to this distance of baselines, in ems. */
const NEAR_TEXT = 1.7
/** Words of a display at most, and its least share of mathematics. */
const MOST_WORDS = 6
const LEAST_MATH = 0.4
/** The same where all that is no word, and names before brackets, make up so much, and words besides are so few. */
const LEAST_MATH_OF_NAMES = 0.2
const LEAST_WITHOUT_WORDS = 0.6
const MOST_WORDS_BESIDE_NAMES = 3
/** Words of a line that shows where the text begins and ends. */
const WORDS_OF_FULL_LINE = 4
/** How many of these, the nearest, show it: titles and notes of other widths are further away. */
const NEAREST_LINES = 4
/** Parts of one line of text are at most this far apart, in ems; the space between two columns is not drawn in a row. */
const PART_GAP = 3

/** Whether a line with words is one of a display: indented from the left edge of the text, and mostly mathematics. */
export function isSetApart(
  glyphs: readonly Glyph[],
  row: ProseRow,
  rows: readonly ProseRow[],
  isMath: readonly boolean[],
): boolean {
  if (row.words.length === 0 || row.words.length > MOST_WORDS) return false
  if (!isMostlyMath(glyphs, row, isMath) && !isPartOfFraction(glyphs, row, isMath)) return false
  const box = inkOfPlaces(glyphs, row.glyphs)
  const text = edgesOfText(
    box,
    rows.filter(other => other !== row),
  )
  if (text === undefined || goesOnBeside(glyphs, row, rows) || startsSentence(glyphs, row, isMath)) return false
  const indent = (box.left - text.left) / row.size
  return indent > LEAST_INDENT || (indent > LEAST_INDENT_APART && !isNearText({ glyphs, isMath }, row, rows))
}

/** Letters of a word that a full stop ends, at least: shorter ones are abbreviations, `s.t.`. */
const LEAST_BEFORE_STOP = 4

/** Whether a sentence ends in a line, before its mathematics: the first line of a paragraph is set in as well. */
function startsSentence(
  glyphs: readonly Glyph[],
  { words, glyphs: places }: ProseRow,
  isMath: readonly boolean[],
): boolean {
  const first = places.find(place => isMath[place] === true) ?? 0
  return words.some(({ end, text }) => end < first && text.length >= LEAST_BEFORE_STOP && glyphs[end]?.text === '.')
}

function isMostlyMath(
  glyphs: readonly Glyph[],
  { glyphs: places, words }: ProseRow,
  isMath: readonly boolean[],
): boolean {
  const share = places.filter(place => isMath[place] === true).length / places.length
  if (share >= LEAST_MATH) return true
  const isName = ({ end }: ProseWord) => glyphs[end]?.text === '('
  const others = words.filter(word => !isName(word))
  const letters = others.reduce((sum, { start, end }) => sum + end - start, 0)
  if (others.length > MOST_WORDS_BESIDE_NAMES) return false
  return share >= LEAST_MATH_OF_NAMES && places.length - letters >= LEAST_WITHOUT_WORDS * places.length
}

/** Whether a line with more words than mathematics is right above or below. */
function isNearText(
  { glyphs, isMath }: { readonly glyphs: readonly Glyph[]; readonly isMath: readonly boolean[] },
  { baseline, size, left, right }: ProseRow,
  rows: readonly ProseRow[],
): boolean {
  return rows.some(
    row =>
      row.left < right &&
      row.right > left &&
      row.baseline !== baseline &&
      Math.abs(row.baseline - baseline) < NEAR_TEXT * size &&
      !isMostlyMath(glyphs, row, isMath),
  )
}

/** The edges of the text around a box: those of the nearest lines of several words. */
export function edgesOfText(
  box: Box,
  rows: readonly ProseRow[],
): { readonly left: number; readonly right: number } | undefined {
  const middle = (box.top + box.bottom) / 2
  const away = ({ baseline }: ProseRow) => Math.abs(baseline - middle)
  const full = rows
    .filter(row => row.words.length >= WORDS_OF_FULL_LINE && overlapX(row, box) > 0)
    .sort((a, b) => away(a) - away(b))
    .slice(0, NEAREST_LINES)
  if (full.length === 0) return undefined
  return { left: Math.min(...full.map(({ left }) => left)), right: Math.max(...full.map(({ right }) => right)) }
}

/** Whether a line is a part of one of text that has a wide space in it. */
function goesOnBeside(glyphs: readonly Glyph[], row: ProseRow, rows: readonly ProseRow[]): boolean {
  const at = rows.indexOf(row)
  const isBeside = (a: ProseRow | undefined, b: ProseRow | undefined) => {
    if (a === undefined || b === undefined || Math.abs(a.baseline - b.baseline) > SAME_LINE * row.size) return false
    const gap = inkOfPlaces(glyphs, b.glyphs).left - inkOfPlaces(glyphs, a.glyphs).right
    return gap > 0 && gap < PART_GAP * row.size
  }
  return isBeside(rows[at - 1], row) || isBeside(row, rows[at + 1])
}

/** Words of a part of a fraction, or of a name in one. */
const MOST_WORDS_OF_PART = 2
/** How many glyphs are looked at on each side for the mathematics that it is a part of. */
const LOOK_AROUND = 8
/** Type of words that is larger than that of the mathematics by this is that of headings. */
const LARGER = 1.1
/** A part of a fraction is at most this far, in ems, above or below what is drawn before or after it. */
const PART_DISTANCE = 1.6

/** Whether a line of a word or two is over or under mathematics that is drawn before or after it: a part of a fraction. */
function isPartOfFraction(glyphs: readonly Glyph[], row: ProseRow, isMath: readonly boolean[]): boolean {
  const { words, glyphs: places, size, baseline } = row
  if (words.length > MOST_WORDS_OF_PART) return false
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  if (isMath[first] === true) return true
  const isNear = (glyph: Glyph | undefined, place: number) =>
    glyph !== undefined &&
    isMath[place] === true &&
    size < LARGER * glyph.style.size &&
    Math.abs(glyph.y - baseline) < PART_DISTANCE * Math.min(size, glyph.style.size)
  for (let away = 1; away <= LOOK_AROUND; away++) {
    if (isNear(glyphs[first - away], first - away) || isNear(glyphs[last + away], last + away)) return true
  }
  return false
}
