import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANY_ORIGIN } from './guards.ts'

/**
 * Headers that say which pages of other sites may read the answer: all for `/api`, where no state is kept. What they may send
 * is for `checkOrigin`.
 */
export function allowOrigins(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  const { origin } = request.headers
  const isOpen = request.url.startsWith('/api/') && origins.every(each => each === ANY_ORIGIN)
  if (origin === undefined || !(isOpen || origins.includes(origin))) return
  reply.headers({
    'Access-Control-Allow-Origin': isOpen ? '*' : origin,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, If-Match, X-Api-Key',
    'Access-Control-Expose-Headers': 'ETag, Location, Retry-After, X-Paperxml-Ignored, X-Request-Id',
    Vary: 'Origin',
  })
}
