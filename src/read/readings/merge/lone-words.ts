import type { TextRun } from '../../../model/page/page.ts'
import { type DecidedReadings, type Entry, toDropped } from './entry.ts'
import type { ReadWord } from '../reading.ts'
import { setInBox } from './set-words.ts'

const EMPTY: Entry = { runs: [], dropped: [] }

/** A word that the other reading alone has, with a place there. */
interface PlacedWord {
  readonly word: ReadWord
  readonly isTaken: boolean
}

/** The words that the other reading alone has, by where they go; words are indexes in it. */
interface LoneWords {
  readonly placed: readonly PlacedWord[]
  /** With the index of the word of the first reading beside which each is dropped. */
  readonly dropped: readonly { readonly host: number; readonly word: ReadWord }[]
  /** The word of the first reading that they come after. */
  readonly following: ReadonlyMap<number, readonly number[]>
  /** Before all words of the first reading. */
  readonly preceding: readonly number[]
}

/**
 * Adds words that the other reading alone has to the entry of the word that they follow there, or, before all others,
 * that they precede. Gives those that have separate places.
 *
 * @param entries one for each word of the first reading; changed in place
 */
export function addLone(entries: Entry[], readings: DecidedReadings): readonly PlacedWord[] {
  const { placed, dropped, following, preceding } = sortLone(readings)
  for (const { host, word } of dropped) dropBeside(entries, { host, word }, readings.primary)
  for (const [host, added] of following) {
    const at = lastWithRuns(entries, host)
    entries[at] = setBehind(entries[at] ?? EMPTY, addedAt(readings, added))
  }
  const first = entries.findIndex(({ runs }) => runs.length > 0)
  if (preceding.length > 0 && first >= 0) {
    entries[first] = setBefore(entries[first] ?? EMPTY, addedAt(readings, preceding))
  }
  return placed
}

function sortLone({ other, outcomes }: DecidedReadings): LoneWords {
  const hosts = findHosts(outcomes, other.length)
  const placed: PlacedWord[] = []
  const dropped: { host: number; word: ReadWord }[] = []
  const following = new Map<number, number[]>()
  const preceding: number[] = []
  const takenOf = new Map(
    outcomes.filter(({ range }) => range.a === range.aEnd).map(({ range, taken }) => [range.b, taken]),
  )
  let host = -1
  other.forEach((word, b) => {
    if (hosts[b] !== undefined) host = hosts[b]
    else if (word.box !== undefined) placed.push({ word, isTaken: takenOf.get(b) === 'other' })
    else if (takenOf.get(b) === 'none') dropped.push({ host: Math.max(0, host), word })
    else if (host < 0) preceding.push(b)
    else if (following.get(host)?.push(b) === undefined) following.set(host, [b])
  })
  return { placed, dropped, following, preceding }
}

/** For each word of the other reading the last word of the first one that it is aligned with; none for lone words. */
function findHosts(outcomes: DecidedReadings['outcomes'], count: number): readonly (number | undefined)[] {
  const hosts = Array<number | undefined>(count).fill(-1)
  for (const { range } of outcomes) hosts.fill(range.a === range.aEnd ? undefined : range.aEnd - 1, range.b, range.bEnd)
  return hosts
}

function dropBeside(
  entries: Entry[],
  { host, word }: { readonly host: number; readonly word: ReadWord },
  primary: readonly ReadWord[],
): void {
  const { runs = [], dropped = [] } = entries[host] ?? {}
  const beside = primary[host]
  if (beside !== undefined) entries[host] = { runs, dropped: [...dropped, ...toDropped(word.text, beside)] }
}

/** Words of the other reading in a row, and the index of the first. */
interface AddedWords {
  readonly words: readonly ReadWord[]
  readonly firstWord: number
}

function addedAt({ other }: DecidedReadings, places: readonly number[]): AddedWords {
  return { words: places.map(b => other[b] as ReadWord), firstWord: places[0] ?? 0 }
}

/** The entry, or the nearest one before it that has runs: a word that was dropped has no box to share. */
function lastWithRuns(entries: readonly Entry[], index: number): number {
  let at = index
  while (at > 0 && entries[at]?.runs.length === 0) at--
  return at
}

function setBehind({ runs, dropped }: Entry, { words, firstWord }: AddedWords): Entry {
  const last = runs.at(-1)
  if (last === undefined) return { runs, dropped }
  const [shared, ...added] = setInBox(last, [wordOfRun(last), ...words], firstWord)
  return { runs: [...runs.slice(0, -1), { ...last, box: shared?.box ?? last.box }, ...added], dropped }
}

function setBefore({ runs, dropped }: Entry, { words, firstWord }: AddedWords): Entry {
  const [next, ...rest] = runs
  if (next === undefined) return { runs, dropped }
  const added = setInBox(next, [...words, wordOfRun(next)], firstWord)
  const shared = added.pop()
  return { runs: [...added, { ...next, box: shared?.box ?? next.box, spaceBefore: true }, ...rest], dropped }
}

/** A run as a word that shares its box with others. */
function wordOfRun({ text }: TextRun): ReadWord {
  return { text, page: undefined, runs: [], box: undefined, confidence: undefined, block: undefined }
}
