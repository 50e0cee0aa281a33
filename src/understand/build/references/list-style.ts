import { type EntryText, italicsAt } from './entry-text.ts'
import { endsInPlaces } from './imprint-patterns.ts'
import { NAME_FORMS, type NameForm, type NameList, readNames } from './names.ts'
import { findYears, type FoundYear } from './years.ts'

/** How the entries of one list are written: all vote, and the majority decides for those that are less clear. */
export interface ListStyle {
  /** Forms of names, the one that reads most entries first. */
  readonly nameForms: readonly NameForm[]
  /** Whether the year comes right after the authors. */
  readonly yearFollowsAuthors: boolean
  /** What separates authors and title without a year between them: `.`, `:`, `,`, or a quotation mark. */
  readonly authorEnd: string
  /** Whether names of journals and books are in italics; else italics are species and foreign words. */
  readonly containersAreItalic: boolean
  /** Whether entries end in the places where books appeared: `Title, Berlin/Wien.` */
  readonly placesAreLast: boolean
}

/** Share of entries with a year after the authors from which on the list is of that style. */
const YEAR_IN_FRONT = 0.5
/** Share of entries with numbers after italics from which on italics mean containers: some entries have none. */
const ITALIC_CONTAINERS = 0.25
/** Share of entries that end in known cities from which on other names at their ends are places, too. */
const PLACES_LAST = 0.15
/** The last part of an entry. */
const LAST_PART = /[.,]\s+(?=\p{Lu}[^,.]*(?:\.\p{L}[^,.]*)*\.?$)/u
/** Text longer than this in front of a year is not an author list (most print at most 20 names). */
const LONGEST_AUTHORS = 900

/** The style of a list of references. */
export function findListStyle(entries: readonly EntryText[]): ListStyle {
  const scores = NAME_FORMS.map(form => ({ form, score: sum(entries.map(entry => scoreForm(entry.text, form))) }))
  const ranked = scores.sort((a, b) => b.score - a.score).map(({ form }) => form)
  const nameForms = ranked.filter(form => isInverted(form) === isInverted(ranked[0]))
  const dated = entries.filter(({ text }) => findYears(text).length > 0)
  const inFront = dated.filter(
    ({ text }) => yearBehindNames(text, nameForms) !== undefined || hasYearBehindOrganisation(text, nameForms),
  )
  return {
    nameForms,
    yearFollowsAuthors: inFront.length > 0 && inFront.length >= YEAR_IN_FRONT * dated.length,
    authorEnd: mostFrequent(entries.map(entry => authorEndOf(entry, nameForms))),
    containersAreItalic: entries.filter(hasItalicContainer).length >= ITALIC_CONTAINERS * entries.length,
    placesAreLast: entries.filter(hasPlaceLast).length >= PLACES_LAST * entries.length,
  }
}

/** One list has all first names after the surnames, or all before them. */
function isInverted(form: NameForm | undefined): boolean {
  return form !== 'initials-first' && form !== 'given-first'
}

/** Names at the beginning of an entry, in the first form of the list that reads them. */
export function readAuthors(text: string, forms: readonly NameForm[]): NameList | undefined {
  for (const form of forms) {
    const names = readNames(text, form)
    if (names !== undefined && isEnded(text, names)) return names
  }
  return undefined
}

/** The year right after names. */
export function yearBehindNames(text: string, forms: readonly NameForm[]): FoundYear | undefined {
  const [year] = findYears(text)
  if (year === undefined || year.start > LONGEST_AUTHORS) return undefined
  const authors = text.slice(0, year.start)
  const behind = forms.some(form => {
    const names = readNames(authors, form)
    return names !== undefined && /^[\s.,:;(]*$/u.test(authors.slice(names.end))
  })
  return behind ? year : undefined
}

/** `Girardin, D. d. [. G. (1854)`: a surname, then initials of any form, then the year in parentheses. */
const INITIALS_AND_YEAR =
  /^(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}\p{M}'’‐-]+(?:\s\p{Lu}[\p{L}\p{M}'’‐-]+){0,2},\s(?:[[\]/&,.‐-]|\s|\p{L}(?!\p{L})){1,40}\((?:1[4-9]|20)\d\d\p{Ll}?\)/u

/**
 * Whether a text opens as an entry does: names or an organisation with the year after them, in any form. A year without
 * parentheses may be that of a book or of a journal's volume, so it does not count.
 */
export function opensWithDatedAuthors(text: string): boolean {
  if (INITIALS_AND_YEAR.test(text)) return true
  const year = yearBehindNames(text, NAME_FORMS)
  return year === undefined ? hasYearBehindOrganisation(text, NAME_FORMS) : year.inParentheses
}

/** An organisation in front of a year has at most this many letters. */
export const LONGEST_ORGANISATION = 120

/**
 * `Office for Rivers (2010). Rivers in numbers`, `Office for Rivers, 2010: Rivers`: words that are no names, up to a year
 * with a title after it.
 */
function hasYearBehindOrganisation(text: string, forms: readonly NameForm[]): boolean {
  const [year] = findYears(text)
  if (year === undefined || year.start > LONGEST_ORGANISATION) return false
  if (!year.inParentheses && text[year.end] !== ':') return false
  if (readAuthors(text, forms) !== undefined) return false
  return !/[.?!]\s|["“”„«»]/u.test(text.slice(0, year.start)) && /^[.,:]\s+\p{Lu}/u.test(text.slice(year.end))
}

/**
 * A form reads an entry where all names up to a separator have it; longer lists prove more than a single name. Two
 * words in capitals may be an organisation, and two words before a comma a whole name: these prove little.
 */
function scoreForm(text: string, form: NameForm): number {
  const found = readNames(text, form)
  if (found === undefined || !isEnded(text, found)) return 0
  const [first] = found.names
  if (form === 'given-first' && found.names.length === 1) return 0.4
  if (form === 'inverted' && first !== undefined && /^\p{Lu}\S*\s\p{Lu}/u.test(first.surname)) return 0.5
  return found.names.length === 1 ? 1 : 1.5
}

function isEnded(text: string, { end }: NameList): boolean {
  return /^\s*[.,:;("'“„«»‘/]|^\s+\d|^$/u.test(text.slice(end)) || /[.)\]]\s*$/u.test(text.slice(0, end))
}

/** Italics in front of a volume, a year or pages, or after `In`. */
function hasItalicContainer({ text, italics }: EntryText): boolean {
  return italics.some(
    ({ start, end }) =>
      /^[\s.,:;]*(?:\(?\d|vol|no\.|pp?\.|pages|S\.)/iu.test(text.slice(end)) ||
      /\b[Ii]n:?\s+["“„]?$/u.test(text.slice(0, start)),
  )
}

function hasPlaceLast({ text }: EntryText): boolean {
  const at = LAST_PART.exec(text)
  return at !== null && endsInPlaces(text.slice(at.index + at[0].length), false)
}

function authorEndOf(entry: EntryText, forms: readonly NameForm[]): string {
  const names = readAuthors(entry.text, forms)
  if (names === undefined) return ''
  const sign = /^\s*,?\s*([.,:;"'“„«»‘])/u.exec(entry.text.slice(names.end))?.[1]
  if (sign !== undefined) return sign
  return italicsAt(entry, names.end) === undefined && entry.text[names.end - 1] === '.' ? '.' : ''
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '.'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
