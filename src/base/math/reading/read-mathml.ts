/**
 * The tree of a formula from its MathML, as tagged files hold it (MathML 4, presentation). What is read is what is printed: hints for
 * speech, links, colours and fonts of signs are left out.
 */
import { readMathLetter } from '../math-letters.ts'
import { type Alphabet, type MathNode, type MathTable, partsOf, rowOf } from '../math-node.ts'
import { markOf } from './marks.ts'

/** An element of MathML: name without prefix, children, and the text of one that has no children. */
export interface MathElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MathElement[]
  readonly text: string
}

/** A formula as read, with its number where it has one. */
export interface ReadMathml {
  readonly math: MathNode
  /** As printed, without brackets: `2.3`. */
  readonly number?: string
}

/**
 * Reads a whole formula. A table that is all of it is lines that are aligned; its number is a separate cell at the start or end of a
 * row. Where several lines have one, each stays with its line.
 */
export function readMathFormula(math: MathElement): ReadMathml {
  const table = onlyChild(math)
  if (table?.name !== 'mtable') return { math: readMathml(math) }
  const { rows, numbers } = takeNumbers(table.children)
  const [number, ...others] = numbers.filter(found => found !== '')
  if (number === undefined) return { math: aligned(rows) }
  if (others.length === 0) return { math: aligned(rows), number }
  return { math: aligned(rows.map((row, i) => withNumber(row, numbers[i] ?? ''))) }
}

function aligned(rows: readonly MathElement[]): MathNode {
  const lines = readCells(rows)
  const [only] = lines
  return only !== undefined && lines.length === 1 ? rowOf(only) : { type: 'table', kind: 'aligned', rows: lines }
}

/** The one child of elements that hold nothing but one another. */
function onlyChild({ children }: MathElement): MathElement | undefined {
  const [only] = children
  if (only === undefined || children.length > 1) return undefined
  return only.name === 'mrow' || only.name === 'mstyle' ? onlyChild(only) : only
}

const NUMBER = /^\(([^()]+)\)$/u

/** The rows without the column of numbers, and the number of each, which is empty where it has none. */
function takeNumbers(rows: readonly MathElement[]) {
  const column = [0, -1].find(at => rows.some(({ children }) => isNumber(children.at(at))))
  if (column === undefined) return { rows, numbers: [] }
  const numbers = rows.map(({ children }) => NUMBER.exec(wordsOf(children.at(column)))?.[1] ?? '')
  const width = Math.max(...rows.map(({ children }) => children.length))
  const without = rows.map(row => {
    const { children } = row
    const hasCell = children.length === width && (isNumber(children.at(column)) || wordsOf(children.at(column)) === '')
    return hasCell ? { ...row, children: column === 0 ? children.slice(1) : children.slice(0, -1) } : row
  })
  return { rows: without, numbers }
}

/** Whether a cell has nothing but a number in brackets as words; one that belongs to the formula is digits and signs. */
function isNumber(cell: MathElement | undefined): boolean {
  return cell !== undefined && NUMBER.test(wordsOf(cell)) && isOfWords(cell)
}

function isOfWords({ name, children }: MathElement): boolean {
  return name === 'mtext' || (children.length > 0 && children.every(isOfWords))
}

function wordsOf(element: MathElement | undefined): string {
  if (element === undefined) return ''
  return (element.text + element.children.map(wordsOf).join('')).trim()
}

function withNumber(row: MathElement, number: string): MathElement {
  const last = row.children.at(-1)
  if (last === undefined || number === '') return row
  const space = { name: 'mspace', attributes: { width: '2em' }, children: [], text: '' }
  const label = { name: 'mtext', attributes: {}, children: [], text: `(${number})` }
  return { ...row, children: [...row.children.slice(0, -1), { ...last, children: [...last.children, space, label] }] }
}

/** Reads `math`, or any part of it; elements without a meaning in print are rows of their children. */
function readMathml(element: MathElement): MathNode {
  return READERS[element.name]?.(element) ?? readRow(element.children)
}

type Reader = (element: MathElement) => MathNode

