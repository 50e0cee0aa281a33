import type { Inline, ReferenceFields, ReferenceName } from '../../../model/paper/paper.ts'
import { remember } from '../../../base/collections/remember.ts'
import { findImprint } from './containers.ts'
import { type EntryText, italicsAt, type Range, toEntryText } from './entry-text.ts'
import { findListStyle, type ListStyle, LONGEST_ORGANISATION, readAuthors, yearBehindNames } from './list-style.ts'
import { findDoi, findUrl } from './locators.ts'
import { findTitle, trimRange } from './titles.ts'
import { type FoundYear, findYears } from './years.ts'

/**
 * Splits the entries of one list of references into fields.
 *
 * The list votes on how names are written, where the year is and what ends the authors; italics and quotation marks
 * separate title and container. A field that no rule finds is left out; nothing is invented.
 */
export function splitEntries(entries: readonly (readonly Inline[])[]): ReferenceFields[] {
  return splitTexts(entries.map(content => firstOfSeveral(toEntryText(content))))
}

/** {@link splitEntries} for entries of one work each. */
export function splitTexts(texts: readonly EntryText[]): ReferenceFields[] {
  return [...splitList(JSON.stringify(texts))]
}

/** Lists whose fields are remembered: a paper that somebody corrects is built anew at each correction, mostly with the same lists. */
const LISTS_KEPT = 50

const splitList = remember((json): readonly ReferenceFields[] => {
  const texts = JSON.parse(json) as readonly EntryText[]
  const style = findListStyle(texts)
  return texts.map(entry => splitEntry(entry, style))
}, LISTS_KEPT)

/** An entry of several works: `a) A. River, Water 2009, 12, 3; b) C. Hill, …`. */
const SEVERAL = /^\s*\(?a\)\s+(?<first>.+?)[;.]\s+\(?b\)\s/su

/** The first work of an entry that has several: the fields are those of one. */
function firstOfSeveral({ text, italics }: EntryText): EntryText {
  const first = SEVERAL.exec(text)?.groups?.first
  if (first === undefined) return { text, italics }
  const from = text.indexOf(first)
  return {
    text: first,
    italics: italics.flatMap(({ start, end }) =>
      start >= from && end <= from + first.length ? [{ start: start - from, end: end - from }] : [],
    ),
  }
}

function splitEntry(entry: EntryText, style: ListStyle): ReferenceFields {
  const { text } = entry
  const opening = readOpening(entry, style)
  const found = findTitle(entry, opening.end, style)
  const imprint = findImprint(entry, found, style)
  const year = opening.year ?? lateYear(entry, found.rest) ?? yearInTitle(text, found.title)
  const title = found.title === undefined ? '' : titleOf(text, found.title, year)
  const doi = findDoi(text)?.doi
  const url = findUrl(text)?.url
  const isResolver = doi !== undefined && url?.includes(doi) === true
  const editors = opening.areEditors ? opening.authors : imprint.editors
  return {
    ...imprint,
    authors: opening.areEditors ? [] : opening.authors,
    ...(opening.isShortened ? { isShortened: true as const } : {}),
    editors,
    ...(year === undefined ? {} : { year: year.year }),
    ...(title === '' ? {} : { title }),
    ...(doi === undefined ? {} : { doi }),
    ...(url === undefined || isResolver ? {} : { url }),
  }
}

/** The year in parentheses at the end of what was taken for a title: `Office for Rivers (2010). Rivers in numbers`. */
function yearInTitle(text: string, title: Range | undefined): FoundYear | undefined {
  if (title === undefined) return undefined
  return findYears(text).find(year => year.inParentheses && closes(year, title))
}

