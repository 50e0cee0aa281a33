import { randomBytes } from 'node:crypto'
import { mkdirSync, statfsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { claimStaging } from '../batch/outputs/staging-folder.ts'
import { AuthorityStore } from './authority/authority-store.ts'
import { Metrics } from './admin/metrics.ts'
import { Jobs } from './jobs/jobs.ts'
import { JobStore } from './jobs/job-store.ts'
import type { ServicePlan } from './plan.ts'
import { Pool } from './pool/pool.ts'
import { ServiceError } from './service-error.ts'

/** Folder below the store for what lasts as long as a request. */
const WORK_FOLDER = '.work'

/** Folder below the store for documents that are converted while their clients do something else. */
const DOCUMENTS_FOLDER = 'documents'

/** With less space on the disk of the store than this, the service is not ready. */
const LEAST_FREE_BYTES = 1e9

/** How able a service is to take work. */
export interface Readiness {
  readonly isReady: boolean
  readonly pool: Pool['counts']
  readonly store: { readonly free: number }
}

/** What all routes use: the plan, the pool of workers, the jobs and the folder of the service. */
export class Engine {
  readonly plan: ServicePlan
  readonly metrics = new Metrics()
  readonly pool: Pool
  readonly jobs: Jobs
  readonly authority: AuthorityStore | undefined
  readonly #work: string
  readonly #release: () => void
  #isEnding = false

  /** @throws {OptionError} where another service uses the store */
  constructor(plan: ServicePlan) {
    this.plan = plan
    this.authority = plan.authority === undefined ? undefined : new AuthorityStore(plan.authority)
    mkdirSync(plan.store, { recursive: true, mode: 0o700 })
    this.#work = join(plan.store, WORK_FOLDER)
    this.#release = claimStaging(this.#work)
    this.pool = new Pool({ ...plan, staging: this.#work }, this.metrics)
    this.jobs = new Jobs(new JobStore(join(plan.store, DOCUMENTS_FOLDER)), this.pool, plan)
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
    const { bavail, bsize } = statfsSync(this.plan.store)
    const free = bavail * bsize
    const isReady = !this.#isEnding && !this.pool.isFull && free >= LEAST_FREE_BYTES
    return { isReady, pool: this.pool.counts, store: { free } }
  }

  /** @throws {ServiceError} `E_BUSY` where the next request would be refused: better before its document is read */
  refuseWhenFull(): void {
    if (this.pool.isFull) throw new ServiceError('E_BUSY', 'all workers are busy, and enough requests wait')
  }

  /** Does work with a folder that is removed afterwards. */
  async withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = join(this.#work, randomBytes(16).toString('hex'))
    await mkdir(folder, { mode: 0o700 })
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
    this.#release()
  }
}
