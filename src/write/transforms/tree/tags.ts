import { unescapeXml } from '../tei-marks/xml-pieces.ts'

/** The tag with one more attribute, `name="value"`. */
export function withAttribute(tag: string, attribute: string): string {
  const close = tag.endsWith('/>') ? '/>' : tag.endsWith('>') ? '>' : ''
  return `${tag.slice(0, tag.length - close.length)} ${attribute}${close}`
}

const ATTRIBUTE = /\s([^\s=<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes of a tag by their names, as they are read. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', a, b]) => [name, unescapeXml(a ?? b ?? '')]))
}

/** A value as it is written between quotes. */
export function escapeValue(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
