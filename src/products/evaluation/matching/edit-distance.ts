/** Bits of a word of the machine in JavaScript. */
const WORD = 32

/**
 * The fewest single items to put in, take out or change that make one list of the other. Texts are compared by their
 * UTF-16 units. Myers' algorithm with a row of bits for 32 items at a time, so long texts take no longer than they must.
 */
export function countEdits(a: Int32Array, b: Int32Array): number {
  let start = 0
  let endA = a.length
  let endB = b.length
  while (start < endA && start < endB && a[start] === b[start]) start++
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  if (endA === start || endB === start) return endA - start + (endB - start)
  const [restA, restB] = [a.subarray(start, endA), b.subarray(start, endB)]
  return restA.length >= restB.length ? myers(restA, restB) : myers(restB, restA)
}

/** {@link countEdits} of two texts. */
export function countTextEdits(a: string, b: string): number {
  return a === b ? 0 : countEdits(unitsOf(a), unitsOf(b))
}

/** Similarity of two texts, 0 to 1: the share of the longer one that needs no edit. 1 for two empty texts. */
export function editSimilarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : (longer - countTextEdits(a, b)) / longer
}

/** The UTF-16 units of a text. */
function unitsOf(text: string): Int32Array {
  const units = new Int32Array(text.length)
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i)
  return units
}

/** Columns of `rows` go through blocks of 32 rows; what leaves one block at its lower edge enters the next. */
function myers(columns: Int32Array, rows: Int32Array): number {
  const blocks = Math.ceil(rows.length / WORD)
  const places = placesByItem(rows, blocks)
  const nowhere = new Int32Array(blocks)
  const rising = new Int32Array(blocks).fill(-1)
  const falling = new Int32Array(blocks)
  const lastBit = 1 << ((rows.length - 1) % WORD)
  let distance = rows.length
  for (const item of columns) {
    const equal = places.get(item) ?? nowhere
    let carryUp = 1
    let carryDown = 0
    for (let block = 0; block < blocks; block++) {
      const up = rising[block] ?? 0
      const down = falling[block] ?? 0
      const here = equal[block] ?? 0
      const vertical = here | down
      const matched = here | carryDown
      const diagonal = (((matched & up) + up) ^ up) | matched
      const horizontalUp = down | ~(diagonal | up)
      const horizontalDown = up & diagonal
      const edge = block === blocks - 1 ? lastBit : 1 << (WORD - 1)
      if (block === blocks - 1) distance += (horizontalUp & edge ? 1 : 0) - (horizontalDown & edge ? 1 : 0)
      const shiftedUp = (horizontalUp << 1) | carryUp
      const shiftedDown = (horizontalDown << 1) | carryDown
      carryUp = horizontalUp & edge ? 1 : 0
      carryDown = horizontalDown & edge ? 1 : 0
      rising[block] = shiftedDown | ~(vertical | shiftedUp)
      falling[block] = shiftedUp & vertical
    }
  }
  return distance
}

/** For each item, a bit for each row that holds it. */
function placesByItem(rows: Int32Array, blocks: number): ReadonlyMap<number, Int32Array> {
  const places = new Map<number, Int32Array>()
  rows.forEach((item, row) => {
    const bits = places.get(item) ?? new Int32Array(blocks)
    const block = Math.floor(row / WORD)
    bits[block] = (bits[block] ?? 0) | (1 << (row % WORD))
    places.set(item, bits)
  })
  return places
}
