import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Engine } from './engine.ts'
import { addGrobidRoutes } from './grobid/routes.ts'
import { answerBrokenRequest } from './http/broken-requests.ts'
import { answerFailure } from './http/answer-failure.ts'
import { toFailure } from './service-error.ts'
import { allowOrigins } from './http/cors.ts'
import { addFormParser } from './http/form-body.ts'
import { addJsonParser } from './http/json-body.ts'
import { checkHost, checkOrigin, checkToken, type Tokens } from './http/guards.ts'
import { addNativeRoutes } from './v1/routes.ts'
import { holdBodies, refuseHeld } from './http/held-bodies.ts'
import { addHealthRoutes } from './http/health-routes.ts'
import { refuseOtherMethods } from './http/methods.ts'
import { addPageFiles } from './page/page-files.ts'
import type { RequestObserver } from './http/request-line.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log says of the document of a request. */
    outcome: { readonly pages?: number; readonly bytes?: number; readonly code?: string } | undefined
  }
}

/** Time for a whole request with its upload, for its headers, and between two requests of a connection. */
const TIMES_MS = { request: 300_000, headers: 60_000, keepAlive: 72_000 }

/** Headers of every answer. None is a page that runs, but those of `model/page/`. */
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
    clientErrorHandler: answerBrokenRequest,
    // A path that cannot be decoded comes to no route and no hook.
    frameworkErrors: (error, request, reply) =>
      void answerFailure(toFailure(error), plan.mostUploadBytes, request, reply.headers(HEADERS)),
  })
  app.server.headersTimeout = TIMES_MS.headers
  app.decorateRequest('outcome', undefined)
  await app.register(multipart)
  addFormParser(app)
  addJsonParser(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, 'X-Request-Id': request.id })
    allowOrigins(request, reply, plan.origins)
    checkHost(request, plan)
    checkToken(request, tokens)
    checkOrigin(request, plan)
    refuseHeld(request)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (engine.isEnding) reply.header('Connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => observe(request, reply))
  const nothing = { status: 404, code: 'E_NOT_FOUND', message: 'there is nothing at this path' }
  app.setErrorHandler((error, request, reply) => answerFailure(toFailure(error), plan.mostUploadBytes, request, reply))
  app.setNotFoundHandler((request, reply) => answerFailure(nothing, plan.mostUploadBytes, request, reply))
  const added = refuseOtherMethods(app)
  addHealthRoutes(app, engine)
  addGrobidRoutes(app, engine)
  addNativeRoutes(app, engine)
  if (plan.hasPage) addPageFiles(app)
  added.finish()
  holdBodies(app, engine)
  return app
}
