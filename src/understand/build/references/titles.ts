import { IN, ONLINE, PAGES } from '../../../base/text/keywords/bibliography-words.ts'
import { type EntryText, italicsAt, type Range } from './entry-text.ts'
import { STOP_INSIDE } from './imprint-patterns.ts'
import { startOfAddresses } from './locators.ts'
import { chooseTitleEnd, FEWEST_LETTERS, type TitleStyle } from './title-ends.ts'

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

const TAIL = new RegExp(String.raw`(?:^|[.,;:\s])\s*[(\[]?(?:${ONLINE})(?![\p{L}])`, 'iu')
const DIRECT_NUMBER = /^["”\s.,;:]*\(?(?:(?:1[5-9]|20)\d\d\)?\s*[,;:.]?\s|\d+\s*[(,:;])/u

/**
 * Finds the title that begins at `start`.
 *
 * In this order: text in quotation marks; an italic stretch with punctuation after it; the text up to the place that
 * {@link chooseTitleEnd} chooses. A work with a container right after the authors has no title.
 */
export function findTitle(entry: EntryText, start: number, style: TitleStyle): FoundTitle {
  const { text } = entry
  const at = start + (/^[\s.,:;)\]]*/u.exec(text.slice(start))?.[0].length ?? 0)
  const quoted = findQuoted(text, at)
  if (quoted !== undefined) return withRest(text, quoted)
  const italics = italicsAt(entry, at)
  if (italics !== undefined && lettersOf(text.slice(italics.start, italics.end)) >= FEWEST_LETTERS) {
    const behind = text.slice(italics.end)
    if (DIRECT_NUMBER.test(behind)) return { title: undefined, rest: at, isInBook: false }
    if (/[.?!,]\s*$/u.test(text.slice(0, italics.end)) || /^\s*(?:[.,;([{]|$|https?:|["“”»])/u.test(behind))
      return withRest(text, { start: at, end: italics.end })
  }
  if (isContainerAlone(text.slice(at))) return { title: undefined, rest: at, isInBook: false }
  const limit = limitOf(text, at)
  const { end, rest, isInBook } = chooseTitleEnd(entry, at, limit, style)
  if (end <= at) return { title: undefined, rest: at, isInBook: false }
  return isInBook ? { title: trimRange(text, at, end), rest, isInBook } : withRest(text, { start: at, end })
}

function findQuoted(text: string, at: number): Range | undefined {
  const opening = text[at] ?? ''
  const closing = QUOTES[opening]
  if (closing === undefined) return undefined
  closing.lastIndex = at + 1
  const match = closing.exec(text)
  return match === null ? undefined : { start: at, end: match.index + 1 }
}

const PAGES_LAST = new RegExp(String.raw`(?<!\p{L})${PAGES}\s*$`, 'iu')

/** `J. Appl. Microbiol. 95, 853`: abbreviated words with a number right after them, not a sentence. */
function isContainerAlone(text: string): boolean {
  const head = /^([^\d]{3,60}?)[\s,]*\d(?!\d?\.\s?\p{L})/u.exec(text)?.[1]
  if (head === undefined || PAGES_LAST.test(head) || STOP_INSIDE.test(head)) return false
  const words = head.trim().split(/\s+/u)
  return (
    words.length <= 7 &&
    words.filter(word => /\.$/u.test(word)).length >= words.length / 2 &&
    words.every(word => /^(?:\p{Lu}[\p{L}\-]*\.?|&|of|für)[,.]?$/u.test(word))
  )
}

/** Characters after the authors that are looked at: more are several entries that were not separated. */
const LONGEST_WORK = 2000

function limitOf(text: string, at: number): number {
  const rest = text.slice(at, at + LONGEST_WORK)
  return at + Math.min(startOfAddresses(rest), TAIL.exec(rest)?.index ?? rest.length)
}

const BEHIND_IN = new RegExp(String.raw`^[\s.,;:”“"»’]*${IN}(?:\s*:\s*|\s+(?=[\p{Lu}"“„]))`, 'u')

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
