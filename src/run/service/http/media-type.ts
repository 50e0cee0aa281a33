import type { FastifyRequest } from 'fastify'

/** The media type of the body of a request, in lower case and without its parameters; empty where none is named. */
export function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers['content-type'] ?? '').replace(/;.*$/su, '').trim().toLowerCase()
}
