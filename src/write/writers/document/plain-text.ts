import type { Figure } from '../../../model/paper/paper.ts'
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

/** The lines of text that are printed in a figure. */
export function interiorOf({ interior }: Figure): readonly string[] {
  return interior.map(line => toPlainText(line).trim()).filter(line => line !== '')
}
