import { detectLanguage } from '../../text/languages/language.ts'
import { textWithMarks } from '../paragraphs/inlines.ts'
import type { Paragraph } from '../paper.ts'
import { isOtherLanguage } from '../../text/languages/near-languages.ts'

/** Paragraphs of fewer letters are in the language of the one before them. */
const TELLING_LETTERS = 80
/** A text below this score resembles no language: formulas, names. */
const LIKELY = 0.3
/** The paragraphs of an abstract, each with its language where that is not the document's: papers print two abstracts. */
export async function nameAbstractLanguages(
  paragraphs: readonly Paragraph[],
  documentLanguage: string,
): Promise<Paragraph[]> {
  const named: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const text = textWithMarks(paragraph.content)
    const isTelling = (text.match(/\p{L}/gu)?.length ?? 0) >= TELLING_LETTERS
    const found = isTelling ? await detectLanguage(text, documentLanguage) : undefined
    const language = found === undefined ? named.at(-1)?.language : found.score < LIKELY ? undefined : found.language
    const isOther = language !== undefined && isOtherLanguage(language, documentLanguage)
    named.push(isOther ? { ...paragraph, language } : paragraph)
  }
  return named
}
