import { YEAR } from '../keywords/date-words.ts'
import { LABELLED, type TextFact, WEAK } from './fact.ts'

const COPYRIGHT_OPENING = new RegExp(
  String.raw`(?:\bcopyright\s*)?(?<!\p{L})c?\s?©\s*|\(c\)\s*(?=${YEAR})|\bcopyright\s+(?=${YEAR})`,
  'iu',
)
const FIRST_YEAR = new RegExp(YEAR, 'u')
/** A year that is neither a part of a longer number nor of a range. */
const YEAR_ALONE = new RegExp(String.raw`(?<![\d-])${YEAR}(?![\d-]\d)`, 'u')
/** The text after a statement of copyright. */
const AFTER_COPYRIGHT =
  /(?<=\p{Ll}{2}|\d|\))[.;](?:\s|$)|\s(?:this (?:is|article|work|paper)|all rights|published by|licen[cs]ee|open access|released|distributed|permission|www\.|https?:).*$/isu
/** Most characters of holder and year of a copyright; a longer text contains something else too. */
const LONGEST_COPYRIGHT = 160

/** Who holds the copyright, and its year. */
export function readCopyright(text: string): TextFact[] {
  const opening = COPYRIGHT_OPENING.exec(text)
  if (opening === null) return []
  const rest = text.slice(opening.index + opening[0].length)
  const holder = rest
    .slice(0, rest.search(AFTER_COPYRIGHT) >>> 0)
    .trim()
    .replace(/[.,;]$/u, '')
  if (!YEAR_ALONE.test(holder) || holder.length > LONGEST_COPYRIGHT) return []
  const year = FIRST_YEAR.exec(holder)?.[0] ?? ''
  return [
    { field: 'copyright', value: `© ${holder}`, confidence: LABELLED, rule: 'copyright' },
    { field: 'date', value: year, confidence: WEAK, rule: 'copyright-year' },
  ]
}

const LICENCE_URL = /creativecommons\.org\/(licenses\/[a-z-]+\/\d\.\d|publicdomain\/zero\/1\.0)/iu
const LICENCE_CODE = /\bCC[- ](BY(?:[- ](?:NC|ND|SA))*)(?:[- ](\d\.\d))?\b/u
const LICENCE_NAME =
  /creative commons,? attribution((?:[- –]+(?:non-?commercial|no-?deriv(?:ative)?s?|share-?alike)(?:[- ]works?)?)*)(?:\s*(?:licen[cs]e)?\s*,?\s*(?:version\s*)?\(?(\d\.\d))?/iu

/** A licence of Creative Commons, by its URL where the version is known. */
export function readLicence(text: string): TextFact[] {
  const [, path] = LICENCE_URL.exec(text) ?? []
  const fact = (value: string): TextFact[] => [{ field: 'licence', value, confidence: LABELLED, rule: 'licence' }]
  if (path !== undefined) return fact(`https://creativecommons.org/${path.toLowerCase()}/`)
  const [, code, version] = LICENCE_CODE.exec(text) ?? []
  const [name, parts = '', nameVersion] = LICENCE_NAME.exec(text) ?? []
  const terms = code?.replace(/ /gu, '-') ?? (name === undefined ? undefined : `BY${abbreviate(parts)}`)
  if (terms === undefined) return []
  const number = version ?? nameVersion
  return fact(
    number === undefined ? `CC ${terms}` : `https://creativecommons.org/licenses/${terms.toLowerCase()}/${number}/`,
  )
}

function abbreviate(parts: string): string {
  const has = (word: RegExp, code: string) => (word.test(parts) ? `-${code}` : '')
  return has(/commercial/iu, 'NC') + has(/deriv/iu, 'ND') + has(/share/iu, 'SA')
}
