import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HeaderAuthor } from '../../../read/bibliography/paper-header.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import type { Engine } from '../engine.ts'
import type { AuthorityDesk } from '../authority/authority-desk.ts'
import { ServiceError } from '../service-error.ts'

const TEXT = { type: 'string', maxLength: 1000 } as const

const ORGANISATION = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: { name: TEXT, city: TEXT, country: TEXT },
} as const

const AUTHOR = {
  type: 'object',
  required: ['surname'],
  additionalProperties: false,
  properties: {
    surname: TEXT,
    given: TEXT,
    middle: TEXT,
    email: TEXT,
    orcid: TEXT,
    organisations: { type: 'array', maxItems: 100, items: ORGANISATION },
  },
} as const

/** More authors than any paper has that a person looks at. */
const AUTHORS = { type: 'array', maxItems: 5000, items: AUTHOR } as const

const HEADER = { type: 'object', required: ['authors'], properties: { authors: AUTHORS } } as const

const PAPER = {
  type: 'object',
  required: ['paper', 'authors'],
  properties: { paper: { ...TEXT, minLength: 1 }, authors: AUTHORS },
} as const

/** The body of a request: authors, and the name of their paper where they are to be kept. */
interface AuthorityRequest {
  readonly paper: string
  readonly authors: readonly (Partial<HeaderAuthor> & { readonly surname: string })[]
}

/** Adds the routes of the authority file: what it knows of authors and organisations, and what a paper adds to it. */
export function addAuthorityRoutes(app: FastifyInstance, { authority }: Engine): void {
  app.post('/v1/authority/suggestions', {
    config: { takes: { 'application/json': HEADER } },
    schema: {
      tags: ['authority'],
      summary: 'What the authority file knows better of authors',
      body: HEADER,
      querystring: {
        type: 'object',
        properties: {
          optional: { type: 'boolean', description: 'Nothing (204), and not 404, where there is no file' },
        },
      },
    },
    handler: async (request, reply) => {
      const { optional = false } = request.query as { readonly optional?: boolean }
      if (authority === undefined && optional) return reply.code(204).send()
      return { suggestions: await ofFile(authority).suggest(authorsOf(request)) }
    },
  })
  app.post('/v1/authority/papers', {
    config: { takes: { 'application/json': PAPER } },
    schema: {
      tags: ['authority'],
      summary: 'Adds what a paper shows of its authors to the authority file',
      body: PAPER,
      response: { '204': { type: 'null' } },
    },
    handler: async (request, reply) => {
      const { paper } = request.body as AuthorityRequest
      await ofFile(authority).add(foldWhitespace(paper), authorsOf(request))
      return reply.code(204).send()
    },
  })
}

function ofFile(authority: AuthorityDesk | undefined): AuthorityDesk {
  if (authority === undefined) throw new ServiceError('E_NOT_FOUND', 'this service was started without --authority')
  return authority
}

/** The authors of a request; a line of the file has no line breaks. */
function authorsOf(request: FastifyRequest): readonly HeaderAuthor[] {
  const { authors } = request.body as AuthorityRequest
  const fold = (text = '') => foldWhitespace(text)
  return authors.map(({ surname, given, middle, email, orcid, organisations = [] }) => ({
    surname: fold(surname),
    given: fold(given),
    middle: fold(middle),
    email: fold(email),
    orcid: fold(orcid),
    text: '',
    organisations: organisations.map(({ name, city, country }) => ({
      name: fold(name),
      city: fold(city),
      country: fold(country),
    })),
  }))
}
