import { joinLines } from './affiliations.ts'
import { hasOrganisationWord } from '../../../base/text/names/title-page-words.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'
import type { PersonName } from '../../../base/text/names/person-name.ts'
import { nameWords } from '../../../base/text/names/person-name.ts'

/** An address, and the people in the brackets after it, by their place among the authors. */
export interface BracketedAddress {
  readonly text: string
  readonly persons: readonly number[]
}

/** Least share of the authors that brackets name, which shows that these belong to addresses. */
const LEAST_NAMED = 0.3
/** Fewest addresses with brackets. */
const LEAST_ADDRESSES = 2
/** Longest text in brackets, in characters. */
const LONGEST_LIST = 400
const BRACKETS = new RegExp(`\\(([^()]{2,${LONGEST_LIST}})\\)`, 'gu')
/** What is before an address: the end of the one before, `From the`. */
const BEFORE = /^[\s,;.:]*(?:(?:and|und|et|y|from)\s+)*(?:the\s+)?/iu

/**
 * The addresses of notes that name their authors in brackets after them:
 *
 *     Institute for Water, Old Town (A Lee MD); Department of Rivers (B Berg PhD)
 *     and Department of Lakes (C Dahl MD), University of Somewhere (…)
 *
 * What follows the last brackets of an entry belongs to all its addresses. `texts` are the lines of the notes, those of one block
 * together. Gives nothing where brackets name few of the authors.
 */
export function readBracketedAddresses(
  texts: readonly string[],
  persons: readonly PersonName[],
): readonly BracketedAddress[] {
  const keys = persons.map(keysOf)
  const entries = splitEntries(texts.join('\n'))
  let found: readonly BracketedAddress[] = []
  entries.forEach((entry, i) => {
    found = [...found, ...readEntry(entry, { keys, isFirst: found.length === 0, isLast: i === entries.length - 1 })]
  })
  const named = new Set(found.flatMap(address => address.persons))
  return found.length >= LEAST_ADDRESSES && named.size >= LEAST_NAMED * persons.length ? found : []
}

/** The parts of a text between semicolons outside brackets. */
function splitEntries(text: string): string[] {
  return text.split(/;(?![^(]*\))/u)
}

function readEntry(
  entry: string,
  { keys, isFirst, isLast }: { keys: readonly ReadonlySet<string>[]; isFirst: boolean; isLast: boolean },
): BracketedAddress[] {
  const found: BracketedAddress[] = []
  let start = 0
  for (const match of entry.matchAll(BRACKETS)) {
    const persons = personsIn(match[1] ?? '', keys)
    if (persons.length === 0) continue
    const before = entry.slice(start, match.index)
    found.push({ text: tidy(isFirst && found.length === 0 ? lastBlocks(before) : before), persons })
    start = match.index + match[0].length
  }
  const rest = isLast || found.length === 0 ? '' : tidy(entry.slice(start))
  return found
    .map(({ text, persons }) => ({ text: rest === '' ? text : `${text}, ${rest}`, persons }))
    .filter(({ text }) => hasOrganisationWord(text) || text.includes(','))
}

/** The blocks at the end of a text that name an organisation: the first address begins with a block. */
function lastBlocks(text: string): string {
  let address = ''
  for (const block of text.split('\n').reverse()) {
    address = `${block} ${address}`
    if (hasOrganisationWord(address)) break
  }
  return address
}

function tidy(text: string): string {
  return joinLines(text.split('\n')).replace(BEFORE, '').replace(/\s+/gu, ' ').trim()
}

/** The authors that a list in brackets names; none where most of it is something else. */
function personsIn(list: string, keys: readonly ReadonlySet<string>[]): number[] {
  const parts = list.split(/,|;|\band\b/u).filter(part => /\p{L}/u.test(part))
  const found = parts.flatMap(part => {
    const words = nameWords(part.replace(/\s+/gu, ' '))
    // A name may be followed by degrees that are in no list.
    const forms = words.map((_, i) => keyOf(words.slice(0, words.length - i).join(' ')))
    const person = keys.findIndex(own => forms.some(form => own.has(form)))
    return person < 0 ? [] : [person]
  })
  return found.length * 2 > parts.length ? found : []
}

/** The forms in which brackets name a person: in full, by initials and surname. */
function keysOf({ name, given, middle, surname }: PersonName): ReadonlySet<string> {
  const words = [given, ...(middle?.split(' ') ?? [])].filter(word => word !== undefined)
  const initials = words.map(word => word.slice(0, 1))
  return new Set([name, `${initials.join('')}${surname}`, `${initials[0] ?? ''}${surname}`].map(keyOf))
}

function keyOf(text: string): string {
  return stripAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}
