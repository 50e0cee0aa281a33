/** Bytes that are zeroed together: those of a bad sector of old disks are more, but then a paper is hardly one. */
const ZEROED_BYTES = 64
/** Most objects of a table that are given a wrong place together. */
const MOST_WRONG = 4

/** How files are damaged on their way or on a disk, by name. @type {Record<string, (bytes: Buffer, random: import('../fuzz/random.mjs').Random) => Buffer>} */
export const DAMAGES = {
  'one byte'(bytes, random) {
    const changed = Buffer.from(bytes)
    changed[random.below(changed.length)] ^= 1 + random.below(255)
    return changed
  },
  'one bit'(bytes, random) {
    const changed = Buffer.from(bytes)
    changed[random.below(changed.length)] ^= 1 << random.below(8)
    return changed
  },
  'zeroed bytes'(bytes, random) {
    const changed = Buffer.from(bytes)
    const place = random.below(changed.length)
    return changed.fill(0, place, Math.min(place + ZEROED_BYTES, changed.length))
  },
  cut(bytes, random) {
    return bytes.subarray(0, 1 + random.below(bytes.length - 1))
  },
  'wrong places'(bytes, random) {
    const changed = Buffer.from(bytes)
    const entries = [...bytes.toString('latin1').matchAll(/\b(\d{10}) \d{5} n/g)]
    if (entries.length === 0) return DAMAGES['lost bytes'](bytes, random)
    for (let i = 1 + random.below(MOST_WRONG); i > 0; i--) {
      const { 1: place, index } = random.pick(entries)
      changed.write(String(Number(place) + 1 + random.below(40)).padStart(10, '0'), index, 'latin1')
    }
    return changed
  },
  /** As a transfer as text leaves out line ends: what comes after is not where the table says. */
  'lost bytes'(bytes, random) {
    const place = random.below(bytes.length)
    return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1 + random.below(20))])
  },
}

/** The name of one kind of damage, and the bytes with it. */
export function damage(bytes, random) {
  const name = random.pick(Object.keys(DAMAGES))
  return { name, bytes: DAMAGES[name](bytes, random) }
}
