/** An ORCID iD printed in a text. */
export interface PrintedOrcid {
  /** `0000-0002-1825-0097`. */
  readonly orcid: string
  /** Where it is printed, with its URL, label and brackets. */
  readonly index: number
  readonly length: number
  /** Whether its last digit is the check digit of ISO 7064, MOD 11-2. */
  readonly isValid: boolean
}

/** Between the digits: hyphens of all kinds, and blanks where a line ends. */
const DASH = '\\s?[-‐‑–−]\\s?'
const ORCID = new RegExp(
  '[\\[(]?\\s{0,2}(?:(?:orcid(?:\\s*(?:ids?|numbers?|no\\.?))?\\s*(?::\\s*)?)?(?:https?:\\s*//\\s*)?(?:www\\.)?(?:orcid\\.\\s?org/\\s?)?|orcid\\s*(?::\\s*)?)' +
    `(?<![\\d-])(\\d{4})${DASH}(\\d{4})${DASH}(\\d{4})${DASH}(\\d{3}[\\dx])(?![\\d-])\\s*[\\])]?`,
  'giu',
)

/** The ORCID iDs of a text in their order, as URL, after a label, in brackets or alone. */
export function findOrcids(text: string): PrintedOrcid[] {
  return [...text.matchAll(ORCID)].map(match => {
    const orcid = match.slice(1, 5).join('-').toUpperCase()
    return { orcid, index: match.index, length: match[0].length, isValid: hasCheckDigit(orcid) }
  })
}

/** The text without ORCID iDs, their URLs and labels. */
export function dropOrcids(text: string): string {
  return text.replace(ORCID, ' ')
}

/** ISO 7064, MOD 11-2, as ORCID applies it to the first fifteen digits; X is ten. */
function hasCheckDigit(orcid: string): boolean {
  const digits = orcid.replaceAll('-', '')
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (total % 11)) % 11
  return digits.at(-1) === (check === 10 ? 'X' : String(check))
}
