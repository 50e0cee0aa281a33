import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../engine.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { jobOf, paramsWith } from './document-routes.ts'

/** As sharp as a screen shows a page, and as sharp as it is printed. */
const DPI = { type: 'integer', minimum: 18, maximum: 300, default: 96 } as const

/** Adds the route of the pages of a document as they look. */
export function addPageRoute(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/pages/:page.png', {
    schema: {
      tags: ['documents'],
      summary: 'The picture of a page of a PDF, from 1',
      params: paramsWith({ page: { type: 'integer', minimum: 1 } }),
      querystring: { type: 'object', properties: { dpi: DPI } },
    },
    handler: (request, reply) => sendPage(request, reply, engine),
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, engine: Engine): Promise<FastifyReply> {
  const { id, options } = (await jobOf(request, engine)).request
  const { page } = request.params as { readonly page: number }
  const { dpi } = request.query as { readonly dpi: number }
  const signal = closedSignal(reply)
  const png = await engine.withFolder(async folder => {
    const to = join(folder, 'page.png')
    const from = { path: engine.jobs.files.inputOf(id), password: options.reading.password }
    await engine.pool.run({ type: 'page', ...from, page, dpi, to }, { signal })
    return readFile(to)
  })
  return reply.header('Content-Type', 'image/png').send(png)
}
