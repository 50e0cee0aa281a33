import { resolve } from 'node:path'
import { OptionError } from '../../../base/errors.ts'
import { ANY_ORIGIN } from '../../service/http/guards.ts'
import type { ServicePlan } from '../../service/plan.ts'
import { MOST_SECONDS, parseNumber, parseWorkers } from '../batch/worker-options.ts'
import { parseOcrOptions } from '../shared/ocr-options.ts'
import type { ServeFlags } from './serve-flags.ts'

const MOST_PORT = 65_535
/** More requests than this wait longer than any client does. */
const MOST_WAITING = 100_000
/** A year. */
const MOST_HOURS = 8784
/** A petabyte: no disk has more. */
const MOST_GIGABYTES = 1_000_000
/** Uploads beyond a gigabyte are no papers. */
const MOST_MEGABYTES = 1000
/** Requests that may wait for each worker: clients send some ten at once, and those that are refused come back too late for their turn. */
const WAITING_BY_WORKER = 8
/** An orchestrator sees within this time that the service is not ready, and sends no more requests. */
const DRAIN_MS = 5000

/** @throws {OptionError} where one of the options cannot be */
export function parseServe(flags: ServeFlags, store: string): ServicePlan {
  const { workers, limits } = parseWorkers(flags)
  if (flags.redis !== undefined && flags.store === undefined) {
    throw new OptionError('E_OPTION_CONFLICT', '--redis needs --store, a folder that all services see')
  }
  const waiting = flags.waiting ?? String(WAITING_BY_WORKER * workers)
  const seconds = { from: 0, to: MOST_SECONDS }
  const gigabytes = { from: 0, to: MOST_GIGABYTES }
  const storeLimit = parseNumber('--store-limit', flags.storeLimit, gigabytes)
  const ports = { from: 0, to: MOST_PORT }
  return {
    host: parseHost(flags.host),
    port: parseNumber('--port', flags.port, ports),
    adminPort: flags.adminPort === 'off' ? undefined : parseNumber('--admin-port', flags.adminPort, ports),
    workers,
    limits,
    waiting: parseNumber('--waiting', waiting, { from: 0, to: MOST_WAITING }),
    waitLimitMs: 1000 * parseNumber('--wait-limit', flags.waitLimit, seconds),
    mostUploadBytes: 1e6 * parseNumber('--max-upload', flags.maxUpload, { from: 1, to: MOST_MEGABYTES }),
    store: resolve(store),
    redis: flags.redis,
    mostWaiting: parseNumber('--documents', flags.documents, { from: 0, to: MOST_WAITING }),
    storeLimitBytes: 1e9 * storeLimit,
    tokenLimitBytes:
      1e9 *
      (flags.tokenLimit === undefined ? storeLimit / 2 : parseNumber('--token-limit', flags.tokenLimit, gigabytes)),
    keepMs: 3_600_000 * parseNumber('--keep', flags.keep, { from: 0, to: MOST_HOURS }),
    drainMs: DRAIN_MS,
    graceMs: 1000 * parseNumber('--grace', flags.grace, seconds),
    bibliography: flags.bib === undefined ? undefined : resolve(flags.bib),
    authority: flags.authority === undefined ? undefined : resolve(flags.authority),
    ocr: parseOcrOptions(flags),
    tokenFile: flags.tokenFile,
    hasPage: flags.page,
    allowedHosts: flags.allowedHost.map(parseAllowedHost),
    origins: flags.origin.map(parseOrigin),
  }
}

/** Without a name a server listens on all addresses, which nobody asks for by leaving it out. */
function parseHost(host: string): string {
  if (host.trim() !== '') return host
  throw new OptionError('E_OPTION_RANGE', '--host names no address; write 127.0.0.1, or 0.0.0.0 for all addresses')
}

/** A name of a host as requests have it, without its port. */
function parseAllowedHost(text: string): string {
  const name = text.toLowerCase()
  if (/^[a-z0-9._-]+$/u.test(name)) return name
  throw new OptionError(
    'E_OPTION_RANGE',
    `--allowed-host ${text}: expected a name without a port, like papers.example.org`,
  )
}

function parseOrigin(text: string): string {
  if (text === ANY_ORIGIN) return text
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new OptionError('E_OPTION_RANGE', `--origin ${text}: expected a site, like https://example.org`)
}
