import { EDITED_BY, EDITORS, ISSUE, ONLINE, PAGES, VOLUME } from '../../../base/text/keywords/bibliography-words.ts'
import { findBookTitle, readBookOpening } from './book-containers.ts'
import { type EntryText, italicsAt, type Range } from './entry-text.ts'
import { DATE_BEHIND, findPublisher, STOP_INSIDE } from './imprint-patterns.ts'
import { findLabelledPages, findLocators, type Locators, startOfAddresses } from './locators.ts'
import type { ReferenceName } from '../../../model/paper/paper.ts'
import type { ListStyle } from './list-style.ts'
import { readNames } from './names.ts'
import { type FoundTitle, trimRange } from './titles.ts'

/** The fields after the title. */
export interface Imprint extends Locators {
  readonly editors: readonly ReferenceName[]
  readonly container?: string
  readonly publisher?: string
}

/** A container is not longer than the longest name of a conference. */
const LONGEST_CONTAINER = 250
/** What is longer has no container at its beginning, however much is trimmed from its end. */
const MOST_TRIMMED = 1000
/** Where a container without italics ends. */
const CONTAINER_END = new RegExp(
  String.raw`[.;](?=\s)(?<!(?:^|\s)\p{Lu}\p{L}{0,8}\.)|,\s+(?=(?:[Vv]ol|[Vv]olume|[Pp]ages?|pp|[Nn]o|S|Bd|\d|Jahrgang|[Ee]d|[Ee]dited)(?!\p{L}))|\s+\(?(?=\d)|\s\((?=\p{Lu}[^()]*:)|\s(?=${ONLINE}(?!\p{L}))|$`,
  'u',
)
/** Punctuation and a year in parentheses between a title and its container. */
const BEFORE_CONTAINER = /^[\s.,:;)/–—\-\]”“"’»]*(?:\(\d{4}\)[\s.,:;]*)?/u
const EDITED = new RegExp(String.raw`(?:^|[.,;(]\s*)${EDITED_BY}\s+`, 'iu')

/** Container, editors, publisher and numbers after a title. */
export function findImprint(
  entry: EntryText,
  { title, rest, isInBook }: FoundTitle,
  { nameForms: forms, placesAreLast }: ListStyle,
): Imprint {
  const { text } = entry
  const limit = rest + startOfAddresses(text.slice(rest))
  const behind = text.slice(rest, limit)
  const book = isInBook ? readBookOpening(text, rest, forms) : undefined
  const from = book?.end ?? rest
  const { locators, range: numbers } = findLocators(text.slice(from, limit))
  const numbersAt = numbers === undefined ? undefined : from + numbers.start
  const range = containerAt(entry, { start: from, end: limit }, { isInBook, numbersAt, placesAreLast })
  // `S. 37–54 in: Anna Weber (Hg.), Rivers`
  const earlyPages = isInBook && title !== undefined ? findLabelledPages(text.slice(title.end, rest)) : undefined
  const isJournal = locators.volume !== undefined && locators.pages !== undefined && !isInBook
  const publisher = isJournal ? undefined : findPublisher(text.slice(range?.end ?? from, limit))?.publisher
  return {
    ...locators,
    ...(earlyPages === undefined ? {} : { pages: earlyPages }),
    editors: book !== undefined && book.editors.length > 0 ? book.editors : editedBy(behind),
    ...(range === undefined ? {} : { container: withStop(text, range) }),
    ...(publisher === undefined ? {} : { publisher }),
  }
}

function editedBy(text: string): readonly ReferenceName[] {
  const match = EDITED.exec(text)
  if (match === null) return []
  for (const form of ['initials-first', 'given-first', 'bare-initials', 'inverted-initials'] as const) {
    const found = readNames(text, form, match.index + match[0].length)
    if (found !== undefined) return found.names
  }
  return []
}

