/** The number that an attribute holds; NaN where there is none. */
export function toNumber(value: string | undefined): number {
  return value === undefined || value.trim() === '' ? Number.NaN : Number(value)
}

/** The numbers of a list like `70.94,518.8,382.6,534.8`, in its order. */
export function toNumbers(list: string | undefined): readonly number[] {
  return list?.split(',').map(toNumber) ?? []
}
