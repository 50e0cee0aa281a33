import type { Job } from '../jobs/job.ts'

/** A document as clients see it; the schema is in the description of the routes. */
export const DOCUMENT_SCHEMA = {
  type: 'object',
  required: ['id', 'name', 'status', 'links'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', description: 'Name of the file' },
    status: { type: 'string', enum: ['waiting', 'converting', 'done', 'failed'] },
    place: { type: 'integer', description: 'While it waits: its place in the list, from 1' },
    progress: {
      type: 'object',
      description:
        'While it is converted: pages read, or recognised from their pictures, or steps after that, and all of them',
      properties: {
        stage: { type: 'string', enum: ['reading', 'recognising', 'understanding', 'writing'] },
        done: { type: 'integer' },
        pages: { type: 'integer' },
      },
    },
    pages: { type: 'integer' },
    recognisedPages: { type: 'integer' },
    seconds: { type: 'number' },
    warnings: { type: 'object', additionalProperties: { type: 'integer' } },
    error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
    trust: { type: 'number', description: 'How far its structure may be trusted, 0 to 1' },
    unaccountedGlyphs: { type: 'integer', description: 'Must be 0, or the program has a fault' },
    expires: { type: 'string', format: 'date-time', description: 'When it is removed, with its corrections' },
    outputs: { type: 'array', items: { type: 'string' } },
    links: {
      type: 'object',
      properties: { self: { type: 'string' }, events: { type: 'string' }, corrections: { type: 'string' } },
    },
  },
} as const

/** A document as clients see it; it is kept for `keepMs` after its end. */
export function viewOf({ request: { id, name }, end, progress }: Job, { keepMs }: { readonly keepMs: number }): object {
  const self = `/v1/documents/${id}`
  const links = { self, events: `${self}/events`, corrections: `${self}/corrections` }
  if (end === undefined) return { id, name, ...progress, outputs: [], links }
  const { status, pages, recognised, seconds, code, message, warnings, outputs, trust, unaccountedGlyphs } = end
  const error = code === undefined ? {} : { error: { code, message } }
  const found = { pages, recognisedPages: recognised ?? 0, seconds, warnings, trust, unaccountedGlyphs }
  const expires = new Date(end.ended + keepMs).toISOString()
  return { id, name, status, ...found, ...error, expires, outputs, links }
}

const texts = new WeakMap<object, string>()

/** JSON of what is the same for all who are told of a change: made once for each `subject`. */
export function jsonOnce(subject: object, toData: () => object): string {
  const known = texts.get(subject)
  if (known !== undefined) return known
  const text = JSON.stringify(toData())
  texts.set(subject, text)
  return text
}

/** What events are about. */
export interface State {
  readonly status: string
  readonly progress?: object
}

/** How a document is, as events tell it. */
export function stateOf({ end, progress }: Job): State {
  return progress ?? { status: end?.status ?? 'waiting' }
}
