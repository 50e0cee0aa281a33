import { ISSUE, PAGES, VOLUME } from '../../../base/text/keywords/bibliography-words.ts'
import { findDois } from '../../../base/text/web/doi.ts'
import { trimAddress } from '../../../base/text/web/urls.ts'
import type { Range } from './entry-text.ts'

/** The place of a work in its container and on the web. */
export interface Locators {
  readonly volume?: string
  readonly issue?: string
  readonly pages?: string
}

const URL = /(?:https?\s?:\s?\/\s?\/\s?|\bwww\.)[^\s<>"“”]+/iu

/** How an address continues after a line that ended at its punctuation. */
const BROKEN = /^\s(?=[\p{Ll}\d])[^\s<>"“”]*[./=_\-][^\s<>"“”]*/u
/** The rest of an address with blanks around its punctuation. */
const SPACED_OUT = /^\s?[./\-_=&?%~]+\s?[\w%~+\-]*/u

/** The first DOI, and its offset. */
export function findDoi(text: string): { readonly doi: string; readonly at: number } | undefined {
  const [first] = findDois(text)
  return first === undefined ? undefined : { doi: first.doi, at: first.index }
}

/** The first address on the web that is not a DOI resolver. */
export function findUrl(text: string): { readonly url: string; readonly at: number } | undefined {
  const match = URL.exec(text)
  if (match === null) return undefined
  const { index } = match
  let url = match[0]
  const more = /\s/u.test(url) ? SPACED_OUT : BROKEN
  for (;;) {
    const next = more.exec(text.slice(index + url.length))?.[0]
    if (next === undefined || (more === BROKEN && !/[./\-_=&?]$/u.test(url))) break
    url += next
  }
  return { url: trimAddress(url.replace(/\s/gu, '')), at: index }
}

/** Offset of the first address or DOI; the length of the text where there is none. */
export function startOfAddresses(text: string): number {
  return Math.min(findDoi(text)?.at ?? text.length, findUrl(text)?.at ?? text.length)
}

const NO_YEAR = String.raw`(?!(?:1[5-9]|20)\d\d(?!\d))`
/** A longer row of digits and stops is no number of a volume, and would be read again from each of its digits. */
const NUMBER = String.raw`[A-Z]?\d[\d.]{0,15}[A-Za-z]?`
/** Dashes of ranges; some fonts have lost theirs and left an `e`. */
const RANGE = String.raw`[A-Za-z]{0,2}\d+[A-Za-z]?(?:\s?[-–—−‐‑]\s?|e(?=\d))[A-Za-z]{0,2}\d+[A-Za-z]?`
const PAGE = String.raw`(?:${RANGE}|[A-Za-z]{0,2}\d+(?!\d))`
const SUPPLEMENT = String.raw`(?:suppl|supplement|pt|part|special issue)\b\.?`

/**
 * `34(1-2):15–48`, `12, no. 3, 45`, `52: 591–611`, `18, 1083–1091`; a year may be between number and pages. A volume is not a
 * year unless it follows a year: `2013;2013:423713`.
 */
const PATTERNS = [
  String.raw`(?<!\d)(?:19|20)\d\d\s*[;,.]\s*(?<yearly>(?:19|20)\d\d)\s*:\s*(?<pages>${PAGE})`,
  String.raw`(?<!\d)(?<volume>${NO_YEAR}${NUMBER})\s*\(\s*(?:${ISSUE}\s*)?(?<issue>[\p{L}\d][^()]{0,24})\)\s*[:,;.]?\s*(?:${PAGES}\s*)?(?<pages>${PAGE})?`,
  String.raw`(?<!\p{L})${VOLUME}\s*(?<volume>${NUMBER})\s*[,;.:]?\s*\(?${ISSUE}\s*(?<issue>\d[\d\-–/]*)\)?(?:[^\d]{0,20}?[:,;.]\s*(?:${PAGES}\s*)?(?<pages>${RANGE}))?`,
  String.raw`(?<!\d)(?<volume>${NO_YEAR}\d+)\s*,?\s*${ISSUE}\s*(?<issue>\d[\d\-–/]*)(?:\s*\((?:1[5-9]|20)\d\d\))?(?:\s*[:,;.]\s*(?:${PAGES}\s*)?(?<pages>${RANGE}))?`,
  String.raw`(?<![\d.\-–])(?<volume>\d{1,3})(?:[./](?<issue>\d+))?\s*,?\s*\((?:1[5-9]|20)\d\d\)\s*[,:;.]?\s*(?:${PAGES}\s*)?(?<pages>${RANGE})`,
  String.raw`(?<!\p{L})${VOLUME}\s*(?<volume>${NUMBER}|[IVXLC]+\b)(?:\s*[:,;.(]\s*(?:${PAGES}\s*)?(?<pages>${RANGE}))?`,
  String.raw`(?<![\d.\-–])(?<volume>${NO_YEAR}\d{1,4})(?:\.(?<issue>\d+))?\s*(?:${SUPPLEMENT}[^:]{0,12})?\s*[:,]\s*(?:${PAGES}\s*)?(?<pages>${RANGE})`,
  String.raw`(?<![\d.\-–])(?<volume>\d{1,3})\s*:\s*(?<pages>${PAGE})`,
  String.raw`(?<![\d.\-–])(?<volume>${NO_YEAR}\d{1,4})\s*,\s*(?<pages>[a-z]{0,2}\d{1,8})(?=\s*(?:[(.;]|,\s*\d{4}|$))`,
  // `№ 12. С. 3–4`: journals that have no volumes.
  String.raw`(?<!\p{L})${ISSUE}\s*(?<issue>\d[\d\-–/()]*)\s*[.,;:–—-]+\s*${PAGES}\s*(?<pages>${PAGE})`,
].map(source => new RegExp(source, 'iu'))

const LABELLED_PAGES = new RegExp(String.raw`(?<![\p{L}])${PAGES}\s*(?<pages>${RANGE}|\d+(?:\sff?\.)?)`, 'iu')
const BARE_PAGES = new RegExp(String.raw`(?<![\p{L}\d/.\-–])(?<pages>\d+\s?[-–—−]\s?\d+)(?=\s*(?:[.,;([]|$))`, 'u')

/** Volume, issue and pages in the text after the title, and their offset. */
export function findLocators(text: string): { readonly locators: Locators; readonly range?: Range } {
  const labelled = LABELLED_PAGES.exec(text)
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text)
    const groups = match?.groups
    if (match === null || groups === undefined) continue
    if (isYear(groups.volume ?? '') || isYear(groups.issue ?? '')) continue
    const volume = groups.yearly ?? groups.volume
    const pages = groups.pages ?? labelled?.groups?.pages
    const locators = {
      ...(volume === undefined ? {} : { volume: trimAddress(volume) }),
      ...(groups.issue === undefined ? {} : { issue: groups.issue.trim() }),
      ...(pages === undefined ? {} : { pages: tidyRange(pages) }),
    }
    return { locators, range: { start: match.index, end: match.index + match[0].length } }
  }
  const match = labelled ?? BARE_PAGES.exec(text)
  const pages = match?.groups?.pages
  if (match === null || pages === undefined) return { locators: {} }
  const range = { start: match.index, end: match.index + match[0].length }
  return { locators: { pages: tidyRange(pages) }, range }
}

/** Pages with a word for pages in front, `S. 37–54`. */
export function findLabelledPages(text: string): string | undefined {
  const pages = LABELLED_PAGES.exec(text)?.groups?.pages
  return pages === undefined ? undefined : tidyRange(pages)
}

function isYear(number: string): boolean {
  return /^(?:1[5-9]|20)\d\d[a-z]?$/u.test(number)
}

/** One dash, no blanks: `1 – 13` and `129e32` are `1–13` and `129–32`. */
function tidyRange(pages: string): string {
  return pages.replace(/\s?[-–—−‐‑]\s?|(?<=\d)e(?=\d)/gu, '–')
}
