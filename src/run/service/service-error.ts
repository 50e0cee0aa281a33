import { asPaperError, ERROR_CODES, oneLine, OutputError, PaperError, QueueError } from '../../base/errors.ts'

/** The failures that only a service knows, with their HTTP status. What is wrong with a document has a code of `base/errors.ts`. */
export const SERVICE_CODES = {
  E_REQUEST_INVALID: 400,
  E_UPLOAD_TRUNCATED: 400,
  E_TOKEN_MISSING: 401,
  E_TOKEN_WRONG: 401,
  E_HOST_REFUSED: 403,
  E_ORIGIN_REFUSED: 403,
  E_NOT_FOUND: 404,
  E_METHOD_REFUSED: 405,
  E_NOT_ACCEPTABLE: 406,
  E_VERSION_CHANGED: 412,
  E_UPLOAD_TOO_LARGE: 413,
  E_TYPE_UNKNOWN: 415,
  E_VERSION_MISSING: 428,
  E_CANCELLED: 499,
  E_NOT_SUPPORTED: 501,
  E_BUSY: 503,
  E_STORE_FULL: 507,
} as const

export type ServiceCode = keyof typeof SERVICE_CODES

/** A request that the service does not fulfil, and why. */
export class ServiceError extends Error {
  readonly code: ServiceCode
  constructor(code: ServiceCode, message: string) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
  }
}

/** A failure as it is answered. */
export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
}

/** Seconds after which a request that was refused for now is tried again. */
export const RETRY_AFTER_SECONDS = 5

/** What is answered where anything was thrown. A full disk or a lost server is a matter of time, and the message names places. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof ServiceError) {
    return { status: SERVICE_CODES[thrown.code], code: thrown.code, message: thrown.message }
  }
  if (thrown instanceof OutputError) {
    return { status: 503, code: thrown.code, message: 'the disk of the service is full or cannot be written' }
  }
  if (thrown instanceof QueueError) {
    return { status: 503, code: thrown.code, message: 'the server that keeps the documents does not answer' }
  }
  if (!(thrown instanceof PaperError) && thrown instanceof Error && 'statusCode' in thrown) {
    return ofLibrary(Number(thrown.statusCode), thrown.message)
  }
  const failure = asPaperError(thrown)
  return { status: ERROR_CODES[failure.code].http, code: failure.code, message: oneLine(failure) }
}

/** The library refuses a body without a type, and types that no path takes; paths say what they take of the others. */
const NO_TYPE = 'the Content-Type of the request is missing or unknown; expected a form, or the type of what is sent'

/** A refusal of the HTTP library, as of a body that is no form. */
function ofLibrary(status: number, message: string): Failure {
  if (status === 413) return { status, code: 'E_UPLOAD_TOO_LARGE', message }
  if (status === 415) return { status, code: 'E_TYPE_UNKNOWN', message: NO_TYPE }
  if (status >= 400 && status < 500) return { status, code: 'E_REQUEST_INVALID', message }
  return { status: 500, code: 'E_INTERNAL', message: 'a fault of the service' }
}
