import type { WordsCorrection } from '../../corrections/corrections.ts'
import { type Draft, withChange } from './draft.ts'
import type { RegroupedBlock } from './regroup.ts'

/** The line of a block by its place, from 0, as a person reads it; `undefined` where nothing is said of it. */
export function wordsOf(draft: Draft, { whole, firstLine, lines }: RegroupedBlock, place: number): string | undefined {
  const said = draft.blocks.get(whole.id)?.words?.find(({ line }) => line === firstLine + place)
  return said?.read === lines[place]?.[4] ? said?.is : undefined
}

/** Says how a line of a block, by its place from 0, is printed; nothing and what the program reads are no correction. */
export function giveWords(draft: Draft, block: RegroupedBlock, place: number, typed: string): Draft {
  const { whole, firstLine, lines } = block
  const line = firstLine + place
  const read = lines[place]?.[4]
  if (read === undefined) return draft
  const is = typed.trim().replace(/\s+/gu, ' ')
  const others = (draft.blocks.get(whole.id)?.words ?? []).filter(words => words.line !== line)
  const own: readonly WordsCorrection[] = is === '' || is === read ? [] : [{ line, read, is }]
  const words = [...others, ...own].sort((a, b) => a.line - b.line)
  return withChange(draft, whole, { words: words.length === 0 ? undefined : words })
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

/** Whether a place, as numbers of which the first weigh most, is behind another. */
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
    return [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }, i) => {
      const isDoubtful = word.includes(UNREAD) || (said === undefined && unsure.includes(i))
      return isDoubtful ? [{ block: block.id, place, start: index, end: index + word.length }] : []
    })
  })
}

/** What differs of two texts, in whole words. */
export function changedWords(read: string, is: string): { readonly read: string; readonly is: string } {
  const [was, now] = [read.split(' '), is.split(' ')]
  const most = Math.min(was.length, now.length)
  let start = 0
  while (start < most && was[start] === now[start]) start++
  let end = 0
  while (end < most - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const middle = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return { read: middle(was), is: middle(now) }
}
