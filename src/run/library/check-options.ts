import { OptionError } from '../../base/errors.ts'
import type { PageChoice } from '../../base/page-choice.ts'
import { FORMATS } from '../../products/recipes/formats.ts'
import { OCR_ENGINES, OCR_MODES, type OcrOptions } from '../../read/sources/ocr/options.ts'
import { isLanguageChoice } from '../../base/text/languages/language-choice.ts'
import { FORMULA_TEXTS } from '../../write/transforms/formulas/formula-texts.ts'
import { FORMULA_NOTATIONS } from '../../write/transforms/formulas/formulas.ts'
import { TEI_FLAVOURS } from '../../write/transforms/tei-flavours.ts'
import { MARKDOWN_CHOICES } from '../../write/writers/markdown/markdown-choices.ts'

/** Options that a program without types may get wrong. */
export interface CheckedOptions {
  readonly pages?: PageChoice | undefined
  readonly language?: string | undefined
  readonly reader?: string | undefined
  readonly ocr?: OcrOptions | undefined
  readonly formats?: readonly string[] | undefined
  readonly flavour?: string | undefined
  readonly formulas?: string | undefined
  readonly formulasInText?: string | undefined
  readonly markdown?: readonly string[] | undefined
}

/**
 * Refuses values that cannot be, before anything is read.
 * @param readers names of the readers
 * @throws {OptionError} `E_OPTION_RANGE`
 */
export function checkOptions(options: CheckedOptions, readers: readonly string[]): void {
  const { pages, language, reader, ocr = {}, formats = [], flavour, markdown = [] } = options
  const { formulas, formulasInText } = options
  if (pages !== undefined) checkPages(pages)
  if (language !== undefined && !isLanguageChoice(language)) {
    throw refusal('language', language, 'auto, or a code like en, de or sr-Cyrl')
  }
  if (reader !== undefined) checkChoice('reader', reader, readers)
  if (ocr.mode !== undefined) checkChoice('ocr.mode', ocr.mode, OCR_MODES)
  if (ocr.engine !== undefined) checkChoice('ocr.engine', ocr.engine, OCR_ENGINES)
  for (const format of formats) checkChoice('format', format, FORMATS)
  if (flavour !== undefined) checkChoice('flavour', flavour, TEI_FLAVOURS)
  if (formulas !== undefined) checkChoice('formulas', formulas, FORMULA_NOTATIONS)
  if (formulasInText !== undefined) checkChoice('formulasInText', formulasInText, FORMULA_TEXTS)
  for (const choice of markdown) checkChoice('markdown', choice, MARKDOWN_CHOICES)
}

function checkPages(pages: readonly unknown[]): void {
  if (Array.isArray(pages) && pages.every(isPages)) return
  throw refusal('pages', pages, 'a list of numbers of pages, from 1, and of ranges { first, last }')
}

function isPages(part: unknown): boolean {
  if (typeof part === 'number') return Number.isInteger(part) && part >= 1
  const { first, last } = (part ?? {}) as { readonly first?: unknown; readonly last?: unknown }
  return Number.isInteger(first) && Number.isInteger(last) && Number(first) >= 1 && Number(last) >= Number(first)
}

function checkChoice(name: string, value: string, choices: readonly string[]): void {
  if (!choices.includes(value)) throw refusal(name, value, `one of ${choices.join(', ')}`)
}

function refusal(name: string, value: unknown, expected: string): OptionError {
  return new OptionError('E_OPTION_RANGE', `${name} ${JSON.stringify(value)}: expected ${expected}`)
}
