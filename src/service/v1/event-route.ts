import type { FastifyInstance } from 'fastify'
import { PassThrough } from 'node:stream'
import type { Engine } from '../engine.ts'
import { jobOf, PARAMS } from './document-routes.ts'
import { viewOf } from './views.ts'

/** Proxies close a connection on which nothing comes for some 30 s. */
const KEEP_ALIVE_MS = 15_000

/** When a client comes again whose connection was lost. */
const RETRY_MS = 5000

/** What events are about. */
interface State {
  readonly status: string
  readonly progress?: object
}

/** Adds the route of what happens to a document, as server-sent events: `status` at each change, `page` for each page. */
export function addEventRoute(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/events', {
    schema: {
      tags: ['documents'],
      summary: 'What happens to a document until its end: events `status` (as the document) and `page`',
      params: PARAMS,
    },
    handler: (request, reply) => {
      const stream = new PassThrough()
      const { id } = jobOf(request, engine).request
      reply.raw.once('close', followJob(engine, id, stream))
      return reply.headers({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).send(stream)
    },
  })
}

/** Writes what happens to a job until its end; what comes back ends it before. */
function followJob({ jobs }: Engine, id: string, stream: PassThrough): () => void {
  const write = (event: string, data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  let lastStatus: string | undefined
  const follow = () => {
    const job = jobs.get(id)
    const { status, progress }: State = job === undefined ? { status: 'removed' } : (job.end ?? jobs.progressOf(id))
    if (status !== lastStatus) write('status', job === undefined ? { id, status } : viewOf(job, jobs))
    else if (progress !== undefined) write('page', progress)
    lastStatus = status
    if (jobs.isClosed || !jobs.isOpen(id)) stop()
  }
  const unwatch = jobs.watch(id, follow)
  const timer = setInterval(() => stream.write(':\n\n'), KEEP_ALIVE_MS).unref()
  const stop = () => {
    unwatch()
    clearInterval(timer)
    stream.end()
  }
  stream.write(`retry: ${RETRY_MS}\n\n`)
  follow()
  return stop
}
