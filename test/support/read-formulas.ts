import { toLatex } from '../../src/base/math/writing/latex.ts'
import type { Glyph } from '../../src/read/sources/pdf/drawing/drawing.ts'
import { findFormulas } from '../../src/read/sources/pdf/math/find-formulas.ts'
import { type Piece, setLine, words } from './set-formulas.ts'

export const LEFT = 100
export const LEADING = 12
export const FIRST_BASELINE = 100

/** A line of the page with its left end, and how far, in lines, it is below the one before. */
export interface SetLine {
  readonly pieces: readonly Piece[]
  readonly left?: number
  readonly skip?: number
}

export function setPage(lines: readonly SetLine[]): Glyph[] {
  let y = FIRST_BASELINE - LEADING
  return lines.flatMap(({ pieces, left = LEFT, skip = 1 }) => {
    y += skip * LEADING
    return setLine(pieces, left, y)
  })
}

/** The text of a page: formulas of lines as `⟨LaTeX⟩`, displays as `⟦LaTeX⟧`. */
export function readPage(lines: readonly SetLine[]): string {
  const { glyphs } = findFormulas(setPage(lines), [])
  return glyphs
    .map(({ text, formula }) => {
      if (formula === undefined) return text
      return formula.isDisplay ? `⟦${toLatex(formula.math)}⟧` : `⟨${toLatex(formula.math)}⟩`
    })
    .join('')
}

export const readLine = (...pieces: Piece[]) => readPage([{ pieces }])

export const FULL_LINE: SetLine = { pieces: [words('every pond of the valley was counted twice in spring')] }
