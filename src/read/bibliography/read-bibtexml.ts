import { SourceError } from '../../base/errors.ts'
import { parseXml } from '../sources/xml/parse-xml.ts'
import { foldWhitespace } from '../../base/text/characters/unicode.ts'
import type { BibEntry } from '../../model/bibliography/entry.ts'

/**
 * The entries of a BibTeXML file (http://bibtexml.sf.net/): `entry` holds an element named after the type, which holds
 * one for each field. Of elements inside a field, such as `person` and `first`, the text is read.
 *
 * @throws {SourceError} `E_BIB_MALFORMED` where it has none; `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readBibtexml(bytes: Uint8Array): BibEntry[] {
  const entries: BibEntry[] = []
  let open: { type: string; key: string; line: number; fields: Record<string, string> } | undefined
  let field: string | undefined
  let text = ''
  const path: string[] = []
  parseXml(bytes, {
    open(name, attributes, line) {
      path.push(name)
      if (name === 'entry') open = { type: 'misc', key: attributes.id ?? '', line, fields: {} }
      else if (open !== undefined && path.at(-2) === 'entry') open.type = name.toLowerCase()
      // `<bibtex:>` has no name.
      else if (open !== undefined && path.at(-3) === 'entry' && name !== '') {
        field = name.toLowerCase()
        text = ''
      } else if (field !== undefined) text += separatorOf(name, text)
    },
    text(part) {
      if (field !== undefined) text += part
    },
    close(name) {
      if (path.at(-3) === 'entry' && field !== undefined && open !== undefined) {
        open.fields[field] = foldWhitespace(text)
        field = undefined
      }
      path.pop()
      if (name !== 'entry' || open === undefined) return
      if (Object.keys(open.fields).length > 0) entries.push(open)
      open = undefined
    },
  })
  if (entries.length === 0) throw new SourceError('E_BIB_MALFORMED', 'the BibTeXML has no entry with fields')
  return entries
}

/** What comes before the text of an element: ` and ` between names, as in BibTeX, and a blank between parts of a name. */
function separatorOf(name: string, before: string): string {
  if (before.trim() === '') return ''
  return name === 'person' ? ' and ' : ' '
}
