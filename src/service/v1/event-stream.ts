import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'

/** Proxies close a connection on which nothing comes for some 30 s. */
const KEEP_ALIVE_MS = 15_000

/** When a client comes again whose connection was lost. */
const RETRY_MS = 5000

/** Writes an event with its data. */
export type WriteEvent = (event: string, data: object) => void

/**
 * Answers with server-sent events. `follow` writes them until what it returned is called: when the client has gone, or
 * it calls `end`.
 */
export function openEventStream(
  reply: FastifyReply,
  follow: (write: WriteEvent, end: () => void) => () => void,
): FastifyReply {
  const stream = new PassThrough()
  const timer = setInterval(() => stream.write(':\n\n'), KEEP_ALIVE_MS).unref()
  const end = () => {
    clearInterval(timer)
    stream.end()
  }
  stream.write(`retry: ${RETRY_MS}\n\n`)
  const stop = follow((event, data) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), end)
  reply.raw.once('close', () => {
    stop()
    end()
  })
  return reply.headers({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).send(stream)
}
