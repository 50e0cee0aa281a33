const ISSN = /ISSN\b[^\d]{0,20}(\d{4})[-–\s]?(\d{3}[\dXx])(?!\d)/giu
const ISBN = /ISBN\b(?:-1[03])?[^\d]{0,15}((?:97[89][-–\s]?)?(?:\d[-–\s]?){9}[\dXx])(?!\d)/giu

/** The ISSNs of a text after their label, as `1234-5679`; only those whose check digit is right (ISO 3297). */
export function findIssns(text: string): string[] {
  return [...text.matchAll(ISSN)]
    .map(([, start = '', end = '']) => `${start}-${end.toUpperCase()}`)
    .filter(issn => weigh(issn.replace('-', ''), 8) % 11 === 0)
}

/** The ISBNs of a text after their label, as printed; only those whose check digit is right (ISO 2108). */
export function findIsbns(text: string): string[] {
  return [...text.matchAll(ISBN)].map(([, isbn = '']) => isbn.replace(/[–\s]/gu, '-')).filter(hasIsbnCheck)
}

function hasIsbnCheck(isbn: string): boolean {
  const digits = isbn.replace(/-/gu, '')
  if (digits.length === 10) return weigh(digits, 10) % 11 === 0
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return digits.length === 13 && sum % 10 === 0
}

/** Digits times weights that fall from `first` to 1; X is ten. */
function weigh(digits: string, first: number): number {
  return [...digits].reduce((sum, digit, i) => sum + (/x/iu.test(digit) ? 10 : Number(digit)) * (first - i), 0)
}
