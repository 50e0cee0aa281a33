/** Postcodes as addresses print them, the longest forms first. */
const POSTCODE = [
  '\\d{4}\\s?[A-Z]{2}', // 3584 CH
  '[A-Z]{1,2}\\d[\\dA-Z]?\\s*\\d\\s?[A-Z]{2}', // CB2 1TN
  '[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d', // M5S 3G4
  '(?:[A-Z]{1,3}[-–]\\s?)\\d{3}\\s?\\d{2}', // SE-751 20, D-01069
  '(?:[A-Z]{1,3}[-–]\\s?)\\d{2}[-–]\\d{3}', // PL-31-007
  '(?:[A-Z]{1,3}[-–]\\s?)?\\d{4,6}(?:[-–]\\d{3,4})?', // A-8700, 38810-000, 20742-3275
  '〒?\\d{3}[-–]\\d{3,5}', // 530-8480
  '\\d{2}[-–]\\d{3}', // 31-007
  '\\d{3}\\s\\d{2,3}', // 751 20, 400 076
]
const CEDEX = /(?<![\s,])[\s,]+c[eé]dex(?:\s*\d{1,2})?$/iu
const AT_START = new RegExp(`^(?:${POSTCODE.join('|')})(?![\\p{L}\\d])[\\s–-]*`, 'u')
const AT_END = new RegExp(`(?:^|(?<![\\s–-])[\\s–-]+)(?:${POSTCODE.join('|')}|\\d{1,3})$`, 'u')
const INSIDE = new RegExp(`\\s(?:${POSTCODE.join('|')})\\s+(?=\\p{Lu})`, 'gu')

const ALONE = new RegExp(`(?<![\\p{L}\\d])(?:${POSTCODE.join('|')})(?![\\p{L}\\d])`, 'u')

/** The first postcode of a text that is an address after its organisation; `undefined` where there is none. */
export function findPostcode(text: string): string | undefined {
  return ALONE.exec(text)?.[0].trim()
}

/** A text without the postcode at its start or end. */
export interface WithoutPostcode {
  readonly text: string
  readonly hasPostcode: boolean
}

/** A part without its postcode: `D-01069 Dresden`, `Osaka 530-8480`, `69622 Villeurbanne Cedex`, `Cambridge CB2 1TN`. */
export function stripPostcode(part: string): WithoutPostcode {
  const plain = part.replace(CEDEX, '')
  const text = plain.replace(AT_START, '').replace(AT_END, '').trim()
  return { text, hasPostcode: text !== plain.trim() || plain !== part }
}

/** The last postcode before a capital letter, as in `… University 52056 Aachen`: where it begins, and the text after it. */
export function findPostcodeInside(part: string): { readonly index: number; readonly after: string } | undefined {
  const match = [...part.matchAll(INSIDE)].at(-1)
  return match === undefined ? undefined : { index: match.index, after: part.slice(match.index + match[0].length) }
}
