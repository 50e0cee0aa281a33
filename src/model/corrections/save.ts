import type { Correction } from './corrections.ts'

/** Characters of the longest name of a user. */
export const LONGEST_NAME = 100

/** What one person has changed of the corrections of a document by saving them. */
export interface Save {
  /** Version of the corrections since then. */
  readonly tag: string
  /** When, in milliseconds since 1970. */
  readonly at: number
  /** Who, as they call themselves; empty where they do not say. */
  readonly by: string
  /** Entries that are new, or say something else than before. */
  readonly added: readonly Correction[]
  /** Entries as they were before, of those that were changed or removed. */
  readonly removed: readonly Correction[]
}
