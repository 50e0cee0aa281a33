import { closeGaps, GAP } from './close-gaps.ts'

const URL_TEXT = /(?<![\p{L}\d@.])(?:https?:\/\/|www\.)[^\s<>()[\]{}"“”,;]+/giu
/** Words that announce a homepage. */
const URL_LABEL = /(?<!\p{L})(?:home\s?pages?|web\s?(?:sites?|pages?)?|url|www)\s*:\s*/giu
/** Sites of identifiers, licences, archives and tools, which are not homepages. */
const NO_HOMEPAGE =
  /(?:^|\.)(?:doi\.org|orcid\.org|creativecommons\.org|arxiv\.org|crossref\.org|crossmark\.\w+|zenodo\.org|osf\.io|handle\.net|jstor\.org|ncbi\.nlm\.nih\.gov|twitter\.com|x\.com|facebook\.com|youtube\.com|wikipedia\.org)$/iu
/** Words of the addresses of journals, publishers and their papers. */
const JOURNAL = /journal|publish|press|article|issn|proceeding|licen[sc]e|copyright|downloads?|full|abs|pdf/iu

/** The URLs printed in a text, in their order, without the full stop after them. */
export function findUrls(text: string): string[] {
  return [...text.matchAll(URL_TEXT)].map(([url]) => url.replace(/(?<![.:'’])[.:'’]+$/u, ''))
}

/** The text without URLs, the words that announce them and the brackets around them. */
export function dropUrls(text: string): string {
  return closeGaps(text.replace(URL_LABEL, GAP).replace(URL_TEXT, GAP))
}

/** Whether a URL may be the page of a person, not that of an identifier, a licence, a journal or a paper. */
export function mayBeHomepage(url: string): boolean {
  const [host = '', ...path] = url.replace(/^https?:\/\//iu, '').split('/')
  return (
    !NO_HOMEPAGE.test(host.replace(/^www\./iu, '')) && !JOURNAL.test(host) && !path.some(part => JOURNAL.test(part))
  )
}

/** Punctuation and brackets that follow an address. */
const BEHIND_ADDRESS: ReadonlySet<string> = new Set(`.,;:'”’]}>`)

/** An address without the punctuation and brackets after it; a bracket that is opened in the address belongs to it. */
export function trimAddress(address: string): string {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  for (; end > 0; end--) {
    const last = address.charAt(end - 1)
    if (last === ')' && unopened > 0) unopened--
    else if (!BEHIND_ADDRESS.has(last)) break
  }
  return address.slice(0, end)
}
