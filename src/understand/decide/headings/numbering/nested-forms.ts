import { MOST_MISSING } from './number-gaps.ts'
import { parseRoman } from '../../../../base/text/labels/roman.ts'
import { placeInAlphabet, type SectionNumber } from '../../../../base/text/labels/section-number.ts'

/** An open numbering: the form of its numbers, and the last of them. */
interface Numbering {
  readonly form: string
  readonly last: number
}

/**
 * The level of each numbered heading where numberings of different forms are nested, and one below the top begins anew in each section;
 * `undefined` where this does not explain all numbers.
 *
 *     一、  （一）  1.  2.  （二）  二、  （一）          Ⅰ.  1.  1)  2)  2.  Ⅱ.  1.
 *     1     2     3   3     2     1     2          1   2   3   3   2   1   2
 */
export function levelsOfNestedForms(
  numbers: readonly (SectionNumber | undefined)[],
): readonly (number | undefined)[] | undefined {
  const open: Numbering[] = []
  const begun = new Map<string, number>()
  const levels: (number | undefined)[] = []
  for (const number of numbers) {
    if (number === undefined) {
      levels.push(undefined)
      continue
    }
    if (number.word !== undefined) return undefined
    const form = formOf(number)
    const value = valueOf(number)
    const at = open.findIndex(numbering => numbering.form === form)
    const step = value - (open[at]?.last ?? 0)
    if (at < 0 ? value !== 1 : step < 1 || step > 1 + MOST_MISSING) return undefined
    if (at >= 0) open.length = at
    // The parts of a number of several say its level.
    else if (number.depth === 1) begun.set(form, (begun.get(form) ?? 0) + 1)
    open.push({ form, last: value })
    levels.push(open.length)
  }
  return [...begun.values()].some(times => times > 1) ? levels : undefined
}

/** What numbers of one numbering share: their signs, what closes them and how many parts they have. */
function formOf({ number, style, closing, isBracketed, depth }: SectionNumber): string {
  if (depth > 1) return `${depth} parts`
  const signs = /^\p{sc=Han}/u.test(number) ? 'han' : style
  return `${signs} ${isBracketed ? '(' : ''}${closing}`
}

/** The value of the last part of a number. */
function valueOf({ number, style, depth }: SectionNumber): number {
  const last = number.split(/[.-]/u).at(-1) ?? ''
  if (/^\d/u.test(last)) return Number(last)
  const roman = style === 'roman' || depth > 1 ? parseRoman(last) : undefined
  return roman ?? placeInAlphabet(last) ?? 0
}
