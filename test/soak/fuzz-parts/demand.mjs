import { asPaperError } from '../../../dist/base/errors.js'

/** @throws {Error} where a result is not what every result must be */
export function demand(holds, message) {
  if (!holds) throw new Error(typeof message === 'string' ? message : message())
}

/** Characters of a text in a message. */
const SHOWN_LENGTH = 300

/** The start of a text as a message shows it. */
export function shown(text) {
  return (JSON.stringify(text) ?? 'nothing').slice(0, SHOWN_LENGTH)
}

/**
 * What `read` gives; `undefined` where it refuses the input with one of these codes.
 * @throws what it throws otherwise
 */
export async function unlessRefused(read, codes) {
  try {
    return await read()
  } catch (thrown) {
    if (!codes.includes(asPaperError(thrown).code)) throw thrown
    return undefined
  }
}
