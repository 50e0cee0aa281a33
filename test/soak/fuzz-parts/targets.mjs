import { AUTHORITIES } from './authorities.mjs'
import { BIBLIOGRAPHIES } from './bibliographies.mjs'
import { CORRECTIONS } from './corrections.mjs'
import { JOB_DATA } from './jobs.mjs'
import { OPTIONS } from './options.mjs'
import { PLAIN_TEXTS } from './plain-texts.mjs'
import { READER_TARGETS } from './readers.mjs'
import { TEXT_TARGETS } from './texts.mjs'

/**
 * The parts that are tried, by name. `make` makes an input, always the same for the same choices; `check` comes back where
 * what became of it is right.
 * @type {Readonly<Record<string, { make: (random: import('../fuzz/random.mjs').Random) => any, check: (input: any) => any }>>}
 */
export const TARGETS = {
  ...BIBLIOGRAPHIES,
  ...CORRECTIONS,
  ...AUTHORITIES,
  ...JOB_DATA,
  ...TEXT_TARGETS,
  ...PLAIN_TEXTS,
  ...READER_TARGETS,
  ...OPTIONS,
}