/** The title without the year that closes it; nothing where all of it is in the parentheses of the year. */
function titleOf(text: string, title: Range, year: FoundYear | undefined): string {
  const range = year !== undefined && closes(year, title) ? trimRange(text, title.start, year.start) : title
  return text.slice(range.start, range.end).replace(/[\s(]+$/u, '')
}

function closes(year: Range, title: Range): boolean {
  return year.start > title.start && year.start < title.end && year.end >= title.end
}

interface Opening {
  readonly authors: readonly ReferenceName[]
  readonly areEditors: boolean
  readonly isShortened?: boolean
  readonly year: FoundYear | undefined
  /** Where the title may begin. */
  readonly end: number
}

/** Authors, and the year if the list has it after them. */
function readOpening(entry: EntryText, style: ListStyle): Opening {
  const { text } = entry
  const { nameForms, yearFollowsAuthors, authorEnd } = style
  const named = yearFollowsAuthors ? yearBehindNames(text, nameForms) : undefined
  if (named !== undefined) {
    const head = text.slice(0, named.start).trimEnd()
    const names = longestNames(head, style)
    return {
      authors: names?.names ?? [],
      areEditors: names?.areEditors === true,
      isShortened: names?.isShortened === true,
      year: named,
      end: named.end,
    }
  }
  const [year] = findYears(text)
  if (yearFollowsAuthors && year !== undefined && year.start <= LONGEST_ORGANISATION) {
    const head = text.slice(0, year.start).replace(/[\s.,:;(]+$/u, '')
    const names = readAuthors(head, nameForms)
    if (names !== undefined)
      return { authors: names.names, areEditors: names.areEditors, isShortened: names.isShortened, year, end: year.end }
    // A work without authors has its title in front of the year.
    if (!isOrganisation(head) || italicsAt(entry, 0) !== undefined)
      return { authors: [], areEditors: false, year, end: 0 }
    return { authors: [{ surname: head }], areEditors: false, year, end: year.end }
  }
  const names = readAuthors(text, nameForms)
  if (names !== undefined) {
    const early = findYears(text, names.end, names.end + 12)[0]
    const isRight = early !== undefined && /^[\s.,:;]*$/u.test(text.slice(names.end, early.start))
    const end = isRight ? early.end : names.end
    return {
      authors: names.names,
      areEditors: names.areEditors,
      isShortened: names.isShortened,
      year: isRight ? early : undefined,
      end,
    }
  }
  const organisation = readOrganisation(text, authorEnd)
  if (organisation === undefined) return { authors: [], areEditors: false, year: undefined, end: 0 }
  return { authors: [{ surname: organisation }], areEditors: false, year: undefined, end: organisation.length }
}

function longestNames(head: string, { nameForms }: ListStyle) {
  const read = nameForms.flatMap(form => readAuthors(head, [form]) ?? [])
  return read.reduce<(typeof read)[number] | undefined>(
    (best, one) => (best === undefined || one.end > best.end ? one : best),
    undefined,
  )
}

/** Words in capitals up to the separator that ends the authors in this list. */
function readOrganisation(text: string, authorEnd: string): string | undefined {
  const at = text.search(authorEnd === '.' ? /\.\s/u : authorEnd === ':' ? /:\s/u : /[,:]?\s*["“„«»‘]|\.\s/u)
  if (at <= 0 || at > LONGEST_ORGANISATION) return undefined
  const head = text.slice(0, at)
  return isOrganisation(head) ? head : undefined
}

function isOrganisation(head: string): boolean {
  const words = head.split(/\s+/u)
  const capitals = words.filter(word => /^[("]?\p{Lu}/u.test(word)).length
  const small = words.filter(word => /^(?:of|for|the|and|und|für|der|des|de|la|et|y|del|on|in)$/u.test(word)).length
  return capitals + small === words.length && capitals >= 1 && !/\d{3}/u.test(head)
}

/** The year after the title: in parentheses, in front of a semicolon, in bold type or last. */
function lateYear({ text }: EntryText, from: number): FoundYear | undefined {
  const years = findYears(text, from)
  return (
    years.find(year => year.inParentheses) ??
    years.find(year => /^\s*[;:]/u.test(text.slice(year.end))) ??
    years
      .filter(
        year =>
          !/accessed|zugriff|abgerufen|retrieved|visited/iu.test(
            text.slice(Math.max(from, year.start - 40), year.start),
          ),
      )
      .at(-1)
  )
}
