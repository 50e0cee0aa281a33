import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { namingFile, OptionError } from '../../base/errors.ts'
import { Engine } from './engine.ts'
import { buildAdminApp } from './admin/admin-app.ts'
import { buildApp } from './app.ts'
import { Tokens } from './http/guards.ts'
import { type RequestLine, toRequestLine } from './http/request-line.ts'
import type { ServicePlan } from './plan.ts'

/** Time for the last answers when all work has ended; then clients that still send are cut off. */
const LAST_ANSWERS_MS = 2000

/** A service that runs. */
export interface Service {
  readonly url: string
  /** Where its counts are; `undefined` where it has no port for them. */
  readonly adminUrl: string | undefined
  /** Settles where another service has taken the store, since this one was suspended for long: it has to end. */
  readonly lost: Promise<OptionError>
  /** Reads the tokens again. */
  readonly reload: () => void
  /**
   * Ends it: it is not ready from now on and takes no connection after a while; what runs is finished if it does not take
   * too long.
   */
  readonly close: () => Promise<void>
}

/** Who watches a service. */
export interface ServiceObserver {
  readonly onRequest: (line: RequestLine) => void
}

/**
 * Starts the service.
 *
 * @throws {OptionError} `E_OPTION_CONFLICT` where the port or the store is in use, or the store is not that of the documents
 * @throws {QueueError} where documents are shared and the server of Redis does not answer
 * @throws {SourceError} where the file of tokens cannot be read
 */
export async function startService(plan: ServicePlan, observer: ServiceObserver): Promise<Service> {
  const tokens = plan.tokenFile === undefined ? undefined : await openTokens(plan.tokenFile)
  const engine = await Engine.open(plan)
  const app = await buildApp(engine, tokens, (request, reply) => {
    const line = toRequestLine(request, reply)
    engine.metrics.onRequest(line)
    observer.onRequest(line)
  })
  const admin = plan.adminPort === undefined ? undefined : { app: buildAdminApp(engine), port: plan.adminPort }
  try {
    await listen(app, plan.host, plan.port)
    if (admin !== undefined) await listen(admin.app, plan.host, admin.port, ADMIN_HINT)
  } catch (error) {
    await Promise.all([app.close(), engine.close(0)])
    throw error
  }
  return {
    url: urlOf(app),
    adminUrl: admin && urlOf(admin.app),
    lost: engine.lost,
    reload: () => tokens?.read(),
    close: async () => {
      engine.announceEnd()
      await new Promise(resolve => setTimeout(resolve, plan.drainMs))
      const closed = app.close()
      await engine.close(plan.graceMs)
      const timer = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS)
      await closed
      clearTimeout(timer)
      await admin?.app.close()
    },
  }
}

function openTokens(path: string): Promise<Tokens> {
  return namingFile(`the file of tokens ${path}`, async () => new Tokens(path))
}

/** Two services of one machine have the same port for their counts, which nobody has named. */
const ADMIN_HINT = '; this is the port of the counts: name another one with --admin-port, or off'

/** @throws {OptionError} `E_OPTION_CONFLICT` */
async function listen(app: FastifyInstance, host: string, port: number, hint = ''): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new OptionError('E_OPTION_CONFLICT', `cannot listen on ${host}:${port}: ${(error as Error).message}${hint}`)
  }
}

function urlOf({ server }: FastifyInstance): string {
  const { address, port } = server.address() as AddressInfo
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
