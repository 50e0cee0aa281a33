import { AUTHORITIES } from './authorities.mjs'
import { BIBLIOGRAPHIES } from './bibliographies.mjs'
import { CORRECTED_PAPERS } from './corrected-papers.mjs'
import { CORRECTIONS } from './corrections.mjs'
import { JOB_DATA } from './jobs.mjs'
import { OPTIONS } from './options.mjs'
import { PLAIN_TEXTS } from './plain-texts.mjs'
import { READER_TARGETS } from './readers.mjs'
import { REFERENCE_LINES } from './reference-lines.mjs'
import { REQUESTS } from './requests.mjs'
import { TEXT_TARGETS } from './texts.mjs'

/**
 * The parts that are tried, by name. `make` makes an input, always the same for the same choices; `check` comes back where
 * what became of it is right; `close` ends what it has begun; `leastMs` is how long any input may take, where that is longer than usual, and
 * `share` how much of the inputs it gets, where each takes so long.
 * @type {Readonly<Record<string, { make: (random: import('../fuzz/random.mjs').Random) => unknown, check: (input: never) => unknown, close?: () => unknown, leastMs?: number, share?: number }>>}
 */
export const TARGETS = {
  ...BIBLIOGRAPHIES,
  ...CORRECTIONS,
  ...CORRECTED_PAPERS,
  ...AUTHORITIES,
  ...JOB_DATA,
  ...TEXT_TARGETS,
  ...REFERENCE_LINES,
  ...PLAIN_TEXTS,
  ...READER_TARGETS,
  ...OPTIONS,
  ...REQUESTS,
}
