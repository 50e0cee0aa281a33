import { groupBy } from '../../../../base/collections/group-by.ts'
import { readMathFormula, type ReadMathml } from '../../../../base/math/reading/read-mathml.ts'
import { toPlainMath } from '../../../../base/math/writing/plain.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { TaggedFormula } from '../structure/structure.ts'
import type { FormulaPage, FoundFormulas } from './formula-page.ts'
import { toMathGlyph } from './math-glyphs.ts'

/**
 * The page with the formulas of its structure tree. Each is what the MathML of the file says, where that has the letters and digits that
 * are printed; else it is read from its glyphs.
 */
export function placeTaggedFormulas(page: FormulaPage, tagged: readonly TaggedFormula[]): FoundFormulas {
  const places = groupBy(
    [...page.glyphs.keys()].filter(place => contentOf(page, place) !== undefined),
    place => contentOf(page, place),
  )
  const placesOf = (content: number) => places.get(content) ?? []
  const textOf = (content: number) =>
    placesOf(content)
      .map(place => page.glyphs[place]?.text)
      .join('')
  for (const formula of tagged) {
    const mathml = formula.toMathml(textOf)
    const own = [...formula.contents].flatMap(placesOf).sort((a, b) => a - b)
    const drawn = own.flatMap(place => page.glyphs[place] ?? []).filter(({ text }) => text !== SPACE)
    if (drawn.length === 0 || isOfProgram(drawn)) continue
    const read = mathml === undefined ? undefined : readMathFormula(mathml)
    const known = read !== undefined && agrees(read, drawn) ? read : undefined
    const isDisplay = mathml?.attributes.display === 'block' && !formula.isInText
    if (isDisplay) page.addDisplay({ places: own, number: [] }, known)
    else addInText(page, own, known)
  }
  return page.result()
}

function contentOf({ glyphs }: FormulaPage, place: number): number | undefined {
  return glyphs[place]?.style.content
}

/** Whether a formula is brackets and quotes of a program, which LaTeX sets and tags as formulas. */
function isOfProgram(drawn: readonly Glyph[]): boolean {
  return drawn.every(({ text, style }) => style.font.isMonospace === true && !/[\p{L}\p{N}]/u.test(text))
}

/** Least share of the letters and digits of the MathML, and of those printed, that are of both. */
const LEAST_AGREEMENT = 0.8

/** Whether the letters and digits of a formula are those that are printed, whatever their order. */
function agrees({ math, number = '' }: ReadMathml, drawn: readonly Glyph[]): boolean {
  const said = countLetters(toPlainMath(math) + number)
  const printed = countLetters(drawn.map(glyph => toMathGlyph(glyph).text).join(''))
  const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const common = [...said].reduce((sum, [letter, count]) => sum + Math.min(count, printed.get(letter) ?? 0), 0)
  return common >= LEAST_AGREEMENT * Math.max(total(said), total(printed))
}

function countLetters(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [letter] of text.normalize('NFKD').matchAll(/[\p{L}\p{N}]/gu))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** Baselines of one line differ by less than this, in ems: scripts are nearer to their line than lines to one another. */
const SAME_LINE = 0.9
/** A formula continues in the next line where its glyphs go back by this, in ems. */
const LINE_BREAK = 3

/** Puts a formula into its line, and the rest of one that is broken with it. */
function addInText(page: FormulaPage, places: readonly number[], known: ReadMathml | undefined): void {
  const turn = places.findIndex((place, i) => i > 0 && isBreak(page.glyphs[places[i - 1] ?? -1], page.glyphs[place]))
  const spans = turn < 0 ? [places] : [places.slice(0, turn), places.slice(turn)]
  const { baseline, size } = page.lineOf(spans[0] ?? [])
  page.addInline({ text: textBeside(page, places, baseline, size), baseline, size }, spans, known?.math)
  const rest = spans[1]
  if (rest === undefined) return
  const next = page.lineOf(rest)
  const isBeside = (place: number) =>
    Math.abs((page.glyphs[place]?.y ?? Infinity) - next.baseline) < SAME_LINE * next.size
  page.keepEdge({ glyphs: [...page.glyphs.keys()].filter(isBeside) }, rest)
}

function isBreak(before: Glyph | undefined, glyph: Glyph | undefined): boolean {
  if (before === undefined || glyph === undefined) return false
  const { size } = before.style
  return before.x - glyph.x > LINE_BREAK * size && glyph.y - before.y > SAME_LINE * size
}

/** Place of a letter of the text on the line of a formula: the one before it, or after it, in the order of drawing. */
function textBeside(page: FormulaPage, places: readonly number[], baseline: number, size: number): number {
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const isText = (place: number) => {
    const glyph = page.glyphs[place]
    if (glyph === undefined || glyph.text === SPACE || glyph.style.content !== undefined) return false
    return Math.abs(glyph.y - baseline) < SAME_LINE * size
  }
  if (isText(first - 1)) return first - 1
  const near = [first - 2, last + 1, last + 2].find(isText)
  return near ?? first
}
