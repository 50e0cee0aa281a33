import { realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asPaperError, OptionError, PaperError, SourceError } from '../../base/errors.ts'
import { toAlignMessage } from '../../products/recipes/align-failure.ts'
import { makeFolder } from '../../products/recipes/files/make-folder.ts'
import { writeOutputs } from '../../products/recipes/files/write-outputs.ts'
import { makeTemporaryFolder } from '../../read/sources/files/temporary-folder.ts'
import { writeAlignmentError } from '../../products/alignment/alignment-html.ts'
import type { AlignJob, AlignJobResult, AlignSettings } from './workers/align-messages.ts'
import { ReplacedWorker } from './workers/replaced-worker.ts'
import { DEFAULT_LIMITS, type Limits } from './workers/settings.ts'

/** A document to prepare for alignment. */
export interface AlignTask {
  /** Path of the document. */
  readonly input: string
  /** Path of the HTML; `undefined` where the caller takes it. */
  readonly output: string | undefined
  /** Whether the input is a stream that was put into a file. */
  readonly isStream?: boolean
}

/** How documents are prepared, and under which limits. */
export interface AlignBatchOptions {
  readonly settings?: AlignSettings
  /** Default 60 s and 1 GB for a document. */
  readonly limits?: Limits
  /** Documents at once, each in a separate process; default 1. */
  readonly workers?: number
}

/** What came of a task; `message` is what PDFExtract would say. */
export type AlignOutcome =
  | { readonly type: 'done'; readonly html: string; readonly warnings: readonly string[] }
  | { readonly type: 'failed'; readonly failure: PaperError; readonly message: string }

/** Who watches a batch. */
export interface AlignObserver {
  readonly onStart?: (task: AlignTask) => void
  /** Called when the output is written, or has failed. */
  readonly onEnd?: (task: AlignTask, outcome: AlignOutcome) => void
}

/** Sources and built program lie at the same depth below the root of the package; workers run as built. */
const PROGRAM = fileURLToPath(new URL('../../../dist/programs/align-worker.js', import.meta.url))

/**
 * Prepares documents for alignment, several at once, and writes each where its task says; one that cannot
 * be read is replaced by the error page of PDFExtract. No failure stops another document; a document that exceeds a limit is
 * ended with its worker.
 */
export async function alignBatch(
  tasks: readonly AlignTask[],
  options: AlignBatchOptions = {},
  observer: AlignObserver = {},
): Promise<void> {
  const { settings = {}, limits = DEFAULT_LIMITS, workers = 1 } = options
  const staging = await makeTemporaryFolder()
  const inputs = new Set(await Promise.all(tasks.map(({ input }) => placeOf(input))))
  const queue = tasks.values()
  const lane = async (_: unknown, index: number) => {
    const worker: AlignWorker = new ReplacedWorker({
      program: PROGRAM,
      settings,
      limits,
      staging: join(staging.path, String(index)),
    })
    try {
      for (const task of queue) {
        observer.onStart?.(task)
        const outcome = await alignTask(task, { worker, inputs, limits })
        observer.onEnd?.(task, outcome)
      }
    } finally {
      await worker.end()
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, lane))
  } finally {
    staging.remove()
  }
}

type AlignWorker = ReplacedWorker<AlignSettings, AlignJob, AlignJobResult>

interface Lane {
  readonly worker: AlignWorker
  /** Places of all inputs: none is written over. */
  readonly inputs: ReadonlySet<string>
  readonly limits: Limits
}

/** A file by its true path, also through links; by its name if it does not exist. */
function placeOf(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path))
}

async function alignTask(task: AlignTask, { worker, inputs, limits }: Lane): Promise<AlignOutcome> {
  const { input, output, isStream = false } = task
  const fail = (failure: PaperError) => {
    const context = { input: isStream ? undefined : input, timeLimit: limits.timeLimitMs / 1000 }
    return { type: 'failed' as const, failure, message: toAlignMessage(failure, context) }
  }
  try {
    if (output === '') {
      const failure = new OptionError('E_OPTION_RANGE', 'Output file cannot be empty.')
      return { type: 'failed', failure, message: failure.message }
    }
    if (output !== undefined && inputs.has(await placeOf(output))) {
      return fail(new OptionError('E_OPTION_CONFLICT', `${output} would overwrite an input; name another output`))
    }
    const { result } = await worker.convert({ path: input })
    if (!(result instanceof PaperError) && result.type === 'done') {
      if (output !== undefined) await writeHtml(output, result.html)
      return result
    }
    const failed = fail(result instanceof PaperError ? result : new SourceError(result.code, result.message))
    if (output !== undefined) await writeHtml(output, writeAlignmentError(failed.message, failed.failure.code))
    return failed
  } catch (thrown) {
    return fail(asPaperError(thrown))
  }
}

async function writeHtml(path: string, html: string): Promise<void> {
  await makeFolder(dirname(path))
  await writeOutputs(dirname(path), [{ name: basename(path), content: html }])
}
