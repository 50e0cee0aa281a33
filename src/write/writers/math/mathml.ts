/**
 * A formula in MathML Core, which browsers set. Alphabets are characters of Unicode, as Core asks; styles of words in a formula
 * are CSS. What is written is valid MathML 3 too, as JATS has it.
 */
import type {
  Formula,
  MathAccent,
  MathFence,
  MathIdentifier,
  MathNode,
  MathScripts,
  MathSign,
  MathTable,
  MathText,
} from '../../../base/math/math-node.ts'
import { toLatex } from '../../../base/math/writing/latex.ts'
import { type Attributes, element, emptyElement, escapeMarkup } from '../document/markup.ts'
import { inMathAlphabet } from '../../../base/math/math-letters.ts'

const NAMESPACE = 'http://www.w3.org/1998/Math/MathML'

/** The formula as `math`, with its LaTeX as `alttext`. */
export function writeMathML({ math, isDisplay }: Formula): string {
  return mathElement({ xmlns: NAMESPACE }, math, isDisplay)
}

/** The same without what the formula's LaTeX and its kind say: namespace, `display` and `alttext`. */
export function writeBareMathML({ math }: Formula): string {
  return element('math', {}, contentOf(math))
}

/** {@link writeMathML} with names that begin with `mml:`, for a document that declares this prefix. */
export function writePrefixedMathML({ math, isDisplay }: Formula): string {
  // A tag begins only where one was written: text and attributes have no bare angle.
  return mathElement({}, math, isDisplay).replace(/<(\/?)/gu, '<$1mml:')
}

function mathElement(namespace: Attributes, math: MathNode, isDisplay: boolean): string {
  const attributes = { ...namespace, display: isDisplay ? 'block' : undefined, alttext: toLatex(math) }
  return element('math', attributes, contentOf(math))
}

/** The parts of a row, or the one part. */
function contentOf(node: MathNode): string {
  return node.type === 'row' ? writeRow(node.children) : write(node)
}

/** One element, as scripts, fractions and roots want for each of their parts. */
function write(node: MathNode): string {
  switch (node.type) {
    case 'row':
      return element('mrow', {}, writeRow(node.children))
    case 'identifier':
      return writeIdentifier(node)
    case 'number':
      return element('mn', {}, escapeMarkup(inMathAlphabet(node.text, numberAlphabet(node.alphabet))))
    case 'sign':
      return writeSign(node)
    case 'text':
      return writeText(node)
    case 'space':
      return emptyElement('mspace', { width: `${node.width}em` })
    case 'fraction':
      return element('mfrac', { linethickness: node.hasRule ? undefined : '0' }, [
        write(node.numerator),
        write(node.denominator),
      ])
    case 'root':
      return node.index === undefined
        ? element('msqrt', {}, contentOf(node.radicand))
        : element('mroot', {}, [write(node.radicand), write(node.index)])
    case 'scripts':
      return writeScripts(node)
    case 'accent':
      return writeAccent(node)
    case 'fence':
      return writeFence(node)
    case 'table':
      return writeTable(node)
  }
}

/** Digits are upright in all formulas. */
function numberAlphabet(alphabet: MathIdentifier['alphabet']): MathIdentifier['alphabet'] {
  return alphabet === 'italic' ? 'upright' : alphabet
}

/** Width of the space between the name of a function and what it is of, as TeX has it. */
const FUNCTION_SPACE = '0.1667em'

function writeRow(children: readonly MathNode[]): string {
  return children
    .map((child, i) => {
      const next = children[i + 1]
      if (isSignOfNumber(child, children[i - 1])) return operator(child.text, { form: 'prefix' })
      const isApplied = isFunction(child) && next !== undefined && !ENDS_NAMES.has(next.type)
      return write(child) + (isApplied ? emptyElement('mspace', { width: FUNCTION_SPACE }) : '')
    })
    .join('')
}

/** Whether a plus or minus belongs to what follows: after a relation, another operator or an opening bracket. */
function isSignOfNumber(node: MathNode, before: MathNode | undefined): node is MathSign {
  return node.type === 'sign' && /^[+−±∓-]$/u.test(node.text) && before?.type === 'sign' && OPENS.test(before.text)
}

