import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import { parseXml } from '../../sources/xml/parse-xml.ts'

/** An element with its text, white space folded, and the elements in it. */
export interface RecordElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly line: number
  readonly children: RecordElement[]
  text: string
}

/**
 * The records of an XML file of bibliographic data: the elements of a name, however deep. Elements in `transparent` are text of the element
 * that they are in.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_TEXT_ENCODING`
 */
export function readRecords(bytes: Uint8Array, record: string, transparent?: string): RecordElement[] {
  const records: RecordElement[] = []
  const path: RecordElement[] = []
  parseXml(bytes, {
    open(name, attributes, line) {
      if (name === transparent) return
      const element: RecordElement = { name, attributes, line, children: [], text: '' }
      if (name === record) records.push(element)
      else path.at(-1)?.children.push(element)
      path.push(element)
    },
    text(text) {
      const open = path.at(-1)
      if (open !== undefined) open.text += text
    },
    close(name) {
      const closed = name === transparent ? undefined : path.pop()
      if (closed !== undefined) closed.text = foldWhitespace(closed.text)
    },
  })
  return records
}

/** The elements of a name in an element. */
export function all({ children }: RecordElement, name: string): readonly RecordElement[] {
  return children.filter(child => child.name === name)
}

/** The text of the first element of a name in an element. */
export function textIn(element: RecordElement, name: string): string | undefined {
  return all(element, name)[0]?.text
}

/** The first text of a name in some elements. */
export function first(elements: readonly RecordElement[], name: string): string | undefined {
  return elements.flatMap(element => all(element, name))[0]?.text
}
