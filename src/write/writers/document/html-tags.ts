import type { StyleName } from '../style-names.ts'

/** The elements of HTML for the character styles; Markdown has them too where it has no mark. */
export const HTML_TAGS: Readonly<Record<StyleName, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  super: 'sup',
  sub: 'sub',
}
