import type { FastifyInstance, HTTPMethods } from 'fastify'
import { ServiceError } from '../service-error.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

/**
 * Watches which routes are added; `finish` has every other method of them refused, and `OPTIONS` answered. Some clients
 * ask for a path with another method to see whether anything is there.
 */
export function refuseOtherMethods(app: FastifyInstance): { readonly finish: () => void } {
  const added = new Map<string, Set<HTTPMethods>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = added.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each as HTTPMethods)
    added.set(url, methods)
  })
  const finish = () => {
    for (const [url, methods] of [...added]) {
      const allow = [...methods].sort().join(', ')
      app.options(url, (_request, reply) => reply.header('Allow', allow).code(204).send())
      app.route({
        method: METHODS.filter(method => !methods.has(method)),
        url,
        handler: (_request, reply) => {
          reply.header('Allow', allow)
          throw new ServiceError('E_METHOD_REFUSED', `this path accepts ${allow}`)
        },
      })
    }
  }
  return { finish }
}
