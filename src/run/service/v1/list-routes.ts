import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Engine } from '../engine.ts'
import { isLoopback } from '../http/guards.ts'
import type { Job } from '../jobs/job.ts'
import { openEventStream, type WriteEvent } from './event-stream.ts'
import { ownerOf } from './options.ts'
import { DOCUMENT_SCHEMA, jsonOnce, stateOf, viewOf } from './views.ts'

const MS_OF_HOUR = 3_600_000

const QUERY = {
  type: 'object',
  properties: { ids: { type: 'string', description: 'More documents, separated by commas' } },
} as const

/** Adds the routes of all documents of a client: their list, and what happens to them. */
export function addListRoutes(app: FastifyInstance, engine: Engine): void {
  const { jobs } = engine
  app.get('/v1/documents', {
    schema: {
      tags: ['documents'],
      summary:
        'The documents of the token. Without tokens: all, where this machine alone reaches the service; else `ids`',
      querystring: QUERY,
      response: {
        '200': {
          type: 'object',
          properties: {
            documents: { type: 'array', items: DOCUMENT_SCHEMA },
            keepHours: { type: 'number', description: 'How long documents are kept after their end' },
          },
        },
      },
    },
    handler: async request => {
      const found = await jobs.list(ownerOf(request, engine.plan))
      const documents = found.filter(filterOf(request, engine)).map(job => viewOf(job, engine.plan))
      return { documents, keepHours: engine.plan.keepMs / MS_OF_HOUR }
    },
  })
  app.get('/v1/documents/events', {
    schema: {
      tags: ['documents'],
      summary: 'What happens to the documents of the list: events `status` (as a document) and `page` (with its `id`)',
      querystring: QUERY,
    },
    handler: (request, reply) =>
      openEventStream(reply, engine.eventSlots, write => followAll(engine, filterOf(request, engine), write)),
  })
}

/** Which documents a client may see without naming each. */
function filterOf(request: FastifyRequest, { plan }: Engine): (job: Job) => boolean {
  const { ids = '' } = request.query as { readonly ids?: string }
  const known = new Set(ids.split(','))
  const owner = ownerOf(request, plan)
  const hasOwnList = plan.tokenFile !== undefined || isLoopback(plan.host)
  return ({ request: job }) => job.owner === owner && (hasOwnList || known.has(job.id))
}

/** Writes what happens to the jobs of a list; what comes back ends it. */
function followAll({ jobs, plan }: Engine, isShown: (job: Job) => boolean, write: WriteEvent): () => void {
  const lastStatus = new Map<string, string>()
  return jobs.watchAll((id, job) => {
    if (job === undefined) {
      if (!lastStatus.delete(id)) return
      write({ type: 'status', id, toJson: () => JSON.stringify({ id, status: 'removed' }) })
      return
    }
    if (!isShown(job)) return
    const { status, progress } = stateOf(job)
    if (status !== lastStatus.get(id))
      write({ type: 'status', id, toJson: () => jsonOnce(job, () => viewOf(job, plan)) })
    else if (progress !== undefined) {
      write({ type: 'page', id, toJson: () => jsonOnce(progress, () => ({ id, ...progress })) })
    }
    lastStatus.set(id, status)
  })
}
