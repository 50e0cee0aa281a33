import { type Alignment, pair } from './anchors.ts'

/** Words of both readings that are unpaired or paired with an unequal one, by the number of the word. */
type Places = Map<number, { readonly a: number[]; readonly b: number[] }>

/**
 * Pairs words with their equals that were taken for misread ones because the other reading has them in another order: a
 * table read across has `1.4` where the other reading has `1.3`.
 *
 *     a   1.3      1.4                   1.3=1.3  1.4=1.4
 *              1.4=1.3        1.4   ->
 *     b            1.3        1.4
 *
 * Only where nothing is left over: both readings have each word of an undone pair equally often among those that are then
 * free. A misread word, which one reading alone has, stays with the word that it was taken for.
 */
export function pairExchanged(alignment: Alignment): void {
  const { a, b, ofA, ofB } = alignment
  let undone = [...ofA.keys()].filter(i => isMisread(alignment, i))
  for (let before = -1; before !== undone.length; ) {
    before = undone.length
    const places = findPlaces(alignment, undone)
    const isBalanced = (word: number | undefined) => {
      const inBoth = places.get(word ?? -1)
      return inBoth !== undefined && inBoth.a.length === inBoth.b.length && canPairAll(alignment, inBoth)
    }
    undone = undone.filter(i => isBalanced(a[i]) && isBalanced(b[ofA[i] as number]))
  }
  const places = findPlaces(alignment, undone)
  const words = new Set(undone.flatMap(i => [a[i] as number, b[ofA[i] as number] as number]))
  for (const i of undone) {
    ofB[ofA[i] as number] = -1
    ofA[i] = -1
  }
  for (const word of words) {
    const { a: inA, b: inB } = places.get(word) ?? { a: [], b: [] }
    inA.forEach((place, i) => pair(alignment, place, inB[i] as number))
  }
}

/** Whether a word is paired with one other word, which is not its equal. */
function isMisread({ a, b, ofA, ofB }: Alignment, i: number): boolean {
  const other = ofA[i] as number
  if (other === -1 || ofB[other] !== i || a[i] === b[other]) return false
  const isSplit = ofA[i - 1] === other || ofA[i + 1] === other || ofB[other - 1] === i || ofB[other + 1] === i
  return !isSplit
}

function findPlaces({ a, b, ofA, ofB }: Alignment, undone: readonly number[]): Places {
  const places: Places = new Map()
  const add = (word: number, side: 'a' | 'b', place: number) => {
    const known = places.get(word) ?? { a: [], b: [] }
    known[side].push(place)
    places.set(word, known)
  }
  const [freeInA, freeInB] = [new Set(undone), new Set(undone.map(i => ofA[i] as number))]
  a.forEach((word, i) => {
    if (ofA[i] === -1 || freeInA.has(i)) add(word, 'a', i)
  })
  b.forEach((word, i) => {
    if (ofB[i] === -1 || freeInB.has(i)) add(word, 'b', i)
  })
  return places
}

function canPairAll(
  { canPair }: Alignment,
  { a, b }: { readonly a: readonly number[]; readonly b: readonly number[] },
): boolean {
  return a.every((place, i) => canPair(place, b[i] as number))
}
