import type { Report } from '../../diagnostics.ts'
import { drawPage } from '../pdf/draw-page.ts'
import { openPdfToDraw } from '../pdf/pdfjs.ts'
import { chooseLanguage, FIRST_LANGUAGE, type Trial } from './choose-language.ts'
import { type CleanImage, cleanImage } from './clean-image.ts'
import { type OcrEngine, type Recognised, standsOnEnd } from './engine.ts'
import { cropRows, turnQuarters } from './grey-image.ts'
import { type HocrPage, writeHocr } from './hocr-document.ts'
import { tesseractCode } from './language-data.ts'
import { markBold } from './mark-bold.ts'
import { openNativeTesseract } from './native-tesseract.ts'
import type { OcrOptions } from './options.ts'
import type { PageSize } from '../ocr-files/page-scale.ts'
import { layTessdata, type Tessdata } from './tessdata.ts'
import { openTesseractJs } from './tesseract-js.ts'

/** Dots of an inch at which pages are drawn: what tesseract was trained for. */
const DPI = 300

/** What is to be recognised. */
export interface Scan {
  readonly bytes: Uint8Array
  readonly password: string | undefined
  /** Pages of the file, from 1. */
  readonly pages: readonly number[]
}

/** A page ready to be read. */
interface Prepared extends CleanImage {
  readonly number: number
  readonly dpi: number
}

/** Points of an inch. */
const POINTS = 72

/** Recognised pages. */
export interface RecognisedPages {
  /** One file of all of them. */
  readonly hocr: string
  /** Sizes in points of what was read, the way up that it was read, by page of the file. */
  readonly sizes: ReadonlyMap<number, PageSize>
}

/**
 * Recognises pages of a PDF from their pictures.
 *
 * Each page is drawn, cleaned, set straight and read, turned by quarters where it gives no words upright. One page for
 * each thread is held in memory.
 *
 * @throws {SourceError} `E_OCR_LANGUAGE`, `E_OCR_FAILED` when the engine cannot be had; a page that fails is reported
 */
export async function recognisePages(scan: Scan, options: OcrOptions, report: Report): Promise<RecognisedPages> {
  const pdf = await openPdfToDraw(scan.bytes, scan.password)
  const prepare = async (number: number): Promise<Prepared> => {
    const { image, dpi } = await drawPage(pdf.document, number, DPI)
    return { number, dpi, ...cleanImage(image, dpi) }
  }
  // Finding the language out takes as long as a page: who waits is told before.
  options.onProgress?.(0, scan.pages.length)
  try {
    const languages = options.languages?.map(tesseractCode) ?? [await findLanguage(scan.pages, prepare, options)]
    return await withEngine(languages, options, async engine => {
      const pages = await mapPages(scan.pages, options, async number => readPage(await prepare(number), engine, report))
      const sizes = new Map(pages.map(page => [page.number, sizeOf(page)]))
      return { hocr: writeHocr(pages, { engine: engine.name, languages }), sizes }
    })
  } finally {
    await pdf.close()
  }
}

function sizeOf({ width, height, dpi }: HocrPage): PageSize {
  return { width: (width * POINTS) / dpi, height: (height * POINTS) / dpi }
}

/** Pages that are looked at for one with words on it. */
const MOST_TRIED_PAGES = 5
/** The part of a page's height that is read to tell its language: below the title, above the footnotes. */
const TRIED_FROM = 0.4
const TRIED_TO = 0.6
/** Letters that a part of a page has at least to tell its language. */
const LEAST_LETTERS = 200
/** Mean confidence below which a page is tried the other ways up: read on its side, no page gives words. */
const WRONG_WAY_UP = 0.6

async function findLanguage(
  numbers: readonly number[],
  prepare: (number: number) => Promise<Prepared>,
  options: OcrOptions,
): Promise<string> {
  for (const number of numbers.slice(0, MOST_TRIED_PAGES)) {
    const page = await prepare(number)
    if (page.isBlank) continue
    const tryWith = (read: (engine: OcrEngine) => Promise<Trial>) =>
      chooseLanguage(language => withEngine([language], { ...options, threads: 1 }, read), options.dataFolder)
    const first = await tryWith(engine => readPart(page, engine))
    if (first.isSure) return first.language
    // No script gave words: the page may lie on its side.
    return (await tryWith(async engine => trialOf((await readUpright(page, engine)).recognised))).language
  }
  return FIRST_LANGUAGE
}

