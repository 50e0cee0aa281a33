import { chooseLanguage, type Trial } from './choose-language.ts'
import type { OcrEngine, Recognised } from './engine.ts'
import { cropRows } from './grey-image.ts'
import { textOfHocr } from './hocr-evidence.ts'
import type { PreparedPage } from './prepare-page.ts'
import { readUpright } from './read-upright.ts'

/** The part of a page's height that is read to tell its language: below the title, above the footnotes. */
const TRIED_FROM = 0.4
const TRIED_TO = 0.6
/** Letters that a part of a page has at least to tell its language. */
const LEAST_LETTERS = 200

/**
 * The language of a page, by tesseract's name, found by reading a part of it: all of it where the part has too few
 * letters, and the other ways up where no script gives words. The engine is left in the language that was tried last.
 *
 * @param dataFolder folder with data of further languages
 */
export async function findLanguage(
  page: PreparedPage,
  engine: OcrEngine,
  dataFolder: string | undefined,
): Promise<string> {
  const tryWith = (read: () => Promise<Trial>) =>
    chooseLanguage(async language => {
      await engine.setLanguages([language])
      return read()
    }, dataFolder)
  const first = await tryWith(() => readPart(page, engine))
  if (first.isSure) return first.language
  const upright = async () => trialOf((await readUpright(page.image, page.dpi, engine)).recognised)
  return (await tryWith(upright)).language
}

async function readPart({ image, dpi }: PreparedPage, engine: OcrEngine): Promise<Trial> {
  const part = cropRows(image, Math.floor(TRIED_FROM * image.height), Math.ceil(TRIED_TO * image.height))
  const trial = trialOf(await engine.recognise(part, dpi))
  const letters = trial.text.match(/\p{L}/gu)?.length ?? 0
  return letters >= LEAST_LETTERS ? trial : trialOf(await engine.recognise(image, dpi))
}

function trialOf({ hocr, confidence }: Recognised): Trial {
  return { text: textOfHocr(hocr), confidence }
}
