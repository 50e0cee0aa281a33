import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeXml } from '../../../read/sources/xml/decode-xml.ts'
import type { Engine } from '../engine.ts'
import { chooseType } from '../http/accept.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { MOST_FORM_BYTES } from '../http/form-body.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { ServiceError } from '../service-error.ts'
import type { TextTask } from '../worker/text-tasks.ts'

/** A route that takes a document in XML. */
interface XmlRoute {
  readonly path: string
  readonly summary: string
  readonly task: TextTask
  readonly type: string
}

const XML_ROUTES: readonly XmlRoute[] = [
  {
    path: 'validate',
    summary: 'Whether paperXML or TEI of this program is valid, and where it is not',
    task: 'validity',
    type: 'application/json',
  },
  {
    path: 'sentences',
    summary: 'The sentences of paperXML as a table',
    task: 'sentences',
    type: 'text/tab-separated-values',
  },
]

const XML_TYPES = ['application/xml', 'text/xml'] as const

/** As much JSON as is read, parsed and checked in some 40 ms: 5,000 references of usual length. */
const MOST_JSON_BYTES = 4 * 1024 * 1024

/** More references than any paper has, and longer than any is. */
const REFERENCES = {
  type: 'object',
  required: ['references'],
  properties: {
    references: { type: 'array', minItems: 1, maxItems: 5000, items: { type: 'string', maxLength: 5000 } },
  },
} as const

const REFERENCE_TASKS = { 'application/json': 'citations-json', 'application/x-bibtex': 'citations-bibtex' } as const

/** Adds the routes of what is no document to convert: XML that was made before, and references as text. */
export function addTextRoutes(app: FastifyInstance, engine: Engine): void {
  for (const { path, summary, task, type } of XML_ROUTES) {
    app.post(`/v1/${path}`, {
      config: { takes: Object.fromEntries(XML_TYPES.map(each => [each, { type: 'string' }])) },
      schema: { tags: ['texts'], summary },
      handler: async (request, reply) => answer(reply, engine, { task, type, texts: [await readXml(request)] }),
    })
  }
  app.post('/v1/references', {
    config: { takes: { 'application/json': REFERENCES } },
    schema: { tags: ['texts'], summary: 'The fields of references that come as text', body: REFERENCES },
    bodyLimit: MOST_JSON_BYTES,
    handler: (request, reply) => {
      const { references: texts } = request.body as { readonly references: readonly string[] }
      const type = chooseType(request.headers.accept, ['application/json', 'application/x-bibtex'])
      return answer(reply, engine, { task: REFERENCE_TASKS[type], type, texts })
    },
  })
}

async function readXml(request: FastifyRequest): Promise<string> {
  const type = mediaTypeOf(request)
  if (!XML_TYPES.some(each => each === type)) throw new ServiceError('E_TYPE_UNKNOWN', 'expected application/xml')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.body as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // What is too large is read to its end: a client that is answered while it sends may not see the answer.
    if (bytes <= MOST_FORM_BYTES) chunks.push(chunk)
  }
  if (bytes > MOST_FORM_BYTES) throw new ServiceError('E_UPLOAD_TOO_LARGE', 'the document is larger than 8 MiB')
  if (bytes === 0) throw new ServiceError('E_REQUEST_INVALID', 'the request has no body')
  return decodeXml(Buffer.concat(chunks))
}

interface TextAnswer {
  readonly task: TextTask
  readonly texts: readonly string[]
  readonly type: string
}

async function answer(reply: FastifyReply, engine: Engine, { task, texts, type }: TextAnswer): Promise<FastifyReply> {
  const result = await engine.pool.run({ type: 'text', task, texts }, { signal: closedSignal(reply) })
  return reply.header('Content-Type', `${type}; charset=UTF-8`).send(result.type === 'text' ? result.text : '')
}
