import type { BibEntry } from '../../model/bibliography/entry.ts'
import { XML_DECLARATION, XmlElement } from './xml/xml-element.ts'
import { toXmlText } from './xml-text.ts'

/** Namespace of BibTeXML. */
const NAMESPACE = 'http://bibtexml.sf.net/'

/** Entries as BibTeXML, values as they are in BibTeX, ending in a line break. */
export function writeBibtexml(entries: readonly BibEntry[]): string {
  const file = new XmlElement('bibtex:file', { 'xmlns:bibtex': NAMESPACE })
  for (const entry of entries) writeEntry(file, entry)
  if (entries.length > 0) file.txt('\n')
  return `${XML_DECLARATION}${file.toString()}\n`
}

function writeEntry(file: XmlElement, { key, type, fields }: BibEntry): void {
  const entry = file.txt('\n  ').ele('bibtex:entry', { id: toXmlText(key) })
  const work = entry.txt('\n    ').ele(`bibtex:${type}`)
  const written = Object.entries(fields).filter(([name]) => isName(name))
  for (const [name, value] of written) {
    const field = work.txt('\n      ').ele(`bibtex:${name}`)
    if (value !== '') field.txt(toXmlText(value))
  }
  if (written.length > 0) work.txt('\n    ')
  entry.txt('\n  ')
}

/** BibLaTeX has names of fields that cannot name an element: `author+an`. */
function isName(name: string): boolean {
  return /^[a-z_][\w.-]*$/u.test(name)
}
