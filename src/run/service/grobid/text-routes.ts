import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '../engine.ts'
import { closedSignal } from '../http/closed-signal.ts'
import { formFields } from '../http/form-body.ts'
import { ServiceError } from '../service-error.ts'
import type { TextTask } from '../worker/text-tasks.ts'
import { chooseGrobidType, sendText } from './answer-type.ts'

/** A route that takes texts. */
interface TextRoute {
  readonly path: string
  readonly summary: string
  readonly field: string
  readonly xml: TextTask
  readonly bibtex?: TextTask
  /** Of XML: fragments without a root element are text. */
  readonly type: 'application/xml' | 'text/plain'
  readonly method: readonly ('POST' | 'PUT')[]
}

const BOTH = ['POST', 'PUT'] as const

const ROUTES: readonly TextRoute[] = [
  { path: 'processDate', summary: 'A date', type: 'text/plain', field: 'date', xml: 'date', method: BOTH },
  {
    path: 'processHeaderNames',
    summary: 'Names of authors',
    type: 'text/plain',
    field: 'names',
    xml: 'names',
    method: BOTH,
  },
  {
    path: 'processCitationNames',
    summary: 'Names in a reference',
    type: 'text/plain',
    field: 'names',
    xml: 'names',
    method: BOTH,
  },
  {
    path: 'processAffiliations',
    summary: 'Affiliations, each on a line or after a semicolon',
    type: 'text/plain',
    field: 'affiliations',
    xml: 'affiliations',
    method: BOTH,
  },
  {
    path: 'processCitation',
    summary: 'One reference',
    type: 'application/xml',
    field: 'citations',
    xml: 'citation',
    bibtex: 'citation-bibtex',
    method: BOTH,
  },
  {
    path: 'processCitationList',
    summary: 'A list of references',
    type: 'application/xml',
    field: 'citations',
    xml: 'citations',
    bibtex: 'citations-bibtex',
    method: ['POST'],
  },
]

/** Adds the routes that take texts in a form. */
export function addTextRoutes(app: FastifyInstance, engine: Engine): void {
  for (const route of ROUTES) {
    app.route({
      method: [...route.method],
      url: `/api/${route.path}`,
      config: {
        takes: { 'application/x-www-form-urlencoded': toForm(route.field) },
        gives: [route.type, ...(route.bibtex === undefined ? [] : ['application/x-bibtex'])],
      },
      schema: { tags: ['texts'], summary: route.summary },
      handler: (request, reply) => answerText(route, engine, request, reply),
    })
  }
}

function toForm(field: string): object {
  return { type: 'object', required: [field], properties: { [field]: { type: 'array', items: { type: 'string' } } } }
}

async function answerText(
  { field, xml, bibtex, type: xmlType }: TextRoute,
  engine: Engine,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const type = chooseGrobidType(request.headers.accept, bibtex === undefined ? [] : ['application/x-bibtex'])
  const texts = formFields(request).get(field) ?? []
  if (texts.every(text => text.trim() === '')) {
    throw new ServiceError('E_REQUEST_INVALID', `the form has no text in the field ${field}`)
  }
  const task = type === 'application/xml' ? xml : (bibtex ?? xml)
  const result = await engine.pool.run({ type: 'text', task, texts }, { signal: closedSignal(reply) })
  const text = result.type === 'text' ? result.text : ''
  return text === '' ? reply.code(204).send() : sendText(reply, type === 'application/xml' ? xmlType : type, text)
}
