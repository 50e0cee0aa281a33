import { type Box, heightOf, uniteBoxes, widthOf } from '../../../geometry/box.ts'
import type { Formula, MathNode } from '../../../math/math-node.ts'
import { rowOf } from '../../../math/math-node.ts'
import { mainBaseline } from '../../../math/reading/main-line.ts'
import { readFormula } from '../../../math/reading/read-formula.ts'
import { toPlainMath } from '../../../math/writing/plain.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { type Classes, classifyGlyphs } from './classes.ts'
import { type FoundDisplay, findDisplays } from './displays.ts'
import { inkOf, toMathGlyph } from './math-glyphs.ts'
import { isMathFont, readMathLetter } from './math-fonts.ts'
import { findCalls } from './note-marks.ts'
import { findRows, type ProseRow } from './rows.ts'
import { findSpans } from './spans.ts'
import { cellStarts, findTabularStrips, isInStrips, rowsInTables } from './tabular-strips.ts'

/** Glyphs of a page with each formula as one, and the drawn lines that are of none. */
export interface FoundFormulas {
  readonly glyphs: readonly Glyph[]
  readonly lines: readonly Box[]
}

/** Latin letters in fonts of mathematics that make a page one with formulas. */
const FEWEST_LETTERS = 2
/**
 * Glyphs of TeX's fonts of variables and of large signs that do the same: with the variables of a text font, points, brackets and sums
 * still come from these.
 */
const FEWEST_SIGNS = 4
const OF_FORMULAS = /^(?:cm|lm|[tp]x|r[tp]x)b?(?:mi|ex)|mathitalic|mathextension/i

/**
 * Whether a page has variables in a font of mathematics; others are left as they are, and this is all that it costs. Many texts take
 * single signs from such a font: a minus, a degree, the prefix of micrometres.
 */
function hasMathematics(glyphs: readonly Glyph[]): boolean {
  let letters = 0
  let signs = 0
  for (const glyph of glyphs) {
    if (!isMathFont(glyph.style.source)) continue
    if (isLatin(glyph) && ++letters >= FEWEST_LETTERS) return true
    if (OF_FORMULAS.test(glyph.style.font.name) && ++signs >= FEWEST_SIGNS) return true
  }
  return false
}

function isLatin({ text }: Glyph): boolean {
  return /^[A-Za-z]$/u.test(text) || (text.length > 1 && readMathLetter(text) !== undefined)
}

/**
 * Finds the formulas of a page and reads each. The lines of words are found first: what stands among words is a formula of the line,
 * what stands between lines a display.
 */
