import { detectLanguage } from '../../../base/text/languages/language.ts'
import { findLanguageFile, tesseractCode } from './engines/language-data.ts'

/** Mean confidence below which a page was read with the data of a wrong script. */
const WRONG_SCRIPT = 0.7
/** What is tried on a page that the first data could not read, one for each script. */
const OTHER_SCRIPTS = ['srp', 'rus', 'ell', 'chi_sim', 'jpn', 'ara', 'heb']
/** Score of the detection from which a text is in that language; below it words were guessed. */
const SURE_SCORE = 0.35
/** Texts of fewer characters leave the language open. */
const LEAST_TEXT = 200

/** The first data that is tried: it reads all of the Latin alphabet but for its accents. */
export const FIRST_LANGUAGE = 'eng'

/** What reading a page with the data of one language gave. */
export interface Trial {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
}

/** A language, and how well what was read with its data, or with data of its script, could be read. */
export interface LanguageChoice {
  /** Tesseract's name. */
  readonly language: string
  readonly isSure: boolean
}

/**
 * The language of a page, found by reading it: first as English, then, where that gives no words,
 * with the data of other scripts; last, in the language that what was read looks like.
 *
 * @param read reads the page with the data of one language
 * @param folder of further language data
 */
export async function chooseLanguage(
  read: (language: string) => Promise<Trial>,
  folder: string | undefined,
): Promise<LanguageChoice> {
  let best = { language: FIRST_LANGUAGE, ...(await read(FIRST_LANGUAGE)) }
  if (best.confidence < WRONG_SCRIPT) {
    for (const language of OTHER_SCRIPTS.filter(code => findLanguageFile(code, folder) !== undefined)) {
      const trial = { language, ...(await read(language)) }
      if (trial.confidence > best.confidence) best = trial
      if (best.confidence >= WRONG_SCRIPT) break
    }
  }
  const isSure = best.confidence >= WRONG_SCRIPT
  if (best.text.length < LEAST_TEXT) return { language: best.language, isSure }
  const { language, score } = await detectLanguage(best.text)
  const named = tesseractCode(language)
  const isKnown = score >= SURE_SCORE && findLanguageFile(named, folder) !== undefined
  return { language: isKnown ? named : best.language, isSure }
}
