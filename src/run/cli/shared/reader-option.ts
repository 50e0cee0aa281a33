import { type Reader, READER_NAMES } from '../../../read/sources/read-source.ts'
import { parseChoice } from './choice.ts'

/** What `--reader` may be. */
export const READER_HELP = `${READER_NAMES.join(', ')}; auto decides by the content`

/** The reader that `--reader` names. */
export function parseReader(name: string): Reader {
  return parseChoice('--reader', name, READER_NAMES, 'reader')
}
