import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine.ts'
import { refuseUnknownParameters } from '../http/query.ts'
import { addArchiveRoute } from './archive-route.ts'
import { addAuthorityRoutes } from './authority-routes.ts'
import { addConvertRoute } from './convert-route.ts'
import { addCorrectionRoutes } from './correction-routes.ts'
import { addChangeRoutes, addDocumentRoutes, addOutputRoutes } from './document-routes.ts'
import { DOCUMENT_TYPES } from './send-document.ts'
import { addEventRoute } from './event-route.ts'
import { addOpenApi } from '../http/openapi.ts'
import { addInputRoute } from './input-route.ts'
import { addListRoutes } from './list-routes.ts'
import { addPageRoute } from './page-route.ts'
import { addPreviewRoute } from './preview-route.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addTextRoutes } from './text-routes.ts'

/** The failures of these routes. */
const FAILURE = {
  description: 'A failure',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          code: { type: 'string' },
          instance: { type: 'string', description: 'The X-Request-Id' },
        },
      },
    },
  },
} as const

/** Adds the routes of `/v1`. */
export function addNativeRoutes(app: FastifyInstance, engine: Engine): void {
  app.addHook('preValidation', async request => {
    if (request.routeOptions.url?.startsWith('/v1/') === true) refuseUnknownParameters(request)
  })
  addOpenApi(app, { prefix: '/v1', failure: FAILURE })
  // A document as the body of a request is read by who takes it.
  app.addContentTypeParser([...DOCUMENT_TYPES], (_request, payload, done) => done(null, payload))
  addSessionRoutes(app)
  addListRoutes(app, engine)
  addDocumentRoutes(app, engine)
  addChangeRoutes(app, engine)
  addEventRoute(app, engine)
  addOutputRoutes(app, engine)
  addArchiveRoute(app, engine)
  addPageRoute(app, engine)
  addInputRoute(app, engine)
  addCorrectionRoutes(app, engine)
  addPreviewRoute(app, engine)
  addAuthorityRoutes(app, engine)
  addConvertRoute(app, engine)
  addTextRoutes(app, engine)
}
