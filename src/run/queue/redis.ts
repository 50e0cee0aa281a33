import { Redis, type RedisOptions } from 'ioredis'
import { OptionError, type PaperError, QueueError } from '../../base/errors.ts'

/** A server of Redis or Valkey, and how long is waited for it. */
export interface RedisServer {
  /** `redis://[user:password@]host[:port][/database]`, `rediss:` over TLS. */
  readonly url: string
  /** Milliseconds that a connection which was there may be gone. */
  readonly patienceMs: number
  /** Called when the connection is lost and when it is back. */
  readonly onConnection: (isThere: boolean) => void
}

/** Time that a server may take to answer first. */
const MOST_CONNECT_MS = 10_000
/** A lost connection is tried again after so long, then twice as long and so on, up to the most. */
const RECONNECT_MS = { from: 200, to: 2000 }

/**
 * Does `use` with a connection, which is closed again. A connection that is lost comes back by itself, and what was asked
 * meanwhile is asked again; where it stays away, `lost` is aborted with the error that is thrown then.
 *
 * @throws {OptionError} `E_OPTION_RANGE` where the URL is not that of a server
 * @throws {QueueError} `E_QUEUE_UNREACHABLE` where no server answers, or none any more; `E_QUEUE_REFUSED` where it does not
 *   let us in or cannot do what is asked
 */
export async function withRedis<T>(
  server: RedisServer,
  use: (redis: Redis, lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const place = placeOfServer(server.url)
  const redis = await connect(server.url, place)
  const lost = new AbortController()
  const lose = () => lost.abort(unreachable(place, `the connection was lost ${server.patienceMs / 1000} s ago`))
  let timer: NodeJS.Timeout | undefined
  redis.on('close', () => {
    if (timer !== undefined) return
    timer = setTimeout(lose, server.patienceMs)
    server.onConnection(false)
  })
  redis.on('ready', () => {
    clearTimeout(timer)
    timer = undefined
    server.onConnection(true)
  })
  const isLost = new Promise<never>((_, reject) => {
    lost.signal.addEventListener('abort', () => reject(lost.signal.reason as PaperError))
  })
  try {
    return await Promise.race([use(redis, lost.signal), isLost])
  } catch (error) {
    throw isReply(error) ? refused(place, error as Error) : error
  } finally {
    redis.removeAllListeners('close')
    clearTimeout(timer)
    redis.disconnect()
  }
}

/** The server of a URL as it may be printed: without the password. */
export function placeOfServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isServer =
    /^rediss?:$/.test(url?.protocol ?? '') && url?.hostname !== '' && /^\/?\d*$/.test(url?.pathname ?? '')
  if (url !== undefined && isServer) return `${url.protocol}//${url.host}${url.pathname}`
  const shown = text.replace(/\/\/.*@/, '//…@')
  throw new OptionError('E_OPTION_RANGE', `--redis ${shown}: expected redis://[user:password@]host[:port][/database]`)
}

/** An open connection. If the first attempt fails there is none; later attempts never end. */
export async function connect(url: string, place: string, options: RedisOptions = {}): Promise<Redis> {
  let isFirst = true
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: MOST_CONNECT_MS,
    // Workers wait for jobs with commands that last; BullMQ asks for this.
    maxRetriesPerRequest: null,
    ...options,
    retryStrategy: times => (isFirst ? null : Math.min(RECONNECT_MS.from * 2 ** (times - 1), RECONNECT_MS.to)),
  })
  const errors: Error[] = []
  const collect = (error: Error) => void errors.push(error)
  redis.on('error', collect)
  const timer = setTimeout(() => {
    errors.push(new Error(`no answer within ${MOST_CONNECT_MS / 1000} s`))
    redis.disconnect()
  }, MOST_CONNECT_MS)
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    errors.push(error as Error)
  } finally {
    clearTimeout(timer)
  }
  const [failure] = errors
  if (failure !== undefined) {
    redis.disconnect()
    throw isReply(failure) ? refused(place, failure) : unreachable(place, failure.message)
  }
  isFirst = false
  redis.off('error', collect)
  // Reported by `close`; an error that nobody hears would end the process.
  redis.on('error', () => {})
  return redis
}

/** Whether an error is what a server answered. */
export function isReply(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReplyError'
}

export function unreachable(place: string, reason: string): QueueError {
  return new QueueError('E_QUEUE_UNREACHABLE', `${place}: no server answers (${reason})`)
}

export function refused(place: string, error: Error): QueueError {
  return new QueueError('E_QUEUE_REFUSED', `${place}: the server refuses (${error.message})`, { cause: error })
}
