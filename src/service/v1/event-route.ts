import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine.ts'
import { jobOf, PARAMS } from './document-routes.ts'
import { openEventStream, type WriteEvent } from './event-stream.ts'
import { viewOf } from './views.ts'

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
      const { id } = jobOf(request, engine).request
      return openEventStream(reply, (write, end) => followJob(engine, id, write, end))
    },
  })
}

/** Writes what happens to a job until its end; what comes back ends it before. */
function followJob({ jobs }: Engine, id: string, write: WriteEvent, end: () => void): () => void {
  let lastStatus: string | undefined
  const follow = () => {
    const job = jobs.get(id)
    const { status, progress }: State = job === undefined ? { status: 'removed' } : (job.end ?? jobs.progressOf(id))
    if (status !== lastStatus) write('status', job === undefined ? { id, status } : viewOf(job, jobs))
    else if (progress !== undefined) write('page', progress)
    lastStatus = status
    if (jobs.isClosed || !jobs.isOpen(id)) {
      unwatch()
      end()
    }
  }
  const unwatch = jobs.watch(id, follow)
  follow()
  return unwatch
}
