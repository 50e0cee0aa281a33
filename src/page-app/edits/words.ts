import type { Draft } from './draft.ts'
import { entriesOf, lineEntry, putEntry } from './line-entries.ts'
import type { RegroupedBlock } from './regroup.ts'

/** The corrected line of a block by its place, from 0; `undefined` where it is not corrected. */
export function wordsOf(draft: Draft, block: RegroupedBlock, place: number): string | undefined {
  return entriesOf(draft, block, 'words').find(each => each.place === place)?.said.is
}

/** Says how a line of a block, by its place from 0, is printed; nothing and what the program reads are no correction. */
export function giveWords(draft: Draft, block: RegroupedBlock, place: number, typed: string): Draft {
  const entry = lineEntry(block, place)
  if (entry === undefined) return draft
  const is = typed.trim().replace(/\s+/gu, ' ')
  return putEntry(draft, block, 'words', {
    isSame: ({ line }) => line === entry.line,
    entry: is === '' || is === entry.read ? undefined : { ...entry, is },
  })
}

/** Says that a word that was read badly is right. */
export function tickOff(draft: Draft, block: RegroupedBlock, { place, start, end }: DoubtfulWord): Draft {
  const entry = lineEntry(block, place)
  const word = entry?.read.slice(start, end) ?? ''
  if (entry === undefined || word === '') return draft
  const known = checkedIn(draft, block, place)
  return putEntry(draft, block, 'checked', {
    isSame: ({ line }) => line === entry.line,
    entry: { ...entry, words: [...known.filter(other => other !== word), word] },
  })
}

/** Words of a line that are right, as a person says. */
function checkedIn(draft: Draft, block: RegroupedBlock, place: number): readonly string[] {
  return entriesOf(draft, block, 'checked').find(each => each.place === place)?.said.words ?? []
}

/** The lines of a block as a person reads them. */
export function linesInWords(draft: Draft, block: RegroupedBlock): readonly string[] {
  return block.lines.map((line, place) => wordsOf(draft, block, place) ?? line[4])
}

/** A word to look at: a line of a block by its place, and a range of its characters. */
export interface DoubtfulWord {
  readonly block: string
  readonly place: number
  readonly start: number
  readonly end: number
}

/** Whether a place, as numbers of which the first count most, comes after another. */
export function isBehind(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((each, at) => each !== b[at])
  return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0)
}

/** What stands for a character that could not be read. */
export const UNREAD = '\ufffd'

/** Words of a block that have a character that could not be read, or were recognised badly and nobody has read since. */
export function doubtfulWords(draft: Draft, block: RegroupedBlock): readonly DoubtfulWord[] {
  return block.lines.flatMap(([, , , , read, unsure = []], place) => {
    const said = wordsOf(draft, block, place)
    const text = said ?? read
    if (unsure.length === 0 && !text.includes(UNREAD)) return []
    const checked = checkedIn(draft, block, place)
    return [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }, i) => {
      const isUnsure = said === undefined && unsure.includes(i) && !checked.includes(word)
      const isDoubtful = word.includes(UNREAD) || isUnsure
      return isDoubtful ? [{ block: block.id, place, start: index, end: index + word.length }] : []
    })
  })
}
