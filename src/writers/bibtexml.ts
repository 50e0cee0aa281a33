import type { BibEntry } from '../bibliography/entry.ts'
import { XML_DECLARATION, XmlElement } from './xml-element.ts'
import { toXmlText } from './xml-text.ts'

/** Namespace of BibTeXML. */
const NAMESPACE = 'http://bibtexml.sf.net/'

/** Entries as BibTeXML, values as they are in BibTeX, ending in a line break. */
export function writeBibtexml(entries: readonly BibEntry[]): string {
  const file = new XmlElement('bibtex:file', { 'xmlns:bibtex': NAMESPACE })
  for (const { key, type, fields } of entries) {
    const entry = file.txt('\n  ').ele('bibtex:entry', { id: toXmlText(key) })
    writeFields(entry.txt('\n    ').ele(`bibtex:${type}`), fields)
    entry.txt('\n  ')
  }
  if (entries.length > 0) file.txt('\n')
  return `${XML_DECLARATION}${file}\n`
}

function writeFields(element: XmlElement, fields: BibEntry['fields']): void {
  const named = Object.entries(fields).filter(([name]) => isName(name))
  for (const [name, value] of named) {
    const field = element.txt('\n      ').ele(`bibtex:${name}`)
    const text = toXmlText(value)
    if (text !== '') field.txt(text)
  }
  if (named.length > 0) element.txt('\n    ')
}

/** BibLaTeX has names of fields that cannot name an element: `author+an`. */
function isName(name: string): boolean {
  return /^[a-z_][\w.-]*$/u.test(name)
}
