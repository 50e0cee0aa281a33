import type { Box } from '../../../../base/geometry/box.ts'
import { remember } from '../../../../base/collections/remember.ts'
import { readMathLetter } from '../../../../base/math/math-letters.ts'
import { plainFontName } from '../../normalise/font-names.ts'
import type { Glyph } from '../drawing/drawing.ts'
import type { PdfFont } from '../fonts/fonts.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { type Classes, classifyGlyphs } from './classes.ts'
import type { TaggedFormula } from '../structure/structure.ts'
import { findDisplays } from './displays.ts'
import { barsAmong, FormulaPage, type FoundFormulas } from './formula-page.ts'
import { isMathFont } from './math-fonts.ts'
import { findCalls } from './note-marks.ts'
import { findRows, type ProseRow } from './rows.ts'
import { findSpans } from './spans.ts'
import { placeTaggedFormulas } from './tagged-formulas.ts'
import { cellStarts, findTabularStrips, isInStrips, isParted, isUpright, rowsInTables } from './tabular-strips.ts'

/** Latin letters in fonts of mathematics that make a page one with formulas. */
const FEWEST_LETTERS = 2
/**
 * Glyphs of TeX's fonts of variables and of large signs that do the same: with the variables of a text font, points, brackets and sums
 * still come from these.
 */
const FEWEST_SIGNS = 4
const OF_FORMULAS = /^(?:cm|lm|[tp]x|r[tp]x)b?(?:mi|ex)|mathitalic|mathextension|^fourier-math-(?:let|ext)|^pazomath/i

/**
 * Whether a page has variables in a font of mathematics; others are left as they are, and this is all that it costs. Many texts take
 * single signs from such a font: a minus, a degree, the prefix of micrometres.
 */
function hasMathematics(glyphs: readonly Glyph[]): boolean {
  let letters = 0
  let signs = 0
  let operators = 0
  for (const glyph of glyphs) {
    if (!isMathFont(glyph.style.source)) {
      if (glyph.text !== SPACE && isComputerModern(glyph.style.source))
        operators += /^\p{L}/u.test(glyph.text) ? -Infinity : 1
      continue
    }
    if (isLatin(glyph) && ++letters >= FEWEST_LETTERS) return true
    if (OF_FORMULAS.test(glyph.style.font.name) && ++signs >= FEWEST_SIGNS) return true
  }
  return operators >= FEWEST_SIGNS
}

/**
 * Whether a font is TeX's roman. With the letters of Times or Palatino as variables, formulas still take their operators and brackets from
 * it; on such a page it has no letters.
 */
function isComputerModern(source: PdfFont | undefined): boolean {
  return source !== undefined && isRoman(source.font.name)
}

const isRoman = remember((name: string) => /^cmr\d/iu.test(plainFontName(name)))

function isLatin({ text }: Glyph): boolean {
  return /^[A-Za-z]$/u.test(text) || (text.length > 1 && readMathLetter(text) !== undefined)
}

/**
 * Finds the formulas of a page and reads each. The lines of words are found first: mathematics among words is a formula of the line,
 * mathematics between lines is a display. Where the file says which formulas a page has, these are its formulas.
 *
 * @param tagged those of the structure tree
 */
export function findFormulas(
  glyphs: readonly Glyph[],
  lines: readonly Box[],
  tagged: readonly TaggedFormula[] = [],
): FoundFormulas {
  if (tagged.length > 0) return placeTaggedFormulas(new FormulaPage(glyphs, lines), tagged)
  if (!hasMathematics(glyphs)) return { glyphs, lines }
  const classes = classifyGlyphs(glyphs)
  const found = findRows(glyphs, classes.words)
  const strips = findTabularStrips(glyphs, lines)
  const isInTable = (place: number) => isInStrips(glyphs[place], strips)
  const rest = found.rest.map(places => places.filter(place => !isInTable(place))).filter(places => places.length > 0)
  const isRowInTable = (row: ProseRow) => row.glyphs.every(place => glyphs[place]?.text === SPACE || isInTable(place))
  const { rows, displays } = findDisplays(
    { glyphs, isMath: classes.isMath, rules: barsAmong(lines) },
    { ...found, rest },
    isRowInTable,
  )
  const page = new FormulaPage(glyphs, lines)
  for (const display of displays) page.addDisplay(display)
  const calls = findCalls(glyphs, rows)
  const withoutCalls = (row: ProseRow) => ({ ...row, glyphs: row.glyphs.filter(place => !calls.has(place)) })
  const upright = lines.filter(isUpright)
  // A head may be above the first rule of its table.
  const isCellRow = (row: ProseRow) => isRowInTable(row) || isParted(glyphs, row, upright)
  addInline(page, rows.filter(row => !isCellRow(row)).map(withoutCalls), classes)
  const cells = [...rows.filter(isCellRow), ...rowsInTables(glyphs, found.rest.flat(), strips)]
  for (const row of cells) addInline(page, [row], classes, cellStarts(glyphs, row, lines))
  return page.result()
}

