import { Option } from 'commander'

/** The option of the server of a queue, as it was typed. */
export interface RedisFlags {
  readonly redis: string
}

/** The environment variable for the URL: a password on a command line is visible in lists of processes. */
const REDIS_VARIABLE = 'PAPERXML_REDIS'

/** How long an interactive command waits for a lost server. */
export const COMMAND_PATIENCE_MS = 30_000

/** `--redis`. */
export function redisOption(purpose = 'server of the queue'): Option {
  return new Option('--redis <url>', `${purpose}: redis://[user:password@]host[:port][/database]`).env(REDIS_VARIABLE)
}
