import type { DroppedText, TextRun } from '../../../model/page/page.ts'
import type { Outcome } from '../decide/decision.ts'
import type { ReadWord } from '../reading.ts'

/** Both readings, and what becomes of their words. */
export interface DecidedReadings {
  readonly primary: readonly ReadWord[]
  readonly other: readonly ReadWord[]
  readonly outcomes: readonly Outcome[]
}

/** What the document has for one word of the first reading. */
export interface Entry {
  readonly runs: readonly TextRun[]
  readonly dropped: readonly DroppedText[]
}

/** The word among what was dropped; nothing where it has no place. */
export function dropWord(word: ReadWord): DroppedText[] {
  return toDropped(word.text, word)
}

/** A text that was dropped at the place of a word; nothing where the word has none. */
export function toDropped(text: string, { page, box }: ReadWord): DroppedText[] {
  if (page === undefined || box === undefined) return []
  return [{ page, text, box, glyphs: [...text].length, reason: 'misread' }]
}
