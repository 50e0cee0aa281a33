import { findEmails } from '../web/emails.ts'
import { looksLikeNames, splitNames } from './name-list.ts'
import { parsePersonName } from './person-name.ts'
import { hasOrganisationWord, isJobTitle, opensWithJob } from './title-page-words.ts'

/** Names, and the address that is printed behind them. */
export interface NamedAddress {
  readonly names: string
  readonly address: string
}

/** What stands between a name and its address in one line: a comma, a dash between blanks, or brackets around the address. */
const NAME_THEN_ADDRESS = /^([^,()]+?)(?:,\s*|\s+[–—-]\s+)(.+)$|^([^,()]+?)\s*\(([^()]{4,})\)\s*$/u

/** The name and the address of a line that has both, `Ann Lee, University of Somewhere`; `undefined` for any other line. */
export function splitNameAndAddress(line: string): NamedAddress | undefined {
  const [, before, after, outside, inside] = NAME_THEN_ADDRESS.exec(line) ?? []
  const names = before ?? outside ?? ''
  const address = after ?? inside ?? ''
  const person = looksLikeNames(names) ? parsePersonName(names) : undefined
  const first = address.split(',')[0] ?? ''
  // A second person may be between the first one and an organisation.
  const isOfOrganisation = hasOrganisationWord(address) && !looksLikeNames(first)
  const isAddress = hasOrganisationWord(first) || opensWithJob(first) || isJobTitle(first) || isOfOrganisation
  return person?.given !== undefined && isAddress ? { names, address } : undefined
}

/** Names with their address in brackets, and what stands before the next ones. */
const BRACKETED = /^([^()]{4,}?)\s*\(([^()]{2,})\)[\s.]*(?:[,;/&]\s*|(?:and|und|et|y|e|i|и)\s+)*/u
/** Share of the addresses that name an organisation or have an e-mail address; others are places. */
const MOSTLY = 0.5

/**
 * The persons of a text that is nothing but names with their addresses in brackets behind them:
 * `Ann Lee (Institute of Rivers), Bo Berg and Cy Dahl (TU Somewhere)`. Empty for any other text.
 */
export function readNamedAddresses(text: string): readonly NamedAddress[] {
  const found: NamedAddress[] = []
  let rest = text.trim()
  while (rest !== '') {
    const [whole, names = '', address = ''] = BRACKETED.exec(rest) ?? []
    if (whole === undefined || !areFullNames(names)) return []
    found.push({ names, address })
    rest = rest.slice(whole.length)
  }
  const sure = found.filter(({ address }) => hasOrganisationWord(address) || findEmails(address).length > 0)
  return sure.length >= MOSTLY * found.length ? found : []
}

function areFullNames(text: string): boolean {
  return looksLikeNames(text) && splitNames(text).every(({ given }) => given !== undefined)
}
