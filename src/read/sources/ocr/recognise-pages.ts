import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import type { PageSize } from '../ocr-files/page-scale.ts'
import { POINTS_PER_INCH } from '../normalise/units.ts'
import { FIRST_LANGUAGE } from './choose-language.ts'
import type { OcrEngine } from './engines/engine.ts'
import { findLanguage } from './find-language.ts'
import { type HocrPage, writeHocr } from './hocr-document.ts'
import { tesseractCode } from './engines/language-data.ts'
import { openNativeTesseract } from './engines/native-tesseract.ts'
import type { OcrOptions } from './options.ts'
import { type OpenPage, type PreparedPage, preparePage } from './picture/prepare-page.ts'
import { type Prepare, pageWithWords } from './page-with-words.ts'
import { orFailure, readPages } from './read-pages.ts'
import { openTesseractJs } from './engines/tesseract-js.ts'

export interface RecognisedPages {
  /** One file of all of them. */
  readonly hocr: string
  /** Sizes in points of what was read, the way up that it was read, by page of the file. */
  readonly sizes: ReadonlyMap<number, PageSize>
}

/**
 * The text of pages, recognised from their pictures.
 *
 * Each picture is cleaned, set straight and read, turned by quarters where it gives no words upright. One page for
 * each thread is held in memory. A page that fails is reported, `W_OCR_PAGE_FAILED`, and left out.
 *
 * @param numbers of the pages, from 1
 * @throws {SourceError} `E_OCR_LANGUAGE`; `E_OCR_FAILED` when the engine is missing, or when all pages fail
 */
export async function recognisePages(
  numbers: readonly number[],
  openPage: OpenPage,
  options: OcrOptions,
  report: Report,
): Promise<RecognisedPages> {
  const prepare: Prepare = number => preparePage(openPage, number)
  return withEngine(options, engine => readWith(engine, numbers, prepare, options, report))
}

async function readWith(
  engine: OcrEngine,
  numbers: readonly number[],
  prepare: Prepare,
  options: OcrOptions,
  report: Report,
): Promise<RecognisedPages> {
  // Finding the language takes a while: progress is shown before.
  options.onProgress?.(0, numbers.length)
  const given = options.languages?.map(tesseractCode)
  const tried = given === undefined ? await pageWithWords(numbers, prepare) : undefined
  const languages = given ?? [await languageOf(tried, engine, options)]
  await engine.setLanguages(languages)
  const pages = await readPages(numbers, preparedOnce(tried, prepare), engine, options, report)
  const sizes = new Map(pages.map(page => [page.number, sizeOf(page)]))
  return { hocr: writeHocr(pages, { engine: engine.name, languages }), sizes }
}

/** A page that cannot be read is reported when its turn comes; it says nothing of the language. */
async function languageOf(
  page: PreparedPage | undefined,
  engine: OcrEngine,
  { dataFolder }: OcrOptions,
): Promise<string> {
  if (page === undefined) return FIRST_LANGUAGE
  const language = await orFailure(() => findLanguage(page, engine, dataFolder))
  return language instanceof SourceError ? FIRST_LANGUAGE : language
}

/** As `prepare`, without doing again what was done for one page. */
function preparedOnce(prepared: PreparedPage | undefined, prepare: Prepare): Prepare {
  let ready = prepared
  return number => {
    if (ready?.number !== number) return prepare(number)
    const page = ready
    ready = undefined
    return Promise.resolve(page)
  }
}

function sizeOf({ width, height, dpi }: HocrPage): PageSize {
  return { width: (width * POINTS_PER_INCH) / dpi, height: (height * POINTS_PER_INCH) / dpi }
}

async function withEngine<T>(options: OcrOptions, use: (engine: OcrEngine) => Promise<T>): Promise<T> {
  const open = options.engine === 'native' ? openNativeTesseract : openTesseractJs
  const engine = await open(options.dataFolder)
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}
