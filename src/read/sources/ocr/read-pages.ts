import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import type { OcrEngine } from './engines/engine.ts'
import type { HocrPage } from './hocr-document.ts'
import { markBold } from './picture/mark-bold.ts'
import { markDrawings } from './picture/mark-drawings.ts'
import type { OcrOptions } from './options.ts'
import type { PreparedPage } from './picture/prepare-page.ts'
import { readUpright } from './read-upright.ts'

/**
 * What the engine reads of the pages, in their order, however many are read at once. A page that fails is reported,
 * `W_OCR_PAGE_FAILED`, and not among them.
 *
 * @throws {SourceError} `E_OCR_FAILED`, that of the first page, when all fail
 */
export async function readPages(
  numbers: readonly number[],
  prepare: (number: number) => Promise<PreparedPage>,
  engine: OcrEngine,
  { threads = 1, onProgress }: OcrOptions,
  report: Report,
): Promise<HocrPage[]> {
  const results: (HocrPage | SourceError)[] = []
  let next = 0
  let done = 0
  const run = async () => {
    for (let i = next++; i < numbers.length; i = next++) {
      onProgress?.(done, numbers.length)
      const number = numbers[i] ?? 0
      results[i] = await orFailure(async () => readPage(await prepare(number), engine, report))
      done++
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, numbers.length) }, run))
  const pages = results.filter((result): result is HocrPage => !(result instanceof SourceError))
  const [first] = results
  if (pages.length === 0 && first instanceof SourceError) throw first
  for (const [i, result] of results.entries()) {
    if (!(result instanceof SourceError)) continue
    const page = numbers[i] ?? 0
    const message = `page ${page}: not recognised, ${result.message}; it keeps the text it has`
    report({ code: 'W_OCR_PAGE_FAILED', severity: 'warning', message, page })
  }
  return pages
}

/** The result, or the error where the picture could not be drawn or read. */
export async function orFailure<T>(read: () => Promise<T>): Promise<T | SourceError> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof SourceError && error.code === 'E_OCR_FAILED') return error
    throw error
  }
}

async function readPage(page: PreparedPage, engine: OcrEngine, report: Report): Promise<HocrPage> {
  const { number, dpi } = page
  if (page.isBlank) {
    const message = `page ${number}: blank, nothing to recognise`
    report({ code: 'N_OCR_BLANK', severity: 'note', message, page: number })
    return { number, dpi, width: page.image.width, height: page.image.height, hocr: '' }
  }
  const { image, recognised, quarters } = await readUpright(page.image, dpi, engine)
  if (quarters > 0) {
    const message = `page ${number}: lies ${quarters === 2 ? 'upside down' : 'on its side'}; it was read turned`
    report({ code: 'N_OCR_TURNED', severity: 'note', message, page: number })
  }
  const hocr = markDrawings(markBold(recognised.hocr, image, page.threshold), image, page)
  return { number, dpi, width: image.width, height: image.height, hocr }
}
