import { checkValidity } from '../../../products/recipes/check-validity.ts'
import { splitSentences } from '../../../base/text/sentences/sentence.ts'
import { transformToSentences } from '../../../write/transforms/sentences.ts'

/** Whether paperXML or TEI is valid, and where it is not, as JSON. */
export async function writeValidity([xml = '']: readonly string[]): Promise<string> {
  const { format, problems } = await checkValidity(xml)
  return JSON.stringify({ format, isValid: problems.length === 0, problems })
}

/** The sentences of paperXML as a table. */
export async function writeSentences([xml = '']: readonly string[]): Promise<string> {
  return (await transformToSentences(xml, { splitSentences })).tsv
}
