import { detectLanguage } from '../text/languages/language.ts'
import type { LanguageShare } from './alignment-document.ts'

/** The language of a text and whether the text itself told it. */
export interface NamedLanguage {
  readonly language: string
  readonly isTold: boolean
}

/** The language of a text; that of its document where the text is too short, or like two languages. */
export async function nameLanguage(text: string, ofDocument: string): Promise<NamedLanguage> {
  const { language, isReliable } = await detectLanguage(text, ofDocument)
  return isReliable ? { language, isTold: true } : { language: ofDocument, isTold: false }
}

/** The languages with their shares, largest first. */
export function shareOfLanguages(
  rows: Iterable<{ readonly language: string; readonly rows: number }>,
): LanguageShare[] {
  const counts = new Map<string, number>()
  for (const { language, rows: own } of rows) counts.set(language, (counts.get(language) ?? 0) + own)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([language, count]) => ({ language, rows: count, percent: (100 * count) / all }))
}
