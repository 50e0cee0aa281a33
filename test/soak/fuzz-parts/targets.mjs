import { AUTHORITIES } from './authorities.mjs'
import { BIBLIOGRAPHIES } from './bibliographies.mjs'
import { CORRECTIONS } from './corrections.mjs'
import { JOB_DATA } from './jobs.mjs'
import { OPTIONS } from './options.mjs'
import { PLAIN_TEXTS } from './plain-texts.mjs'
import { READER_TARGETS } from './readers.mjs'
import { REQUESTS } from './requests.mjs'
import { TEXT_TARGETS } from './texts.mjs'

/**
 * The parts that are tried, by name. `make` makes an input, always the same for the same choices; `check` comes back where
 * what became of it is right; `close` ends what it has begun.
 * @type {Readonly<Record<string, { make: (random: import('../fuzz/random.mjs').Random) => unknown, check: (input: never) => unknown, close?: () => unknown }>>}
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
  ...REQUESTS,
}
