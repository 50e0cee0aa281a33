/** The number that an attribute holds; NaN where there is none. */
export function toNumber(value: string | undefined): number {
  return value === undefined || value.trim() === '' ? Number.NaN : Number(value)
}

/** The numbers of a list like `70.94,518.8,382.6,534.8`, in its order. */
export function toNumbers(list: string | undefined): readonly number[] {
  return list?.split(',').map(toNumber) ?? []
}

/** Largest number of a page that is believed; a larger one was read off something else, or is damaged. */
const LARGEST_PAGE = 100_000

/** The number of a page that an attribute holds, or `place`, the page's place among them, where it is not a possible number. */
export function toPageNumber(value: string | undefined, place: number): number {
  const number = toNumber(value)
  return isPageNumber(number) ? number : place
}

/** Whether a page can have this number: a whole one from 1. */
export function isPageNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= LARGEST_PAGE
}
