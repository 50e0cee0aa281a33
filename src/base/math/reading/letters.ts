import { FUNCTIONS } from '../function-names.ts'
import { type Alphabet, type MathNode, rowOf } from '../math-node.ts'
import { type Item, unite } from './item.ts'

/** Widest gap inside a name or a number, in ems: thin spaces between factors are a sixth. */
const WIDEST_GAP = 0.12
/** Widest gap between words of one text, in ems. */
const WORD_GAP = 0.7

/** The items with upright letters side by side as names, digits as numbers. They come in the order of drawing. */
export function joinLetters(items: readonly Item[]): readonly Item[] {
  const out: Item[] = []
  const inBoldNames = findBoldNames(items)
  for (const item of items) {
    const last = out.at(-1)
    const isInName = inBoldNames.has(item)
    const joined =
      last !== undefined && isBeside(last, item, WIDEST_GAP) ? joinedNode(last.node, item.node, isInName) : undefined
    if (last === undefined || joined === undefined) out.push(item)
    else out[out.length - 1] = { ...unite([last, item], joined, item), ...nameOf(joined) }
  }
  return out
}

/** A capital and small letters, as `Set`: products of vectors and matrices are not so, `Ax`, `PAP`. */
const BOLD_NAME = /^\p{Lu}\p{Ll}{2,}$/u

/** The letters of names in bold, but for the first of each. */
function findBoldNames(items: readonly Item[]): ReadonlySet<Item> {
  const isBold = ({ node }: Item) => node.type === 'identifier' && node.alphabet === 'bold'
  const runs: Item[][] = []
  for (const [i, item] of items.entries()) {
    const last = items[i - 1]
    if (!isBold(item)) continue
    if (last !== undefined && isBold(last) && isBeside(last, item, WIDEST_GAP)) runs.at(-1)?.push(item)
    else runs.push([item])
  }
  const names = runs.filter(run => BOLD_NAME.test(run.map(({ sign }) => sign).join('')))
  return new Set(names.flatMap(run => run.slice(1)))
}

function nameOf(node: MathNode): { readonly sign?: string } {
  return node.type === 'identifier' ? { sign: node.text } : {}
}

function isBeside(a: Item, b: Item, gap: number): boolean {
  return (
    Math.abs(a.baseline - b.baseline) < 0.05 * b.size &&
    Math.abs(a.size - b.size) < 0.05 * b.size &&
    b.left - a.right < gap * b.size &&
    b.left - a.right > -0.3 * b.size
  )
}

function joinedNode(a: MathNode, b: MathNode, isInBoldName: boolean): MathNode | undefined {
  if (a.type === 'number' && b.type === 'number' && a.alphabet === b.alphabet) return { ...a, text: a.text + b.text }
  if (a.type !== 'identifier' || b.type !== 'identifier' || a.alphabet !== b.alphabet) return undefined
  if (!isInBoldName && !NAME_ALPHABETS.has(a.alphabet)) return undefined
  return isName(a.text) && isName(b.text) ? { ...a, text: a.text + b.text } : undefined
}

/** Letters side by side of these are names; of others, products. */
const NAME_ALPHABETS: ReadonlySet<Alphabet> = new Set(['upright', 'sans', 'typewriter'])

function isName(text: string): boolean {
  return /^\p{Script=Latin}+$/u.test(text)
}

/** A part of a row. */
export interface Part {
  readonly node: MathNode
  /** Before it, in ems. */
  readonly gap: number
}

/** The nodes of a row: numbers with their points, words as text, and wide spaces. */
export function joinParts(parts: readonly Part[]): MathNode {
  const out: MathNode[] = []
  for (const [index, { node, gap }] of parts.entries()) {
    const last = out.at(-1)
    const next = parts[index + 1]
    if (last?.type === 'number' && node.type === 'number' && gap < WIDEST_GAP && last.text.endsWith('.')) {
      out[out.length - 1] = { ...last, text: last.text + node.text }
    } else if (
      last?.type === 'number' &&
      isPoint(node) &&
      gap < WIDEST_GAP &&
      next?.node.type === 'number' &&
      next.gap < WIDEST_GAP
    ) {
      out[out.length - 1] = { ...last, text: `${last.text}.` }
    } else if (last !== undefined && areWords(last, node) && gap < WORD_GAP && gap > WIDEST_GAP) {
      out[out.length - 1] = { type: 'text', text: `${textOf(last)} ${textOf(node)}` }
    } else {
      if (index > 0 && gap > WIDE_GAP) out.push({ type: 'space', width: Math.round(gap * 10) / 10 })
      out.push(node)
    }
  }
  return rowOf(out)
}

/** A gap, in ems, that somebody set: spaces around relations are a quarter. */
const WIDE_GAP = 0.75

function isPoint(node: MathNode): boolean {
  return node.type === 'sign' && node.text === '.'
}

function isWord(node: MathNode): boolean {
  return node.type === 'identifier' && node.alphabet === 'upright' && node.text.length > 1
}

/** Whether a word continues a text. Of two names of functions, the first is applied to the second. */
function areWords(text: MathNode, word: MathNode): boolean {
  if (!isWord(word) || (text.type !== 'text' && !isWord(text))) return false
  return !(FUNCTIONS.has(textOf(text)) && FUNCTIONS.has(textOf(word)))
}

function textOf(node: MathNode): string {
  return node.type === 'text' || node.type === 'identifier' ? node.text : ''
}
