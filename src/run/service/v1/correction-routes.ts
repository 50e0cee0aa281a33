import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf } from '../../batch/journal/hash.ts'
import { writeCorrections } from '../../../understand/corrections/write-corrections.ts'
import { parseCorrections } from '../../../understand/corrections/parse-corrections.ts'
import { LONGEST_NAME } from '../../../model/corrections/save.ts'
import type { Engine } from '../engine.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { describeSave } from '../jobs/saves.ts'
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
  addSaveRoute(app, engine)
  addSavesRoute(app, engine)
}

/** Adds the route that replaces corrections. */
function addSaveRoute(app: FastifyInstance, engine: Engine): void {
  app.put('/v1/documents/:id/corrections', {
    config: { takes: { 'application/json': { type: 'object' } } },
    schema: {
      tags: ['corrections'],
      summary: 'Replaces the corrections and converts the document again; If-Match names the version that is replaced',
      params: PARAMS,
      querystring: {
        type: 'object',
        properties: { by: { type: 'string', maxLength: LONGEST_NAME, description: 'Who saves, for the others' } },
      },
      response: { '202': DOCUMENT_SCHEMA },
    },
    handler: async (request, reply) => {
      const { id } = (await jobOf(request, engine)).request
      const { by = '' } = request.query as { readonly by?: string }
      const text = correctionsOf(request)
      const tag = tagOf(text)
      await engine.jobs.correct(id, text, current => {
        checkVersion(request.headers['if-match'], current)
        return describeSave(current, text, { tag, at: Date.now(), by: by.trim() })
      })
      return reply
        .code(202)
        .header('ETag', tag)
        .send(viewOf(await jobOf(request, engine), engine.plan))
    },
  })
}

/** Adds the route by which people who work on one document see what the others have done. */
function addSavesRoute(app: FastifyInstance, engine: Engine): void {
  app.get('/v1/documents/:id/saves', {
    schema: {
      tags: ['corrections'],
      summary: 'The latest saves of the corrections of a document, oldest first: who, when, and what each changed',
      params: PARAMS,
    },
    handler: async request => ({
      saves: await engine.jobs.readSaves((await jobOf(request, engine)).request.id),
    }),
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
