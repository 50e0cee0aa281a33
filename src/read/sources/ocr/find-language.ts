import { chooseLanguage, type Trial } from './choose-language.ts'
import type { OcrEngine, Recognised } from './engines/engine.ts'
import { cropRows } from '../picture/grey-image.ts'
import { textOfHocr } from './engines/hocr-evidence.ts'
import type { PreparedPage } from './picture/prepare-page.ts'
import { readUpright } from './read-upright.ts'

/**
 * The parts of a page's height of which the first with enough letters shows its language, below the title and above the
 * footnotes: some five lines of print, or more around a figure or a formula; last, all of it.
 */
const TRIED_PARTS = [
  { from: 0.45, to: 0.55 },
  { from: 0.3, to: 0.7 },
]
/** Letters that show a language. */
const LEAST_LETTERS = 200

/**
 * The language of a page, by tesseract's name, found by reading a part of it: all of it where no part has enough
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
  for (const { from, to } of TRIED_PARTS) {
    const part = cropRows(image, Math.floor(from * image.height), Math.ceil(to * image.height))
    const trial = trialOf(await engine.recognise(part, dpi))
    const letters = trial.text.match(/\p{L}/gu)?.length ?? 0
    if (letters >= LEAST_LETTERS) return trial
  }
  return trialOf(await engine.recognise(image, dpi))
}

function trialOf({ hocr, confidence }: Recognised): Trial {
  return { text: textOfHocr(hocr), confidence }
}
