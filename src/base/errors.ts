/**
 * Every error code with its exit status (command line) and HTTP status (service). The same bytes take too much time or
 * memory again: that is the fault of the document, and a client that repeats what a server failed must not repeat it.
 */
export const ERROR_CODES = {
  E_FILE_MISSING: { exit: 66, http: 404 },
  E_FILE_NOT_REGULAR: { exit: 66, http: 422 },
  E_FILE_EMPTY: { exit: 65, http: 422 },
  E_FILE_TOO_LARGE: { exit: 65, http: 413 },
  E_FREKI_MALFORMED: { exit: 65, http: 422 },
  E_GZIP_DAMAGED: { exit: 65, http: 422 },
  E_TEXT_ENCODING: { exit: 65, http: 422 },
  E_FORMAT_UNKNOWN: { exit: 65, http: 415 },
  E_FLOAT_EMPTY: { exit: 65, http: 422 },
  E_READINGS_DIFFER: { exit: 65, http: 422 },
  E_PDF_DAMAGED: { exit: 65, http: 422 },
  E_PDF_ENCRYPTED: { exit: 77, http: 422 },
  E_PDF_COPY_FORBIDDEN: { exit: 77, http: 403 },
  E_PDF_NO_PAGES: { exit: 65, http: 422 },
  E_PDF_SCAN: { exit: 65, http: 422 },
  E_XML_MALFORMED: { exit: 65, http: 422 },
  E_XML_NO_PAGES: { exit: 65, http: 422 },
  E_OPTION_RANGE: { exit: 64, http: 400 },
  E_OPTION_CONFLICT: { exit: 64, http: 400 },
  E_OPTION_UNKNOWN: { exit: 64, http: 400 },
  E_ALIGN_CONFIGURATION: { exit: 64, http: 400 },
  E_AUTHORITY_INVALID: { exit: 65, http: 400 },
  E_BIB_MALFORMED: { exit: 65, http: 422 },
  E_EVALUATION_EMPTY: { exit: 66, http: 422 },
  E_MEASURE_BOUND: { exit: 76, http: 422 },
  E_CORRECTIONS_INVALID: { exit: 65, http: 400 },
  E_IGT_TAGS_INVALID: { exit: 65, http: 400 },
  E_OCR_LANGUAGE: { exit: 69, http: 501 },
  E_OCR_FAILED: { exit: 70, http: 500 },
  E_PACKAGE_MISSING: { exit: 69, http: 501 },
  E_OUTPUT_FAILED: { exit: 73, http: 500 },
  E_XSLT_FAILED: { exit: 70, http: 500 },
  E_DTD_INVALID: { exit: 65, http: 422 },
  E_TEI_INVALID: { exit: 65, http: 422 },
  E_JATS_INVALID: { exit: 65, http: 422 },
  E_ARCHIVE_DAMAGED: { exit: 65, http: 422 },
  E_ARCHIVE_MEMBER: { exit: 65, http: 422 },
  E_TIMEOUT: { exit: 75, http: 422 },
  E_MEMORY: { exit: 75, http: 422 },
  E_WORKER_LOST: { exit: 70, http: 500 },
  E_JOB_INVALID: { exit: 65, http: 400 },
  E_QUEUE_UNREACHABLE: { exit: 69, http: 503 },
  E_QUEUE_REFUSED: { exit: 77, http: 502 },
  E_INTERNAL: { exit: 70, http: 500 },
} as const

/** One of the codes of {@link ERROR_CODES}. Codes are stable: scripts may test for them. */
export type ErrorCode = keyof typeof ERROR_CODES

/** An error that stops one document. Its message names the thing, the value and the expectation. */
export abstract class PaperError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }
}

/** The input cannot be read. */
export class SourceError extends PaperError {}

/** An option is wrong, or conflicts with another one. */
export class OptionError extends PaperError {}

/** A figure of an evaluation does not keep the bound that it was given. */
export class BoundError extends PaperError {}

/** A stylesheet or a validity check failed. */
export class TransformError extends PaperError {}

/** An output cannot be written. */
export class OutputError extends PaperError {}

/** A document took more time or memory than it may have, or its worker with it. */
export class LimitError extends PaperError {}

/** The server of a queue does not answer or refuses a request. */
export class QueueError extends PaperError {}

/** A package that may be left out is not installed, and is needed now. */
export class PackageError extends PaperError {}

/** A fault of this program. */
export class InternalError extends PaperError {}

/** Anything thrown as an error with a code: what is not foreseen becomes `E_INTERNAL`. */
export function asPaperError(thrown: unknown): PaperError {
  if (thrown instanceof PaperError) return thrown
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  return new InternalError('E_INTERNAL', `${message} (please report it with the file)`, { cause: thrown })
}

/** The message of a failure without line breaks. */
export function oneLine({ message }: PaperError): string {
  return message.replace(/\s+/g, ' ').trim()
}

/**
 * Does `work` with a file that goes with a document.
 * @param name of that file, or what it is: the sentence of a failure begins with it, and so is not about the document
 * @throws {SourceError} and what else `work` throws
 */
export async function namingFile<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new SourceError(error.code, `${name}: ${error.message}`, { cause: error })
  }
}

/** The {@link SourceError} for a file that the system cannot read. */
export function toSourceError(error: NodeJS.ErrnoException): SourceError {
  const cause = { cause: error }
  switch (error.code) {
    case 'ENOENT':
      return new SourceError('E_FILE_MISSING', 'there is no such file', cause)
    case 'EISDIR':
      return new SourceError(
        'E_FILE_MISSING',
        'this is a folder; name the files in it, or convert all of them with `paperxml batch`',
        cause,
      )
    default:
      return new SourceError('E_FILE_MISSING', `the file cannot be read (${error.code ?? error.message})`, cause)
  }
}

/** What a person can do about an error of the system, by its name there. */
const FAULTS_OF_OUTPUT: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space that you may use is full',
  EISDIR: 'a folder has the name of an output',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file has its name',
  ENOENT: 'the system lets nobody make it there',
  ENAMETOOLONG: 'the name of an output is too long for this disk',
}

/** The {@link OutputError} for what the system refuses to write; `what` begins its sentence. */
export function toOutputError(what: string, thrown: unknown): OutputError {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  const fault = FAULTS_OF_OUTPUT[code]
  const reason = fault === undefined ? message : `${fault} (${message})`
  return new OutputError('E_OUTPUT_FAILED', `${what}: ${reason}`, { cause: thrown })
}
