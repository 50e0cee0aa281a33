import { isStructuredLabel } from '../../../base/text/labels/abstract-labels.ts'
import { detectLanguage } from '../../../base/text/languages/language.ts'
import { textWithMarks } from '../paragraphs/inlines.ts'
import type { Paragraph } from '../../../model/paper/paper.ts'
import { isOtherLanguage } from '../../../base/text/languages/near-languages.ts'

/** Paragraphs of fewer letters tell their language only where it is sure; of fewer still they never do. */
const TELLING_LETTERS = 80
const LEAST_LETTERS = 30
/** A text below this score resembles no language: formulas, names. */
const LIKELY = 0.3

/** The paragraphs of an abstract, each with its language where that is not the document's: papers print two abstracts. */
export async function nameAbstractLanguages(
  paragraphs: readonly Paragraph[],
  documentLanguage: string,
): Promise<Paragraph[]> {
  const texts = paragraphs.map(({ content }) => textWithMarks(content))
  const told = await Promise.all(
    texts.map(async (text, i) => paragraphs[i]?.language ?? (await tellLanguage(text, documentLanguage))),
  )
  const languages: (string | undefined)[] = []
  texts.forEach((text, i) => {
    // A label belongs to the text below it, other short text to that above.
    const near = isStructuredLabel(text) ? (told[i + 1] ?? languages.at(-1)) : languages.at(-1)
    languages.push(told[i] ?? near)
  })
  return paragraphs.map((paragraph, i) => {
    const language = languages[i]
    const { language: said, ...rest } = paragraph
    if (said !== undefined) return said === documentLanguage ? rest : paragraph
    const isOther = language !== undefined && isOtherLanguage(language, documentLanguage)
    return isOther ? { ...paragraph, language } : paragraph
  })
}

/** The language that a text tells by itself; that of the document for a text that resembles none. */
async function tellLanguage(text: string, documentLanguage: string): Promise<string | undefined> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < LEAST_LETTERS) return undefined
  const { language, score, isReliable } = await detectLanguage(text, documentLanguage)
  if (letters < TELLING_LETTERS && !isReliable) return undefined
  return score < LIKELY ? documentLanguage : language
}
