import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../service-error.ts'

/** Requests whose clients asked before they send a body, and got no permission. */
const held = new WeakSet<IncomingMessage>()

/** Whether the body of a request will never come. */
export function isHeld(message: IncomingMessage): boolean {
  return held.has(message)
}

/**
 * Has a client that asks before it sends a document (`Expect: 100-continue`) send it, unless there is no place for it.
 * Such a request passes the same checks as others, and is refused by `refuseHeld`.
 */
export function holdBodies(app: FastifyInstance, { pool, jobs }: Engine): void {
  app.server.on('checkContinue', (request, response) => {
    const isLater = request.url?.startsWith('/v1/documents') === true
    // Where nobody knows whether there is place, there is none.
    const isFull = isLater ? jobs.isFull().catch(() => true) : Promise.resolve(pool.isFull)
    void isFull.then(isHeld => {
      if (isHeld) held.add(request)
      else response.writeContinue()
      app.server.emit('request', request, response)
    })
  })
}

/** @throws {ServiceError} `E_BUSY` for a request whose body was not wanted */
export function refuseHeld({ raw }: FastifyRequest): void {
  if (isHeld(raw)) throw new ServiceError('E_BUSY', 'enough documents are waiting; try again later')
}
