import type { ErrorCode } from '../../../base/errors.ts'

/** One line of the journal: what came of one document. Paths have `/` between their parts on every system. */
export interface JournalEntry {
  /** Path of the document as it is mirrored below the output folder. */
  readonly document: string
  readonly status: 'done' | 'failed'
  /** Why it failed, and in one sentence. */
  readonly code?: ErrorCode
  readonly message?: string
  /** SHA-256 of the input, and of its corrections; missing where it was not read. */
  readonly sha256?: string
  readonly corrections?: string
  /** Size of the input. */
  readonly bytes?: number
  /** Pages that were read, and how many of them were recognised from pictures. */
  readonly pages: number
  readonly recognised?: number
  readonly seconds: number
  /** Most resident memory of its worker, in megabytes (1,000,000 bytes). */
  readonly memory: number
  /** Diagnostics by code, notes left out. */
  readonly warnings: Readonly<Record<string, number>>
  /** Glyphs; see `Account` of `src/understand/build/account.ts`. */
  readonly account?: GlyphCounts
  /** Mean score of the decisions on blocks, 0 to 1. */
  readonly confidence?: number
  /** How far its structure may be trusted, 0 to 1; see `src/understand/build/trust.ts`. */
  readonly trust?: number
  /** SHA-256 of each file that was written, by its path below the output folder. */
  readonly outputs: Readonly<Record<string, string>>
  /** Name and version of the program, and the fingerprint of its options. */
  readonly program: string
  readonly settings: string
  /** When it ended, UTC in the form of ISO 8601: the later of two lines of a document holds. */
  readonly ended: string
}

/** Where the glyphs of a document went. */
export interface GlyphCounts {
  readonly read: number
  readonly placed: number
  readonly dropped: number
  readonly unaccounted: number
  /** Of those placed, what does not look like running text. */
  readonly doubt: number
}

/** The parts of the work on a document whose time a service counts. */
export const STAGES = ['reading', 'understanding', 'writing'] as const

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number]

/** What a worker knows of a document; the parent adds the rest. */
export type WorkerEntry = Omit<JournalEntry, 'document' | 'memory' | 'program' | 'settings' | 'ended'> & {
  /** Seconds of each stage; only of a service, whose journal is its metrics. */
  readonly stages?: Readonly<Record<Stage, number>>
}

/** What the journal says about an input. */
export interface KnownInput {
  readonly sha256: string
  readonly corrections: string | undefined
  /** Paths below the output folder. */
  readonly outputs: readonly string[]
}
