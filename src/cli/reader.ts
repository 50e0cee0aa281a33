import { OptionError } from '../errors.ts'
import { type Reader, READER_NAMES } from '../sources/read-source.ts'

/** The reader that `--reader` names. */
export function parseReader(name: string): Reader {
  const reader = READER_NAMES.find(known => known === name)
  if (reader) return reader
  throw new OptionError(
    'E_OPTION_RANGE',
    `--reader ${name}: there is no such reader; known are ${READER_NAMES.join(', ')}`,
  )
}
