import { uniteBoxes } from '../../../base/geometry/box.ts'
import { lineOfRuns } from '../../layout/lines/lines.ts'
import { toLatex } from '../../../base/math/writing/latex.ts'
import { toPlainMath } from '../../../base/math/writing/plain.ts'
import { readLatex } from '../../../base/math/parsing/read-latex.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { FormulaCorrection } from '../../../model/corrections/line-corrections.ts'
import { partOfBox } from './part-of-box.ts'

/** A line with another formula: what was there, and what is, both in LaTeX or as text. */
interface CorrectedFormula {
  readonly line: TextLine
  readonly read: string
  readonly is: string
}

/**
 * A line in which a part is a formula, or none, as a person says. The glyphs of the line are as many as before; a formula has those
 * of all that it takes the place of.
 *
 * @returns why it cannot be, where it cannot
 */
export function correctFormula(
  line: TextLine,
  { part, nth = 1, is }: FormulaCorrection,
  isDisplay: boolean,
): CorrectedFormula | string {
  const runs = line.words.flatMap(({ runs }) => runs)
  const range = findPart(line, part, nth)
  if (range === undefined) return isReadSo(runs, is) ? { line, read: is, is } : `the line has no "${part}"`
  const parted = runs.map((run, i) => partRun(run, i, range))
  const cut = runs.some(({ formula }, i) => formula !== undefined && (parted[i]?.length ?? 0) > 1)
  if (cut) return `"${part}" is a piece of a formula`
  const inside = parted.flatMap(pieces => pieces.flatMap(piece => (piece.isInside ? [piece.run] : [])))
  const [first] = inside
  if (first === undefined) return `the line has no "${part}"`
  const made = toFormula(inside, first, is, isDisplay)
  if (typeof made === 'string') return made
  let isPut = false
  const put = parted.flat().flatMap(({ run, isInside }) => {
    if (!isInside) return [run]
    if (isPut) return []
    isPut = true
    return [made]
  })
  const { page, direction, baseline } = line
  const { words, text } = lineOfRuns(put, { page, direction, baseline })
  const { formula } = made
  const read = inside.length === 1 && first.formula !== undefined ? toLatex(first.formula.math) : part
  return { line: { ...line, words, text }, read, is: formula === undefined ? made.text : toLatex(formula.math) }
}

/** Whether the program reads the formula by now as a person does. */
function isReadSo(runs: readonly TextRun[], latex: string): boolean {
  const read = readLatex(latex, false)
  const wanted = 'math' in read ? toLatex(read.math) : undefined
  return runs.some(({ formula }) => formula !== undefined && toLatex(formula.math) === wanted)
}

/** One run for all of them: a formula, or text where there is no LaTeX. */
function toFormula(inside: readonly TextRun[], first: TextRun, latex: string, isDisplay: boolean): TextRun | string {
  const { formula: old, confidence, ...rest } = first
  const glyphs = inside.reduce((sum, run) => sum + run.glyphs, 0)
  const box = uniteBoxes(inside.map(run => run.box))
  const sure = confidence === undefined ? {} : { confidence: 1 }
  delete (rest as { whole?: string }).whole
  if (latex.trim() === '') {
    if (old === undefined || inside.length > 1) return 'there is no formula to be made text'
    return { ...rest, ...sure }
  }
  const display = old?.isDisplay ?? isDisplay
  const read = readLatex(latex, display)
  if ('fault' in read) return `its LaTeX cannot be read: ${read.fault}`
  const number = old?.number === undefined ? {} : { number: old.number }
  const formula = { math: read.math, isDisplay: display, box: old?.box ?? box, ...number }
  delete (rest as { script?: string }).script
  return { ...rest, ...sure, text: toPlainMath(read.math), box, glyphs, formula }
}

/** A stretch of the characters of a line: of the run where it begins, and of the one where it ends. */
interface Range {
  readonly start: Place
  readonly end: Place
}

/** A run by its index, and how many of its characters are before. */
interface Place {
  readonly run: number
  readonly characters: number
}

/** Characters of words. */
const IN_WORD = /^[\p{L}\p{N}]$/u

/** Where the text of a line has a part for the n-th time, which begins and ends where characters do. */
function findPart({ words }: TextLine, part: string, nth: number): Range | undefined {
  const wanted = [...part.trim().replace(/\s+/gu, ' ')]
  const places: (readonly [character: string, place: Place])[] = []
  let count = 0
  for (const { runs } of words) {
    if (count > 0) places.push([' ', { run: count - 1, characters: Infinity }])
    for (const { text } of runs) {
      const run = count++
      const characters = [...text.replace(/\s/gu, ' ')]
      for (const [i, character] of characters.entries()) places.push([character, { run, characters: i }])
    }
  }
  // A letter inside a word is not one of its parts; what is drawn in another run may be.
  const isInside = (at: number) => {
    const [before, behind] = [places[at - 1], places[at]]
    const isSameRun = before !== undefined && behind !== undefined && before[1].run === behind[1].run
    return isSameRun && IN_WORD.test(before[0]) && IN_WORD.test(behind[0])
  }
  const starts = places.flatMap((_, at) => {
    const isThere = wanted.every((character, i) => places[at + i]?.[0] === character)
    return isThere && !isInside(at) && !isInside(at + wanted.length) ? [at] : []
  })
  const at = starts[nth - 1]
  const [start, end] = at === undefined ? [] : [places[at]?.[1], places[at + wanted.length - 1]?.[1]]
  if (start === undefined || end === undefined) return undefined
  return { start, end: { run: end.run, characters: end.characters + 1 } }
}

/** The pieces of a run before, in and after a range, as far as there are any. */
function partRun(
  run: TextRun,
  index: number,
  { start, end }: Range,
): readonly { readonly run: TextRun; readonly isInside: boolean }[] {
  const length = [...run.text].length
  const from = index < start.run ? length : index > start.run ? 0 : start.characters
  const to = index < end.run ? length : index > end.run ? 0 : end.characters
  const cuts = [0, Math.min(from, to), to, length]
  return [false, true, false].flatMap((isInside, i) => {
    const [left = 0, right = 0] = [cuts[i], cuts[i + 1]]
    return left < right ? [{ run: pieceOf(run, left, right, length), isInside }] : []
  })
}

/** Some characters of a run, with their share of its box and its glyphs. */
function pieceOf(run: TextRun, from: number, to: number, length: number): TextRun {
  if (from === 0 && to === length) return run
  const glyphsBefore = (characters: number) => Math.round((run.glyphs * characters) / length)
  return {
    ...run,
    text: [...run.text].slice(from, to).join(''),
    box: partOfBox(run, from / length, to / length),
    glyphs: glyphsBefore(to) - glyphsBefore(from),
    spaceBefore: from === 0 && run.spaceBefore,
  }
}
