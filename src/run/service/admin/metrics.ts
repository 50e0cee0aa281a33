import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { STAGES, type WorkerEntry } from '../../batch/journal/entry.ts'
import type { RequestLine } from '../http/request-line.ts'
import type { PoolCounts, PoolObserver } from '../pool/pool.ts'

/** Seconds of a request: from an answer at once to the longest time that a document may take. */
const REQUEST_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]
/** Seconds of a document: a page of text, a long paper, a scanned one. */
const DOCUMENT_BUCKETS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600]
/** Bytes of an upload: papers have 100 kB to some MB. */
const UPLOAD_BUCKETS = [1e5, 5e5, 1e6, 5e6, 1e7, 5e7, 2e8]

/** Figures of trust: 0.75 is where a paper is called doubtful. */
const TRUST_BUCKETS = [0.25, 0.5, 0.75, 0.9, 1]

/** How busy the service is when it is asked. */
export interface Load {
  readonly pool: PoolCounts
  readonly documentsWaiting: number
}

/** The counts of a service, as Prometheus reads them. Labels are closed sets: never a name, an id or a text. */
export class Metrics implements PoolObserver {
  readonly #registry = new Registry()
  readonly #requests = this.#counter('http_requests_total', 'Requests that were answered', [
    'route',
    'method',
    'status',
  ])
  readonly #rejected = this.#counter('rejected_total', 'Requests that were refused, by the code of the answer', [
    'reason',
  ])
  readonly #documents = this.#counter('documents_total', 'Documents that have ended', ['outcome', 'code'])
  readonly #pages = this.#counter('pages_total', 'Pages that were read', ['kind'])
  readonly #restarts = this.#counter('worker_restarts_total', 'Worker processes that were replaced', ['reason'])
  readonly #unaccounted = this.#counter('unaccounted_glyphs_total', 'Glyphs that were lost: a fault of the program')
  readonly #requestSeconds = this.#histogram('http_request_seconds', 'Time of a request', REQUEST_BUCKETS, ['route'])
  readonly #documentSeconds = this.#histogram('document_seconds', 'Time of a document', DOCUMENT_BUCKETS, ['kind'])
  readonly #stageSeconds = this.#counter('stage_seconds_total', 'Time of the stages of documents', ['stage'])
  readonly #trust = this.#histogram('trust', 'How far the structure of a document may be trusted', TRUST_BUCKETS)
  readonly #uploadBytes = this.#histogram('upload_bytes', 'Size of a document that was sent', UPLOAD_BUCKETS)
  readonly #lanes = this.#gauge('lanes', 'Places for a document, by what they do', ['state'])
  readonly #waiting = this.#gauge('waiting', 'Requests that wait for a worker')
  readonly #documentsWaiting = this.#gauge('documents_waiting', 'Documents that wait to be converted later')
  readonly #memory = this.#gauge('worker_memory_bytes', 'Most memory of a worker during its last job', ['lane'])

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    // A counter that is there before its first event can be watched.
    this.#unaccounted.inc(0)
  }

  /** Counts a request that was answered. */
  onRequest({ route, method, status, ms, bytes, code }: RequestLine): void {
    this.#requests.inc({ route, method, status })
    this.#requestSeconds.observe({ route }, ms / 1000)
    if (bytes !== undefined) this.#uploadBytes.observe(bytes)
    if (code !== undefined) this.#rejected.inc({ reason: code })
  }

  onDocument(entry: Omit<WorkerEntry, 'outputs'>): void {
    const { status, code, pages, recognised = 0, seconds, account, trust, stages } = entry
    this.#documents.inc({ outcome: status, code: code ?? '' })
    this.#documentSeconds.observe({ kind: recognised > 0 ? 'scan' : 'typeset' }, seconds)
    this.#pages.inc({ kind: 'scan' }, recognised)
    this.#pages.inc({ kind: 'typeset' }, Math.max(0, pages - recognised))
    this.#unaccounted.inc(account?.unaccounted ?? 0)
    if (trust !== undefined) this.#trust.observe(trust)
    for (const stage of STAGES) if (stages !== undefined) this.#stageSeconds.inc({ stage }, stages[stage])
  }

  onWorkerEnded(reason: string): void {
    this.#restarts.inc({ reason })
  }

  onMemory(lane: number, bytes: number): void {
    this.#memory.set({ lane }, bytes)
  }

  /** All counts as text, and the type of the text. */
  async render({ pool, documentsWaiting }: Load): Promise<{ readonly type: string; readonly text: string }> {
    this.#lanes.set({ state: 'active' }, pool.active)
    this.#lanes.set({ state: 'idle' }, pool.idle)
    this.#waiting.set(pool.waiting)
    this.#documentsWaiting.set(documentsWaiting)
    return { type: this.#registry.contentType, text: await this.#registry.metrics() }
  }

  #counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter({ name: `paperxml_${name}`, help, labelNames, registers: [this.#registry] })
  }

  #gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name: `paperxml_${name}`, help, labelNames, registers: [this.#registry] })
  }

  #histogram(name: string, help: string, buckets: number[], labelNames: readonly string[] = []): Histogram {
    return new Histogram({ name: `paperxml_${name}`, help, buckets, labelNames, registers: [this.#registry] })
  }
}
