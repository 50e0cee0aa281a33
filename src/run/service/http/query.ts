import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../service-error.ts'

/**
 * Refuses a parameter of the query that the route does not describe: a misspelt one would have no effect. To be called
 * before the query is validated. Routes without a description only refuse methods.
 * @throws {ServiceError} `E_REQUEST_INVALID`
 */
export function refuseUnknownParameters({ query, routeOptions }: FastifyRequest): void {
  const { schema } = routeOptions
  if (schema === undefined) return
  const { properties } = (schema.querystring ?? {}) as { readonly properties?: object }
  const known = Object.keys(properties ?? {})
  const stranger = Object.keys(query as object).find(name => !known.includes(name))
  if (stranger === undefined) return
  const sentence = known.length === 0 ? 'this path takes no parameters' : `known are ${known.join(', ')}`
  throw new ServiceError('E_REQUEST_INVALID', `${stranger}: ${sentence}`)
}
