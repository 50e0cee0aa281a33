import { type Alphabet, type MathNode, partsOf, rowOf } from '../math-node.ts'

/** A part with all its letters and digits in an alphabet; letters side by side are one name where it is upright. */
export function inAlphabet(node: MathNode, alphabet: Alphabet): MathNode {
  const parts = partsOf(node).map(part => withAlphabet(part, alphabet))
  const joined: MathNode[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isName = JOINED.has(alphabet) && last?.type === 'identifier' && part.type === 'identifier'
    if (isName) joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  return rowOf(joined)
}

/** Alphabets of names. */
const JOINED: ReadonlySet<Alphabet> = new Set<Alphabet>([
  'upright',
  'sans',
  'typewriter',
  'bold',
  'script',
  'fraktur',
  'double-struck',
])

function withAlphabet(node: MathNode, alphabet: Alphabet): MathNode {
  switch (node.type) {
    case 'identifier':
    case 'number':
      return { ...node, alphabet }
    case 'scripts':
    case 'accent':
      return { ...node, base: withAlphabet(node.base, alphabet) }
    case 'row':
      return rowOf(node.children.map(child => withAlphabet(child, alphabet)))
    default:
      return node
  }
}
