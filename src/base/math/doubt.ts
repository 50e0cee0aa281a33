import type { MathNode } from './math-node.ts'

/** A character that could not be read: U+FFFD, private ones, those that Unicode has not, and a mark without the letter that has it. */
const UNREADABLE = /[\ufffd\p{Co}\p{Cn}]|^\p{M}/u

/**
 * Pieces of brackets, roots and braces, which fonts draw large ones of: one that is left by itself has not become the sign that it
 * is a part of, and what that sign encloses is not known.
 */
const LOOSE_PIECE = /[\u239b-\u23b3\u23b7\u23de\u23df]/u

/** Whether a formula was not understood: it would look whole, and lack a part. */
export function isDoubtful(node: MathNode): boolean {
  switch (node.type) {
    case 'identifier':
    case 'number':
    case 'text':
      return UNREADABLE.test(node.text)
    case 'sign':
      return UNREADABLE.test(node.text) || LOOSE_PIECE.test(node.text)
    case 'space':
      return false
    case 'row':
      return node.children.some(isDoubtful)
    case 'fraction':
      return isDoubtful(node.numerator) || isDoubtful(node.denominator)
    case 'root':
      return isDoubtful(node.radicand) || isAny(node.index)
    case 'scripts':
      return isDoubtful(node.base) || [node.sub, node.sup, node.preSub, node.preSup].some(isAny)
    case 'accent':
      return isDoubtful(node.base) || UNREADABLE.test(node.mark)
    case 'fence':
      return isDoubtful(node.body) || UNREADABLE.test(node.open + node.close)
    case 'table':
      return node.rows.some(cells => cells.some(isDoubtful))
  }
}

function isAny(node: MathNode | undefined): boolean {
  return node !== undefined && isDoubtful(node)
}