const OPENS = /^[=<>≤≥≈≡∼∝∈⊂⊆→⇒↦([{⟨,;:×·∗+−±∓/-]$/u

/** What comes right after the name of a function: brackets, operators, or space that is there already. */
const ENDS_NAMES: ReadonlySet<MathNode['type']> = new Set<MathNode['type']>(['sign', 'fence', 'space', 'text'])

/** Whether a part is the name of a function, with or without scripts: `sin`, `log₂`, `lim`. */
function isFunction(node: MathNode): boolean {
  if (node.type === 'scripts') return isFunction(node.base)
  return node.type === 'identifier' && node.alphabet === 'upright' && /^\p{L}{2,}$/u.test(node.text)
}

/** A single letter is italic in MathML and several are not, unless they are written as italic characters. */
function writeIdentifier({ text, alphabet }: MathIdentifier): string {
  const isSingle = [...text].length === 1
  if (alphabet === 'upright') return element('mi', { mathvariant: isSingle ? 'normal' : undefined }, escapeMarkup(text))
  return element('mi', {}, escapeMarkup(alphabet === 'italic' && isSingle ? text : inMathAlphabet(text, alphabet)))
}

/** Signs that grow with what is beside them where nothing says otherwise; in a row they are printed as they are. */
const GROWING = /^[()[\]{}|‖∣∥⟨⟩⌈⌉⌊⌋⌜⌝⌞⌟⟦⟧/\\↑↓↕⇑⇓⇕]$/u

/** Height of a bracket that is higher than a line, as `\big` sets it. */
const TALL = '1.2em'

/** Fonts of TeX name the sign of composition like the white bullet, and the two signs for "orthogonal" alike. */
const SIGNS_OF_MATH: Readonly<Record<string, string>> = { '◦': '∘', '⊥': '⟂' }

function writeSign({ text: printed, isTall }: MathSign): string {
  const text = SIGNS_OF_MATH[printed] ?? printed
  const grows = GROWING.test(text)
  if (grows && isTall === true) return operator(text, { stretchy: 'true', minsize: TALL, maxsize: TALL })
  return operator(text, grows ? { stretchy: 'false' } : {})
}

function operator(text: string, attributes: Attributes = {}): string {
  return element('mo', attributes, escapeMarkup(text))
}

/** Blanks at the ends of an element are no text in XML. */
function writeText({ text, isBold, isItalic }: MathText): string {
  const style = [isBold ? 'font-weight: bold' : '', isItalic ? 'font-style: italic' : ''].filter(part => part !== '')
  const attributes = { style: style.length === 0 ? undefined : style.join('; ') }
  return element('mtext', attributes, escapeMarkup(text).replace(/^ | $/gu, '&#160;'))
}

function writeScripts(scripts: MathScripts): string {
  const { base, sub, sup, preSub, preSup, areLimits } = scripts
  if (preSub !== undefined || preSup !== undefined) return writePrescripts(scripts)
  const names = areLimits === true ? LIMITS : SCRIPTS
  const name = sub === undefined ? names.sup : sup === undefined ? names.sub : names.both
  const parts = [sub, sup].flatMap(part => (part === undefined ? [] : [write(part)]))
  return parts.length === 0 ? write(base) : element(name, {}, [areLimits ? writeLimited(base) : write(base), ...parts])
}

const SCRIPTS = { sub: 'msub', sup: 'msup', both: 'msubsup' }
const LIMITS = { sub: 'munder', sup: 'mover', both: 'munderover' }

/** In a line, limits of sums would go beside them; these are printed above and below. */
function writeLimited(base: MathNode): string {
  return base.type === 'sign' ? operator(base.text, { movablelimits: 'false' }) : write(base)
}

/** Those before the base hang on an empty row, as in TeX: programs that read MathML differ in the order of the parts of `mmultiscripts`. */
function writePrescripts({ preSub, preSup, ...after }: MathScripts): string {
  const nothing: MathNode = { type: 'row', children: [] }
  const before: MathNode = {
    type: 'scripts',
    base: nothing,
    ...(preSub === undefined ? {} : { sub: preSub }),
    ...(preSup === undefined ? {} : { sup: preSup }),
  }
  return element('mrow', {}, [writeScripts(before), writeScripts(after)])
}

function writeAccent({ base, mark, place, isWide }: MathAccent): string {
  const grows = isWide === true || mark === '⏞' || mark === '⏟'
  // U+02C6 is what converters from TeX to MathML write for a hat.
  const parts = [write(base), operator(mark === '^' ? 'ˆ' : mark, { stretchy: grows ? 'true' : 'false' })]
  return place === 'over'
    ? element('mover', { accent: 'true' }, parts)
    : element('munder', { accentunder: 'true' }, parts)
}

/** The brackets grow with their content. */
function writeFence({ open, close, body }: MathFence): string {
  const bracket = (text: string, form: 'prefix' | 'postfix') =>
    text === '' ? '' : operator(text, { fence: 'true', stretchy: 'true', form })
  return element('mrow', {}, [bracket(open, 'prefix'), contentOf(body), bracket(close, 'postfix')])
}

/** How the cells of a row are aligned: those of aligned lines in turns, at the relation between two. */
function alignmentOf(kind: MathTable['kind'], column: number): string | undefined {
  if (kind === 'matrix') return undefined
  return kind === 'cases' || column % 2 === 1 ? 'text-align: left' : 'text-align: right'
}

/** Aligned lines are separate displays. */
function writeTable({ kind, rows }: MathTable): string {
  const cell = (node: MathNode, column: number) => element('mtd', { style: alignmentOf(kind, column) }, contentOf(node))
  const lines = rows.map(cells => element('mtr', {}, cells.map(cell)))
  return element('mtable', { displaystyle: kind === 'aligned' ? 'true' : undefined }, lines)
}
