import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE, SESSION_PATH } from '../http/guards.ts'

/** A year: a token counts as long as it is in the file of tokens. */
const SESSION_SECONDS = 31_536_000

const BODY = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1, maxLength: 1000, pattern: '^[^\\s\\p{Cs}]+$' } },
} as const

/**
 * Adds the routes by which a browser gives its token once: it comes back in a cookie that no script can read. Whether
 * the token is known is seen at the next request.
 */
export function addSessionRoutes(app: FastifyInstance): void {
  const attributes = `Path=/v1/; HttpOnly; SameSite=Strict`
  app.post(SESSION_PATH, {
    config: { takes: { 'application/json': BODY } },
    schema: {
      tags: ['sessions'],
      summary: 'Keeps a token in a cookie, for browsers',
      body: BODY,
      response: { '204': { type: 'null' } },
    },
    handler: (request, reply) => {
      const { token } = request.body as { readonly token: string }
      const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''
      const cookie = `${SESSION_COOKIE}=${encodeURIComponent(token)}; Max-Age=${SESSION_SECONDS}; ${attributes}${secure}`
      return reply.header('Set-Cookie', cookie).code(204).send()
    },
  })
  app.delete(SESSION_PATH, {
    schema: { tags: ['sessions'], summary: 'Forgets the token', response: { '204': { type: 'null' } } },
    handler: (_request, reply) =>
      reply.header('Set-Cookie', `${SESSION_COOKIE}=; Max-Age=0; ${attributes}`).code(204).send(),
  })
}
