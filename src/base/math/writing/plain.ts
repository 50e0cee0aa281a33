import { type MathNode, type MathScripts, type MathTable, partsOf } from '../math-node.ts'

/*
 * A formula as a line of Unicode that a person can read: `x²ₙ`, `(a+b)/c`, `√(1+p²/c²)`, `p < 0.05`. Its blanks are where TeX
 * has them: around relations and operators of the line and of its brackets, after a comma, between words, and nowhere in
 * scripts, fractions and roots. All are no-break spaces, so that it is one piece of its sentence.
 */

const RAISED: ReadonlyMap<string, string> = table(
  '0123456789+−-=(),abcdefghijklmnoprstuvwxyzTαβγδθ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾,ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᵀᵅᵝᵞᵟᶿ',
)
const LOWERED: ReadonlyMap<string, string> = table(
  '0123456789+−-=(),aehijklmnoprstuvxβγρφχ',
  '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎,ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ',
)

function table(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to]
  return new Map([...from].map((character, i) => [character, targets[i] ?? character]))
}

/** The formula in one line of text, without white space other than no-break spaces. */
export function toPlainMath(node: MathNode): string {
  if (node.type === 'row') return spaced(flatten(node))
  if (node.type === 'fence') return `${node.open}${toPlainMath(node.body)}${node.close}`
  return node.type === 'table' ? rows(node) : dense(node)
}

/** Relations and arrows: a blank on both sides. */
const RELATION = /^[=<>≤≥≦≧≮≯≰≱⩽⩾≠≡≢≈≉∼≁≃≅≇∝∈∉∋⊂⊄⊆⊈⊃⊅⊇≪≫≺≻⪯⪰⊢⊨⊥∥≔≜≐\u2190-\u21FF\u27F0-\u27FF]\u0338?$/u
/** Operators between two parts; before one they are its sign and touch it. */
const OPERATOR = /^[+−±∓×÷∪∩∧∨⊕⊖⊗⊙∘·⋅∖⊔⊓]$/u
const OPENING = /^[([{⟨⌈⌊|‖,;:]$/u

function flatten(node: MathNode): readonly MathNode[] {
  return node.type === 'row' ? node.children.flatMap(flatten) : [node]
}

function spaced(parts: readonly MathNode[]): string {
  let text = ''
  for (const [i, part] of parts.entries()) {
    const written = toPlainMath(part)
    const isInside = i > 0 && i + 1 < parts.length
    if (isInside && isBetween(part, parts[i - 1])) text += `${NO_BREAK}${written}${NO_BREAK}`
    else if (i > 0 && parts[i - 1]?.type === 'sign' && /[,;]$/u.test(text)) text += NO_BREAK + written
    else if (LONG_SCRIPT.test(text) && /^[\p{L}\p{N}]/u.test(written)) text += NO_BREAK + written
    else text += written
  }
  return text.replace(/\u00A0{2,}/gu, NO_BREAK)
}

/** The end of a script that Unicode has no small characters for: what follows would be read as a part of it. */
const LONG_SCRIPT = /[_^][\p{L}\p{N}]+$/u

/** Whether a part is a relation, or an operator between two parts. */
function isBetween(part: MathNode, before: MathNode | undefined): boolean {
  if (part.type !== 'sign') return false
  return RELATION.test(part.text) || (OPERATOR.test(part.text) && isOperand(before))
}

/** Whether an operator after this part is between two parts. */
function isOperand(part: MathNode | undefined): boolean {
  if (part?.type !== 'sign') return part !== undefined && part.type !== 'space'
  return !RELATION.test(part.text) && !OPERATOR.test(part.text) && !OPENING.test(part.text)
}

/** A part of a script, fraction or root: without blanks but for words. */
function dense(node: MathNode): string {
  switch (node.type) {
    case 'row':
      return node.children.map(dense).join('')
    case 'identifier':
    case 'number':
    case 'sign':
      return node.text
    case 'text':
      return node.text.replace(/\s+/gu, NO_BREAK)
    case 'space':
      return NO_BREAK
    case 'fraction':
      return node.hasRule
        ? `${grouped(node.numerator)}/${grouped(node.denominator)}`
        : `${dense(node.numerator)};${dense(node.denominator)}`
    case 'root':
      return `${node.index === undefined ? '' : raised(node.index)}√${grouped(node.radicand)}`
    case 'scripts':
      return scripts(node)
    case 'accent':
      return accent(dense(node.base), node.mark, node.place)
    case 'fence':
      return `${node.open}${dense(node.body)}${node.close}`
    case 'table':
      return rows(node)
  }
}

const NO_BREAK = '\u00A0'

function rows({ rows: lines }: MathTable): string {
  return lines.map(cells => cells.map(toPlainMath).join(NO_BREAK)).join(`;${NO_BREAK}`)
}

/** The part in brackets, unless it is one sign, name or number. */
function grouped(node: MathNode): string {
  const text = dense(node)
  const parts = partsOf(node)
  const isOne = parts.length === 1 && parts[0]?.type !== 'fraction' && parts[0]?.type !== 'table'
  return isOne || /^[\p{L}\p{N}]+$/u.test(text) ? text : `(${text})`
}

function scripts({ base, sub, sup, preSub, preSup }: MathScripts): string {
  const before = `${preSup ? raised(preSup) : ''}${preSub ? lowered(preSub) : ''}`
  return `${before}${dense(base)}${sub ? lowered(sub) : ''}${sup ? raised(sup) : ''}`
}

function raised(node: MathNode): string {
  const text = dense(node)
  if (/^[∘◦]$/u.test(text)) return '°'
  if (/^[′″‴*∗†‡°\uFFFD]+$/u.test(text)) return text
  return mapped(text, RAISED) ?? `^${grouped(node)}`
}

function lowered(node: MathNode): string {
  return mapped(dense(node), LOWERED) ?? `_${grouped(node)}`
}

function mapped(text: string, characters: ReadonlyMap<string, string>): string | undefined {
  const all = [...text].map(character => characters.get(character))
  return all.every(character => character !== undefined) ? all.join('') : undefined
}

/** Combining characters of marks over one letter. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['¯', '\u0304'],
  ['→', '\u20D7'],
  ['←', '\u20D6'],
  ['↔', '\u20E1'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['⃛', '\u20DB'],
  ['˘', '\u0306'],
  ['ˇ', '\u030C'],
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['˚', '\u030A'],
])

function accent(base: string, mark: string, place: 'over' | 'under'): string {
  const combining = place === 'over' ? COMBINING.get(mark) : mark === '¯' ? '\u0332' : undefined
  if (combining === undefined || mark === '⏞' || mark === '⏟') return base
  const dotted = base === 'ı' ? 'i' : base === 'ȷ' ? 'j' : base
  return [...dotted].length === 1 ? (dotted + combining).normalize('NFC') : `${mark}(${base})`
}
