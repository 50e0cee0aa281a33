import type { AddressInfo } from 'node:net'
import { OptionError } from '../errors.ts'
import { Engine } from './engine.ts'
import { buildApp } from './app.ts'
import { Tokens } from './http/guards.ts'
import { type RequestLine, toRequestLine } from './http/request-line.ts'
import type { ServicePlan } from './plan.ts'

/** Time for the last answers when all work has ended; then clients that still send are cut off. */
const LAST_ANSWERS_MS = 2000

/** A service that runs. */
export interface Service {
  readonly url: string
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
 * @throws {OptionError} `E_OPTION_CONFLICT` where the port or the store is in use
 * @throws {SourceError} where the file of tokens cannot be read
 */
export async function startService(plan: ServicePlan, observer: ServiceObserver): Promise<Service> {
  const tokens = plan.tokenFile === undefined ? undefined : new Tokens(plan.tokenFile)
  const engine = new Engine(plan)
  const app = await buildApp(engine, tokens, (request, reply) => observer.onRequest(toRequestLine(request, reply)))
  try {
    await app.listen({ host: plan.host, port: plan.port })
  } catch (error) {
    await engine.close(0)
    throw new OptionError(
      'E_OPTION_CONFLICT',
      `cannot listen on ${plan.host}:${plan.port}: ${(error as Error).message}`,
    )
  }
  return {
    url: urlOf(app.server.address() as AddressInfo),
    reload: () => tokens?.read(),
    close: async () => {
      engine.announceEnd()
      await new Promise(resolve => setTimeout(resolve, plan.drainMs))
      const closed = app.close()
      await engine.close(plan.graceMs)
      const timer = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS)
      await closed
      clearTimeout(timer)
    },
  }
}

function urlOf({ address, port }: AddressInfo): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`
}
