import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine.ts'

/** Adds the routes by which an orchestrator watches the service. */
export function addHealthRoutes(app: FastifyInstance, engine: Engine): void {
  app.get('/livez', (_request, reply) => reply.type('text/plain; charset=UTF-8').send('ok'))
  app.get('/readyz', (_request, reply) => {
    const { isReady, ...state } = engine.readiness
    return reply.code(isReady ? 200 : 503).send(state)
  })
}
