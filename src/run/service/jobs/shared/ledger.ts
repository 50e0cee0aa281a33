import { QueueError } from '../../../../base/errors.ts'
import { RedisScripts } from '../../../queue/redis-scripts.ts'
import type { PageProgress } from '../../../batch/workers/worker-messages.ts'
import { type Job, type JobEnd, type JobRequest, keyOf } from '../job.ts'
import type { Save } from '../../../../model/corrections/save.ts'
import * as scripts from './scripts.ts'

/** What begins the name of all that a service keeps on a server. */
const PREFIX = 'paperxml:documents:'

/** So many jobs are asked for at once: the server does nothing else meanwhile. */
const LISTED_AT_ONCE = 500

/** A job as the server has it. */
export interface LedgerJob {
  readonly job: Job
  /** Grows with each change. */
  readonly rev: number
  /** Grows each time that it is begun, or is to be done again. */
  readonly run: number
}

/** A job that is to be done by who has it. */
export interface Claim {
  readonly request: JobRequest
  readonly run: number
  readonly corrections: string | undefined
  /** How often those who had it were lost. */
  readonly losses: number
}

/** A run of a job. */
export interface Run {
  readonly id: string
  readonly run: number
}

/** Who is told of changes. */
export interface LedgerListener {
  /** A job has changed; `undefined` where it was removed. */
  readonly onChange: (id: string, job: LedgerJob | undefined) => void
  /** The server was away: changes may have been missed. */
  readonly onBack: () => void
}

/** What a script gives of a job. */
interface Row {
  readonly id: string
  readonly request?: string
  readonly end?: string
  readonly run: number
  readonly rev: number
  readonly progress?: string
  readonly place?: number
}

/** The jobs that several services share, on a server of Redis. All methods throw a `QueueError` where it does not answer. */
export class Ledger {
  readonly #server: RedisScripts

  private constructor(server: RedisScripts) {
    this.#server = server
  }

  static async open(url: string, { onChange, onBack }: LedgerListener): Promise<Ledger> {
    const onMessage = (message: string) => {
      const row = JSON.parse(message) as Row
      onChange(row.id, toJob(row))
    }
    return new Ledger(await RedisScripts.open(url, `${PREFIX}changes`, { onMessage, onBack }))
  }

  /** Whether there is a connection. */
  get isThere(): boolean {
    return this.#server.isThere
  }

  /** The name of the folder that all services share, which may be another one. */
  async join(folder: string): Promise<string> {
    return String(await this.#run(scripts.JOIN, folder))
  }

  async add(request: JobRequest): Promise<{ readonly job: Job; readonly isNew: boolean }> {
    const { id, owner, created } = request
    const added = await this.#run(scripts.ADD, id, JSON.stringify(request), keyOf(request), owner, created)
    const [isNew, text] = added as readonly [number, string]
    return { job: parseJob(text).job, isNew: isNew === 1 }
  }

  async read(id: string): Promise<LedgerJob | undefined> {
    const text = await this.#run(scripts.READ, id)
    return text === null ? undefined : parseJob(String(text))
  }

  async list(owner: string): Promise<readonly Job[]> {
    const jobs: Job[] = []
    for (let from = 0; ; from += LISTED_AT_ONCE) {
      const texts = (await this.#run(scripts.LIST, owner, from, from + LISTED_AT_ONCE - 1)) as readonly string[]
      jobs.push(...texts.map(text => parseJob(text).job))
      if (texts.length < LISTED_AT_ONCE) return jobs
    }
  }

  async countWaiting(): Promise<number> {
    return Number(await this.#run(scripts.COUNT))
  }

  async readCorrections(id: string): Promise<string | undefined> {
    return ((await this.#run(scripts.CORRECTIONS, id)) as string | null) ?? undefined
  }

  /** The job that waits longest, if there is one. It is held for some seconds. */
  async claim(): Promise<Claim | undefined> {
    const claimed = (await this.#run(scripts.CLAIM)) as readonly [string, string | null, string] | null
    if (claimed === null) return undefined
    const [text, corrections, losses] = claimed
    const { job, run } = parseJob(text)
    return { request: job.request, run, corrections: corrections ?? undefined, losses: Number(losses) }
  }

  /** Holds runs for some more seconds; gives those that others have, or nobody is to do any more, as `ID:RUN`. */
  async hold(runs: readonly Run[]): Promise<readonly string[]> {
    return (await this.#run(scripts.HOLD, ...runs.flatMap(({ id, run }) => [id, run]))) as readonly string[]
  }

  async proceed({ id, run }: Run, progress: PageProgress | undefined): Promise<void> {
    await this.#run(scripts.PROCEED, id, run, JSON.stringify(progress ?? {}))
  }

  /** Ends a job; whether this run has ended it. May be tried again where the server did not answer. */
  async end({ id, run }: Run, end: JobEnd): Promise<boolean> {
    return (await this.#run(scripts.END, id, run, JSON.stringify(end), end.ended)) === 1
  }

  /** Gives a job back that was not done. */
  async release({ id, run }: Run): Promise<void> {
    await this.#run(scripts.RELEASE, id, run)
  }

  /** Has a job that has ended done again, as it was asked for or as `request` says. */
  async repeat(id: string, request?: JobRequest): Promise<void> {
    await this.#run(scripts.REPEAT, id, ...(request === undefined ? [] : [JSON.stringify(request), keyOf(request)]))
  }

  /** Replaces corrections; `false` where they are not those that were seen. */
  async correct(id: string, seen: string | undefined, corrections: string, save: Save): Promise<boolean> {
    return (await this.#run(scripts.CORRECT, id, seen ?? '', corrections, JSON.stringify(save))) === 1
  }

  /** The latest saves of corrections, oldest first. */
  async readSaves(id: string): Promise<readonly Save[]> {
    return ((await this.#run(scripts.SAVES, id)) as readonly string[]).map(text => JSON.parse(text) as Save)
  }

  async remove(id: string): Promise<void> {
    await this.#run(scripts.REMOVE, id)
  }

  async findEndedBefore(time: number): Promise<readonly string[]> {
    return (await this.#run(scripts.ENDED_BEFORE, time)) as readonly string[]
  }

  /** Those of the ids that are of no job. */
  async findUnknown(ids: readonly string[]): Promise<readonly string[]> {
    return (await this.#run(scripts.UNKNOWN, ...ids)) as readonly string[]
  }

  close(): void {
    this.#server.close()
  }

  #run(script: string, ...words: readonly (string | number)[]): Promise<unknown> {
    return this.#server.run(script, PREFIX, ...words)
  }
}

function parseJob(text: string): LedgerJob {
  const job = toJob(JSON.parse(text) as Row)
  if (job === undefined) throw new QueueError('E_QUEUE_REFUSED', 'the server gives a job without a request')
  return job
}

function toJob({ request, end, run, rev, progress, place }: Row): LedgerJob | undefined {
  if (request === undefined) return undefined
  const kept = { request: JSON.parse(request) as JobRequest, run }
  if (end !== undefined) return { rev, run, job: { ...kept, end: JSON.parse(end) as JobEnd, progress: undefined } }
  // One that waits for a worker of the service that has it is the next.
  if (progress === undefined) {
    return { rev, run, job: { ...kept, end: undefined, progress: { status: 'waiting', place: place ?? 1 } } }
  }
  const pages = JSON.parse(progress) as PageProgress | Record<string, never>
  const isRead = 'stage' in pages
  const converting = { status: 'converting', ...(isRead && { progress: pages as PageProgress }) } as const
  return { rev, run, job: { ...kept, end: undefined, progress: converting } }
}
