/** Why a value of the header cannot be; `undefined` where it can. An empty one always can. */
export function faultOf(name: string, value: string): string | undefined {
  if (value === '') return name === 'surname' ? 'an author has a surname' : undefined
  if (name === 'email' && !/^[^\s@]+@[^\s@]+$/u.test(value)) return 'an address like name@place.example'
  if (name === 'homepage' && !/^https?:\/\/\S+$/u.test(value)) return 'an address that begins with https://'
  if (name === 'orcid') return faultOfOrcid(value)
  const isDate = ['date', 'received', 'revised', 'accepted'].includes(name)
  const isGood = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u.test(value)
  return isDate && !isGood ? 'a date like 2009, 2009-08 or 2009-08-31' : undefined
}

function faultOfOrcid(value: string): string | undefined {
  if (!/^(?:\d{4}-){3}\d{3}[\dX]$/u.test(value)) return 'an id like 0000-0002-1825-0097'
  const digits = value.replaceAll('-', '')
  return checkDigit(digits.slice(0, -1)) === digits.at(-1)
    ? undefined
    : 'a digit of this id is wrong: its check digit does not fit'
}

/** The check digit of ISO 7064 MOD 11-2, which ends an ORCID. */
export function checkDigit(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const rest = (12 - (total % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}
