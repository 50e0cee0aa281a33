import type { PageProgress } from '../batch/workers/worker-messages.ts'
import { asPaperError } from '../../base/errors.ts'
import type { Format } from '../../products/recipes/formats.ts'
import type { Conversion, ConvertOptions as RecipeOptions } from '../../products/recipes/paper.ts'
import type { ProductOptions } from '../../products/recipes/products.ts'
import type { Paper } from '../../model/paper/paper.ts'
import { READER_NAMES } from '../../read/sources/read-source.ts'
import { checkOptions } from './check-options.ts'
import { type Names, refuseUnknownOptions } from './option-names.ts'
import { type PaperInput, readPaperInput } from './paper-input.ts'

/** The options for converting a paper. */
export interface ConvertOptions extends Omit<RecipeOptions, 'onPage' | 'onStage'> {
  /** Called before each page that is read, or recognised from its picture. */
  readonly onProgress?: ((progress: PageProgress) => void) | undefined
}

const CONVERT_NAMES: Names<ConvertOptions> = {
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
  proposals: true,
  signal: true,
  onProgress: true,
}

const PRODUCT_NAMES: Names<ProductOptions> = {
  flavour: true,
  formulas: true,
  formulasInText: true,
  teiMarks: true,
  md5: true,
  markdown: true,
  pictures: true,
  isPreview: true,
}

/**
 * Converts a paper to its logical document: a PDF, or the output of another program for one (TETML, PDFMiner XML,
 * `pdftotext -bbox-layout`, `pdftohtml -xml`, hOCR, ALTO, FineReader XML, PAGE XML), packed with gzip or not.
 *
 * The stages are loaded with the first call.
 *
 * @throws {PaperError} with one of `ERROR_CODES`: `SourceError` when the paper cannot be read, `OptionError` for an option
 *   that cannot be, `PackageError` where an optional package is missing; the reason of the signal when that is aborted
 */
export async function convertPaper(input: PaperInput, options: ConvertOptions = {}): Promise<Conversion> {
  const { onProgress, ocr, signal } = options
  refuseUnknownOptions(options, CONVERT_NAMES)
  checkOptions(options, READER_NAMES)
  const { bytes, name } = await readPaperInput(input, signal)
  const recipe = await import('../../products/recipes/paper.ts')
  const source = options.source ?? name
  return orPaperError(signal, () =>
    recipe.convertPaper(bytes, {
      ...options,
      ...(source === undefined ? {} : { source }),
      ocr: {
        ...ocr,
        onProgress: (done, pages) => {
          ocr?.onProgress?.(done, pages)
          onProgress?.({ stage: 'recognising', done, pages })
        },
      },
      onPage: (done, pages) => onProgress?.({ stage: 'reading', done, pages }),
    }),
  )
}

/**
 * The paper in each of `formats`.
 * @throws {PaperError} if one of them, or an option, is unknown or cannot be made
 */
export async function writeProducts(
  paper: Paper,
  formats: readonly Format[],
  options: ProductOptions = {},
): Promise<ReadonlyMap<Format, string>> {
  refuseUnknownOptions(options, PRODUCT_NAMES)
  checkOptions({ ...options, formats }, READER_NAMES)
  const recipe = await import('../../products/recipes/products.ts')
  return orPaperError(undefined, () => recipe.writeProducts(paper, formats, options))
}

/** What `work` gives; what it throws has a code, but for the reason of a signal. */
async function orPaperError<Result>(signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    if (signal?.aborted === true && thrown === signal.reason) throw thrown
    throw asPaperError(thrown)
  }
}
