import type { CslDate } from '../../model/bibliography/csl-date.ts'

/** `2020/2021`, `1999--2001`, `1999-2001`, `1998/99`. */
const RANGE = /(?<!\d)(\d{4})\s*(?:\/|[-‐–—]{1,3})\s*(\d{4}|\d{2})(?!\d|-)/u
/** `2009-03-02`, `2009-03`. */
const ISO = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/u
/** A year inside `c. 1850`, `[2001]`, `1999a`, `1850?`. */
const YEAR = /(?<!\d)(\d{4})(?!\d)/u
const CIRCA = /\b(?:c|ca|circa|um|vers|около|ок)\.?(?=\s|\d)|\?/iu
/** Months of a year; the numbers 21 to 24 are seasons (EDTF, level 1). */
export const MONTHS = 12
const SEASON = /^2[1-4]$/u

/** A date in words by the numbers in it: a day, a month, a year, a range of years. One without numbers is left as it is. */
export function readLooseDate(date: CslDate): CslDate {
  if (date['date-parts'] !== undefined) return date
  const text = (date.literal ?? date.raw ?? '').replace(/[{}]/gu, '').trim()
  const parts = partsOf(text)
  if (parts === undefined) return date
  return { 'date-parts': parts, ...(CIRCA.test(text) ? { circa: true } : {}) }
}

function partsOf(text: string): number[][] | undefined {
  const [, year, month = '', day] = ISO.exec(text) ?? []
  if (year !== undefined && SEASON.test(month)) return [[Number(year)]]
  if (year !== undefined && Number(month) <= MONTHS) return [[year, month, day ?? []].flat().map(Number)]
  const [, from, to] = RANGE.exec(text) ?? []
  if (from !== undefined && to !== undefined) {
    const end = Number(to.length === 2 ? from.slice(0, 2) + to : to)
    return end > Number(from) ? [[Number(from)], [end]] : [[Number(from)]]
  }
  const [, alone] = YEAR.exec(text) ?? []
  return alone === undefined ? undefined : [[Number(alone)]]
}
