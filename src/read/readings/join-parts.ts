import type { AlignedWords } from './align/align-words.ts'
import { plainText } from './align/word-keys.ts'

/**
 * The ranges, with unpaired words joined to the word beside them where all of them together have the same characters as
 * its partner: brackets, commas and operators, which one program splits from words and the other does not.
 *
 *     a   the  (  Computer         a-b   the=the  (=  Computer=(Computer     ->     the=the  ( Computer=(Computer
 *     b   the  (Computer
 *
 * @param ranges as `alignWords` gives them
 */
export function joinParts(
  ranges: readonly AlignedWords[],
  a: readonly string[],
  b: readonly string[],
): readonly AlignedWords[] {
  const isLoneInA = new Uint8Array(a.length)
  const isLoneInB = new Uint8Array(b.length)
  for (const range of ranges) {
    if (range.b === range.bEnd) isLoneInA.fill(1, range.a, range.aEnd)
    if (range.a === range.aEnd) isLoneInB.fill(1, range.b, range.bEnd)
  }
  const grown = ranges.map(range => {
    if (range.a === range.aEnd || range.b === range.bEnd) return range
    const [inA, inB] = [joinText(a, range.a, range.aEnd), joinText(b, range.b, range.bEnd)]
    if (inA === inB) return range
    const partsOfA = findParts(inB, { words: a, from: range.a, end: range.aEnd, isLone: isLoneInA })
    if (partsOfA !== undefined) return { ...range, a: partsOfA.from, aEnd: partsOfA.end }
    const partsOfB = findParts(inA, { words: b, from: range.b, end: range.bEnd, isLone: isLoneInB })
    return partsOfB === undefined ? range : { ...range, b: partsOfB.from, bEnd: partsOfB.end }
  })
  return grown.filter(
    ({ a: from, aEnd, b: fromB, bEnd }) =>
      (from < aEnd && fromB < bEnd) || (from < aEnd ? isLoneInA[from] === 1 : isLoneInB[fromB] === 1),
  )
}

/** Words of one reading that are paired, and which others of it are not. */
interface Row {
  readonly words: readonly string[]
  readonly from: number
  readonly end: number
  readonly isLone: Uint8Array
}

/** The row with the lone words before and after it that make it `whole`; they are no longer lone. Or `undefined`. */
function findParts(whole: string, { words, from, end, isLone }: Row): { from: number; end: number } | undefined {
  const text = joinText(words, from, end)
  const at = whole.indexOf(text)
  if (at < 0) return undefined
  let [first, last] = [from, end]
  let [before, behind] = [whole.slice(0, at), whole.slice(at + text.length)]
  while (before !== '' && isLone[first - 1] === 1) {
    const part = plainText(words[first - 1] ?? '')
    if (!before.endsWith(part)) break
    before = before.slice(0, -part.length)
    first--
  }
  while (behind !== '' && isLone[last] === 1) {
    const part = plainText(words[last] ?? '')
    if (!behind.startsWith(part)) break
    behind = behind.slice(part.length)
    last++
  }
  if (before !== '' || behind !== '') return undefined
  isLone.fill(0, first, last)
  return { from: first, end: last }
}

function joinText(words: readonly string[], from: number, end: number): string {
  return plainText(words.slice(from, end).join(''))
}
