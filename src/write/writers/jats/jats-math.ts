import type { Formula } from '../../../base/math/math-node.ts'
import { toLatex } from '../../../base/math/writing/latex.ts'
import type { NumberedDisplay } from '../document/displays.ts'
import { type Attributes, element, textElement } from '../document/markup.ts'
import { writePrefixedMathML } from '../math/mathml.ts'

/** A formula among words: MathML and LaTeX, of which a reader takes what it knows. */
export function writeInlineFormula(formula: Formula): string {
  return element('inline-formula', {}, alternativesOf(formula))
}

/** Displays with their numbers; several of one block are a group. */
export function writeDisplayFormulas(attributes: Attributes, displays: readonly NumberedDisplay[]): string {
  const [only] = displays
  if (only !== undefined && displays.length === 1) return writeDisplay(attributes, only)
  return element(
    'disp-formula-group',
    attributes,
    displays.map(display => writeDisplay({}, display)),
  )
}

function writeDisplay(attributes: Attributes, { formula, number }: NumberedDisplay): string {
  const label = textElement('label', {}, number === undefined ? undefined : `(${number})`)
  return element('disp-formula', attributes, [label, alternativesOf(formula)])
}

function alternativesOf(formula: Formula): string {
  return element('alternatives', {}, [
    writePrefixedMathML(formula),
    textElement('tex-math', { notation: 'LaTeX' }, toLatex(formula.math)),
  ])
}
