import { distinguishNearLanguages } from './near-languages.ts'
import { scoreLanguages } from './sequence-scores.ts'

/** The language of a text and how sure that is. */
export interface DetectedLanguage {
  /** ISO 639-1, with script for Serbian: `en`, `de`, `sr-Latn`, `sr-Cyrl`. */
  readonly language: string
  /** 0 to 1; 0 where nothing was detected and the fallback is returned. */
  readonly score: number
  /**
   * Whether no other language is nearly as likely. Of single sentences 99 of 100 that are reliable are right; 6 of 100
   * are not reliable, half of them Norwegian, Danish, Slovenian or Croatian, and better taken for the document's language.
   */
  readonly isReliable: boolean
}

/**
 * Texts with fewer letters show too little: a name, a formula, a title in another language. Tried at the start alone: a table of
 * numbers would be read again from each of them.
 */
const ENOUGH_LETTERS = /^(?:\P{L}*\p{L}){30}/u

/** Least lead of the score of a reliable language; with half of it, 2 of 100 short sentences are wrong. */
const RELIABLE_LEAD = 0.02

/** No more than the beginning of a text is read; longer ones are read in stretches whose scores are added. */
const STRETCH_LENGTH = 1000
/** Enough to be sure: of stretches of 400 characters, 97 of 100 alone were right in papers of six languages. */
const MOST_STRETCHES = 12

/**
 * The language of a text, by its letter sequences.
 *
 * Their table has one language for the Latin texts of Croatia, Bosnia and Serbia. They are `sr-Latn` here, with which they
 * share the tables, unless words of the Croatian standard outnumber the Serbian ones: then `hr`, which has the same
 * tables. Near languages are distinguished by their words (`near-languages.ts`).
 *
 * @param fallback language of texts that are too short or like no language; default `en`
 */
export async function detectLanguage(text: string, fallback = 'en'): Promise<DetectedLanguage> {
  const unknown = { language: fallback, score: 0, isReliable: false }
  if (!ENOUGH_LETTERS.test(text)) return unknown
  // The table has composed letters; in PDF files accents are separate characters.
  const composed = text.normalize('NFC')
  const stretches = spreadStretches(composed)
  const totals = new Map<string, number>()
  for (const stretch of stretches) {
    for (const [language, score] of scoreLanguages(stretch)) {
      totals.set(language, (totals.get(language) ?? 0) + score)
    }
  }
  const [best, next] = [...totals].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a < b ? -1 : 1))
  if (best === undefined) return unknown
  const lead = (best[1] - (next?.[1] ?? 0)) / stretches.length
  return {
    language: distinguishNearLanguages(best[0], composed),
    score: Math.min(1, best[1] / stretches.length),
    isReliable: lead >= RELIABLE_LEAD,
  }
}

/** The language that was chosen (see `isLanguageChoice`), or where none was that of the text, which is made only then. */
export async function languageOr(chosen: string | undefined, text: () => string): Promise<string> {
  return chosen === undefined || chosen === 'auto' ? (await detectLanguage(text())).language : chosen
}

/** Stretches of the text, evenly spread, so that affiliations or an abstract in another language do not decide. */
function spreadStretches(text: string): readonly string[] {
  const count = Math.ceil(text.length / STRETCH_LENGTH)
  const step = Math.max(1, count / MOST_STRETCHES)
  const stretches: string[] = []
  for (let i = 0; i < count; i += step) {
    const start = Math.floor(i) * STRETCH_LENGTH
    stretches.push(text.slice(start, start + STRETCH_LENGTH))
  }
  return stretches
}
