import { AWKWARD_NUMBERS, AWKWARD_TEXTS } from './random.mjs'

const LONGEST_LINE = 500_000
const MOST_REPEATS = 2000
const MOST_ADDED = 4_000_000

/** @type {readonly ((text: string, random: import('./random.mjs').Random) => string)[]} */
const CHANGES = [
  (text, random) => insertAt(text, random, random.pick(AWKWARD_TEXTS)),
  (text, random) => insertAt(text, random, 'word '.repeat(random.below(LONGEST_LINE / 5))),
  (text, random) => insertAt(text, random, 'x'.repeat(random.below(LONGEST_LINE))),
  (text, random) =>
    insertAt(
      text,
      random,
      random.pick(['{', '}', '"', '[', ']', '\\', '@', '#', '$', ',', '=']).repeat(1 + random.below(10_000)),
    ),
  (text, random) => insertAt(text, random, '\n'.repeat(random.below(MOST_REPEATS))),
  (text, random) => text.replace(/\n/g, line => (random.chance(0.5) ? ' ' : line)),
  (text, random) => text.replace(/ /g, blank => (random.chance(0.2) ? '\n' : blank)),
  (text, random) => text.replace(/\d+/g, number => (random.chance(0.3) ? random.pick(AWKWARD_NUMBERS) : number)),
  (text, random) => {
    const lines = text.split('\n')
    const line = random.pick(lines)
    const repeats = Math.min(random.below(MOST_REPEATS), Math.ceil(MOST_ADDED / (line.length + 1)))
    return lines.toSpliced(random.below(lines.length), 0, ...Array(repeats).fill(line)).join('\n')
  },
  (text, random) => {
    const lines = text.split('\n')
    return lines.toSpliced(random.below(lines.length), 1 + random.below(5)).join('\n')
  },
]

/** The text with one change to its lines, words or numbers. */
export function mutateText(bytes, random) {
  return Buffer.from(random.pick(CHANGES)(bytes.toString('utf8'), random))
}

function insertAt(text, random, added) {
  const place = random.below(text.length)
  return text.slice(0, place) + added + text.slice(place)
}
