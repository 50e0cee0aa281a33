import { type Box, heightOf, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import { type Formula, type MathNode, rowOf } from '../../../../base/math/math-node.ts'
import { mainBaseline } from '../../../../base/math/reading/main-line.ts'
import { readFormula } from '../../../../base/math/reading/read-formula.ts'
import type { ReadMathml } from '../../../../base/math/reading/read-mathml.ts'
import { toPlainMath } from '../../../../base/math/writing/plain.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { FoundDisplay } from './displays.ts'
import { inkOf, toMathGlyph } from './math-glyphs.ts'
import type { ProseRow } from './rows.ts'

/** Glyphs of a page with each formula as one, and the drawn lines that are of none. */
export interface FoundFormulas {
  readonly glyphs: readonly Glyph[]
  readonly lines: readonly Box[]
}

/** The line of a formula: the place of a glyph in its type, its baseline and size. */
type LineOfText = Pick<ProseRow, 'text' | 'baseline' | 'size'>

/** Farthest that a rule of a formula is from its glyphs, in ems. */
const RULE_REACH = 0.7
/** The space between a formula and the point after it, in ems, at most: words are further apart. */
const POINT_GAP = 0.22
/** Thickest bar of a fraction or root, in points. */
const THICKEST_BAR = 1.6

export function barsAmong(lines: readonly Box[]): Box[] {
  return lines.filter(line => widthOf(line) > heightOf(line) && heightOf(line) < THICKEST_BAR)
}

/** Whether what was read is words, or a comma, that a font of mathematics has: no formula. */
function isText(math: MathNode): boolean {
  if (math.type === 'row') return math.children.every(isText)
  return math.type === 'text' || math.type === 'space' || (math.type === 'sign' && /^[.,;:]$/u.test(math.text))
}

/** A page whose formulas are taken out one after the other. */
export class FormulaPage {
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

  /** @param known what the formula is, and its number, where the file says it */
  addDisplay({ places, number }: FoundDisplay, known?: ReadMathml): void {
    const drawn = this.#glyphsAt(places)
    const main = mainBaseline(drawn.map(toMathGlyph))
    const beside = this.#glyphsAt(number)
    const bracketed = beside.map(({ text }) => text).join('')
    const printed = known?.number ?? bracketed.slice(1, -1)
    // A number in the middle of several lines is on the line of their formula.
    const baseline = beside[0]?.y ?? main.baseline
    const formula = {
      math: this.#read(drawn, known?.math),
      isDisplay: true,
      box: uniteBoxes(drawn.map(inkOf)),
      ...(printed === '' ? {} : { number: printed }),
    }
    const first = drawn[0]
    if (first !== undefined)
      this.#put(places, toGlyph(formula, drawn, { style: { ...first.style, size: main.size }, baseline }))
  }

  /** @param known what the formula is, where the file says it */
  addInline({ text, baseline, size }: LineOfText, spans: readonly (readonly number[])[], known?: MathNode): void {
    const parts = spans.map(span => this.#glyphsAt(span))
    const first = parts[0] ?? []
    const word = this.glyphs[text]
    if (word === undefined || first.length === 0) return
    const read = rowOf(parts.map(part => this.#read(part, known)))
    const math = known ?? read
    if (known === undefined && isText(math)) return
    const formula = { math, isDisplay: false, box: uniteBoxes(first.map(inkOf)) }
    const glyph = this.#reachPoint(
      toGlyph(formula, first, { style: { ...word.style, size }, baseline }),
      spans[0] ?? [],
    )
    this.#put(spans.flat(), { ...glyph, count: parts.flat().reduce((sum, { count }) => sum + count, 0) })
  }

  /** A formula up to the point after it: slanted letters leave room there, which is not the space between words. */
  #reachPoint(formula: Glyph, places: readonly number[]): Glyph {
    const point = this.glyphs[(places.at(-1) ?? -1) + 1]
    if (point === undefined || !/^[.,]$/u.test(point.text)) return formula
    const gap = point.x - formula.x - formula.advance
    return gap > 0 && gap < POINT_GAP * formula.style.size ? { ...formula, advance: formula.advance + gap } : formula
  }

  /** Has what follows the rest of a formula in its second line begin where that does: the line is not set in. */
  keepEdge({ glyphs: places }: Pick<ProseRow, 'glyphs'>, rest: readonly number[]): void {
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

  /** The baseline of the glyphs of a formula. */
  lineOf(places: readonly number[]): { readonly baseline: number; readonly size: number } {
    return mainBaseline(this.#glyphsAt(places).map(toMathGlyph))
  }

  #read(drawn: readonly Glyph[], known?: MathNode): MathNode {
    const rules = this.#takeRules(drawn)
    return known ?? readFormula(drawn.map(toMathGlyph), rules)
  }

  /** The bars of fractions and roots among glyphs, which are no rules of the page any more. */
  #takeRules(drawn: readonly Glyph[]): readonly Box[] {
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
    return rules
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
