import { type Reader, READER_NAMES } from '../../sources/read-source.ts'
import { parseChoice } from './choice.ts'

/** The reader that `--reader` names. */
export function parseReader(name: string): Reader {
  return parseChoice('--reader', name, READER_NAMES, 'reader')
}
