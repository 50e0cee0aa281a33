import { groupBy } from '../../../base/collections/group-by.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import { writeRoman } from '../../../base/text/labels/roman.ts'
import type { FurnitureDecision } from '../decision.ts'

/** A number printed in a header or footer. */
export interface PrintedNumber {
  readonly value: number
  readonly text: string
  /** Nothing else but dashes, dots or the word "page" is on the line. */
  readonly isAlone: boolean
}

const ALONE =
  /^[-‐–—−[(|\s]*(?:(?:page|seite|p|s|стр|str|pág(?:ina)?)\.?\s*)?(\d{1,5}|[ivxlc]{1,7})\s*(?:(?:of|\/|von|de|sur|\|)\s*\d+)?[-‐–—−\])|.\s]*$/iu
/** The end of what a bracket in the line above encloses: `2016)`. */
const ENDS_BRACKET = /^[^([]*[)\]]/u
/** A number in front of the text of a running header or after it, also between dashes: `– 12 – Brown`, `Brown xii`. */
const AT_START = /^(?:page\s+)?(?:[-–—]\s*)?(\d{1,5}|[ivxlc]{1,7})(?:\s*[|:•·–—-]\s*|\s+)\S/iu
const AT_END = /\S(?:\s*[|:•·–—-]\s*|\s+)(?:page\s+)?(\d{1,5}|[ivxlc]{1,7})(?:\s*(?:of|\/|von|de)\s*\d+)?\s*[-–—)]?$/iu
const ROMAN_TEXT = /^[ivxlc]+$/iu
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** The page number on a line, or `undefined`: `52`, `- 400 -`, `Page 3 of 10`, `iv`, `52 A. Author`, `Title 53`. */
export function readPrintedNumber(printed: string): PrintedNumber | undefined {
  const line = foldForms(printed)
  const alone = ALONE.exec(line)?.[1]
  if (alone !== undefined && !ENDS_BRACKET.test(line)) return { value: toValue(alone), text: alone, isAlone: true }
  const [first] = readNumbers(line)
  return first === undefined ? undefined : { value: toValue(first), text: first, isAlone: false }
}

/** Numbers at the ends of a line, as printed. */
function readNumbers(printed: string): string[] {
  const line = foldForms(printed)
  const texts = [AT_START.exec(line)?.[1], AT_END.exec(line)?.[1]].filter(text => text !== undefined)
  return texts.filter(text => /\d/.test(text) || isRoman(text))
}

/** Whether letters are the usual form of a Roman number; `il` and `ic` are words. */
function isRoman(text: string): boolean {
  return writeRoman(toValue(text)).toLowerCase() === text.toLowerCase()
}

/** Values of the numbers that a line starts or ends with, or is. */
export function readNumbersAtEnds(line: string): number[] {
  return readCandidates(line).map(({ value }) => value)
}

/** The number that a line is, or those that it starts or ends with. */
function readCandidates(line: string): Pick<PrintedNumber, 'value' | 'text'>[] {
  const alone = readPrintedNumber(line)
  return alone?.isAlone === true ? [alone] : readNumbers(line).map(text => ({ value: toValue(text), text }))
}

function toValue(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const values = [...text.toLowerCase()].map(letter => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

/** Least pages that must agree on the distance between printed and local numbers. */
const AGREEING_PAGES = 2

/**
 * The printed number of each page of the file, by local number; pages without number are left out.
 *
 * In this order: the number in the page's furniture that keeps the distance between printed and local number on which
 * the pages agree; a Roman one, as on pages before the first that is counted; the number that this distance implies,
 * where a page prints none; the file's page label.
 */
export function findPrintedNumbers(
  pages: readonly { number: number; label: string | undefined }[],
  furniture: readonly FurnitureDecision[],
): Map<number, string> {
  const byPage = [...groupBy(furniture, ({ line }) => line.page)]
  const printed = new Map(byPage.map(([page, found]) => [page, found.flatMap(({ line }) => readCandidates(line.text))]))
  const offset = commonOffset(printed)
  const isRomanPaper = [...printed].every(([page, onPage]) =>
    onPage.every(({ value, text }) => value - page !== offset || ROMAN_TEXT.test(text)),
  )
  const implied = (page: number) => {
    if (offset === undefined || page + offset < 1) return undefined
    return isRomanPaper ? writeRoman(page + offset).toLowerCase() : String(page + offset)
  }
  const numbers = new Map<number, string>()
  for (const { number, label } of pages) {
    const candidates = printed.get(number) ?? []
    const counted = candidates.find(({ value }) =>
      offset === undefined ? pages.length === 1 : value - number === offset,
    )
    const roman = offset === undefined ? undefined : candidates.find(({ text }) => ROMAN_TEXT.test(text))
    const text = counted?.text ?? roman?.text ?? implied(number) ?? (label === String(number) ? undefined : label)
    if (text !== undefined) numbers.set(number, text)
  }
  return numbers
}

function commonOffset(printed: ReadonlyMap<number, readonly { value: number }[]>): number | undefined {
  const counts = new Map<number, number>()
  for (const [page, numbers] of printed) {
    for (const offset of new Set(numbers.map(number => number.value - page))) {
      counts.set(offset, (counts.get(offset) ?? 0) + 1)
    }
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]))
  return best !== undefined && best[1] >= AGREEING_PAGES ? best[0] : undefined
}
