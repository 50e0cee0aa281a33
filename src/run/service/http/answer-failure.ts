import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { type Failure, RETRY_AFTER_SECONDS } from '../service-error.ts'
import { drain } from './drain.ts'
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
