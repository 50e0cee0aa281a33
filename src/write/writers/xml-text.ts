import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'

/**
 * Everything XML 1.0 forbids: controls but tab and line ends, lone surrogates, U+FFFE, U+FFFF. C1 controls and the
 * noncharacters are legal but discouraged there, and mean nothing in running text.
 */
const NOT_TEXT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Text that is legal in XML: forbidden characters gone, every run of white space one blank. */
export function toXmlText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(NOT_TEXT, '')
}

/** Text whose line breaks and blanks align it (code, glossed examples): forbidden characters gone, other white space one blank. */
export function toXmlLines(text: string): string {
  return text.replace(/[^\S\n ]/g, ' ').replace(NOT_TEXT, '')
}

/** Content of a `paperxml` processing instruction: a name, then `key="value"` pairs in the given order. */
export function toInstruction(
  name: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  let content = name
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined) content += `${content === '' ? '' : ' '}${key}="${escapeValue(String(value))}"`
  }
  return content
}

/** As in an attribute; `>` too, because `?>` would end the instruction. */
function escapeValue(value: string): string {
  return toXmlText(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What looks like an entity: xmlbuilder2 writes its `&` as it is. */
const LIKE_ENTITY = /&(?=[A-Za-z]+;|#\d+;)/g

/** What is read and changed of the nodes of a document. */
interface TextHolder {
  nodeValue: string | null
  readonly firstChild: TextHolder | null
  readonly nextSibling: TextHolder | null
  readonly nodeType: number
  /** Of elements. */
  readonly attributes?: Iterable<TextHolder>
}
/** `nodeType` of a processing instruction, whose content is written as it is. */
const INSTRUCTION = 7

/**
 * The document as XML. Each `&` of its text is escaped: else a printed `&lt;` would be read as `<`, and a printed `&nbsp;`
 * as an error. Changes the document, which is not to be used again.
 */
export function serialiseXml(document: XMLBuilder, prettyPrint: boolean): string {
  escapeEntities(document.node as TextHolder)
  return document.end({ prettyPrint })
}

function escapeEntities(node: TextHolder): void {
  const value = node.nodeType === INSTRUCTION ? null : node.nodeValue
  if (value?.includes('&') === true) node.nodeValue = value.replace(LIKE_ENTITY, '&amp;')
  for (const attribute of node.attributes ?? []) escapeEntities(attribute)
  for (let child = node.firstChild; child !== null; child = child.nextSibling) escapeEntities(child)
}
