import type { FastifyInstance } from 'fastify'
import { convertNow } from '../convert-now.ts'
import type { Engine } from '../engine.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { correctionsOf } from './correction-routes.ts'
import { jobOf, PARAMS } from './document-routes.ts'
import { sendProduct } from './send-product.ts'

/** Outputs that a person may see before corrections are kept. */
const PREVIEWED = ['inspection', 'html', 'tei'] as const

/** Adds the route by which a person sees what corrections do before they are kept. */
export function addPreviewRoute(app: FastifyInstance, engine: Engine): void {
  app.post('/v1/documents/:id/preview', {
    config: { takes: { 'application/json': { type: 'object' } } },
    schema: {
      tags: ['corrections'],
      summary: 'An output as it would be with other corrections; nothing is kept',
      params: PARAMS,
      querystring: {
        type: 'object',
        properties: { output: { type: 'string', enum: PREVIEWED, default: 'inspection' } },
      },
    },
    handler: async (request, reply) => {
      const { id, name, options } = (await jobOf(request, engine)).request
      const corrections = correctionsOf(request)
      const { output } = request.query as { readonly output: (typeof PREVIEWED)[number] }
      const signal = closedSignal(reply)
      const { content } = await engine.withFolder(folder => {
        const received = { path: engine.jobs.files.inputOf(id), source: name, folder }
        const wanted = { product: output, reading: options.reading, corrections, isPreview: true } as const
        return convertNow(engine.pool, received, wanted, signal)
      })
      return sendProduct(reply, output, content)
    },
  })
}
