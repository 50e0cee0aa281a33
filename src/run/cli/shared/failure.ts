import { CommanderError } from 'commander'
import { asPaperError, ERROR_CODES, oneLine, OptionError, type PaperError } from '../../../base/errors.ts'

/** The line that reports a failure: `paperxml: FILE: E_CODE: sentence`, without a file if it concerns none. */
export function toFailureLine(failure: PaperError, file?: string): string {
  const place = file === undefined ? '' : `${file}: `
  return `paperxml: ${place}${failure.code}: ${oneLine(failure)}\n`
}

/** The exit status of a failure, from the table of codes. */
export function toExitStatus(failure: PaperError): number {
  return ERROR_CODES[failure.code].exit
}

/** Anything thrown as an error with a code; what the parser of the command line throws is a wrong option. */
export function toPaperError(thrown: unknown): PaperError {
  if (thrown instanceof CommanderError) return new OptionError('E_OPTION_UNKNOWN', toOptionSentence(thrown.message))
  return asPaperError(thrown)
}

/** `error: unknown option '--x'` without its first word: the line it goes to names the program and the code. */
function toOptionSentence(message: string): string {
  return message.replace(/^error: /, '')
}
