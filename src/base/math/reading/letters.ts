import { FUNCTIONS } from '../function-names.ts'
import { type MathNode, rowOf } from '../math-node.ts'
import { type Item, unite } from './item.ts'

/** Widest gap inside a name or a number, in ems: thin spaces between factors are a sixth. */
const WIDEST_GAP = 0.12
/** Widest gap between words of one text, in ems. */
const WORD_GAP = 0.7

/** The items with upright letters side by side as names, digits as numbers. They come in the order of drawing. */
export function joinLetters(items: readonly Item[]): readonly Item[] {
  const out: Item[] = []
  for (const item of items) {
    const last = out.at(-1)
    const joined = last !== undefined && isBeside(last, item, WIDEST_GAP) ? joinedNode(last.node, item.node) : undefined
    if (last === undefined || joined === undefined) out.push(item)
    else out[out.length - 1] = { ...unite([last, item], joined, item), ...nameOf(joined) }
  }
  return out
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

function joinedNode(a: MathNode, b: MathNode): MathNode | undefined {
  if (a.type === 'number' && b.type === 'number' && a.alphabet === b.alphabet) return { ...a, text: a.text + b.text }
  if (a.type !== 'identifier' || b.type !== 'identifier' || a.alphabet !== b.alphabet) return undefined
  if (a.alphabet !== 'upright' && a.alphabet !== 'sans' && a.alphabet !== 'typewriter') return undefined
  return isName(a.text) && isName(b.text) ? { ...a, text: a.text + b.text } : undefined
}

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
