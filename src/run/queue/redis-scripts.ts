import type { Redis } from 'ioredis'
import { QueueError } from '../../base/errors.ts'
import { connect, isReply, placeOfServer, refused, unreachable } from './redis.ts'

/** How long is waited for a server that is gone, or that says nothing: as long as it takes to be started again. */
const MOST_WAIT_MS = 5000

/** Who hears what is published. */
export interface ScriptsListener {
  readonly onMessage: (message: string) => void
  /** Called when messages come again: some may have been missed. */
  readonly onBack: () => void
}

/**
 * A server of Redis that runs scripts for a service. A connection that is lost comes back by itself; what is asked meanwhile
 * fails after a while, and may have been done.
 */
export class RedisScripts {
  readonly #redis: Redis
  readonly #subscriber: Redis
  readonly #place: string

  private constructor(redis: Redis, subscriber: Redis, place: string) {
    this.#redis = redis
    this.#subscriber = subscriber
    this.#place = place
  }

  /**
   * @param channel what is published here goes to the listener
   * @throws {OptionError} `E_OPTION_RANGE` where the URL is not that of a server
   * @throws {QueueError} `E_QUEUE_UNREACHABLE`, `E_QUEUE_REFUSED`
   */
  static async open(url: string, channel: string, { onMessage, onBack }: ScriptsListener): Promise<RedisScripts> {
    const place = placeOfServer(url)
    const failsSoon = { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: MOST_WAIT_MS } as const
    const redis = await connect(url, place, failsSoon)
    try {
      const subscriber = await connect(url, place, { autoResubscribe: false })
      subscriber.on('message', (_channel, message) => onMessage(message))
      await subscriber.subscribe(channel)
      subscriber.on('ready', () => void subscriber.subscribe(channel).then(onBack, () => {}))
      return new RedisScripts(redis, subscriber, place)
    } catch (error) {
      redis.disconnect()
      throw error
    }
  }

  /** Whether there is a connection. */
  get isThere(): boolean {
    return this.#redis.status === 'ready'
  }

  /**
   * Runs a script with its arguments; what it returns.
   * @throws {QueueError} `E_QUEUE_UNREACHABLE`, `E_QUEUE_REFUSED`
   */
  async run(script: string, ...words: readonly (string | number)[]): Promise<unknown> {
    try {
      await this.#becomeReady()
      return await this.#redis.eval(script, 0, ...words)
    } catch (error) {
      if (error instanceof QueueError) throw error
      throw isReply(error) ? refused(this.#place, error as Error) : unreachable(this.#place, (error as Error).message)
    }
  }

  close(): void {
    this.#redis.disconnect()
    this.#subscriber.disconnect()
  }

  async #becomeReady(): Promise<void> {
    if (this.isThere) return
    await new Promise<void>((resolve, reject) => {
      const stop = (fault?: Error) => {
        clearTimeout(timer)
        this.#redis.off('ready', stop)
        if (fault === undefined) resolve()
        else reject(fault)
      }
      const timer = setTimeout(() => stop(unreachable(this.#place, 'the connection is lost')), MOST_WAIT_MS)
      this.#redis.once('ready', stop)
    })
  }
}
