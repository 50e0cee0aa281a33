import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine.ts'
import { addOpenApi } from '../http/openapi.ts'
import { ServiceError } from '../service-error.ts'
import { addDocumentRoutes } from './document-routes.ts'
import { addTextRoutes } from './text-routes.ts'
import { readVersion } from '../../../write/transforms/package-file.ts'

/** What clients may ask for and is not done here, each with the reason. */
const NOT_DONE: Readonly<Record<string, string>> = {
  processHeaderFundingDocument: 'funders are not separated from acknowledgments',
  processFundingAcknowledgement: 'funders are not separated from acknowledgments',
  annotatePDF: 'no PDF is written',
  citationPatentAnnotations: 'patents are not analysed',
  processCitationPatentST36: 'patents are not analysed',
  processCitationPatentPDF: 'patents are not analysed',
  processCitationPatentTXT: 'patents are not analysed',
  modelTraining: 'nothing is learned here',
  trainingResult: 'nothing is learned here',
  createTraining: 'nothing is learned here',
  model: 'nothing is learned here',
}

/** The failures of these routes. */
const FAILURE = {
  description: 'A failure: one line, `E_CODE: sentence`',
  content: { 'text/plain': { schema: { type: 'string' } } },
} as const

/** Adds the routes that clients of GROBID call. */
export function addGrobidRoutes(app: FastifyInstance, engine: Engine): void {
  addOpenApi(app, { prefix: '/api', failure: FAILURE })
  addStateRoutes(app, engine)
  addDocumentRoutes(app, engine)
  addTextRoutes(app, engine)
  for (const [path, reason] of Object.entries(NOT_DONE)) {
    app.route({
      method: ['GET', 'POST', 'PUT'],
      url: `/api/${path}`,
      handler: () => {
        throw new ServiceError('E_NOT_SUPPORTED', `paperxml does not serve ${path}: ${reason}`)
      },
    })
  }
}

/** What says whether the service is there, and what it is. */
function addStateRoutes(app: FastifyInstance, engine: Engine): void {
  const version = { version: readVersion(), revision: '' }
  const says = (summary: string) => ({ schema: { tags: ['state'], summary } })
  app.get(
    '/api/isalive',
    { ...says('Whether the service is running'), config: { gives: ['text/plain'] } },
    (_, reply) => reply.type('text/plain; charset=UTF-8').send('true'),
  )
  app.get('/api/version', says('Its version'), () => version)
  app.get('/api/health', says('How busy it is'), (_request, reply) => {
    const { isReady, ...state } = engine.readiness
    return reply.code(isReady ? 200 : 503).send({ initialised: true, ...state })
  })
  // GROBID has a page with its name here.
  if (engine.plan.hasPage) app.get('/api/grobid', (_request, reply) => reply.redirect('/'))
}
