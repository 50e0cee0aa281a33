import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Engine } from '../engine.ts'
import { addHealthRoutes } from '../http/health-routes.ts'
import { checkHost } from '../http/guards.ts'
import { toFailure } from '../service-error.ts'

/** The server for those who run the service: how it is, and its counts. It needs no token and does not listen yet. */
export function buildAdminApp(engine: Engine): FastifyInstance {
  const { plan, metrics, pool, jobs } = engine
  const app = fastify({ logger: false })
  app.addHook('onRequest', async request => checkHost(request, plan))
  app.setErrorHandler((error, _request, reply) => {
    const { status, code, message } = toFailure(error)
    return reply.code(status).type('text/plain; charset=UTF-8').send(`${code}: ${message}\n`)
  })
  addHealthRoutes(app, engine)
  const sendMetrics = async (_request: unknown, reply: FastifyReply) => {
    const documentsWaiting = await jobs.countWaiting().catch(() => Number.NaN)
    const { type, text } = await metrics.render({ pool: pool.counts, documentsWaiting })
    return reply.header('Content-Type', type).send(text)
  }
  app.get('/metrics', sendMetrics)
  // Where programs that know GROBID look.
  app.get('/metrics/prometheus', sendMetrics)
  app.get('/ping', (_request, reply) => reply.type('text/plain; charset=UTF-8').send('pong\n'))
  return app
}
