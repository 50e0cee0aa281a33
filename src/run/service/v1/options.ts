import type { FastifyRequest } from 'fastify'
import { hashOf } from '../../batch/journal/hash.ts'
import { parsePageRanges } from '../../../products/recipes/page-ranges.ts'
import { FIGURE_FORMS, LEAST_FIGURE_DPI, USUAL_FIGURE_DPI } from '../../../products/recipes/figures/figure-settings.ts'
import { DEFAULT_FORMATS } from '../../../products/recipes/formats.ts'
import { OCR_MODES } from '../../../read/sources/ocr/options.ts'
import { FORMULA_TEXTS } from '../../../write/transforms/formulas/formula-texts.ts'
import { FORMULA_NOTATIONS } from '../../../write/transforms/formulas/formulas.ts'
import { TEI_FLAVOURS } from '../../../write/transforms/tei-flavours.ts'
import { MARKDOWN_CHOICES } from '../../../write/writers/markdown/markdown-choices.ts'
import { tokenOf } from '../http/guards.ts'
import type { JobOptions } from '../jobs/job.ts'
import type { ServicePlan } from '../plan.ts'
import { ServiceError } from '../service-error.ts'
import { type Product, PRODUCTS } from '../worker/product-files.ts'

/** All values of each option. */
export type OptionFields = ReadonlyMap<string, readonly string[]>

/** Most dots of an inch for others: as sharp as it is printed. */
const MOST_DPI = 300

/** Longest list of pages and most ranges in it: enough for each page that a person wants to name. */
const MOST_PAGES_LENGTH = 1000
const MOST_RANGES = 100

/** The options of a document, as they are described to clients. */
export const OPTION_SCHEMAS = {
  formats: { type: 'string', description: `Separated by commas: ${PRODUCTS.join(', ')}` },
  pages: { type: 'string', description: 'Pages of the file, from 1: 3-9,12' },
  language: { type: 'string', description: 'auto, or a code like en or sr-Cyrl' },
  flavour: { type: 'string', enum: TEI_FLAVOURS, description: 'Of the TEI' },
  formulas: { type: 'string', enum: FORMULA_NOTATIONS, description: 'Of TEI: LaTeX or MathML; default tex' },
  formulasInText: {
    type: 'string',
    enum: FORMULA_TEXTS,
    description: 'What sentences and plain text have in the place of a formula; default plain',
  },
  markdown: { type: 'string', description: `For Markdown, separated by commas: ${MARKDOWN_CHOICES.join(', ')}` },
  dpi: {
    type: 'integer',
    minimum: LEAST_FIGURE_DPI,
    maximum: MOST_DPI,
    description: `Dots of an inch of the pictures in figures; default ${USUAL_FIGURE_DPI}`,
  },
  ocr: { type: 'string', enum: OCR_MODES, description: 'Which pages are recognised from their pictures' },
  password: { type: 'string', description: 'Opens an encrypted file' },
} as const

const LANGUAGE = /^[a-z]{2}(-[A-Z][a-z]{3})?$/u

/**
 * How a document is to be converted.
 * @throws {ServiceError} `E_REQUEST_INVALID` where an option is unknown or cannot be
 */
export function parseJobOptions(fields: OptionFields, { ocr }: ServicePlan): JobOptions {
  for (const name of fields.keys()) {
    if (!Object.hasOwn(OPTION_SCHEMAS, name)) throw invalid(name, `known are ${Object.keys(OPTION_SCHEMAS).join(', ')}`)
  }
  const value = (name: keyof typeof OPTION_SCHEMAS) => fields.get(name)?.at(-1)?.trim() || undefined
  const pages = value('pages')
  const language = value('language')
  if (language !== undefined && language !== 'auto' && !LANGUAGE.test(language)) {
    throw invalid('language', 'expected auto, or a code like en or sr-Cyrl')
  }
  return {
    products: parseProducts(value('formats')),
    reading: {
      pages: pages === undefined ? undefined : parsePages(pages),
      language: language === 'auto' ? undefined : language,
      password: value('password'),
      reader: 'auto',
      flavour: choice('flavour', value('flavour') ?? TEI_FLAVOURS[0], TEI_FLAVOURS),
      formulas: choice('formulas', value('formulas') ?? FORMULA_NOTATIONS[0], FORMULA_NOTATIONS),
      formulasInText: choice('formulasInText', value('formulasInText') ?? FORMULA_TEXTS[0], FORMULA_TEXTS),
      teiMarks: {},
      markdown: choices('markdown', value('markdown'), MARKDOWN_CHOICES),
      ...figuresOf(value('dpi')),
      ocr: { ...ocr, mode: choice('ocr', value('ocr') ?? ocr.mode ?? 'auto', OCR_MODES) },
    },
  }
}

/** The length is checked first: what comes after it grows with the ranges. */
function parsePages(text: string): ReturnType<typeof parsePageRanges> {
  if (text.length > MOST_PAGES_LENGTH || text.split(',').length > MOST_RANGES) {
    throw invalid('pages', `expected at most ${MOST_RANGES} ranges`)
  }
  return parsePageRanges(text)
}

function figuresOf(dpi: string | undefined): Pick<JobOptions['reading'], 'figures'> {
  if (dpi === undefined) return {}
  const dots = /^\d+$/u.test(dpi) ? Number(dpi) : Number.NaN
  if (!(dots >= LEAST_FIGURE_DPI && dots <= MOST_DPI))
    throw invalid('dpi', `expected ${LEAST_FIGURE_DPI} to ${MOST_DPI}`)
  return { figures: { dpi: dots, form: FIGURE_FORMS[0] } }
}

function parseProducts(list: string | undefined): readonly Product[] {
  if (list === undefined) return DEFAULT_FORMATS
  return choices('formats', list, PRODUCTS)
}

function choices<Choice extends string>(name: string, list: string | undefined, known: readonly Choice[]): Choice[] {
  return [...new Set((list?.split(',') ?? []).map(each => choice(name, each.trim(), known)))]
}

function choice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find(each => each === text)
  if (found === undefined) throw invalid(name, `expected ${choices.join(', ')}`)
  return found
}

function invalid(name: string, reason: string): ServiceError {
  return new ServiceError('E_REQUEST_INVALID', `${name}: ${reason}`)
}

/** Whose documents a request is about; empty where the service has no tokens. */
export function ownerOf(request: FastifyRequest, { tokenFile }: ServicePlan): string {
  return tokenFile === undefined ? '' : hashOf(tokenOf(request) ?? '')
}
