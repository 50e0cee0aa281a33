import { detectLanguage } from '../../base/text/languages/language.ts'

/** Characters at the beginning of a body from which its language is detected. */
const SAMPLE = 30_000
/** Where this program writes the language: right after the first tag. */
const HEAD = 2000

/** The language of the paperXML of another program, found by its text; `undefined` where the file says it or too little is there. */
export async function languageOfPaperXml(paperXml: string): Promise<string | undefined> {
  if (paperXml.slice(0, HEAD).includes('<?paperxml lang=')) return undefined
  const body = paperXml.slice(Math.max(0, paperXml.indexOf('<body')))
  const text = body.slice(0, 2 * SAMPLE).replace(/<[^>]*>|&\S+?;|\u00ad/gu, ' ')
  const { language } = await detectLanguage(text.slice(0, SAMPLE), 'und')
  return language === 'und' ? undefined : language
}
