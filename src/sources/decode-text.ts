import { analyse } from 'chardet'
import type { Report } from '../diagnostics.ts'
import { OptionError, SourceError } from '../errors.ts'

/** When the encoding is guessed: where the named one does not fit, always, or never. */
export type EncodingDetection = 'fallback' | 'always' | 'never'

/** How the bytes of a text are understood. */
export interface DecodeTextOptions {
  /** Name of an encoding as the web knows it, like `windows-1251`; default `utf-8`. */
  readonly encoding?: string
  /** Default `fallback`. */
  readonly detect?: EncodingDetection
}

/**
 * The text of a plain text file, without its byte order mark. An encoding that was guessed is reported.
 *
 * @throws {OptionError} `E_OPTION_RANGE` for an encoding that is not known
 * @throws {SourceError} `E_TEXT_ENCODING` where the bytes are not in the encoding and none may be guessed, or none fits
 */
export function decodeText(bytes: Uint8Array, options: DecodeTextOptions, report: Report): string {
  const { encoding = 'utf-8', detect = 'fallback' } = options
  const named = decoderOf(encoding)
  if (named === undefined) {
    throw new OptionError('E_OPTION_RANGE', `encoding ${encoding}: there is none of this name; try utf-8 or iso-8859-1`)
  }
  const text = detect === 'always' ? undefined : tryDecode(named, bytes)
  if (text !== undefined) return text
  if (detect === 'never') throw new SourceError('E_TEXT_ENCODING', `the text is not in ${encoding}; name its encoding`)
  for (const { name } of analyse(bytes)) {
    const decoder = decoderOf(name)
    const guessed = decoder && tryDecode(decoder, bytes)
    if (guessed === undefined) continue
    const message = `the text was read as ${name}, which is a guess; name its encoding if it is wrong`
    report({ code: 'W_TEXT_ENCODING', severity: 'warning', message })
    return guessed
  }
  throw new SourceError(
    'E_TEXT_ENCODING',
    `the text is not in ${encoding}, and no other encoding fits; name its encoding`,
  )
}

type Decoder = InstanceType<typeof TextDecoder>

function decoderOf(encoding: string): Decoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return undefined
  }
}

function tryDecode(decoder: Decoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
