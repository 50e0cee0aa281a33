/** Most bytes that one change of bytes adds or takes away. */
const MOST_BYTES = 400

/** @type {readonly ((bytes: Buffer, random: import('./random.mjs').Random, other: Buffer) => Buffer)[]} */
const CHANGES = [
  function flip(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let i = 1 + random.below(20); i > 0; i--) changed[random.below(changed.length)] ^= 1 << random.below(8)
    return changed
  },
  function insert(bytes, random) {
    const place = random.below(bytes.length)
    const added = Buffer.from(Array.from({ length: 1 + random.below(MOST_BYTES) }, () => random.below(256)))
    return Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place)])
  },
  function remove(bytes, random) {
    const place = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1 + random.below(MOST_BYTES))])
  },
  function repeat(bytes, random) {
    const place = random.below(bytes.length)
    const end = place + 1 + random.below(MOST_BYTES)
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(place)])
  },
  function cutOff(bytes, random) {
    return bytes.subarray(0, random.below(bytes.length))
  },
  function splice(bytes, random, other) {
    return Buffer.concat([bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))])
  },
]

/** The bytes with one change; `other` are those of another file. */
export function mutateBytes(bytes, random, other) {
  return bytes.length === 0 ? other : random.pick(CHANGES)(bytes, random, other)
}
