/** Lines that differ: those of the one text, and those that the other has in their place. */
export interface Hunk {
  readonly was: readonly string[]
  readonly is: readonly string[]
}

/** Texts with more different lines than this are not compared any further: what is left is one difference. */
const MOST_DIFFERENCES = 1500

/**
 * What differs of two texts, line by line, with as few different lines as can be.
 *
 * After Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), the greedy algorithm.
 */
export function diffLines(was: readonly string[], is: readonly string[]): readonly Hunk[] {
  const start = commonLength(was, is)
  const end = commonLength(was.slice(start).toReversed(), is.slice(start).toReversed())
  const [from, to] = [was.slice(start, was.length - end), is.slice(start, is.length - end)]
  const hunks: Hunk[] = []
  let [x, y] = [0, 0]
  const add = (nextX: number, nextY: number) => {
    if (nextX > x || nextY > y) hunks.push({ was: from.slice(x, nextX), is: to.slice(y, nextY) })
  }
  for (const [sameX, sameY, length] of sameRuns(from, to)) {
    add(sameX, sameY)
    x = sameX + length
    y = sameY + length
  }
  add(from.length, to.length)
  return hunks
}

function commonLength(a: readonly string[], b: readonly string[]): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length++
  return length
}

type Run = readonly [x: number, y: number, length: number]

/** Runs of lines that both have, in their order. */
function sameRuns(a: readonly string[], b: readonly string[]): readonly Run[] {
  const trace: ReadonlyMap<number, number>[] = []
  let reach = new Map([[1, 0]])
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES)
  for (let edits = 0; edits <= most; edits++) {
    const next = new Map<number, number>()
    for (let k = -edits; k <= edits; k += 2) {
      let x = startOf(reach, k, edits)
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      next.set(k, x)
      if (x >= a.length && x - k >= b.length) return traceBack([...trace, reach], a.length, b.length)
    }
    trace.push(reach)
    reach = next
  }
  return []
}

/** Where a diagonal continues from: the neighbour that is further. */
function startOf(reach: ReadonlyMap<number, number>, k: number, edits: number): number {
  const [down, right] = [reach.get(k + 1) ?? 0, (reach.get(k - 1) ?? 0) + 1]
  if (k === -edits) return down
  return k === edits ? right : Math.max(down, right)
}

function traceBack(trace: readonly ReadonlyMap<number, number>[], endX: number, endY: number): readonly Run[] {
  const runs: Run[] = []
  let [x, y] = [endX, endY]
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const reach = trace[edits] ?? new Map<number, number>()
    const k = x - y
    const start = startOf(reach, k, edits)
    if (x > start) runs.push([start, start - k, x - start])
    const isDown = k === -edits || (k !== edits && (reach.get(k - 1) ?? 0) + 1 <= (reach.get(k + 1) ?? 0))
    const before = isDown ? k + 1 : k - 1
    x = reach.get(before) ?? 0
    y = x - before
  }
  return runs.toReversed()
}
