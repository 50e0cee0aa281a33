import { SOFT_HYPHEN } from '../inlines.ts'
import { toXmlLines, toXmlText } from '../xml-text.ts'

/** Text as `NAME.txt` has it: legal characters only, single blanks, no soft hyphen, in NFC. */
export function toPlainText(text: string): string {
  return toXmlText(text).replaceAll(SOFT_HYPHEN, '').normalize('NFC')
}

/** {@link toPlainText} of text whose line breaks and blanks align it. */
export function toPlainLines(text: string): string {
  return toXmlLines(text).replaceAll(SOFT_HYPHEN, '').normalize('NFC')
}
