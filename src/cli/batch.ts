import { stat } from 'node:fs/promises'
import type { FoundDocuments } from '../batch/documents.ts'
import { findDocuments } from '../batch/find-documents.ts'
import { writeBatchReport } from '../batch/report-html.ts'
import { type BatchPlan, runBatch } from '../batch/run-batch.ts'
import { fingerprintOf } from '../batch/settings.ts'
import { takeShard } from '../batch/shard.ts'
import { summarise } from '../batch/summary.ts'
import { ERROR_CODES, type ErrorCode, OptionError } from '../errors.ts'
import { type BatchFlags, type BatchRequest, parseBatch } from './batch-options.ts'
import { watchBatch } from './batch-progress.ts'
import { readTextInput } from './input.ts'
import { makeFolder, writeOutputs } from '../recipes/write-outputs.ts'
import type { Terminal } from './terminal.ts'

/** Runs `paperxml batch`; the exit status: that of the first document in the order of the inputs that failed now. */
export async function runBatchCommand(
  inputs: readonly string[],
  flags: BatchFlags,
  terminal: Terminal,
): Promise<number> {
  const request = parseBatch(flags)
  const plan = await makePlan(inputs, flags, request, terminal)
  await makeFolder(flags.output)
  const watcher = watchBatch(terminal, flags.output)
  try {
    const entries = await runBatch(plan, watcher)
    watcher.close(summarise(entries.values()))
    const content = writeBatchReport([...entries.values()])
    await writeOutputs(flags.output, [{ name: request.report, content }])
    return statusOf(plan.found, watcher.failures)
  } finally {
    watcher.end()
  }
}

function statusOf({ documents, refused }: FoundDocuments, failures: ReadonlyMap<string, ErrorCode>): number {
  const first = [...documents, ...refused].find(({ name }) => failures.has(name))
  const code = first && failures.get(first.name)
  return code === undefined ? 0 : ERROR_CODES[code].exit
}

async function makePlan(
  inputs: readonly string[],
  flags: BatchFlags,
  request: BatchRequest,
  terminal: Terminal,
): Promise<BatchPlan> {
  const { limits, workers, journal, staging, include } = request
  const listed = flags.list === undefined ? [] : await readList(flags.list, terminal)
  const all = await findDocuments({ paths: inputs, listed, include, outputFolder: flags.output })
  if (all.documents.length + all.refused.length === 0) {
    throw new OptionError('E_FILE_MISSING', 'there is no document to convert; name files, folders or --list')
  }
  const bibliography = flags.bib === undefined ? undefined : await readEntries(flags.bib, terminal)
  await checkCorrections(flags.corrections)
  return {
    found: takeShard(all, request.shard),
    output: {
      ...request.output,
      folder: flags.output,
      staging,
      corrections: flags.corrections,
      bibliography: flags.bib,
    },
    settings: fingerprintOf(request.output, bibliography),
    limits,
    workers,
    journal,
    retriesFailed: flags.retryFailed === true,
    convertsChanged: flags.onlyChanged === true,
  }
}

async function readList(path: string, terminal: Terminal): Promise<readonly string[]> {
  const text = await readTextInput(path, terminal)
  return text.split(/\r?\n/).filter(line => line.trim() !== '')
}

/** The bytes of a bibliography that can be read; what is wrong with single entries is told now, and once. */
async function readEntries(path: string, terminal: Terminal): Promise<Uint8Array> {
  const { readBibliographyFile } = await import('./bibliography.ts')
  return (await readBibliographyFile(path, terminal)).bytes
}

/** @throws {OptionError} where no folder of corrections is named: a file is for one document */
async function checkCorrections(path: string | undefined): Promise<void> {
  if (path === undefined) return
  const isFolder = await stat(path).then(
    found => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new OptionError('E_OPTION_RANGE', `--corrections ${path}: a batch takes a folder of corrections`)
}