/** `J. Am. Chem. Soc.` keeps its last stop, as the words before are abbreviated, too. */
function withStop(text: string, { start, end }: Range): string {
  const name = text.slice(start, end)
  return text[end] === '.' && /(?:^|[\s.-])\p{Lu}\p{L}{0,7}\.[\s-]?\p{L}[^.]*$/u.test(name) ? `${name}.` : name
}

interface ContainerContext {
  readonly isInBook: boolean
  /** Where volume, issue or pages begin. */
  readonly numbersAt: number | undefined
  readonly placesAreLast: boolean
}

/** An italic stretch; else words after `In`, or right before the numbers. */
function containerAt(entry: EntryText, { start, end: limit }: Range, context: ContainerContext): Range | undefined {
  const { text } = entry
  const at = start + (BEFORE_CONTAINER.exec(text.slice(start, limit))?.[0].length ?? 0)
  const italics = italicsAt(entry, at)
  if (italics !== undefined && italics.start < limit) return trimContainer(text, at, Math.min(italics.end, limit))
  const { isInBook, numbersAt } = context
  const journal = isInBook || numbersAt === undefined ? undefined : journalBefore(text, at, numbersAt)
  if (journal !== undefined) return journal
  if (isInBook) {
    const title = findBookTitle(text, { start: at, end: limit }, context)
    return trimContainer(text, at, title.end)
  }
  const end = at + (CONTAINER_END.exec(text.slice(at, limit))?.index ?? limit - at)
  if (numbersAt === undefined || !isRightBefore(text, end, numbersAt)) return undefined
  return trimContainer(text, at, end)
}

/** All text between a title and the numbers of a volume is the journal, if no sentence ends in it. */
function journalBefore(text: string, at: number, numbersAt: number): Range | undefined {
  if (numbersAt - at > MOST_TRIMMED) return undefined
  const name = text.slice(at, numbersAt).replace(DATE_BEHIND, '')
  return STOP_INSIDE.test(name) ? undefined : trimContainer(text, at, at + name.length)
}

/** Between container and numbers there is at most a year, a month or an editor's remark in brackets. */
function isRightBefore(text: string, end: number, numbersAt: number): boolean {
  if (numbersAt < end - 1 || numbersAt - end > MOST_TRIMMED) return false
  return text.slice(end, numbersAt).replace(/\([^)]*\)|\[[^\]]*\]/gu, '').length <= 24
}

/** `DOI`, `Online` in front of an address are not part of the name. */
const LEFT_BEHIND = new RegExp(String.raw`[\s.,;:(]+${ONLINE}[\s:]*$`, 'iu')

/** A volume or a year in parentheses at the end of an italic stretch. */
const NUMBER_BEHIND = /[\s,]+(?:vol\.?\s*)?\(?\d[\d\-–()]*$/iu
/** Words in front of the numbers of a volume: `vol.`, `S.`, `págs.`. */
const WORD_OF_NUMBER = new RegExp(String.raw`[\s.,;:(]+(?:${VOLUME}|${ISSUE}|${PAGES})[\s:.]*$`, 'iu')
/** Whether the text is names of editors, which are not a container. */
const EDITORS_BEHIND = new RegExp(String.raw`[(\[]${EDITORS}$`, 'iu')

function trimContainer(text: string, start: number, limit: number): Range | undefined {
  const range = trimRange(text, start, limit)
  let end = range.end
  if (end - range.start > MOST_TRIMMED) return undefined
  for (let last = Infinity; end < last; ) {
    last = end
    const name = text.slice(range.start, end)
    const isNumbered = /^[\s.:]*\d/u.test(text.slice(end))
    const cuts = [LEFT_BEHIND, NUMBER_BEHIND, ...(isNumbered ? [WORD_OF_NUMBER] : [])]
    end = range.start + Math.min(...cuts.map(cut => cut.exec(name)?.index ?? name.length))
  }
  const name = text.slice(range.start, end)
  const isName = /^[\p{L}\d][^]*\p{L}/u.test(name) && !EDITORS_BEHIND.test(name)
  return name.length < 2 || name.length > LONGEST_CONTAINER || !isName ? undefined : { start: range.start, end }
}
