import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine.ts'
import type { Job } from '../jobs/job.ts'
import { jobOf, PARAMS } from './document-routes.ts'
import { openEventStream, type WriteEvent } from './event-stream.ts'
import { type State, stateOf, viewOf } from './views.ts'

/** Adds the route of what happens to a document, as server-sent events: `status` at each change, `page` for each page. */
export function addEventRoute(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/events', {
    schema: {
      tags: ['documents'],
      summary: 'What happens to a document until its end: events `status` (as the document) and `page`',
      params: PARAMS,
    },
    handler: async (request, reply) => {
      const { id } = (await jobOf(request, engine)).request
      return openEventStream(reply, engine.eventSlots, (write, end) => followJob(engine, id, write, end))
    },
  })
}

/** Writes what happens to a job until its end; what comes back ends it before. */
function followJob({ jobs, plan }: Engine, id: string, write: WriteEvent, end: () => void): () => void {
  let lastStatus: string | undefined
  const follow = (job: Job | undefined) => {
    const { status, progress }: State = job === undefined ? { status: 'removed' } : stateOf(job)
    if (status !== lastStatus) {
      write({
        type: 'status',
        id,
        toJson: () => JSON.stringify(job === undefined ? { id, status } : viewOf(job, plan)),
      })
    } else if (progress !== undefined) write({ type: 'page', id, toJson: () => JSON.stringify(progress) })
    lastStatus = status
    if (job === undefined || job.end !== undefined) stop()
  }
  const stop = () => {
    unwatch()
    end()
  }
  const unwatch = jobs.watch(id, follow, stop)
  return unwatch
}
