import type { BibEntry } from '../../model/bibliography/entry.ts'
import { serialiseXml, toXmlText } from './xml-text.ts'
import { xmlBuilder } from './xml/xml-builder.ts'

/** Namespace of BibTeXML. */
const NAMESPACE = 'http://bibtexml.sf.net/'

/** Entries as BibTeXML, values as they are in BibTeX, ending in a line break. */
export function writeBibtexml(entries: readonly BibEntry[]): string {
  const document = xmlBuilder()({ version: '1.0', encoding: 'UTF-8' })
  const file = document.ele(NAMESPACE, 'bibtex:file')
  for (const { key, type, fields } of entries) {
    const entry = file.ele(NAMESPACE, 'bibtex:entry', { id: toXmlText(key) }).ele(NAMESPACE, `bibtex:${type}`)
    for (const [name, value] of Object.entries(fields)) {
      if (!isName(name)) continue
      entry.ele(NAMESPACE, `bibtex:${name}`).txt(toXmlText(value))
    }
  }
  return `${serialiseXml(document, true)}\n`
}

/** BibLaTeX has names of fields that cannot name an element: `author+an`. */
function isName(name: string): boolean {
  return /^[a-z_][\w.-]*$/u.test(name)
}
