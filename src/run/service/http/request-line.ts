import type { FastifyReply, FastifyRequest } from 'fastify'

/** Called for each request that was answered, or whose client has gone. */
export type RequestObserver = (request: FastifyRequest, reply: FastifyReply) => void

/** What the log says of a request: no file names, no text, no token. */
export interface RequestLine {
  readonly time: string
  readonly reqId: string
  readonly method: string
  /** The pattern of the route, or `-` where there is none. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly bytes?: number
  readonly pages?: number
  readonly code?: string
}

/** The line of the log for a request. */
export function toRequestLine(request: FastifyRequest, reply: FastifyReply): RequestLine {
  return {
    time: new Date().toISOString(),
    reqId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? '-',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ...request.outcome,
  }
}
