import type { FastifyInstance, RouteOptions } from 'fastify'
import { readVersion } from '../../../write/transforms/package-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of each type of body that a route takes. */
    readonly takes?: Readonly<Record<string, object>>
    /** Whether it may come without one. */
    readonly takesNothing?: boolean
  }
  interface FastifySchema {
    readonly summary?: string
    readonly tags?: readonly string[]
  }
}

/** What a route says of itself. */
interface Described {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly params?: Properties
  readonly querystring?: Properties
  readonly response?: Readonly<Record<string, object>>
}

interface Properties {
  readonly properties: Readonly<Record<string, object>>
}

/** The failures of every route. */
const PROBLEM = {
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

/** Describes the routes of `/v1` that are added from now on, in OpenAPI 3.1 at `/v1/openapi.json`. */
export function addOpenApi(app: FastifyInstance): void {
  const paths: Record<string, Record<string, object>> = {}
  app.addHook('onRoute', route => {
    if (route.schema === undefined || !route.url.startsWith('/v1/')) return
    const path = route.url.replace(/:(\w+)/gu, '{$1}')
    for (const method of [route.method].flat().filter(each => each !== 'HEAD')) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: describe(route) }
    }
  })
  app.get('/v1/openapi.json', () => ({
    openapi: '3.1.0',
    info: { title: 'paperxml', version: readVersion() },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
    },
    // The last one is empty: a service without a file of tokens asks for no token.
    security: [{ token: [] }, { key: [] }, {}],
    paths,
  }))
}

function describe({ schema, config }: RouteOptions): object {
  const { summary, tags, params, querystring, response = {} } = (schema ?? {}) as Described
  return {
    summary,
    tags,
    ...(config?.takes && { requestBody: { required: config.takesNothing !== true, content: toContent(config.takes) } }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', querystring)],
    responses: { ...toResponses(response), default: PROBLEM },
  }
}

function toContent(types: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }]))
}

function parametersOf(place: 'path' | 'query', described: Properties | undefined): readonly object[] {
  return Object.entries(described?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema,
  }))
}

function toResponses(response: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  const bodies = Object.entries(response).map(([status, schema]) => {
    const hasBody = !('type' in schema) || schema.type !== 'null'
    return [status, { description: 'Done', ...(hasBody && { content: { 'application/json': { schema } } }) }]
  })
  return bodies.length === 0 ? { '200': { description: 'Done' } } : Object.fromEntries(bodies)
}
