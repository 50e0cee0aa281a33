import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Engine } from './engine.ts'
import { addGrobidRoutes } from './grobid/routes.ts'
import { type Failure, RETRY_AFTER_SECONDS, toFailure } from './service-error.ts'
import { allowOrigins } from './http/cors.ts'
import { drain } from './http/drain.ts'
import { addFormParser } from './http/form-body.ts'
import { checkHost, checkOrigin, checkToken, type Tokens } from './http/guards.ts'
import { addNativeRoutes } from './v1/routes.ts'
import { addHealthRoutes } from './http/health-routes.ts'
import { refuseOtherMethods } from './http/methods.ts'
import type { RequestObserver } from './http/observe.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log says of the document of a request. */
    outcome: { readonly pages?: number; readonly bytes?: number; readonly code?: string } | undefined
  }
}

/** Time for a whole request with its upload, for its headers, and between two requests of a connection. */
const TIMES_MS = { request: 300_000, headers: 60_000, keepAlive: 72_000 }

/** More than the limit of an upload is read before a refusal: the form around the file. */
const FORM_BYTES = 8 * 1024 * 1024

/** Headers of every answer. None is ever a page that runs. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const

/** The HTTP server with all of its routes, which does not listen yet. */
export async function buildApp(
  engine: Engine,
  tokens: Tokens | undefined,
  observe: RequestObserver,
): Promise<FastifyInstance> {
  const { plan } = engine
  const app = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: TIMES_MS.request,
    keepAliveTimeout: TIMES_MS.keepAlive,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.server.headersTimeout = TIMES_MS.headers
  app.decorateRequest('outcome', undefined)
  await app.register(multipart)
  addFormParser(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, 'X-Request-Id': request.id })
    allowOrigins(request, reply, plan.origins)
    checkHost(request, plan.host, plan.origins)
    checkToken(request, tokens)
    checkOrigin(request, plan.origins)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (engine.isEnding) reply.header('Connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => observe(request, reply))
  app.setErrorHandler((error, request, reply) => answerFailure(toFailure(error), engine, request, reply))
  app.setNotFoundHandler((request, reply) =>
    answerFailure(
      { status: 404, code: 'E_NOT_FOUND', message: 'there is nothing at this path' },
      engine,
      request,
      reply,
    ),
  )
  const added = refuseOtherMethods(app)
  addHealthRoutes(app, engine)
  addGrobidRoutes(app, engine)
  addNativeRoutes(app, engine)
  added.finish()
  refuseBeforeBody(app, engine)
  return app
}

/** Answers a failure when the body has been read: a client that still sends would not see it. */
async function answerFailure(
  { status, code, message }: Failure,
  { plan }: Engine,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  request.outcome = { ...request.outcome, code }
  await drain(request.raw, plan.mostUploadBytes + FORM_BYTES)
  if (status === 401) reply.header('WWW-Authenticate', 'Bearer')
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS)
  reply.code(status)
  if (!request.url.startsWith('/v1/')) {
    return reply.header('Content-Type', 'text/plain; charset=UTF-8').send(`${code}: ${message}\n`)
  }
  const title = STATUS_CODES[status] ?? 'Failure'
  const problem = { type: 'about:blank', title, status, detail: message, code, instance: request.id }
  return reply.header('Content-Type', 'application/problem+json').serializer(JSON.stringify).send(problem)
}

/** A client that asks before it sends a document hears at once that there is no place for it. */
function refuseBeforeBody(app: FastifyInstance, { pool }: Engine): void {
  app.server.on('checkContinue', (request, response) => {
    if (!pool.isFull || request.url?.startsWith('/api/') !== true) {
      response.writeContinue()
      app.server.emit('request', request, response)
      return
    }
    response.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Content-Type': 'text/plain', Connection: 'close' })
    response.end('E_BUSY: all workers are busy, and enough requests wait\n')
  })
}
