/** A blank hardly ever stands for a letter: words stay apart where they can. */
const BLANK_FOR_LETTER = 1.9
/** Puts in, takes out, or changes one character. */
const CHANGE = 1

/**
 * For each character of `to` the index of the character of `from` that it is or stands for, `undefined` for one that was
 * put in, at the least cost (Wagner and Fischer 1974). Indexes rise.
 */
export function alignCharacters(from: readonly string[], to: readonly string[]): readonly (number | undefined)[] {
  const start = commonStart(from, to)
  const most = Math.min(from.length, to.length) - start
  let end = 0
  while (end < most && from[from.length - 1 - end] === to[to.length - 1 - end]) end++
  const middle = alignMiddle(from.slice(start, from.length - end), to.slice(start, to.length - end))
  return [
    ...Array.from({ length: start }, (_, i) => i),
    ...middle.map(source => (source === undefined ? undefined : source + start)),
    ...Array.from({ length: end }, (_, i) => from.length - end + i),
  ]
}

function commonStart(from: readonly string[], to: readonly string[]): number {
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start++
  return start
}

function alignMiddle(from: readonly string[], to: readonly string[]): readonly (number | undefined)[] {
  const width = to.length + 1
  const costs = new Float64Array((from.length + 1) * width)
  const costOf = (i: number, j: number) => costs[i * width + j] ?? 0
  for (let i = 0; i <= from.length; i++) {
    for (let j = 0; j <= to.length; j++) {
      if (i === 0 || j === 0) costs[i * width + j] = (i + j) * CHANGE
      else {
        const kept = costOf(i - 1, j - 1) + substitution(from[i - 1], to[j - 1])
        costs[i * width + j] = Math.min(kept, costOf(i - 1, j) + CHANGE, costOf(i, j - 1) + CHANGE)
      }
    }
  }
  const sources: (number | undefined)[] = to.map(() => undefined)
  let [i, j] = [from.length, to.length]
  while (i > 0 && j > 0) {
    const cost = costOf(i, j)
    if (cost === costOf(i - 1, j - 1) + substitution(from[i - 1], to[j - 1])) sources[--j] = --i
    else if (cost === costOf(i - 1, j) + CHANGE) i--
    else j--
  }
  return sources
}

function substitution(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  return (a === ' ') === (b === ' ') ? CHANGE : BLANK_FOR_LETTER
}
