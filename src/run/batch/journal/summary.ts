import type { ErrorCode } from '../../../base/errors.ts'
import type { JournalEntry } from './entry.ts'

/** What came of a batch, or of a part of it. */
export interface BatchSummary {
  readonly documents: number
  readonly done: number
  readonly failed: number
  /** Failures by code, most first. */
  readonly failures: Readonly<Partial<Record<ErrorCode, number>>>
  readonly pages: number
  /** Of these, recognised from pictures. */
  readonly recognised: number
  /** Seconds that workers were at work. */
  readonly seconds: number
  /** Most memory of a worker, in megabytes. */
  readonly memory: number
  readonly bytes: number
  /** Warnings by code, most first. */
  readonly warnings: Readonly<Record<string, number>>
  /** Glyphs read, and those that are in no output and no list: 0, or the program has a fault. */
  readonly glyphs: number
  readonly unaccounted: number
}

/** Adds the entries of a journal up. */
export function summarise(entries: Iterable<JournalEntry>): BatchSummary {
  const sums = { documents: 0, done: 0, failed: 0, pages: 0, recognised: 0, seconds: 0, memory: 0, bytes: 0 }
  const glyphs = { glyphs: 0, unaccounted: 0 }
  const failures = new Map<string, number>()
  const warnings = new Map<string, number>()
  for (const entry of entries) {
    sums.documents++
    sums[entry.status]++
    if (entry.code !== undefined) add(failures, entry.code, 1)
    sums.pages += entry.pages
    sums.recognised += entry.recognised ?? 0
    sums.seconds += entry.seconds
    sums.memory = Math.max(sums.memory, entry.memory)
    sums.bytes += entry.bytes ?? 0
    for (const [code, count] of Object.entries(entry.warnings)) add(warnings, code, count)
    glyphs.glyphs += entry.account?.read ?? 0
    glyphs.unaccounted += entry.account?.unaccounted ?? 0
  }
  return {
    ...sums,
    seconds: Math.round(sums.seconds),
    ...glyphs,
    failures: mostFirst(failures),
    warnings: mostFirst(warnings),
  }
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function mostFirst(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))
}
