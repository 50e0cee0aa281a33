import { OptionError } from '../errors.ts'
import type { Limits } from '../batch/workers/settings.ts'
import type { AlignOptions } from '../recipes/align.ts'
import type { ProductOptions } from '../recipes/products.ts'
import type { RecoverTextOptions } from '../recipes/recover.ts'
import type { TeiMarkOptions } from '../recipes/tei-marks/tei-marks.ts'
import type { OcrOptions } from '../sources/ocr/options.ts'
import type { ConvertOptions } from './convert.ts'
import type { ConverterOptions, ConverterTask } from './converter.ts'

/** Every option of a type, so that the compiler tells one that a table lacks. */
type Names<Options> = Readonly<Record<keyof Options, true>>

const OCR: Names<OcrOptions> = {
  mode: true,
  languages: true,
  dataFolder: true,
  engine: true,
  threads: true,
  onProgress: true,
}

const TEI_MARKS: Names<TeiMarkOptions> = { sentences: true, coordinates: true, tokens: true }

const LIMITS: Names<Limits> = { timeLimitMs: true, memoryLimitBytes: true }

/** The options that options hold. */
const INNER: Readonly<Record<string, Readonly<Record<string, true>>>> = {
  ocr: OCR,
  teiMarks: TEI_MARKS,
  limits: LIMITS,
}

export const CONVERT_NAMES: Names<ConvertOptions> = {
  id: true,
  source: true,
  pages: true,
  password: true,
  reader: true,
  language: true,
  lineBreaks: true,
  wordPlaces: true,
  corrections: true,
  float: true,
  with: true,
  bibliography: true,
  pagesOf: true,
  ocr: true,
  signal: true,
  onProgress: true,
}

export const PRODUCT_NAMES: Names<ProductOptions> = {
  flavour: true,
  teiMarks: true,
  md5: true,
  markdown: true,
  pictures: true,
}

export const CONVERTER_NAMES: Names<ConverterOptions> = {
  pages: true,
  language: true,
  password: true,
  reader: true,
  flavour: true,
  teiMarks: true,
  markdown: true,
  formats: true,
  report: true,
  ocr: true,
  workers: true,
  limits: true,
}

export const TASK_NAMES: Names<ConverterTask> = { id: true, signal: true, onProgress: true }

export const ALIGN_NAMES: Names<AlignOptions> = {
  configuration: true,
  compat: true,
  keepsBreaks: true,
  writesPermissions: true,
  respectsPermissions: true,
  language: true,
  password: true,
  ocr: true,
}

export const RECOVER_NAMES: Names<RecoverTextOptions> = {
  preset: true,
  eps: true,
  columnWidth: true,
  objects: true,
  hyphens: true,
  words: true,
  language: true,
  unit: true,
  repair: true,
  truth: true,
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
