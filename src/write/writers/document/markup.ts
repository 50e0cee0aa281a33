import { toXmlText } from '../xml-text.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML and XML; nothing in it opens or ends a tag or an attribute. */
export function escapeMarkup(text: string): string {
  return toXmlText(text).replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}

/** Text whose line breaks and blanks align it. */
export function escapeAligned(text: string): string {
  return text.split('\n').map(escapeAlignedLine).join('\n')
}

function escapeAlignedLine(line: string): string {
  return line.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
}

/** Attributes of an element; one that is `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element of HTML or XML whose content is markup already. */
export function element(name: string, attributes: Attributes, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? content : content.join('')
  return `<${name}${writeAttributes(attributes)}>${inner}</${name}>`
}

/** An element without content. */
export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${writeAttributes(attributes)} />`
}

/** An element whose content is this text; `''` where there is none. */
export function textElement(name: string, attributes: Attributes, text: string | undefined): string {
  return text === undefined || text === '' ? '' : element(name, attributes, escapeMarkup(text))
}

/** An element around markup; `''` where there is none. */
export function wrapped(name: string, attributes: Attributes, content: string | readonly string[]): string {
  const inner = typeof content === 'string' ? content : content.join('')
  return inner === '' ? '' : element(name, attributes, inner)
}

function writeAttributes(attributes: Attributes): string {
  let written = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) written += ` ${name}="${escapeMarkup(String(value))}"`
  }
  return written
}

/** JSON for the inside of a `script` element, which parses to the same value: no character in it opens or ends a tag. */
export function toScriptJson(value: unknown): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escape)
}
