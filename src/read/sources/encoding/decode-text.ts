import type { Report } from '../../../base/diagnostics.ts'
import { OptionError, SourceError } from '../../../base/errors.ts'
import { encodingOfMark } from './byte-order-mark.ts'
import { findUtf16, guessEncodings } from './guess-encoding.ts'
import { openDecoder } from './open-decoder.ts'

/** When the encoding is guessed: where the named one does not fit, always, or never. */
export const ENCODING_DETECTIONS = ['fallback', 'always', 'never'] as const
export type EncodingDetection = (typeof ENCODING_DETECTIONS)[number]

/** How the bytes of a text are understood. */
export interface DecodeTextOptions {
  /** Name of an encoding as the web knows it, like `windows-1251`; default `utf-8`. */
  readonly encoding?: string
  /** Default `fallback`. */
  readonly detect?: EncodingDetection
}

/** Bytes that are decoded at a time. */
const STRETCH_LENGTH = 262_144

/**
 * The text of a plain text file, without its byte order mark. An encoding that was guessed is reported.
 *
 * @throws {OptionError} `E_OPTION_RANGE` for an encoding that is not known
 * @throws {SourceError} `E_TEXT_ENCODING` where the bytes are not in the encoding and none may be guessed, or none fits
 */
export function decodeText(bytes: Uint8Array, options: DecodeTextOptions, report: Report): string {
  return [...decodeStretches(bytes, findEncoding(bytes, options, report))].join('')
}

/**
 * The lines of a plain text file without their ends (LF, CR LF or CR; a form feed begins a line, too), decoded as they are walked, any number of times:
 * for texts that are too large for one string. What follows the last line end is a line only if it is not empty.
 *
 * @throws what {@link decodeText} throws, before the first line is asked for
 */
export function decodeLines(bytes: Uint8Array, options: DecodeTextOptions, report: Report): Iterable<string> {
  const encoding = findEncoding(bytes, options, report)
  return { [Symbol.iterator]: () => splitLines(decodeStretches(bytes, encoding)) }
}

/** The encoding that all the bytes are in, by its name or by a guess, which is reported. */
function findEncoding(bytes: Uint8Array, options: DecodeTextOptions, report: Report): string {
  const { encoding = 'utf-8', detect = 'fallback' } = options
  if (openDecoder(encoding) === undefined) {
    throw new OptionError('E_OPTION_RANGE', `encoding ${encoding} is not known; try utf-8 or iso-8859-1`)
  }
  const marked = encodingOfMark(bytes)
  if (detect !== 'never' && marked !== undefined && fits(bytes, marked)) return marked
  // UTF-16 without its mark is UTF-8 too, full of zeros.
  const isNamed = detect !== 'always' && (detect === 'never' || encoding !== 'utf-8' || findUtf16(bytes) === undefined)
  if (isNamed && fits(bytes, encoding)) return encoding
  if (detect === 'never') throw new SourceError('E_TEXT_ENCODING', `the text is not in ${encoding}; name its encoding`)
  const guessed = guessEncodings(bytes).find(name => fits(bytes, name))
  if (guessed === undefined) {
    const message = `the text is not in ${encoding}, and no other encoding fits; name its encoding`
    throw new SourceError('E_TEXT_ENCODING', message)
  }
  const message = `the text was read as ${guessed}, which is a guess; name its encoding if it is wrong`
  report({ code: 'W_TEXT_ENCODING', severity: 'warning', message })
  return guessed
}

function fits(bytes: Uint8Array, encoding: string): boolean {
  if (openDecoder(encoding) === undefined) return false
  try {
    for (const stretch of decodeStretches(bytes, encoding)) void stretch
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The text stretch by stretch; a character is never cut, a CR LF may be. */
function* decodeStretches(bytes: Uint8Array, encoding: string): Generator<string> {
  const decode = openDecoder(encoding)
  if (decode === undefined) throw new OptionError('E_OPTION_RANGE', `encoding ${encoding} is not known`)
  for (let at = 0; at < bytes.length; at += STRETCH_LENGTH) {
    yield decode(bytes.subarray(at, at + STRETCH_LENGTH), at + STRETCH_LENGTH < bytes.length)
  }
}

function* splitLines(stretches: Iterable<string>): Generator<string> {
  let rest = ''
  for (const stretch of stretches) {
    const text = rest + stretch
    // A CR at the end may be half of a CR LF.
    const lines = text.split(/\r\n|\n|\r(?!$)|(?<=[^\n\r\f])(?=\f)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest.endsWith('\r')) rest = rest.slice(0, -1)
  if (rest !== '') yield rest
}
