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

/** The value of a well-formed Roman numeral (`XIV` and `xiv` give 14), or `undefined`. */
export function parseRoman(text: string): number | undefined {
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
