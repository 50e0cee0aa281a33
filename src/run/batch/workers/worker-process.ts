import { type ChildProcess, fork } from 'node:child_process'
import { InternalError, LimitError } from '../../../base/errors.ts'
import type { FromWorker, PageProgress } from './worker-messages.ts'
import type { Limits } from './settings.ts'
import { memoryOf, processorTimeOf } from './process-usage.ts'
import { TimeBudget, type UsedTime } from './time-budget.ts'
import { WORKER_FLAGS } from './v8-flags.ts'

/** What came of a job, or what ended its worker; and the most memory that was seen meanwhile. */
export interface JobOutcome<Result> {
  readonly result: Result | LimitError
  readonly memoryBytes: number
  readonly seconds: number
}

/** What a worker runs, and the settings it gets first. */
export interface WorkerPlan<Settings> {
  /** Path of the built module, which calls `serveJobs`. */
  readonly program: string
  readonly settings: Settings
  readonly limits: Limits
  /** Folder for what it writes while it works. */
  readonly staging: string
  /**
   * Whether it has a separate session. Linux may share processors between sessions first, whatever the priorities in
   * them: without it, the time of the worker is counted against its parent, which then waits for its turn.
   */
  readonly hasOwnSession?: boolean
}

/** How often time and memory are looked at: a document that asks for all it can gets some 100 MB in between. */
const WATCH_INTERVAL_MS = 100

/** Time that a process may take to begin, on a machine that is very busy. */
const LONGEST_START_MS = 120_000

/**
 * Lets glibc give what is freed back to the system at once, as it did before it began to raise its thresholds by what a
 * program asks for: fonts and pages come and go, and a worker stays 40 MB smaller. Other systems do not know these names.
 */
export const ALLOCATION = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
} as const

/**
 * Share of its memory that a worker may take for objects. The rest is the program, and what fonts and pages take beside them.
 * V8 clears objects when they come near their limit and not when the process comes near its own: fonts that are read one
 * after the other leave hundreds of megabytes, which would end the worker though none of it is needed.
 */
const HEAP_SHARE = 0.75

/** How much of the last output of a worker is kept, to report why it ended. */
const LAST_WORDS_LENGTH = 4000

/** Called when a worker says how far it is. */
export type OnProgress = (progress: PageProgress) => void

/** Workers that run: none outlives the batch, however that ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A worker does not begin, which is no fault of the document that waits for it. */
export class StartError extends InternalError {}

/**
 * A process that converts documents one by one until it is ended.
 *
 * Limits of a thread would not hold: they count neither typed arrays nor WebAssembly nor pictures, and a fatal error
 * in one thread ends all. A process can be ended at any moment, and the system reports all of its memory.
 */
export class WorkerProcess<Job, Result> {
  readonly #child: ChildProcess
  readonly #limits: Limits
  #receive: (message: FromWorker<Result>) => void = () => {}
  #onExit: () => void = () => {}
  #lastWords = ''
  #isGone = false
  readonly #gone: Promise<void>

