import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SourceError } from '../../../../base/errors.ts'
import { installLine } from '../../../../base/optional-packages.ts'

/** Tesseract's names of languages by ISO 639-1, for those whose data npm has or papers are often written in. */
const TESSERACT_CODES: Readonly<Record<string, string>> = {
  ar: 'ara',
  be: 'bel',
  bg: 'bul',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  he: 'heb',
  hr: 'hrv',
  hu: 'hun',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  la: 'lat',
  mk: 'mkd',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sr: 'srp',
  'sr-Cyrl': 'srp',
  'sr-Latn': 'srp_latn',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
  zh: 'chi_sim',
}

/** Tesseract's name of a language that is named by ISO 639-1 (`de`, `sr-Latn`) or already so (`deu`). */
export function tesseractCode(language: string): string {
  return TESSERACT_CODES[language] ?? language
}

/**
 * The file with the data of a language: in the folder, where it is there, else in the package of that language.
 *
 * @param code tesseract's name of the language
 * @throws {SourceError} `E_OCR_LANGUAGE` that says how to get it
 */
export function languageFile(code: string, folder: string | undefined): string {
  const file = findLanguageFile(code, folder)
  if (file !== undefined) return file
  const place = folder === undefined ? 'into a folder and name it with --ocr-data' : `into ${folder}`
  throw new SourceError(
    'E_OCR_LANGUAGE',
    `no data to read the language ${code}: ${installLine([`@tesseract.js-data/${code}`])}, or put ${code}.traineddata ${place}`,
  )
}

/** As `languageFile`; `undefined` where there is none. */
export function findLanguageFile(code: string, folder: string | undefined): string | undefined {
  if (!/^\w+$/u.test(code)) return undefined
  const names = [`${code}.traineddata`, `${code}.traineddata.gz`]
  const given = folder === undefined ? [] : names.map(name => join(folder, name))
  return given.find(file => existsSync(file)) ?? packageFile(code)
}

/** The integer model reads as well as the other one that the packages have, with a quarter of its size. */
function packageFile(code: string): string | undefined {
  try {
    const found = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`)
    return join(dirname(found), '4.0.0_best_int', `${code}.traineddata.gz`)
  } catch {
    return undefined
  }
}