function addInline(page: FormulaPage, rows: readonly ProseRow[], classes: Classes, breaks?: ReadonlySet<number>): void {
  const spans = rows.map(row => ({ row, spans: findSpans(page.glyphs, row, classes, breaks) }))
  for (const [index, { row, spans: found }] of spans.entries()) {
    for (const [i, span] of found.entries()) {
      if (page.isTaken(span[0] ?? -1)) continue
      const next = spans[index + 1]
      if (breaks !== undefined && isPlain(page.glyphs, row, span)) continue
      const isBroken = i === found.length - 1 && next !== undefined && goesOn(page.glyphs, row, span, next)
      const rest = isBroken ? next.spans[0] : undefined
      page.addInline(row, rest === undefined ? [span] : [span, rest])
      if (rest !== undefined && next !== undefined) page.keepEdge(next.row, rest)
    }
  }
}

/** Baselines of one line differ by less than this, in ems. */
const LEVEL = 0.05

/**
 * Whether a formula of a cell is numbers, signs and upright words on one line, such as `0.91±0.03`, `<5`, `Acc. ↑` and `Best-of-8 + Filter`:
 * text says it as well.
 */
function isPlain(glyphs: readonly Glyph[], { size }: ProseRow, span: readonly number[]): boolean {
  const drawn = span.flatMap(place => glyphs[place] ?? []).filter(({ text }) => text !== SPACE)
  const ys = drawn.map(({ y }) => y)
  const isLevel = Math.max(...ys) - Math.min(...ys) < LEVEL * size
  return isLevel && drawn.every((_, i) => !isVariable(drawn, i))
}

/** Whether a glyph is a letter of mathematics, or one alone. */
function isVariable(drawn: readonly Glyph[], i: number): boolean {
  const isLetter = (glyph: Glyph | undefined) => glyph !== undefined && /^\p{L}/u.test(glyph.text)
  const isUprightLetter = (glyph: Glyph | undefined) =>
    isLetter(glyph) && readMathLetter(glyph?.text ?? '') === undefined && !isMathFont(glyph?.style.source)
  const glyph = drawn[i]
  if (glyph === undefined || (!isLetter(glyph) && readMathLetter(glyph.text) === undefined)) return false
  const isInWord = isUprightLetter(drawn[i - 1]) || isUprightLetter(drawn[i + 1])
  return !isUprightLetter(glyph) || glyph.style.font.isItalic === true || !isInWord
}

/** Operators and relations, after which lines of formulas break. */
const BREAKS_AFTER = /^[=<>≤≥≡≈∼≅∈⊂⊆→⇒⇔+−×·⋅∪∩∧∨,±]$/u

/** Distance of the baselines of two lines of one formula, in ems, at most. */
const MOST_LEADING = 2.5

/** Whether the formula at the end of a line continues at the beginning of the next. */
function goesOn(
  glyphs: readonly Glyph[],
  row: ProseRow,
  span: readonly number[],
  next: { readonly row: ProseRow; readonly spans: readonly (readonly number[])[] },
): boolean {
  const drawn = (places: readonly number[]) => places.filter(place => glyphs[place]?.text !== SPACE)
  const last = glyphs[span.at(-1) ?? -1]
  const isLast = drawn(row.glyphs).at(-1) === span.at(-1)
  const isFirst = drawn(next.row.glyphs)[0] === next.spans[0]?.[0]
  const distance = next.row.baseline - row.baseline
  return (
    isLast &&
    isFirst &&
    last !== undefined &&
    BREAKS_AFTER.test(last.text) &&
    distance > 0 &&
    distance < MOST_LEADING * row.size
  )
}