  private constructor(child: ChildProcess, limits: Limits) {
    this.#child = child
    this.#limits = limits
    running.add(child)
    child.on('message', message => this.#receive(message as FromWorker<Result>))
    child.stderr?.on('data', chunk => {
      this.#lastWords = (this.#lastWords + String(chunk)).slice(-LAST_WORDS_LENGTH)
    })
    // All that it said has been read when it closes.
    this.#gone = new Promise(resolve => {
      child.once('close', resolve)
      child.once('error', resolve)
    }).then(() => {
      running.delete(child)
      this.#isGone = true
      this.#onExit()
    })
  }

  /**
   * A worker that is ready for its first document.
   * @throws {StartError} where it does not begin
   */
  static async start<Settings, Job, Result>(plan: WorkerPlan<Settings>): Promise<WorkerProcess<Job, Result>> {
    const { program, settings, limits, staging, hasOwnSession = false } = plan
    const megabytes = Math.ceil((HEAP_SHARE * limits.memoryLimitBytes) / 2 ** 20)
    const child = fork(program, [], {
      detached: hasOwnSession,
      execArgv: [`--max-old-space-size=${megabytes}`, ...WORKER_FLAGS],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // What it leaves behind when it is killed is removed with the staging folder.
      env: { ...process.env, ...ALLOCATION, TMPDIR: staging, TMP: staging, TEMP: staging },
    })
    const worker = new WorkerProcess<Job, Result>(child, limits)
    await worker.#begin(settings)
    return worker
  }

  /** Whether it can take a document. */
  get isAlive(): boolean {
    return !this.#isGone
  }

  /** Resident memory of the process in bytes; 0 where the system does not report it. */
  get memoryBytes(): number {
    return memoryOf(this.#child.pid)
  }

  get #usedTime(): UsedTime {
    return { clockMs: performance.now(), processorMs: processorTimeOf(this.#child.pid) }
  }

  /** Converts a document. A worker that exceeds a limit is ended, and has to be replaced. */
  async convert(job: Job, onProgress?: OnProgress): Promise<JobOutcome<Result>> {
    const started = performance.now()
    let memoryBytes = this.memoryBytes
    const budget = new TimeBudget(this.#limits.timeLimitMs, this.#usedTime)
    let broken: LimitError | undefined
    const proceed = (progress: PageProgress) => {
      if (progress.stage === 'recognising') budget.allowScanned(progress.pages)
      onProgress?.(progress)
    }
    const watch = setInterval(() => {
      memoryBytes = Math.max(memoryBytes, this.memoryBytes)
      broken ??= brokenLimit(budget.isOver(this.#usedTime), memoryBytes, this.#limits)
      if (broken) void this.end()
    }, WATCH_INTERVAL_MS)
    const result = await new Promise<Result | undefined>(resolve => {
      this.#onExit = () => resolve(undefined)
      this.#receive = message => {
        if (message.type === 'progress') proceed(message.progress)
        else if (message.type === 'result') resolve(message.result)
      }
      if (this.#isGone) resolve(undefined)
      else this.#child.send({ type: 'job', job }, error => error && resolve(undefined))
    })
    clearInterval(watch)
    memoryBytes = Math.max(memoryBytes, this.memoryBytes)
    if (result === undefined) await this.end()
    return { result: result ?? broken ?? this.#loss(), memoryBytes, seconds: (performance.now() - started) / 1000 }
  }

  /** Ends the process at once, whatever it does. */
  end(): Promise<void> {
    this.#child.kill('SIGKILL')
    return this.#gone
  }

  #begin<Settings>(settings: Settings): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        void this.end()
        reject(new StartError('E_INTERNAL', `a worker cannot begin: ${reason}`))
      }
      const timer = setTimeout(() => fail('it is too slow'), LONGEST_START_MS)
      this.#onExit = () => fail(this.#lastWords.trim() || 'its process ended')
      this.#receive = message => {
        clearTimeout(timer)
        if (message.type === 'ready') resolve()
        else fail(message.type === 'unfit' ? message.message : message.type)
      }
      this.#child.send({ type: 'settings', settings })
    })
  }

  /** Why the process ended by itself. */
  #loss(): LimitError {
    if (this.#lastWords.includes('heap out of memory')) return memoryError(this.#limits)
    const { exitCode, signalCode } = this.#child
    const reason = signalCode === null ? `status ${exitCode}` : signalCode
    return new LimitError('E_WORKER_LOST', `the worker of this document died (${reason})`)
  }
}

function brokenLimit(isOverTime: boolean, memoryBytes: number, limits: Limits): LimitError | undefined {
  if (memoryBytes > limits.memoryLimitBytes) return memoryError(limits)
  if (!isOverTime) return undefined
  const seconds = limits.timeLimitMs / 1000
  return new LimitError('E_TIMEOUT', `took more time than a document may have (${seconds} s)`)
}

function memoryError({ memoryLimitBytes }: Limits): LimitError {
  const megabytes = Math.round(memoryLimitBytes / 1e6)
  return new LimitError('E_MEMORY', `took more memory than a worker may have (${megabytes} MB)`)
}
