import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { claimStaging } from '../batch/outputs/staging-folder.ts'
import type { OptionError } from '../../base/errors.ts'
import { loadOptional } from '../../base/optional-packages.ts'
import { makeFolder } from '../../products/recipes/files/make-folder.ts'
import { makeProcessName, StagingPlace } from '../queue/staging-place.ts'
import { AuthorityDesk } from './authority/authority-desk.ts'
import { Metrics } from './admin/metrics.ts'
import { Slots } from './http/slots.ts'
import { FolderJobs } from './jobs/folder-jobs.ts'
import { faultsOfDisk, JobFiles } from './jobs/job-files.ts'
import { JobStore } from './jobs/job-store.ts'
import type { Jobs } from './jobs/jobs.ts'
import { freeBytes, LEAST_FREE_BYTES, StoreRoom } from './jobs/store-room.ts'
import type { ServicePlan } from './plan.ts'
import { Pool } from './pool/pool.ts'
import { ServiceError } from './service-error.ts'

/** Folders below the store. */
const FOLDERS = {
  /** What lasts as long as a request. */
  work: '.work',
  /** The same of several services, in a folder each. */
  services: '.services',
  /** Documents that are converted while their clients do something else. */
  documents: 'documents',
  /** Those of several services. */
  shared: 'shared',
} as const

/** Clients that may follow documents at once: the browsers of a large institute, each with its list and a paper. */
const MOST_FOLLOWERS = 500

/** How able a service is to take work. */
export interface Readiness {
  readonly isReady: boolean
  readonly pool: Pool['counts']
  /** Bytes on the disk of the store, and for how long a document is kept after its end. */
  readonly store: { readonly free: number; readonly limit: number; readonly keepHours: number }
  /** Whether the server answers by which services share their documents; none where they do not. */
  readonly redis?: { readonly isThere: boolean }
}

/** What all routes use: the plan, the pool of workers, the jobs and the folder of the service. */
export class Engine {
  readonly plan: ServicePlan
  readonly metrics: Metrics
  readonly pool: Pool
  readonly jobs: Jobs
  readonly authority: AuthorityDesk | undefined
  /** Places for streams of events. */
  readonly eventSlots = new Slots(MOST_FOLLOWERS)
  /** Room for documents to be kept. */
  readonly room: StoreRoom
  readonly #work: WorkFolder
  #isEnding = false

  private constructor(plan: ServicePlan, work: WorkFolder, pool: Pool, metrics: Metrics, jobs: Jobs) {
    this.plan = plan
    const desk = { path: plan.authority ?? '', limits: plan.limits, staging: join(work.path, 'authority') }
    this.authority = plan.authority === undefined ? undefined : new AuthorityDesk(desk)
    this.#work = work
    this.pool = pool
    this.metrics = metrics
    this.jobs = jobs
    this.room = new StoreRoom(plan, owner => jobs.measure(owner))
  }

  /**
   * @throws {OptionError} where another service uses the store, or services that share documents have another one
   * @throws {QueueError} where the server of Redis does not answer
   */
  static async open(plan: ServicePlan): Promise<Engine> {
    await makeFolder(plan.store, 0o700)
    const work = await openWorkFolder(plan)
    const metrics = new Metrics()
    const pool = new Pool({ ...plan, staging: work.path }, metrics)
    try {
      return new Engine(plan, work, pool, metrics, await openJobs(plan, pool))
    } catch (error) {
      await pool.close(0)
      work.release()
      throw error
    }
  }

  /** Settles where another service has taken the store, since this one was suspended for long: it has to end. */
  get lost(): Promise<OptionError> {
    return this.#work.lost
  }

  get isEnding(): boolean {
    return this.#isEnding
  }

  /** From now on the service is not ready; it still answers. */
  announceEnd(): void {
    this.#isEnding = true
    this.jobs.close()
  }

  get readiness(): Readiness {
    const free = freeBytes(this.plan.store)
    const { storeLimitBytes: limit, keepMs } = this.plan
    const store = { free, limit, keepHours: keepMs / 3_600_000 }
    const isReady = !this.#isEnding && !this.pool.isFull && free >= LEAST_FREE_BYTES
    const { isThere } = this.jobs
    return { isReady, pool: this.pool.counts, store, ...(isThere !== undefined && { redis: { isThere } }) }
  }

  /** @throws {ServiceError} `E_BUSY` where the next request would be refused: better before its document is read */
  refuseWhenFull(): void {
    if (this.pool.isFull) throw new ServiceError('E_BUSY', 'all workers are busy, and enough requests are waiting')
  }

  /** Does work with a folder that is removed afterwards. */
  async withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = join(this.#work.path, randomBytes(16).toString('hex'))
    // Who cleans up may have removed the folder above it.
    await faultsOfDisk(() => mkdir(folder, { recursive: true, mode: 0o700 }))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Must be called when no request comes any more; what runs may take so much longer. */
  async close(graceMs: number): Promise<void> {
    this.jobs.close()
    await this.pool.close(graceMs)
    await this.jobs.end()
    await this.authority?.close()
    this.#work.release()
  }
}

/** A folder of this process alone. */
interface WorkFolder {
  readonly path: string
  /** Settles where it belongs to another process. */
  readonly lost: Promise<OptionError>
  readonly release: () => void
}

async function openWorkFolder({ store, redis }: ServicePlan): Promise<WorkFolder> {
  if (redis === undefined) {
    const path = join(store, FOLDERS.work)
    let lose: (error: OptionError) => void = () => {}
    const lost = new Promise<OptionError>(resolve => (lose = resolve))
    const lease = await claimStaging(path, lose)
    return { path, lost, release: lease.release }
  }
  const place = new StagingPlace(join(store, FOLDERS.services), makeProcessName())
  return { path: place.path, lost: new Promise(() => {}), release: () => place.close() }
}

async function openJobs(plan: ServicePlan, pool: Pool): Promise<Jobs> {
  const { store, redis } = plan
  if (redis === undefined) return new FolderJobs(new JobStore(join(store, FOLDERS.documents)), pool, plan)
  const { SharedJobs } = await loadOptional('queue', () => import('./jobs/shared/shared-jobs.ts'))
  return SharedJobs.open(redis, new JobFiles(join(store, FOLDERS.shared)), pool, plan)
}
