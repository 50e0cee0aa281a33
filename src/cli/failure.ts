import { CommanderError } from 'commander'
import { ERROR_CODES, OptionError, PaperError } from '../errors.ts'

/** The one line that tells a failure: `paperxml: FILE: E_CODE: sentence`; without a file where it is about none. */
export function toFailureLine(failure: PaperError, file?: string): string {
  const place = file === undefined ? '' : `${file}: `
  return `paperxml: ${place}${failure.code}: ${failure.message.replace(/\s+/g, ' ').trim()}\n`
}

/** The exit status of a failure, from the table of codes. */
export function toExitStatus(failure: PaperError): number {
  return ERROR_CODES[failure.code].exit
}

/** Anything thrown as an error with a code: what is not foreseen becomes `E_INTERNAL`. */
export function toPaperError(thrown: unknown): PaperError {
  if (thrown instanceof PaperError) return thrown
  if (thrown instanceof CommanderError) return new OptionError('E_OPTION_UNKNOWN', toOptionSentence(thrown.message))
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  return new InternalError('E_INTERNAL', `${message} (please report it with the file)`, { cause: thrown })
}

/** A fault of this program. */
export class InternalError extends PaperError {}

/** `error: unknown option '--x'` without its first word: the line it goes to names the program and the code. */
function toOptionSentence(message: string): string {
  return message.replace(/^error: /, '')
}