/** What a part of the page says, or all of it where the part has too few letters. */
async function readPart(page: Prepared, engine: OcrEngine): Promise<Trial> {
  const { height } = page.image
  const part = cropRows(page.image, Math.floor(TRIED_FROM * height), Math.ceil(TRIED_TO * height))
  const trial = trialOf(await engine.recognise(part, page.dpi))
  const letters = trial.text.match(/\p{L}/gu)?.length ?? 0
  return letters >= LEAST_LETTERS ? trial : trialOf(await engine.recognise(page.image, page.dpi))
}

function trialOf({ hocr, confidence }: Recognised): Trial {
  return { text: hocr.replace(/<[^>]*>|&\S+;/gu, ' ').replace(/\s+/gu, ' '), confidence }
}

async function withEngine<T>(
  languages: readonly string[],
  options: OcrOptions,
  use: (engine: OcrEngine) => Promise<T>,
): Promise<T> {
  const tessdata = await layTessdata(languages, options.dataFolder)
  try {
    const engine = await openEngine(tessdata, options)
    try {
      return await use(engine)
    } finally {
      await engine.close()
    }
  } finally {
    await tessdata.remove()
  }
}

function openEngine(tessdata: Tessdata, { engine, threads = 1 }: OcrOptions): Promise<OcrEngine> {
  return engine === 'native' ? openNativeTesseract(tessdata) : openTesseractJs(tessdata, threads)
}

/** The results in the order of the pages, however many are read at once. */
async function mapPages<T>(
  numbers: readonly number[],
  { threads = 1, onProgress }: OcrOptions,
  read: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  let done = 0
  const run = async () => {
    for (let i = next++; i < numbers.length; i = next++) {
      onProgress?.(done, numbers.length)
      results[i] = await read(numbers[i] ?? 0)
      done++
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, numbers.length) }, run))
  return results
}

async function readPage(page: Prepared, engine: OcrEngine, report: Report): Promise<HocrPage> {
  const { number, dpi } = page
  const { width, height } = page.image
  if (page.isBlank) {
    report({
      code: 'N_OCR_BLANK',
      severity: 'note',
      message: `page ${number}: blank, nothing to recognise`,
      page: number,
    })
    return { number, dpi, width, height, hocr: '' }
  }
  const { image, recognised, quarters } = await readUpright(page, engine)
  if (quarters > 0) {
    const message = `page ${number}: lies ${quarters === 2 ? 'upside down' : 'on its side'}; it was read turned`
    report({ code: 'N_OCR_TURNED', severity: 'note', message, page: number })
  }
  const hocr = markBold(recognised.hocr, image, page.threshold)
  return { number, dpi, width: image.width, height: image.height, hocr }
}

interface Upright {
  readonly image: CleanImage['image']
  readonly recognised: Recognised
  /** Quarter turns, clockwise, by which the picture was turned. */
  readonly quarters: number
}

/** The page as it is, or the way up that reads best where that gives no words, or words that run up or down. */
async function readUpright({ image, dpi }: Prepared, engine: OcrEngine): Promise<Upright> {
  let best: Upright = { image, recognised: await engine.recognise(image, dpi), quarters: 0 }
  if (likelihoodOf(best) >= WRONG_WAY_UP) return best
  for (const quarters of [2, 1, 3]) {
    const turned = turnQuarters(image, quarters)
    const trial = { image: turned, recognised: await engine.recognise(turned, dpi), quarters }
    if (likelihoodOf(trial) > likelihoodOf(best)) best = trial
    if (likelihoodOf(best) >= WRONG_WAY_UP) break
  }
  return best
}

/** How likely the page is the right way up: the confidence of its words; none where its lines stand on end. */
function likelihoodOf({ recognised: { hocr, confidence } }: Upright): number {
  return standsOnEnd(hocr) ? 0 : confidence
}
