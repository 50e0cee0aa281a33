import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import { toLatex } from '../../../base/math/writing/latex.ts'
import type { Inline } from '../../../model/paper/paper.ts'
import { displaysOf, type NumberedDisplay } from '../document/displays.ts'
import { tidyInlines } from '../inlines.ts'
import { writeBareMathML } from './mathml.ts'
import { writeInstruction } from '../paper-xml-context.ts'

/** Writes a formula between two instructions, of which the first has it in LaTeX and in MathML; `writeText` writes its text. */
export function writeMath(parent: XMLBuilder, { formula, number }: NumberedDisplay, writeText: () => void): void {
  writeInstruction(parent, 'math', {
    type: formula.isDisplay ? 'display' : undefined,
    n: number,
    tex: toLatex(formula.math),
    mathml: writeBareMathML(formula),
  })
  writeText()
  writeInstruction(parent, '/math')
}

/** Writes the content of a displayed formula: its formulas, with what is printed beside them. */
export function writeDisplayContent(parent: XMLBuilder, content: readonly Inline[]): void {
  const displays = displaysOf(content) ?? []
  for (const inline of tidyInlines(content.map(callAsText))) {
    if (inline.type !== 'text') continue
    if (inline.formula === undefined) parent.txt(inline.text)
    else {
      const { formula, text } = inline
      const display = displays.find(each => each.formula === formula) ?? { formula, number: undefined }
      writeMath(parent, display, () => parent.txt(text))
    }
  }
}

/** The mark of a call is in the text of a formula. */
function callAsText(inline: Inline): Inline {
  return inline.type === 'footnote-call' ? { type: 'text', text: inline.mark, style: {} } : inline
}
