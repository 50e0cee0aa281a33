import { toLatex } from '../../../base/math/writing/latex.ts'
import type { Formula, MathNode } from '../../../base/math/math-node.ts'
import type { NumberedDisplay } from '../document/displays.ts'

/** A formula of a line between dollars, as GitHub and pandoc read it; a dollar inside would end it, and in a table a bar its cell. */
export function inlineMath({ math }: Formula, { isInTable = false }: { readonly isInTable?: boolean } = {}): string {
  const latex = latexOf(math)
  return `$${isInTable ? tidy(latex.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ')) : latex}$`
}

/** A display on separate lines. */
export function displayMath({ formula, number }: NumberedDisplay): string {
  return `$$\n${latexOf(formula.math)}${number === undefined ? '' : `\\tag{${number}}`}\n$$`
}

/** Angles begin tags in Markdown, and whoever looks for tags finds one from the first to the next: MathJax, KaTeX and pandoc have names. */
function latexOf(math: MathNode): string {
  return tidy(toLatex(math).replace(/</gu, '\\lt ').replace(/>/gu, '\\gt '))
}

function tidy(latex: string): string {
  return latex.replace(/ {2,}/gu, ' ').trim()
}
