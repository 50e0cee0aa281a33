import {
  type ErrorCode,
  InternalError,
  LimitError,
  OptionError,
  OutputError,
  PackageError,
  type PaperError,
  SourceError,
  TransformError,
} from '../../base/errors.ts'

type ErrorClass = new (code: ErrorCode, message: string) => PaperError

/** The classes of errors that say something of more than the paper itself. */
const CLASSES: Partial<Record<ErrorCode, ErrorClass>> = {
  E_INTERNAL: InternalError,
  E_MEMORY: LimitError,
  E_OPTION_CONFLICT: OptionError,
  E_OPTION_RANGE: OptionError,
  E_OUTPUT_FAILED: OutputError,
  E_PACKAGE_MISSING: PackageError,
  E_TIMEOUT: LimitError,
  E_WORKER_LOST: LimitError,
  E_XSLT_FAILED: TransformError,
}

/** The error that another process named by its code. */
export function errorOf(code: ErrorCode, message: string): PaperError {
  return new (CLASSES[code] ?? SourceError)(code, message)
}
