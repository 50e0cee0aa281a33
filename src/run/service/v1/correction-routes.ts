import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf } from '../../batch/journal/hash.ts'
import { writeCorrections } from '../../../understand/corrections/write-corrections.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import type { Engine } from '../engine.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { ServiceError } from '../service-error.ts'
import { jobOf, PARAMS } from './document-routes.ts'
import { DOCUMENT_SCHEMA, viewOf } from './views.ts'

/** Adds the routes of corrections. Two people cannot overwrite each other: who saves names the version that was read. */
export function addCorrectionRoutes(app: FastifyInstance, engine: Engine): void {
  const { jobs } = engine
  app.get('/v1/documents/:id/corrections', {
    schema: {
      tags: ['corrections'],
      summary: 'The corrections of a document',
      params: PARAMS,
      querystring: {
        type: 'object',
        properties: { empty: { type: 'boolean', description: 'An empty file, and not 404, where there are none' } },
      },
    },
    handler: async (request, reply) => {
      const { empty = false } = request.query as { readonly empty?: boolean }
      const corrections = await jobs.readCorrections((await jobOf(request, engine)).request.id)
      if (corrections === undefined && empty) return reply.type('application/json').send(writeCorrections('', []))
      if (corrections === undefined) throw new ServiceError('E_NOT_FOUND', 'this document has no corrections')
      return reply
        .headers({ 'Content-Type': 'application/json; charset=UTF-8', ETag: tagOf(corrections) })
        .send(corrections)
    },
  })
  app.put('/v1/documents/:id/corrections', {
    config: { takes: { 'application/json': { type: 'object' } } },
    schema: {
      tags: ['corrections'],
      summary: 'Replaces the corrections and converts the document again; If-Match names the version that is replaced',
      params: PARAMS,
      response: { '202': DOCUMENT_SCHEMA },
    },
    handler: async (request, reply) => {
      const { id } = (await jobOf(request, engine)).request
      const text = correctionsOf(request)
      await jobs.correct(id, text, current => checkVersion(request.headers['if-match'], current))
      return reply
        .code(202)
        .header('ETag', tagOf(text))
        .send(viewOf(await jobOf(request, engine)))
    },
  })
}

/** The corrections in the body of a request, as the text of a file. */
export function correctionsOf(request: FastifyRequest): string {
  // Other types are read too: as documents, forms or text.
  if (mediaTypeOf(request) !== 'application/json') {
    throw new ServiceError('E_TYPE_UNKNOWN', 'expected corrections as application/json')
  }
  const text = JSON.stringify(request.body, undefined, 2)
  parseCorrections(text, 'corrections')
  return text
}

function checkVersion(named: string | undefined, current: string | undefined): void {
  if (current === undefined && named === undefined) return
  if (named === undefined) throw new ServiceError('E_VERSION_MISSING', 'name the version with If-Match')
  if (current === undefined || !names(named, tagOf(current))) {
    throw new ServiceError('E_VERSION_CHANGED', 'somebody else has saved corrections meanwhile; read them again')
  }
}

/**
 * Whether If-Match names a version: alone, in a list, or with all others (`*`; RFC 9110, 13.1.1). Proxies that compress make tags weak: ours are
 * hashes of the whole text, which say the same then.
 */
function names(header: string, tag: string): boolean {
  return header.split(',').some(each => each.trim() === '*' || each.trim().replace(/^W\//u, '') === tag)
}

function tagOf(corrections: string): string {
  return `"${hashOf(corrections)}"`
}
