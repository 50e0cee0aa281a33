import type { FastifyInstance } from 'fastify'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../service-error.ts'
import { jobOf, PARAMS } from './document-routes.ts'

/** Adds the route of a document as it was sent. */
export function addInputRoute(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/input', {
    schema: { tags: ['documents'], summary: 'The document as it was sent', params: PARAMS },
    handler: async (request, reply) => {
      const path = engine.jobs.files.inputOf((await jobOf(request, engine)).request.id)
      const file = await open(path).catch(() => undefined)
      if (file === undefined) throw new ServiceError('E_NOT_FOUND', 'the document is not there any more')
      const { size } = await file.stat()
      return reply
        .headers({
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment',
          'Content-Length': size,
        })
        .send(createReadStream('', { fd: file }))
    },
  })
}
