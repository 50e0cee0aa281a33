import type { FastifyInstance, RouteOptions } from 'fastify'
import { readVersion } from '../../../write/transforms/package-file.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The schema of each type of body that a route takes. */
    readonly takes?: Readonly<Record<string, object>>
    /** The types of what it answers, where that is no JSON. */
    readonly gives?: readonly string[]
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

/** What begins the paths of routes, and how they say that they failed. */
interface Interface {
  readonly prefix: string
  readonly failure: object
}

/** Describes the routes below `prefix` that are added from now on, in OpenAPI 3.1 at `openapi.json` below it. */
export function addOpenApi(app: FastifyInstance, { prefix, failure }: Interface): void {
  const paths: Record<string, Record<string, object>> = {}
  app.addHook('onRoute', route => {
    if (route.schema === undefined || !route.url.startsWith(`${prefix}/`)) return
    const path = route.url.replace(/:(\w+)/gu, '{$1}')
    for (const method of [route.method].flat().filter(each => each !== 'HEAD')) {
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: { ...describe(route), responses: responsesOf(route, failure) },
      }
    }
  })
  app.get(`${prefix}/openapi.json`, () => ({
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
  const { summary, tags, params, querystring } = (schema ?? {}) as Described
  return {
    summary,
    tags,
    ...(config?.takes && { requestBody: { required: config.takesNothing !== true, content: toContent(config.takes) } }),
    parameters: [...parametersOf('path', params), ...parametersOf('query', querystring)],
  }
}

function responsesOf({ schema, config }: RouteOptions, failure: object): object {
  const { response = {} } = (schema ?? {}) as Described
  const given = config?.gives?.map(type => [type, { schema: { type: 'string' } }] as const)
  const done = given && { '200': { description: 'Done', content: Object.fromEntries(given) } }
  return { ...(done ?? toResponses(response)), default: failure }
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