const READERS: Readonly<Record<string, Reader>> = {
  mi: element => identifier(letters(element), element.attributes.mathvariant),
  mn: element => ({ type: 'number', ...numberOf(letters(element)) }),
  mo: element => operator(letters(element)),
  mtext: element => ({ type: 'text', text: wordsOf(element).replace(/\s+/gu, ' ') }),
  ms: ({ text }) => ({ type: 'text', text }),
  mspace: ({ attributes }) => spaceOf(attributes.width),
  mphantom: () => EMPTY,
  mfrac: ({ children: [numerator, denominator], attributes }) => ({
    type: 'fraction',
    numerator: part(numerator),
    denominator: part(denominator),
    hasRule: !/^0(?:\D|$)/u.test(attributes.linethickness ?? ''),
  }),
  msqrt: ({ children }) => ({ type: 'root', radicand: readRow(children) }),
  mroot: ({ children: [radicand, index] }) => ({ type: 'root', radicand: part(radicand), index: part(index) }),
  msub: ({ children: [base, sub] }) => ({ type: 'scripts', base: part(base), sub: part(sub) }),
  msup: ({ children: [base, sup] }) => ({ type: 'scripts', base: part(base), sup: part(sup) }),
  msubsup: ({ children: [base, sub, sup] }) => ({ type: 'scripts', base: part(base), sub: part(sub), sup: part(sup) }),
  munder: ({ children: [base, below] }) => stacked(part(base), part(below), undefined),
  mover: ({ children: [base, above] }) => stacked(part(base), undefined, part(above)),
  munderover: ({ children: [base, below, above] }) => stacked(part(base), part(below), part(above)),
  mmultiscripts: ({ children }) => readMultiscripts(children),
  mfenced: ({ children, attributes: { open = '(', close = ')' } }) => ({
    type: 'fence',
    open,
    close,
    body: readRow(children),
  }),
  mtable: element => readTable(element),
  semantics: ({ children: [presentation] }) => part(presentation),
  annotation: () => EMPTY,
  'annotation-xml': () => EMPTY,
}

const EMPTY: MathNode = { type: 'row', children: [] }

function part(element: MathElement | undefined): MathNode {
  return element === undefined ? EMPTY : readMathml(element)
}

/** What is not printed: function application, invisible times, separator and plus (U+2061 to U+2064). */
const INVISIBLE = /[\u2061-\u2064]/gu

function letters({ text }: MathElement): string {
  return text.replace(INVISIBLE, '').trim()
}

function identifier(text: string, variant: string | undefined): MathNode {
  const characters = [...text]
  const read = characters.map(readMathLetter)
  const [first] = read
  const plain = characters.map((character, i) => read[i]?.text ?? character).join('')
  const usual: Alphabet = characters.length === 1 ? 'italic' : 'upright'
  const alphabet = first?.alphabet ?? (variant === undefined ? usual : (VARIANTS[variant] ?? 'upright'))
  return text === '' ? EMPTY : { type: 'identifier', text: plain, alphabet }
}

/** The values of `mathvariant` (MathML 3, section 3.2.2) but for those of Arabic. */
const VARIANTS: Readonly<Record<string, Alphabet>> = {
  normal: 'upright',
  bold: 'bold',
  italic: 'italic',
  'bold-italic': 'bold-italic',
  'double-struck': 'double-struck',
  script: 'script',
  'bold-script': 'script',
  fraktur: 'fraktur',
  'bold-fraktur': 'fraktur',
  'sans-serif': 'sans',
  'bold-sans-serif': 'sans',
  'sans-serif-italic': 'sans',
  'sans-serif-bold-italic': 'sans',
  monospace: 'typewriter',
}

function numberOf(text: string): { readonly text: string; readonly alphabet: Alphabet } {
  const read = [...text].map(
    character => readMathLetter(character) ?? { text: character, alphabet: 'upright' as const },
  )
  return { text: read.map(letter => letter.text).join(''), alphabet: read[0]?.alphabet ?? 'upright' }
}

/** A sign, or the name of a function, which some programs write as an operator. */
function operator(text: string): MathNode {
  if (text === '') return EMPTY
  if (/^\p{L}{2,}$/u.test(text)) return { type: 'identifier', text, alphabet: 'upright' }
  return { type: 'sign', text: text.replace(/-/gu, '−') }
}

/** Narrowest space that is more than that around an operator, in ems. */
const LEAST_SPACE = 0.5
/** Ems of the units that programs write; TeX's fonts of 10 points are the usual ones. */
const EMS: Readonly<Record<string, number>> = { em: 1, ex: 0.43, pt: 0.1, px: 1 / 16 }

