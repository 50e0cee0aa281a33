import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { SourceError, toSourceError } from '../../../base/errors.ts'
import type { ServicePlan } from '../plan.ts'
import { ServiceError } from '../service-error.ts'

/** Where the files of the page are, and where a browser gives its token. */
export const PAGE_PATH = '/page/'
export const SESSION_PATH = '/v1/session'
/** The cookie that has the token of a browser. */
export const SESSION_COOKIE = 'paperxml-token'
/** The header that the page sends with all that changes something. */
const SESSION_HEADER = 'x-paperxml'

/** Routes that need no token: they say nothing but that the service runs. */
const FREE_ROUTES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/api/isalive', '/api/version'])

/** Routes of the page, which has nothing of anybody, and the one at which a browser gives its token. */
const isFreeOfTokens = (path: string): boolean =>
  FREE_ROUTES.has(path) || path === '/' || path.startsWith(PAGE_PATH) || path === SESSION_PATH

/** The tokens of a file, which may be read again while the service runs. */
export class Tokens {
  readonly #path: string
  #digests: readonly Buffer[] = []

  constructor(path: string) {
    this.#path = path
    this.read()
  }

  /**
   * Reads the file again: a token on each line, `#` before a comment.
   * @throws {SourceError} where it cannot be read or has no token; those that were read before are kept
   */
  read(): void {
    let text: string
    try {
      text = readFileSync(this.#path, 'utf8')
    } catch (error) {
      throw toSourceError(error as NodeJS.ErrnoException)
    }
    const lines = text.split('\n').map(line => line.trim())
    const tokens = lines.filter(line => line !== '' && !line.startsWith('#'))
    if (tokens.length === 0) throw new SourceError('E_FILE_EMPTY', 'there is no token in it')
    this.#digests = tokens.map(digestOf)
  }

  /** Takes the same time for every wrong token. */
  has(token: string): boolean {
    const digest = digestOf(token)
    return this.#digests.reduce((found, known) => timingSafeEqual(known, digest) || found, false)
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of a request: `Authorization: Bearer TOKEN`, `X-Api-Key: TOKEN`, or the cookie of a session. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { headers } = request
  const bearer = /^Bearer\s+(\S+)$/iu.exec(headers.authorization ?? '')?.[1]
  const key = headers['x-api-key']
  return bearer ?? (typeof key === 'string' ? key : tokenOfSession(request))
}

/**
 * Browsers send cookies by themselves, also for a form on a page of another site. So they count in `/v1` alone, and
 * where something changes only with a header that no form can send.
 */
function tokenOfSession({ headers, method, routeOptions }: FastifyRequest): string | undefined {
  const isRead = method === 'GET' || method === 'HEAD'
  const isOurs = isRead || headers[SESSION_HEADER] !== undefined
  if (!isOurs || routeOptions.url?.startsWith('/v1/') !== true) return undefined
  const value = headers.cookie?.split(/;\s*/u).find(each => each.startsWith(`${SESSION_COOKIE}=`))
  return value === undefined ? undefined : decodeCookie(value.slice(SESSION_COOKIE.length + 1))
}

function decodeCookie(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** @throws {ServiceError} where a request needs a token and has none that is known */
export function checkToken(request: FastifyRequest, tokens: Tokens | undefined): void {
  const isPreflight = request.method === 'OPTIONS'
  if (tokens === undefined || isPreflight || isFreeOfTokens(request.routeOptions.url ?? '')) return
  const token = tokenOf(request)
  if (token === undefined) throw new ServiceError('E_TOKEN_MISSING', 'send a token: Authorization: Bearer TOKEN')
  if (!tokens.has(token)) throw new ServiceError('E_TOKEN_WRONG', 'this token is not known')
}

/** Whether an address is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  // Not a name such as 127.example.org, which anybody can register.
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

/** What decides who may use a service, of its plan. */
type AccessPlan = Pick<ServicePlan, 'host' | 'allowedHosts' | 'origins'>

/**
 * A page of another site can have its name point to this service; its requests name that site as their host. So a service
 * for this machine takes no host but this machine, those of its pages, and those that are allowed. One for others checks
 * names where some are allowed; an address as a host cannot be made to point elsewhere, and orchestrators ask by addresses.
 * @throws {ServiceError} `E_HOST_REFUSED`
 */
export function checkHost({ hostname }: FastifyRequest, { host, allowedHosts, origins }: AccessPlan): void {
  const isForThisMachine = isLoopback(host)
  if (!isForThisMachine && allowedHosts.length === 0) return
  const name = hostname.replace(/^\[|\]$/gu, '').toLowerCase()
  if (isLoopback(name) || name === host || (!isForThisMachine && isIP(name) !== 0)) return
  if (allowedHosts.includes(name) || origins.some(origin => originHost(origin) === name)) return
  throw new ServiceError('E_HOST_REFUSED', 'this service does not answer to that name; see --allowed-host')
}

function originHost(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : ''
}

/** Lets the pages of all sites use what keeps nothing, where it is the only origin of a service. */
export const ANY_ORIGIN = '*'

/**
 * A form on a page of another site could send documents in the name of its reader, and have a service for this machine work
 * for that site. Browsers name that site; other programs name none.
 * @throws {ServiceError} `E_ORIGIN_REFUSED`
 */
export function checkOrigin(request: FastifyRequest, { origins }: AccessPlan): void {
  const { headers, method, host } = request
  const { origin } = headers
  if (origin === undefined || SAFE_METHODS.has(method) || origins.includes(origin)) return
  // The path of the route: that of the request can write letters as %76.
  const path = request.routeOptions.url ?? request.url
  if (origins.includes(ANY_ORIGIN) && path.startsWith('/api/')) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new ServiceError('E_ORIGIN_REFUSED', 'pages of this site may not send anything here; see --origin')
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
