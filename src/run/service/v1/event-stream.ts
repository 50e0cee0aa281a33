import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'
import type { Slots } from '../http/slots.ts'

/** Proxies close a connection on which nothing comes for some 30 s. */
const KEEP_ALIVE_MS = 15_000

/** When a client comes again whose connection was lost. */
const RETRY_MS = 5000

/**
 * Time between two writes to one client. A thousand pages are read within seconds, and each write costs some 20 µs: to send each
 * page to each of 500 clients would take more time than there is.
 */
const GATHER_MS = 250

/** A client that has read nothing for so long is cut off. */
const MOST_STALL_MS = 60_000

/** Something to tell: `page` events of a document replace those of it that were not sent yet. */
export interface StreamEvent {
  readonly type: 'status' | 'page'
  /** The document that it is about. */
  readonly id: string
  /** Its data as JSON, made when it is sent. */
  readonly toJson: () => string
}

export type WriteEvent = (event: StreamEvent) => void

/**
 * Answers with server-sent events. `follow` writes them until what it returned is called: when the client has gone, or
 * it calls `end`. Each status is sent, and of the pages the latest, at most four times a second.
 * @throws {ServiceError} `E_BUSY` where too many clients follow
 */
export function openEventStream(
  reply: FastifyReply,
  slots: Slots,
  follow: (write: WriteEvent, end: () => void) => () => void,
): FastifyReply {
  const leave = slots.take()
  const queue = new EventQueue()
  const stop = follow(
    event => queue.add(event),
    () => queue.end(),
  )
  reply.raw.once('close', () => {
    leave()
    stop()
    queue.destroy()
  })
  return reply.headers({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).send(queue.stream)
}

/** What a client is to be told, and has not been told yet. */
class EventQueue {
  readonly stream = new PassThrough()
  readonly #waiting = new Map<string, StreamEvent>()
  readonly #keepAlive = setInterval(() => this.#showLife(), KEEP_ALIVE_MS).unref()
  #timer: NodeJS.Timeout | undefined
  #added = 0
  #sent = 0
  /** Since when the client reads too slowly; `undefined` where it does not. */
  #stalled: number | undefined

  constructor() {
    this.stream.write(`retry: ${RETRY_MS}\n\n`)
    this.stream.on('drain', () => {
      this.#stalled = undefined
      this.#send()
    })
  }

  add(event: StreamEvent): void {
    const key = event.type === 'page' ? event.id : String(this.#added++)
    // Taken out first: what is set anew keeps its old place.
    this.#waiting.delete(key)
    this.#waiting.set(key, event)
    this.#timer ??= setTimeout(() => this.#send(), Math.max(0, this.#sent + GATHER_MS - performance.now()))
  }

  /** Sends what is left, and ends. */
  end(): void {
    this.#stalled = undefined
    this.#send()
    this.destroy()
    this.stream.end()
  }

  /** Sends nothing any more. */
  destroy(): void {
    clearInterval(this.#keepAlive)
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #send(): void {
    this.#timer = undefined
    if (this.#stalled !== undefined || this.#waiting.size === 0) return
    this.#sent = performance.now()
    const texts = [...this.#waiting.values()].map(({ type, toJson }) => `event: ${type}\ndata: ${toJson()}\n\n`)
    this.#waiting.clear()
    this.#write(texts.join(''))
  }

  #showLife(): void {
    if (this.#stalled === undefined) this.#write(':\n\n')
    else if (performance.now() - this.#stalled > MOST_STALL_MS) this.stream.destroy()
  }

  #write(text: string): void {
    if (!this.stream.write(text)) this.#stalled = performance.now()
  }
}
