import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerEntry } from '../batch/journal/entry.ts'
import { stemOfPath } from '../batch/documents/documents.ts'
import { type Pool, refuseFailure } from './pool/pool.ts'
import { fileOf, type Product } from './worker/product-files.ts'
import type { DocumentJob } from './worker/service-messages.ts'

/** A document that was received. */
interface Received {
  readonly path: string
  /** Name of its file as it may be printed. */
  readonly source: string
  /** A folder for what is made of it. */
  readonly folder: string
}

/** What is wanted of a document. */
interface Wanted {
  readonly product: Product
  readonly reading: DocumentJob['reading']
  /** Text of a file of corrections. */
  readonly corrections?: string
  /** Whether more previews of the document are to come. */
  readonly isPreview?: boolean
}

/**
 * Converts a document whose client waits: one output, and what the journal would say of it.
 * @throws {PaperError} what ended the document; {@link Pool.run} has the other failures
 */
export async function convertNow(
  pool: Pool,
  { path, source, folder }: Received,
  { product, reading, corrections, isPreview = false }: Wanted,
  signal: AbortSignal,
): Promise<{ readonly entry: WorkerEntry; readonly content: Buffer }> {
  const document = {
    path,
    id: stemOfPath(source),
    source,
    products: [product],
    folder,
    reading,
    corrections,
    isPreview,
  }
  const { entry } = refuseFailure(await pool.run({ type: 'document', ...document }, { signal }))
  return { entry, content: await readFile(join(folder, fileOf(product).file)) }
}
