import { IN, ONLINE, VOLUME } from '../../text/keywords/bibliography-words.ts'
import { type EntryText, italicsAt, type Range } from './entry-text.ts'
import { startOfAddresses } from './locators.ts'

/** The title of a work, and the offset of its container. */
export interface FoundTitle {
  readonly title: Range | undefined
  /** Offset after the title, and after `In:` if that follows. */
  readonly rest: number
  /** Whether `In` separates the title from a book, whose editors may come first. */
  readonly isInBook: boolean
}

const QUOTES: Readonly<Record<string, RegExp>> = {
  '“': /[”“](?=[\s.,;:()[]|$)/gu,
  '„': /[“”"](?=[\s.,;:()[]|$)/gu,
  '«': /»(?=[\s.,;:()[]|$)/gu,
  '»': /«(?=[\s.,;:()[]|$)/gu,
  '‘': /’(?=[.,;:()]|\s\p{Lu}|\s\(|$)/gu,
  '"': /["”“](?=[\s.,;:()[]|$)/gu,
}

/** `Title. In Proceedings`, `Title, in: Book`. */
const IN_BOOK = new RegExp(
  String.raw`(?:[.?!”“"»’]|,)?\s+${IN}\s*:\s+|[.?!”“"»’)],?\s+${IN}\s+(?=["“„]?\p{Lu})|,\s+${IN}\s+(?=\p{Lu})`,
  'giu',
)
/** A full stop that ends a title; not that of an initial or of an abbreviation inside the title. */
const SENTENCE_END =
  /(?<!(?:^|[\s(.])(?:\p{Lu}|vs|var|subsp|ssp|spp?|cf|no|St|Linn?|bzw|vgl|Dr|Mr|Mrs|Vol|Nr|Bd|ed))\.["”]?(?=\s+["“„«([]?[\p{Lu}\p{N}])|[?!]["”]?(?=\s+["“„«([]?[\p{Lu}\p{N}])|\.(?=\p{Lu}\p{Ll}+\.?\s(?:\p{Lu}|\d))/gu
const TAIL = new RegExp(String.raw`(?:^|[.,;:\s])\s*[(\[]?(?:${ONLINE})(?![\p{L}])`, 'iu')
const DIRECT_NUMBER = /^["”\s.,;:]*\(?(?:(?:1[5-9]|20)\d\d\)?\s*[,;:.]?\s|\d+\s*[(,:;])/u
/** A container without italics in a list with commas: `Title, Media Psychology, 13:2`. */
const COMMA_CONTAINER = new RegExp(
  String.raw`,\s+(?=(?:\p{Lu}[\p{L}.&:\-]*,?\s(?:[\p{L}.&:\-]+,?\s){0,8})(?:${VOLUME}\s*)?\d)`,
  'giu',
)
/** Fewest letters of a title; fewer are a mark, a species' initial. */
const FEWEST_LETTERS = 4

/**
 * Finds the title that begins at `start`.
 *
 * In this order: text in quotation marks; an italic stretch with punctuation after it; the text before `In`, before an
 * italic stretch after punctuation, before a full stop, before the comma in front of a container with a number, before
 * an address. A work with a container right after the authors has no title.
 */
export function findTitle(entry: EntryText, start: number, containersAreItalic: boolean): FoundTitle {
  const { text } = entry
  const at = start + (/^[\s.,:;)\]]*/u.exec(text.slice(start))?.[0].length ?? 0)
  const quoted = findQuoted(text, at)
  if (quoted !== undefined) return withRest(text, quoted)
  const italics = italicsAt(entry, at)
  if (italics !== undefined && lettersOf(text.slice(italics.start, italics.end)) >= FEWEST_LETTERS) {
    const behind = text.slice(italics.end)
    if (DIRECT_NUMBER.test(behind)) return { title: undefined, rest: at, isInBook: false }
    if (/[.?!,]\s*$/u.test(text.slice(0, italics.end)) || /^\s*(?:[.,;([{]|\p{Lu}|\d|$|https?:|["“”»])/u.test(behind))
      return withRest(text, { start: at, end: italics.end })
  }
  if (isContainerAlone(text.slice(at))) return { title: undefined, rest: at, isInBook: false }
  const limit = limitOf(text, at)
  const end = endOfTitle(entry, at, { limit, containersAreItalic })
  return end <= at ? { title: undefined, rest: at, isInBook: false } : withRest(text, { start: at, end })
}

function findQuoted(text: string, at: number): Range | undefined {
  const opening = text[at] ?? ''
  const closing = QUOTES[opening]
  if (closing === undefined) return undefined
  closing.lastIndex = at + 1
  const match = closing.exec(text)
  return match === null ? undefined : { start: at, end: match.index + 1 }
}

/** `J. Appl. Microbiol. 95, 853`: words of a name with a number right after them, not a sentence. */
function isContainerAlone(text: string): boolean {
  const head = /^([^\d]{3,60}?)[\s,]*\d/u.exec(text)?.[1]
  if (head === undefined) return false
  const words = head.trim().split(/\s+/u)
  return (
    words.length <= 7 &&
    words.filter(word => /\.$/u.test(word)).length >= 1 &&
    words.every(word => /^(?:\p{Lu}[\p{L}\-]*\.?|&|of|für)[,.]?$/u.test(word))
  )
}

function limitOf(text: string, at: number): number {
  const tail = TAIL.exec(text.slice(at))
  return Math.min(at + startOfAddresses(text.slice(at)), tail === null ? text.length : at + tail.index)
}

function endOfTitle(
  entry: EntryText,
  at: number,
  { limit, containersAreItalic }: { limit: number; containersAreItalic: boolean },
): number {
  const { text } = entry
  const sentence = firstMatch(SENTENCE_END, text, at, limit)
  const inBook = firstMatch(IN_BOOK, text, at, limit)
  const italic = containersAreItalic ? entry.italics.find(range => isContainer(text, range, at, limit)) : undefined
  const parts = [
    inBook === undefined ? undefined : inBook.start + (/[?!]/u.test(text[inBook.start] ?? '') ? 1 : 0),
    italic?.start,
  ].filter(offset => offset !== undefined)
  if (parts.length > 0) return Math.min(...parts)
  if (sentence !== undefined) return sentence.end
  const comma = firstMatch(COMMA_CONTAINER, text, at, limit)
  return comma?.start ?? limit
}

/**
 * An italic stretch after punctuation, without roman words that continue it: names of species are inside a sentence.
 */
function isContainer(text: string, { start, end }: Range, at: number, limit: number): boolean {
  if (start <= at || start >= limit) return false
  if (!/[.,?!;”"’:)]\s*$/u.test(text.slice(at, start)) && !/^[\s.,]*(?:\(?\d|$)/u.test(text.slice(end))) return false
  if (lettersOf(text.slice(start, end)) < 2) return false
  return !/^\s*\p{Ll}{3,}/u.test(text.slice(end)) || /^[\s.,]*(?:vol|pp|pages|https|doi)/u.test(text.slice(end))
}

function firstMatch(pattern: RegExp, text: string, from: number, to: number): Range | undefined {
  pattern.lastIndex = from + 1
  const match = pattern.exec(text)
  return match === null || match.index >= to ? undefined : { start: match.index, end: match.index + match[0].length }
}

const BEHIND_IN = new RegExp(String.raw`^[\s.,;:”“"»’]*${IN}(?:\s*:\s*|\s+(?=[\p{Lu}"“„]))`, 'iu')

function withRest(text: string, { start, end }: Range): FoundTitle {
  const title = trimRange(text, start, end)
  const isEmpty = lettersOf(text.slice(title.start, title.end)) < FEWEST_LETTERS
  const marker = BEHIND_IN.exec(text.slice(end))
  const rest = marker === null ? end : end + marker[0].length
  return { title: isEmpty ? undefined : title, rest, isInBook: marker !== null }
}

/**
 * The title without blanks and quotation marks around it and without its closing punctuation; a question mark belongs
 * to it.
 */
export function trimRange(text: string, from: number, to: number): Range {
  let start = from
  let end = to
  while (start < end && /[\s"'“„«»‘.,:;]/u.test(text[start] ?? '')) start++
  while (end > start && /[\s"“”„«».,:;]/u.test(text[end - 1] ?? '')) end--
  if (/[‘’']/u.test(text[end - 1] ?? '') && /[‘']/u.test(text[from] ?? '')) end--
  return { start, end }
}

function lettersOf(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length
}
