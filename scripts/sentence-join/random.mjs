/** Random numbers that are the same in every run (mulberry32): from 0 up to 1, and whole ones below a limit. */
export function seededRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = limit => Math.floor(next() * limit)
  return { next, below, pick: list => list[below(list.length)], isOnce: share => next() < share }
}
