import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '../engine.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { isNoDocument, type Job, JOB_ID } from '../jobs/job.ts'
import { waitForEnd } from '../jobs/jobs.ts'
import { ServiceError } from '../service-error.ts'
import { type Product, PRODUCTS } from '../worker/product-files.ts'
import { ownerOf } from './options.ts'
import { sendProduct } from './send-product.ts'
import { DOCUMENT_BODIES, DOCUMENT_QUERY, takeDocument } from './send-document.ts'
import { DOCUMENT_SCHEMA, viewOf } from './views.ts'

/** Longest time that a request waits for a document: proxies close a connection after 60 s. */
const MOST_WAIT_SECONDS = 55

/** The id of a document in the path of a route. */
const ID = { type: 'string', pattern: JOB_ID.source } as const
/** The path of a route of a document. */
export const PARAMS = paramsWith({})
const TAG = ['documents']
/** The body of a request that has a document converted again; it may be missing. */
const AGAIN = {
  type: 'object',
  nullable: true,
  additionalProperties: false,
  properties: { password: { type: 'string', minLength: 1, description: 'Opens an encrypted file' } },
} as const

/** The path of a route of a document with more parameters. */
export function paramsWith(more: Readonly<Record<string, object>>) {
  return { type: 'object', properties: { id: ID, ...more } } as const
}

/** The job that a request is about. */
export function jobOf(request: FastifyRequest, { jobs, plan }: Engine): Promise<Job> {
  const { id } = request.params as { readonly id: string }
  return jobs.find(id, ownerOf(request, plan))
}

/** Adds the routes of documents that are converted while their clients do something else. */
export function addDocumentRoutes(app: FastifyInstance, engine: Engine): void {
  const { jobs } = engine
  app.post('/v1/documents', {
    config: { takes: DOCUMENT_BODIES },
    schema: {
      tags: TAG,
      summary: 'Sends a document: a form with the field file and options, or the document with options in the query',
      querystring: DOCUMENT_QUERY,
      response: { '200': DOCUMENT_SCHEMA, '202': DOCUMENT_SCHEMA },
    },
    handler: async (request, reply) => {
      const { job, isNew } = await takeDocument(request, engine)
      const { id, sha256 } = job.request
      reply.headers({ Location: `/v1/documents/${id}`, ETag: `"${sha256}"` })
      return reply.code(isNew ? 202 : 200).send(viewOf(job, engine.plan))
    },
  })
  app.get('/v1/documents/:id', {
    schema: {
      tags: TAG,
      summary: 'How far a document is; waits for its end for so many seconds',
      params: PARAMS,
      querystring: {
        type: 'object',
        properties: { wait: { type: 'integer', minimum: 0, maximum: MOST_WAIT_SECONDS } },
      },
      response: { '200': DOCUMENT_SCHEMA },
    },
    handler: async (request, reply) => {
      const { wait = 0 } = request.query as { readonly wait?: number }
      const { request: asked, end } = await jobOf(request, engine)
      if (end === undefined) await waitForEnd(jobs, asked.id, 1000 * wait, closedSignal(reply))
      return viewOf(await jobOf(request, engine), engine.plan)
    },
  })
}

/** Adds the routes that stop a document, and convert it again. */
export function addChangeRoutes(app: FastifyInstance, engine: Engine): void {
  const { jobs } = engine
  app.delete('/v1/documents/:id', {
    schema: {
      tags: TAG,
      summary: 'Stops a document and removes all of it',
      params: PARAMS,
      response: { '204': { type: 'null' } },
    },
    handler: async (request, reply) => {
      await jobs.remove((await jobOf(request, engine)).request.id)
      return reply.code(204).send()
    },
  })
  app.post('/v1/documents/:id/again', {
    config: { takes: { 'application/json': AGAIN }, takesNothing: true },
    schema: {
      tags: TAG,
      summary: 'Converts a document again that has ended, with another password where the body has one',
      params: PARAMS,
      body: AGAIN,
      response: { '202': DOCUMENT_SCHEMA },
    },
    handler: async (request, reply) => {
      const asked = request.body as { readonly password?: string } | undefined
      const { request: sent, end } = await jobOf(request, engine)
      // What is no document is not there any more, and would fail again.
      if (end === undefined || !isNoDocument(end)) await jobs.repeat(sent.id, asked?.password)
      return reply.code(202).send(viewOf(await jobOf(request, engine), engine.plan))
    },
  })
}

/** Adds the routes of what came of a document. */
export function addOutputRoutes(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/outputs/:product', {
    schema: {
      tags: TAG,
      summary: 'An output of a document',
      params: paramsWith({ product: { type: 'string', enum: PRODUCTS } }),
    },
    handler: (request, reply) => sendOutput(request, reply, engine),
  })
}

async function sendOutput(request: FastifyRequest, reply: FastifyReply, engine: Engine): Promise<FastifyReply> {
  const { request: job, end, run } = await jobOf(request, engine)
  const { product } = request.params as { readonly product: Product }
  const content = end === undefined ? undefined : await engine.jobs.files.readOutput(job.id, product, run)
  if (content === undefined) {
    throw new ServiceError('E_NOT_FOUND', 'there is no such output; see the status of the document')
  }
  return sendProduct(reply, product, content)
}
