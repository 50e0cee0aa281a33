import type { WrittenFormula } from './formulas.ts'
import type { Mark, TextStretch } from '../marked-text.ts'

/** What sentences have in the place of a formula: its plain characters, LaTeX between dollars, or one word. */
export const FORMULA_TEXTS = ['plain', 'tex', 'placeholder'] as const

/** One of {@link FORMULA_TEXTS}. */
export type FormulaText = (typeof FORMULA_TEXTS)[number]

/** The word in the place of a formula: taggers take it for a noun. */
const FORMULA_PLACEHOLDER = 'FORMULA'

/** A formula in a text. */
export interface FormulaStretch extends TextStretch {
  /** Its place among the formulas of the paper. */
  readonly index: number
}

export interface FormulaUnit {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Where the formulas of a text are, by its marks. */
export function formulaStretchesOf({ marks }: Pick<FormulaUnit, 'marks'>): readonly FormulaStretch[] {
  const found: FormulaStretch[] = []
  let open: { readonly start: number; readonly index: number } | undefined
  for (const mark of marks) {
    if (mark.type === 'formula-start') open = { start: mark.offset, index: mark.index }
    if (mark.type !== 'formula-end' || open === undefined) continue
    if (mark.offset > open.start) found.push({ ...open, end: mark.offset })
    open = undefined
  }
  return found
}

/** A text in which other texts stand for formulas. */
export interface ReplacedText {
  readonly text: string
  /** The place in it of an offset of the text before; one within a formula goes to its end. */
  readonly moved: (offset: number) => number
}

/** The text with these formulas as the choice says. */
export function replaceFormulas(
  text: string,
  stretches: readonly FormulaStretch[],
  choice: FormulaText,
  formulas: readonly WrittenFormula[],
): ReplacedText {
  if (choice === 'plain' || stretches.length === 0) return { text, moved: offset => offset }
  let written = ''
  let at = 0
  const replaced = stretches.map(({ start, end, index }) => {
    written += text.slice(at, start) + textOf(formulas[index], text.slice(start, end), choice)
    at = end
    return { start, end, newEnd: written.length }
  })
  const moved = (offset: number) => {
    const last = replaced.findLast(({ start }) => start < offset)
    return last === undefined ? offset : last.newEnd + Math.max(0, offset - last.end)
  }
  return { text: written + text.slice(at), moved }
}

function textOf(formula: WrittenFormula | undefined, plain: string, choice: 'tex' | 'placeholder'): string {
  if (choice === 'placeholder') return FORMULA_PLACEHOLDER
  return formula === undefined || formula.tex === '' ? plain : `$${withoutBlanks(formula.tex)}$`
}

/**
 * The same LaTeX as one word: a pair of braces ends a command before a letter, and a tie is the blank between words. All other
 * blanks of a formula say nothing.
 */
function withoutBlanks(tex: string): string {
  return tex
    .replace(/\\(?:text|textbf|textit)\{(?:[^{}\\]|\\.)*\}/gu, words => words.replace(/\s/gu, '~'))
    .replace(/\\ /gu, '~')
    .replace(/(\\[A-Za-z]+) (?=[A-Za-z])/gu, '$1{}')
    .replace(/ /gu, '')
}
