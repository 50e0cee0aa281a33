const ROMAN_DIGITS: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

/** The sign before those of Unicode for the Roman numerals from 1 to 12, and the last of these. */
const BEFORE_ONE = 0x215f
const TWELVE = 12

/** The value of a well-formed Roman numeral (`XIV` and `xiv` give 14, the sign `Ⅳ` gives 4), or `undefined`. */
export function parseRoman(text: string): number | undefined {
  const sign = text.length === 1 ? text.charCodeAt(0) - BEFORE_ONE : 0
  if (sign > 0 && sign <= TWELVE) return sign
  const numeral = text.toUpperCase()
  let value = 0
  let at = 0
  for (const [digits, worth] of ROMAN_DIGITS) {
    while (numeral.startsWith(digits, at)) {
      value += worth
      at += digits.length
    }
  }
  return value > 0 && writeRoman(value) === numeral ? value : undefined
}

/** The Roman numeral, in capitals, of a whole number of at least 1. */
export function writeRoman(value: number): string {
  let rest = value
  let numeral = ''
  for (const [digits, worth] of ROMAN_DIGITS) {
    while (rest >= worth) {
      numeral += digits
      rest -= worth
    }
  }
  return numeral
}
