/*
 * What a person says of printed lines. Each entry is found by the number of its line in the block as the program finds it,
 * from 1, and by the line as the program reads it (`read`), by which it is found where its number has changed.
 */

/** The line that an entry is about. */
export interface LineEntry {
  readonly line: number
  readonly read: string
}

/** What a person reads in a line. */
export interface WordsCorrection extends LineEntry {
  /** The line as it is printed. */
  readonly is: string
}

/** Words that are in doubt, and right. */
export interface CheckedWords extends LineEntry {
  readonly words: readonly string[]
}

/** A formula that is read wrongly, or not read at all, or that is not a formula. */
export interface FormulaCorrection extends LineEntry {
  /** What the line has in its place, as it is with corrected words: the characters of a formula, or others. */
  readonly part: string
  /** Which one it is, where the line has several such parts; left out: the first. */
  readonly nth?: number
  /** The formula in LaTeX; empty where it is not a formula. */
  readonly is: string
}

/** The note that a mark calls. */
export interface CallCorrection extends LineEntry {
  /** The mark as it is read, at the end of its word: `2`. */
  readonly mark: string
  /** Which one it is, where the line has several such marks; left out: the first. */
  readonly nth?: number
  /** The beginning of the note as printed; empty where the mark calls none. */
  readonly note: string
  /** Page of the file on which the note begins; left out: that of the line. */
  readonly page?: number
}

/** Entries about lines, by the members of a correction that hold them. */
export interface LineCorrections {
  readonly words?: readonly WordsCorrection[]
  readonly checked?: readonly CheckedWords[]
  readonly formulas?: readonly FormulaCorrection[]
  readonly calls?: readonly CallCorrection[]
}

/** The members with entries about lines. */
export const LINE_MEMBERS = ['words', 'checked', 'formulas', 'calls'] as const

/** A member with entries about lines. */
export type LineMember = (typeof LINE_MEMBERS)[number]
