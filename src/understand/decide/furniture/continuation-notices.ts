import type { PageLayout } from '../../layout/page-layout.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { labelOfContinuation } from '../../../base/text/labels/continued-labels.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { FurnitureDecision } from '../decision.ts'

/** `Continued`, alone in a line: in brackets, or the English word without them, which is no heading. */
const ALONE =
  /^(?:\((?:cont(?:inued|['’]?d|\.)|fortsetzung|suite|continuaci[oó]n|continuação|contin[uú]a|segue|nastavak|наставак|ciąg dalszy|cd\.|продолжение)\)|continued)$/iu

/** Most words of a line that names the page where the text continues or comes from; more are a sentence. */
const MOST_WORDS = 8
const WITH_PAGE =
  /^\(?(?:continue[ds]|cont['’.]d?\.?|fortsetzung|suite|contin[uú]a|continuaci[oó]n|continuação|continuazione|segue|ciąg dalszy|продолжение|nastavak|наставак)\s(?:.*\s)?(?:page|seite|p[aá]gina|column|spalte|colonne|stron\p{L}+|страниц\p{L}+|strani\p{L}*|страни\p{L}*)(?!\p{L})/iu

/**
 * Lines that say nothing but that a text or a table continues: `(Continued on next page)`. They are for the reader who turns the page:
 * the text on both sides of them is one.
 */
export function findContinuationNotices(layouts: readonly PageLayout[]): FurnitureDecision[] {
  const lines = layouts.flatMap(({ columns }) => columns.flatMap(column => (column.table ? [] : column.lines)))
  return lines.filter(isContinuationNotice).map(line => {
    return { line, role: 'margin', score: 0.9, evidence: ['says-that-text-goes-on'] }
  })
}

function isContinuationNotice({ text }: TextLine): boolean {
  const isShort = text.split(' ').length <= MOST_WORDS
  return ALONE.test(text) || (isShort && (WITH_PAGE.test(text) || namesTable(text)))
}

/** `Continuation of Table 1`, and nothing else. */
function namesTable(text: string): boolean {
  const label = matchCaptionLabel(labelOfContinuation(text) ?? '')
  return label?.kind === 'table' && label.number !== '' && /^[\s)\]）.:]*$/u.test(label.rest)
}
