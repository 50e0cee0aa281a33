import { detectLanguage } from '../../base/text/languages/language.ts'
import type { LanguageShare } from './alignment-document.ts'

/** The language of a text, and whether it was recognised in the text itself. */
export interface NamedLanguage {
  readonly language: string
  readonly isRecognised: boolean
}

/**
 * Fewest letters of a text in another language than its document. The names of authors and short lines look like many
 * languages: of such lines, Portuguese and Latvian were found in English papers.
 */
const LEAST_LETTERS_OF_ANOTHER = 80
/** E-mail addresses and addresses of pages are in no language. */
const ADDRESSES = /\S+@\S+|(?:https?:|www\.)\S+/giu

/** The language of a text; that of its document where the text is too short or ambiguous. */
export async function nameLanguage(text: string, ofDocument: string): Promise<NamedLanguage> {
  const words = text.replace(ADDRESSES, ' ')
  const { language, isReliable } = await detectLanguage(words, ofDocument)
  const letters = words.match(/\p{L}/gu)?.length ?? 0
  return isReliable && (language === ofDocument || letters >= LEAST_LETTERS_OF_ANOTHER)
    ? { language, isRecognised: true }
    : { language: ofDocument, isRecognised: false }
}

/** The languages with their shares, largest first. */
export function shareOfLanguages(
  rows: Iterable<{ readonly language: string; readonly rows: number }>,
): LanguageShare[] {
  const counts = new Map<string, number>()
  for (const { language, rows: added } of rows) counts.set(language, (counts.get(language) ?? 0) + added)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([language, count]) => ({ language, rows: count, percent: (100 * count) / all }))
}
