import type { Report } from '../../../base/diagnostics.ts'
import type { OcrDescription, SourceDocument } from '../../../model/page/page.ts'
import { POINTS_PER_INCH } from '../normalise/units.ts'
import { type ReadXmlOptions, toDocument } from '../xml/document.ts'
import { isPageNumber } from '../xml/numbers.ts'
import type { PlacedPage } from '../xml/placed-words.ts'
import type { OcrPage } from './ocr-page.ts'
import type { PageSize } from './page-scale.ts'
import { learnSharesOf, placePage } from './place-page.ts'
import { normaliseSizes } from './normalise-sizes.ts'

/** What to read of the file of an OCR program. */
export interface ReadOcrOptions extends ReadXmlOptions {
  /** Sizes of the pages that were recognised, by their number: of the PDF, where it is at hand. Default: found out. */
  readonly pageSizes?: ReadonlyMap<number, PageSize> | undefined
}

/** What an OCR program's file says. */
export interface OcrFile {
  readonly pages: readonly OcrPage[]
  /** Engine, version and languages; the rest is measured. */
  readonly engine: OcrDescription
  readonly metadata?: ReadonlyMap<string, string>
}

/** The pages of an OCR program's file, sizes as they were measured: line by line, and so not the same throughout. */
export function placePages({ pages }: OcrFile, { pageSizes }: ReadOcrOptions, report: Report): PlacedPage[] {
  const numbers = numbersOf(pages)
  const shares = learnSharesOf(pages)
  return pages.map((page, i) => {
    const number = numbers[i] ?? i + 1
    return placePage(page, { number, size: pageSizes?.get(number), shares, report })
  })
}

/** The document as the page model has it, and what is known of how it was recognised. */
export function toOcrDocument(file: OcrFile, options: ReadOcrOptions, report: Report): SourceDocument {
  const pages = normaliseSizes(placePages(file, options, report))
  const { metadata = new Map<string, string>() } = file
  return { ...toDocument({ pages, metadata }, options, report), ocr: { ...file.engine, ...measureOcr(pages) } }
}

/** Mean confidence to a thousandth, each word by its characters, and resolution, where all pages have one. */
function measureOcr(pages: readonly PlacedPage[]): Pick<OcrDescription, 'confidence' | 'resolution'> {
  let characters = 0
  let sum = 0
  for (const { text, confidence } of pages.flatMap(page => page.words)) {
    if (confidence === undefined) continue
    characters += text.length
    sum += confidence * text.length
  }
  const resolutions = new Set(pages.map(({ scale = 1 }) => Math.round(POINTS_PER_INCH / scale)))
  const [resolution] = resolutions
  return {
    confidence: characters === 0 ? undefined : Math.round((1000 * sum) / characters) / 1000,
    resolution: resolutions.size === 1 ? resolution : undefined,
  }
}

/** The numbers that the file gives its pages, where they rise; in files that were joined they restart, and pages are counted instead. */
function numbersOf(pages: readonly OcrPage[]): number[] {
  const numbers = pages.flatMap(({ number }) => (number !== undefined && isPageNumber(number) ? [number] : []))
  const rises =
    numbers.length === pages.length && numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))
  return rises ? numbers : pages.map((_, i) => i + 1)
}
