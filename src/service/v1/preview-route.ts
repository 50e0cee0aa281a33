import type { FastifyInstance } from 'fastify'
import { convertNow } from '../convert-now.ts'
import type { Engine } from '../engine.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { correctionsOf } from './correction-routes.ts'
import { jobOf, PARAMS } from './document-routes.ts'
import { sendProduct } from './send-product.ts'

/** Adds the route by which a person sees what corrections do before they are kept. */
export function addPreviewRoute(app: FastifyInstance, engine: Engine): void {
  app.post('/v1/documents/:id/preview', {
    config: { takes: { 'application/json': { type: 'object' } } },
    schema: {
      tags: ['corrections'],
      summary: 'The output `inspection` as it would be with other corrections; nothing is kept',
      params: PARAMS,
    },
    handler: async (request, reply) => {
      const { id, name, options } = (await jobOf(request, engine)).request
      const corrections = correctionsOf(request)
      const signal = closedSignal(reply)
      const { content } = await engine.withFolder(folder => {
        const received = { path: engine.jobs.files.inputOf(id), source: name, folder }
        const wanted = { product: 'inspection', reading: options.reading, corrections } as const
        return convertNow(engine.pool, received, wanted, signal)
      })
      return sendProduct(reply, 'inspection', content)
    },
  })
}