export function findFormulas(glyphs: readonly Glyph[], lines: readonly Box[]): FoundFormulas {
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
  addInline(page, rows.filter(row => !isRowInTable(row)).map(withoutCalls), classes)
  const cells = [...rows.filter(isRowInTable), ...rowsInTables(glyphs, found.rest.flat(), strips)]
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

/** Whether a formula of a cell is a number or a sign on one line, such as `0.91±0.03`, `<5` and `↑`: text says it as well. */
function isPlain(glyphs: readonly Glyph[], { size }: ProseRow, span: readonly number[]): boolean {
  const drawn = span.flatMap(place => glyphs[place] ?? []).filter(({ text }) => text !== SPACE)
  const ys = drawn.map(({ y }) => y)
  const isLevel = Math.max(...ys) - Math.min(...ys) < LEVEL * size
  return isLevel && drawn.every(glyph => !/\p{L}/u.test(glyph.text) && readMathLetter(glyph.text) === undefined)
}

/** Operators and relations, after which lines of formulas break. */
const BREAKS_AFTER = /^[=<>≤≥≡≈∼≅∈⊂⊆→⇒⇔+−×·⋅∪∩∧∨,±]$/u

/** Distance of the baselines of two lines of one formula, in ems, at most. */
const MOST_LEADING = 2.5

/** Whether the formula at the end of a line goes on at the beginning of the next. */
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

/** Farthest that a rule of a formula is from its glyphs, in ems. */
const RULE_REACH = 0.7
/** Thickest bar of a fraction or root, in points. */
const THICKEST_BAR = 1.6

function barsAmong(lines: readonly Box[]): Box[] {
  return lines.filter(line => widthOf(line) > heightOf(line) && heightOf(line) < THICKEST_BAR)
}

/** A page whose formulas are taken out one after the other. */
class FormulaPage {
  readonly #taken = new Map<number, Glyph | undefined>()
  readonly #widened = new Map<number, Glyph>()
  readonly #rules: Box[]
  readonly #used = new Set<Box>()

  constructor(
    readonly glyphs: readonly Glyph[],
    readonly lines: readonly Box[],
  ) {
    this.#rules = barsAmong(lines)
  }

  isTaken(place: number): boolean {
    return this.#taken.has(place)
  }

  addDisplay({ places, number }: FoundDisplay): void {
    const drawn = this.#glyphsAt(places)
    const main = mainBaseline(drawn.map(toMathGlyph))
    const beside = this.#glyphsAt(number)
    const printed = beside
      .map(({ text }) => text)
      .join('')
      .slice(1, -1)
    // A number in the middle of several lines is on the line of their formula.
    const baseline = beside[0]?.y ?? main.baseline
    const formula = {
      math: this.#read(drawn),
      isDisplay: true,
      box: uniteBoxes(drawn.map(inkOf)),
      ...(printed === '' ? {} : { number: printed }),
    }
    const first = drawn[0]
    if (first !== undefined)
      this.#put(places, toGlyph(formula, drawn, { style: { ...first.style, size: main.size }, baseline }))
  }

  addInline({ text, baseline, size }: ProseRow, spans: readonly (readonly number[])[]): void {
    const parts = spans.map(span => this.#glyphsAt(span))
    const first = parts[0] ?? []
    const word = this.glyphs[text]
    if (word === undefined || first.length === 0) return
    const math: MathNode = rowOf(parts.map(part => this.#read(part)))
    const formula = { math, isDisplay: false, box: uniteBoxes(first.map(inkOf)) }
    const glyph = toGlyph(formula, first, { style: { ...word.style, size }, baseline })
    this.#put(spans.flat(), { ...glyph, count: parts.flat().reduce((sum, { count }) => sum + count, 0) })
  }

  /** Has what follows the rest of a formula in its second line begin where that does: the line is not set in. */
  keepEdge({ glyphs: places }: ProseRow, rest: readonly number[]): void {
    const end = places.indexOf(rest.at(-1) ?? -1)
    const place = places.find((other, i) => i > end && this.glyphs[other]?.text !== SPACE)
    const glyph = this.glyphs[place ?? -1]
    if (place === undefined || glyph === undefined) return
    const left = Math.min(...this.#glyphsAt(rest).map(({ x }) => x))
    this.#widened.set(place, { ...glyph, x: left, advance: glyph.x + glyph.advance - left })
  }

  result(): FoundFormulas {
    const glyphs = this.glyphs.flatMap((glyph, place) => {
      if (!this.#taken.has(place)) return [this.#widened.get(place) ?? glyph]
      return this.#taken.get(place) ?? []
    })
    return { glyphs, lines: this.lines.filter(line => !this.#used.has(line)) }
  }

  #glyphsAt(places: readonly number[]): Glyph[] {
    return places.flatMap(place => this.glyphs[place] ?? []).filter(({ text }) => text !== SPACE)
  }

  #read(drawn: readonly Glyph[]): MathNode {
    const glyphs = drawn.map(toMathGlyph)
    const box = uniteBoxes(glyphs.map(({ ink }) => ink))
    const em = Math.max(...glyphs.map(({ size }) => size))
    const reach = RULE_REACH * em
    const rules = this.#rules.filter(
      rule =>
        rule.left > box.left - reach &&
        rule.right < box.right + reach &&
        rule.top > box.top - reach &&
        rule.bottom < box.bottom + reach,
    )
    for (const rule of rules) this.#used.add(rule)
    return readFormula(glyphs, rules)
  }

  #put(places: readonly number[], glyph: Glyph): void {
    const [first, ...others] = places
    if (first === undefined) return
    this.#taken.set(first, glyph)
    for (const place of others) this.#taken.set(place, undefined)
  }
}

/** The formula as one glyph of its line. */
function toGlyph(
  formula: Formula,
  drawn: readonly Glyph[],
  { style, baseline }: { readonly style: Glyph['style']; readonly baseline: number },
): Glyph {
  const left = Math.min(...drawn.map(({ x }) => x))
  const right = Math.max(...drawn.map(({ x, advance }) => x + advance))
  return {
    text: toPlainMath(formula.math),
    x: left,
    y: baseline,
    advance: right - left,
    style,
    areasBelow: drawn[0]?.areasBelow ?? 0,
    isClipped: false,
    count: drawn.reduce((sum, { count }) => sum + count, 0),
    formula,
  }
}
