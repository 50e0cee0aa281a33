import type { FastifyReply, FastifyRequest } from 'fastify'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import { type Failure, RETRY_AFTER_SECONDS } from '../service-error.ts'
import { isHeld } from './held-bodies.ts'

/** More than the limit of an upload is read before a refusal: the form around the file. */
const FORM_BYTES = 8 * 1024 * 1024

/** Answers a failure when the body has been read: a client that still sends would not see it. */
export async function answerFailure(
  { status, code, message }: Failure,
  mostUploadBytes: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.outcome = { ...request.outcome, code }
  if (isHeld(request.raw)) reply.header('Connection', 'close')
  else await drain(request.raw, mostUploadBytes + FORM_BYTES)
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS)
  reply.code(status)
  if (!request.url.startsWith('/v1/')) {
    return reply.header('Content-Type', 'text/plain; charset=UTF-8').send(`${code}: ${message}\n`)
  }
  const title = STATUS_CODES[status] ?? 'Failure'
  const problem = { type: 'about:blank', title, status, detail: message, code, instance: request.id }
  return reply.header('Content-Type', 'application/problem+json').serializer(JSON.stringify).send(problem)
}

/** A client that continues to send gets its answer after so long. */
const MOST_DRAIN_MS = 60_000

/**
 * Reads the rest of a body and forgets it, up to a limit. A client that is answered while it sends may find its
 * connection closed and never see the answer.
 */
async function drain(message: IncomingMessage, mostBytes: number): Promise<void> {
  if (message.readableEnded || message.destroyed) return
  message.unpipe()
  await new Promise<void>(resolve => {
    let bytes = 0
    const timer = setTimeout(resolve, MOST_DRAIN_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) end()
    })
    for (const event of ['end', 'close', 'error'] as const) message.once(event, end)
    message.resume()
  })
}
