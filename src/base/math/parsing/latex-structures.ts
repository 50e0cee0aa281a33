import { type MathFraction, type MathNode, partsOf, rowOf } from '../math-node.ts'
import { inAlphabet } from './alphabets.ts'
import { SIGNS, TABLES } from './latex-commands.ts'
import { isCharacter, type LatexCursor } from './latex-cursor.ts'
import { LatexFault } from './latex-tokens.ts'

/** Reads parts at the place of a cursor. */
export interface PartReader {
  readonly cursor: LatexCursor
  /** Parts up to what ends their group, which stays. */
  readonly row: () => MathNode
  /** What follows a command: a group, or one part. */
  readonly argument: () => MathNode
}

/** What follows commands that have parts, by their names. */
export const STRUCTURES: ReadonlyMap<string, (reader: PartReader) => MathNode> = new Map([
  ...['frac', 'dfrac', 'tfrac', 'cfrac'].map(name => [name, readFraction] as const),
  ...['binom', 'dbinom', 'tbinom'].map(name => [name, readBinomial] as const),
  ...['operatorname', 'operatorname*', 'mathop'].map(name => [name, readName] as const),
  ...['overset', 'stackrel'].map(name => [name, readOver] as const),
  ['underset', readUnder],
  ['genfrac', readGeneralFraction],
  ['sqrt', readRoot],
  ['left', readFence],
  ['middle', ({ cursor }: PartReader): MathNode => ({ type: 'sign', text: cursor.delimiter(), isTall: true })],
  ['not', readNegated],
  ['begin', readTable],
])

function fraction(numerator: MathNode, denominator: MathNode, hasRule: boolean): MathFraction {
  return { type: 'fraction', numerator, denominator, hasRule }
}

function readFraction({ argument }: PartReader): MathNode {
  return fraction(argument(), argument(), true)
}

function readBinomial({ argument }: PartReader): MathNode {
  return { type: 'fence', open: '(', close: ')', body: fraction(argument(), argument(), false) }
}

/** Brackets, the thickness of the rule, how large it is set, and the two parts. */
function readGeneralFraction({ cursor, argument }: PartReader): MathNode {
  const [open, close] = [cursor.bracket(), cursor.bracket()]
  const thickness = cursor.letters()
  cursor.letters()
  const body = fraction(argument(), argument(), thickness === '')
  return open === '' && close === '' ? body : { type: 'fence', open, close, body }
}

function readName({ argument }: PartReader): MathNode {
  return inAlphabet(argument(), 'upright')
}

function readOver(reader: PartReader): MathNode {
  return stack({ sup: reader.argument() }, reader.argument())
}

function readUnder(reader: PartReader): MathNode {
  return stack({ sub: reader.argument() }, reader.argument())
}

/** A part with a smaller one above or below it; `\underset{a}{\overset{b}{x}}` is one part with two. */
function stack(place: { readonly sub: MathNode } | { readonly sup: MathNode }, base: MathNode): MathNode {
  if (base.type === 'scripts' && base.areLimits === true) return { ...base, ...place }
  return { type: 'scripts', base, ...place, areLimits: true }
}

function readRoot({ cursor, row, argument }: PartReader): MathNode {
  if (!isCharacter(cursor.peek(), '[')) return { type: 'root', radicand: argument() }
  cursor.take()
  const index = row()
  cursor.close(']', token => isCharacter(token, ']'))
  return { type: 'root', radicand: argument(), index }
}

function readFence({ cursor, row }: PartReader): MathNode {
  const open = cursor.delimiter()
  const body = row()
  cursor.close('\\right', token => token.type === 'command' && token.name === 'right')
  return { type: 'fence', open, close: cursor.delimiter(), body }
}

/** A sign that is crossed out. */
function readNegated({ argument }: PartReader): MathNode {
  const node = argument()
  if (node.type !== 'sign') throw new LatexFault('\\not has no sign after it')
  return { type: 'sign', text: NEGATED.get(node.text) ?? `${node.text}\u0338`.normalize('NFC') }
}

/** Signs that are written with `\not`, by the sign without it. */
const NEGATED: ReadonlyMap<string, string> = new Map(
  [...SIGNS].flatMap(([name, text]) => {
    const plain = /^not\\(?<plain>[A-Za-z]+)$/u.exec(name)?.groups?.plain
    const sign = plain === undefined ? undefined : SIGNS.get(plain)
    return sign === undefined ? [] : [[sign, text] as const]
  }),
)

function readTable({ cursor, row }: PartReader): MathNode {
  const name = cursor.letters()
  const known = TABLES.get(name)
  if (known === undefined) throw new LatexFault(`the environment ${name} is not known`)
  if (HAS_COLUMNS.test(name)) cursor.letters()
  const rows: MathNode[][] = [[row()]]
  for (let token = cursor.peek(); token?.type === 'cell' || token?.type === 'row'; token = cursor.peek()) {
    cursor.take()
    if (token.type === 'row') rows.push([row()])
    else rows.at(-1)?.push(row())
  }
  cursor.close('\\end', token => token.type === 'command' && token.name === 'end')
  if (cursor.letters() !== name) throw new LatexFault(`\\end{${name}} is missing`)
  const [kind, open, close] = known
  const last = rows.at(-1) ?? []
  // There is no row after the last line break.
  const filled = rows.length > 1 && partsOf(rowOf(last)).every(isNothing) ? rows.slice(0, -1) : rows
  const table: MathNode = { type: 'table', kind, rows: filled }
  return open === '' ? table : { type: 'fence', open, close, body: table }
}

/** Environments whose columns are described first. */
const HAS_COLUMNS = /^(?:array|alignedat)$/u

function isNothing(node: MathNode): boolean {
  return node.type === 'row' && node.children.length === 0
}
