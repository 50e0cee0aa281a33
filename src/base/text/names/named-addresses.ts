import { findEmails } from '../web/emails.ts'
import { looksLikeNames, RAISED_END, RAISED_START, splitNames } from './name-list.ts'
import { parsePersonName } from './person-name.ts'
import { hasOrganisationWord, isJobTitle, opensWithJob } from './title-page-words.ts'

/** Names, and the address that is printed after them. */
export interface NamedAddress {
  readonly names: string
  readonly address: string
}

/** What separates a name from its address in one line: a comma, a dash between blanks, or brackets around the address. */
const NAME_THEN_ADDRESS = /^([^,()]+?)(?:,\s*|\s+[–—-]\s+)(.+)$|^([^,()]+?)\s*\(([^()]{4,})\)\s*$/u

/** The name and the address of a line that has both, `Ann Lee, University of Somewhere`; `undefined` for any other line. */
export function splitNameAndAddress(line: string): NamedAddress | undefined {
  const [, before, after, outside, inside] = NAME_THEN_ADDRESS.exec(foldBrackets(line)) ?? []
  const names = before ?? outside ?? ''
  const address = after ?? inside ?? ''
  const person = looksLikeNames(names) ? parsePersonName(names) : undefined
  return person?.given !== undefined && opensAddress(address) ? { names, address } : undefined
}

/** Brackets as wide as East Asian characters as those of other scripts: `陳 旭東（東京科学大学）`. */
function foldBrackets(text: string): string {
  return text.replaceAll('（', ' (').replaceAll('）', ')')
}

/** Whether a text is an address: starts with an organisation or job title, or has an organisation not preceded by a second name. */
function opensAddress(text: string): boolean {
  return isJobOrOrganisation(text) || (hasOrganisationWord(text) && !looksLikeNames(firstPart(text)))
}

function isJobOrOrganisation(text: string): boolean {
  const first = firstPart(text)
  return hasOrganisationWord(first) || opensWithJob(first) || isJobTitle(first)
}

function firstPart(text: string): string {
  return text.split(',')[0] ?? ''
}

/** Names with their address in brackets, and what comes before the next ones. */
const BRACKETED = /^([^()]{4,}?)\s*\(([^()]{2,})\)[\s.]*(?:[,;/&]\s*|(?:and|und|et|y|e|i|и)\s+)*/u
/** Share of the addresses that name an organisation or have an e-mail address; others are places. */
const MOSTLY = 0.5

/** A Russian surname and initials, in either order; an initial may be typed with a Latin letter. */
const INITIALS = String.raw`[А-ЯЁA-Z]\.(?:\s?[А-ЯЁA-Z](?:\.|(?=[,\s])))?`
const SURNAME = String.raw`[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)?`
const MARKS = `(?:${RAISED_START}[^${RAISED_END}]*${RAISED_END})?`
const RUSSIAN_PERSON = new RegExp(
  String.raw`(?:^|[,;]\s|(?<=@\S+)\s|(?<blank>\s))(?<name>(?:${SURNAME}\s${INITIALS}|${INITIALS}\s?${SURNAME})${MARKS})(?=[,\s])`,
  'gu',
)

/**
 * The people in a text that is nothing but names followed by their addresses, either in brackets
 * (`Ann Lee (Institute of Rivers), Bo Berg and Cy Dahl (TU Somewhere)`) or, in Russian, opened by a job or an organisation
 * (`Иванов И. И. студент кафедры …, Петров П. П., доцент …`). Empty for any other text.
 */
export function readNamedAddresses(text: string): readonly NamedAddress[] {
  const bracketed = readBracketed(foldBrackets(text))
  return bracketed.length > 0 ? bracketed : readRussian(text.trim())
}

function readRussian(text: string): readonly NamedAddress[] {
  const addressAt = (start: number, end?: number) =>
    text.slice(start, end).replace(/^[,\s–—-]+|(?<![,;\s])[,;\s]+$/gu, '')
  const named = [...text.matchAll(RUSSIAN_PERSON)]
  // `Университет имени А. И. Герцена` names no person.
  const persons = named.filter(
    ({ 0: whole, groups, index }, i) =>
      groups?.blank === undefined || isJobOrOrganisation(addressAt(index + whole.length, named[i + 1]?.index)),
  )
  const found = persons.map(({ 0: whole, groups, index }, i) => {
    return { names: groups?.name ?? '', address: addressAt(index + whole.length, persons[i + 1]?.index) }
  })
  const areAddresses = found.every(({ address }) => opensAddress(address) || findEmails(address).length > 0)
  return persons[0]?.index === 0 && areAddresses ? found : []
}

function readBracketed(text: string): readonly NamedAddress[] {
  const found: NamedAddress[] = []
  let rest = text.trim()
  while (rest !== '') {
    const [whole, names = '', address = ''] = BRACKETED.exec(rest) ?? []
    if (whole === undefined || !areFullNames(names)) return []
    found.push({ names: names.trim(), address })
    rest = rest.slice(whole.length)
  }
  const sure = found.filter(({ address }) => hasOrganisationWord(address) || findEmails(address).length > 0)
  return sure.length >= MOSTLY * found.length ? found : []
}

function areFullNames(text: string): boolean {
  return looksLikeNames(text) && splitNames(text).every(({ given }) => given !== undefined)
}
