import { resolve } from 'node:path'
import type { BatchDocument } from '../batch/documents/documents.ts'
import { hashOf } from '../batch/journal/hash.ts'
import type { KnownInput } from '../batch/journal/entry.ts'
import type { WorkerSettings } from '../batch/workers/settings.ts'
import { programName } from '../../products/recipes/report-json.ts'

/** A document in a queue, with all that a worker on another machine needs to know. Plain data: it is kept by the server. */
export interface QueuedDocument {
  /** Its file or archive by its absolute path. */
  readonly document: BatchDocument
  readonly known: KnownInput | undefined
  /** Names of the outputs that it has from earlier. */
  readonly before: readonly string[]
  /** Fingerprint of the options. */
  readonly settings: string
  readonly output: QueuedSettings
}

/** How the documents of one command are converted; each worker stages them where it likes. */
export type QueuedSettings = Omit<WorkerSettings, 'staging'>

/** What identifies a job beside the document and its settings. */
export interface InputHashes {
  /** SHA-256 of the input; `undefined` where it could not be read. */
  readonly sha256: string | undefined
  /** The same of its corrections; `undefined` where there are none. */
  readonly corrections: string | undefined
}

/**
 * The queue that documents wait in. Each version of the program has another queue: a worker of another version, whose outputs
 * would differ, takes none of its documents.
 */
export const QUEUE_NAME = programName().replace(/[^\w.]+/g, '-')

/** The name of a job: the same for the same input, options, version and place of the outputs, and for nothing else. */
export function jobIdOf({ document, settings, output }: QueuedDocument, { sha256, corrections }: InputHashes): string {
  return hashOf(JSON.stringify([document.name, sha256, corrections, settings, programName(), output.folder]))
}

/** The document with its place as all machines know it. */
export function toAbsolute(document: BatchDocument): BatchDocument {
  const { source } = document
  if (source.type === 'file') return { ...document, source: { ...source, path: resolve(source.path) } }
  return { ...document, source: { ...source, archive: resolve(source.archive) } }
}