function spaceOf(width = ''): MathNode {
  const [, number = '0', unit = ''] = /^(-?[\d.]+)(\p{L}*)$/u.exec(width) ?? []
  const ems = Number(number) * (EMS[unit] ?? 0)
  return ems < LEAST_SPACE ? EMPTY : { type: 'space', width: ems }
}

/** Marks and limits. */
function stacked(base: MathNode, below: MathNode | undefined, above: MathNode | undefined): MathNode {
  const over = markIn(above)
  if (over !== undefined && below === undefined) return accent(base, over, 'over')
  const under = markIn(below)
  if (under !== undefined && above === undefined) return accent(base, under, 'under')
  return {
    type: 'scripts',
    base,
    ...(below === undefined ? {} : { sub: below }),
    ...(above === undefined ? {} : { sup: above }),
    areLimits: true,
  }
}

function markIn(node: MathNode | undefined): string | undefined {
  return node?.type === 'sign' ? markOf(node.text) : undefined
}

function accent(base: MathNode, mark: string, place: 'over' | 'under'): MathNode {
  const isWide = partsOf(base).length > 1
  return { type: 'accent', base, mark, place, ...(isWide ? { isWide } : {}) }
}

/** Scripts after the base, then those before it: pairs of a lower and an upper one, of which only the first is read. */
function readMultiscripts([base, ...scripts]: readonly MathElement[]): MathNode {
  const turn = scripts.findIndex(({ name }) => name === 'mprescripts')
  const after = turn < 0 ? scripts : scripts.slice(0, turn)
  const before = turn < 0 ? [] : scripts.slice(turn + 1)
  const given = (element: MathElement | undefined) => {
    const node = part(element)
    return partsOf(node).length === 0 ? undefined : node
  }
  const parts = { sub: given(after[0]), sup: given(after[1]), preSub: given(before[0]), preSup: given(before[1]) }
  const present = Object.fromEntries(Object.entries(parts).filter(([, node]) => node !== undefined))
  return { type: 'scripts', base: part(base), ...present }
}

const OPENS = /^[([{⟨⌈⌊⟦|‖]$/u
const CLOSES = /^[)\]}⟩⌉⌋⟧|‖]$/u

/** The parts of a row; between brackets that grow they are a fence, after a brace that grows the cases of a definition. */
function readRow(elements: readonly MathElement[]): MathNode {
  const shown = elements.filter(({ name }) => name !== 'mspace' && name !== 'mphantom')
  const [first] = shown
  const last = shown.at(-1)
  const inner = shown.slice(1, -1)
  if (first !== undefined && last !== undefined && first !== last && growsAs(first, OPENS) && growsAs(last, CLOSES)) {
    const isWhole = !inner.some(element => growsAs(element, OPENS) || growsAs(element, CLOSES))
    const [open, close] = [letters(first), letters(last)]
    if (isWhole && inner.some(isTall)) return { type: 'fence', open, close, body: readRow(inner) }
  }
  if (first !== undefined && shown.length === 2 && letters(first) === '{' && last?.name === 'mtable')
    return { type: 'table', kind: 'cases', rows: readCells(last.children) }
  return rowOf(elements.map(readMathml).flatMap(partsOf))
}

function growsAs({ name, attributes, ...element }: MathElement, signs: RegExp): boolean {
  if (name !== 'mo' || attributes.stretchy === 'false') return false
  return signs.test(letters({ name, attributes, ...element }))
}

/** Elements that are higher than a line, for which brackets grow. */
const TALL: ReadonlySet<string> = new Set([
  'mfrac',
  'mtable',
  'munder',
  'mover',
  'munderover',
  'msubsup',
  'msqrt',
  'mroot',
])

function isTall({ name, children }: MathElement): boolean {
  return TALL.has(name) || children.some(isTall)
}

/** Columns that are right and left in turns are the sides of relations. */
const IN_TURNS = /^right left/u

function readTable({ attributes: { columnalign = '' }, children }: MathElement): MathTable {
  return { type: 'table', kind: IN_TURNS.test(columnalign) ? 'aligned' : 'matrix', rows: readCells(children) }
}

function readCells(rows: readonly MathElement[]): readonly (readonly MathNode[])[] {
  return rows.map(({ children }) => children.map(cell => readRow(cell.children)))
}
