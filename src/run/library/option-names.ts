import { OptionError } from '../../base/errors.ts'
import type { Limits } from '../batch/workers/settings.ts'
import type { TeiMarkOptions } from '../../products/recipes/tei-marks/tei-marks.ts'
import type { OcrOptions } from '../../read/sources/ocr/options.ts'

/** Every option of a type, so that the compiler tells one that a table lacks. */
export type Names<Options> = Readonly<Record<keyof Options, true>>

const OCR: Names<OcrOptions> = {
  mode: true,
  languages: true,
  dataFolder: true,
  engine: true,
  threads: true,
  onProgress: true,
}

const TEI_MARKS: Names<TeiMarkOptions> = {
  sentences: true,
  coordinates: true,
  placed: true,
  tokens: true,
  extras: true,
}

const LIMITS: Names<Limits> = { timeLimitMs: true, memoryLimitBytes: true }

/** The options that options hold. */
const INNER: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  ocr: OCR,
  teiMarks: TEI_MARKS,
  limits: LIMITS,
}

/**
 * Refuses an option whose name is unknown, as a misspelt one that a program without types gives: it would have no effect.
 * @throws {OptionError} `E_OPTION_UNKNOWN`
 */
export function refuseUnknownOptions(options: object, known: Readonly<Record<string, true>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(known, name)) throw unknown(name, known)
    const inner = Object.hasOwn(INNER, name) ? INNER[name] : undefined
    if (inner === undefined || typeof value !== 'object' || value === null) continue
    const [stranger] = Object.keys(value as object).filter(each => !Object.hasOwn(inner, each))
    if (stranger !== undefined) throw unknown(`${name}.${stranger}`, inner)
  }
}

function unknown(name: string, known: Readonly<Record<string, true>>): OptionError {
  return new OptionError(
    'E_OPTION_UNKNOWN',
    `there is no option ${name}; there are ${Object.keys(known).sort().join(', ')}`,
  )
}
