import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Bibliography } from '../../../model/bibliography/entry.ts'
import { CORRECTIONS_EXTENSION } from '../../../model/corrections/corrections.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import { makeOutputs, refuseFaults } from '../../../products/recipes/outputs.ts'
import type { KeptConversion } from '../../../products/recipes/kept-conversion.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import type { GlyphCounts, KnownInput, WorkerEntry } from '../journal/entry.ts'
import type { Job, JobResult } from './worker-messages.ts'
import { readCorrections } from './read-corrections.ts'
import { hashOf } from '../journal/hash.ts'
import type { OnProgress } from './worker-process.ts'
import type { WorkerSettings } from './settings.ts'
import { type OpenEntry, recordWork } from './record-work.ts'
import { stageOutputs } from '../outputs/stage-outputs.ts'

/** What a worker has for all of its documents. */
export interface WorkerContext {
  readonly settings: WorkerSettings
  readonly bibliography: Bibliography | undefined
  readonly onProgress: OnProgress
}

/** Converts one document, writes its outputs and says what came of it. Throws nothing: a failure is a result. */
export function convertDocument(job: Job, context: WorkerContext): Promise<JobResult> {
  return recordWork(async entry => {
    const input = await readInput(job, context.settings)
    Object.assign(entry, input.hashes, { bytes: input.bytes.length })
    if (job.known && isUnchanged(job.known, entry, context.settings.folder)) return { type: 'unchanged' } as const
    const conversion = await convertInput(job, input, context, entry)
    Object.assign(entry, describeConversion(conversion))
    refuseFaults(conversion.diagnostics)
    return undefined
  })
}

interface Input {
  readonly bytes: Uint8Array
  readonly corrections: string | undefined
  readonly hashes: { readonly sha256: string; readonly corrections?: string }
}

async function readInput({ path, ...named }: Job, settings: WorkerSettings): Promise<Input> {
  const bytes = await readBytes(path)
  const corrections = await readCorrections(named, settings.corrections)
  const sha256 = hashOf(bytes)
  const hashes = corrections === undefined ? { sha256 } : { sha256, corrections: hashOf(corrections) }
  return { bytes, corrections, hashes }
}

function isUnchanged(known: KnownInput, entry: WorkerEntry, folder: string): boolean {
  if (known.sha256 !== entry.sha256 || known.corrections !== entry.corrections) return false
  return known.outputs.every(name => existsSync(join(folder, name)))
}

async function convertInput(
  { stem, source }: Job,
  { bytes, corrections }: Input,
  { settings, bibliography, onProgress }: WorkerContext,
  entry: OpenEntry,
): Promise<KeptConversion> {
  const { outputs, conversion } = await makeOutputs(bytes, settings, {
    id: basename(stem),
    source,
    corrections:
      corrections === undefined ? undefined : parseCorrections(corrections, `${stem}${CORRECTIONS_EXTENSION}`),
    bibliography,
    onPage: (done, pages) => onProgress({ stage: 'reading', done, pages }),
    onProgress: (done, pages) => onProgress({ stage: 'recognising', done, pages }),
  })
  const below = dirname(stem) === '.' ? '' : `${dirname(stem)}/`
  const mirrored = outputs.map(({ name, content }) => ({ name: below + name, content }))
  entry.outputs = await stageOutputs(mirrored, settings.folder, settings.staging)
  return conversion
}

/** What a line of the journal says of a conversion, but for its outputs. */
export function describeConversion(conversion: KeptConversion): Partial<WorkerEntry> {
  const { pageCount, recognisedPages, meanScore, diagnostics, trust } = conversion
  const warnings: Record<string, number> = {}
  for (const { code, severity } of diagnostics) {
    if (severity !== 'note') warnings[code] = (warnings[code] ?? 0) + 1
  }
  return {
    pages: pageCount,
    ...(recognisedPages === 0 ? {} : { recognised: recognisedPages }),
    warnings,
    account: countGlyphs(conversion),
    ...(meanScore === undefined ? {} : { confidence: toThousandths(meanScore) }),
    trust: toThousandths(trust.value),
  }
}

function toThousandths(share: number): number {
  return Math.round(share * 1000) / 1000
}

function countGlyphs({ account }: KeptConversion): GlyphCounts {
  const { read, placed, dropped, unaccounted, byRole } = account
  return { read, placed, dropped, unaccounted, doubt: byRole['doubt'] ?? 0 }
}
