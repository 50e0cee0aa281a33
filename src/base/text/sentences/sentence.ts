import { type StopRules, stopRulesOf } from './abbreviations.ts'
import { type Candidate, endsAtFullStop, startOfWord } from './full-stop.ts'

/** A sentence of a text: UTF-16 offsets, half-open, no white space at its ends. */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

/** A stretch of a text: UTF-16 offsets, half-open. */
export interface TextStretch {
  readonly start: number
  readonly end: number
}

/** Quotes and brackets that close with the sentence; in French a blank comes before the quote. */
const CLOSING = String.raw`(?:["'”’»«“‘›)\]}」』）】〉》]|\s»(?=\s|$))*`
/** Raised note marks, and digits that were raised: after a word, before a capital (`known.3 The`, `DNA.3,5–7 The`). */
const RAISED = '(?:[⁰¹²³⁴-⁹*†‡]{1,3}(?:[,–-][⁰¹²³⁴-⁹]{1,3})*)'
const RAISED_ONCE = String.raw`(?:(?<=(?:\p{Ll}{3}|\p{Lu}{2}|[\p{L}\p{N}]\))[.!?…]["”’»)]?)\d{1,3}(?:[,–-]\d{1,3})*(?=\s+\p{Lu}))`
const NOTE_MARK = `(?:${RAISED}|${RAISED_ONCE})?`
/** A citation after the stop belongs to the sentence before it, unless a small letter follows: `[12] showed`. */
const CITATION = String.raw`(?:\s?\[[\d\s,;–-]+\](?=\s+[^\p{Ll}\s]|\s*$))?`
/** Marks that may end a sentence, what may close with it, then white space, which Chinese and Japanese do without. */
const CANDIDATE = new RegExp(
  String.raw`(?<![.!?…؟])(?<marks>[.!?…؟۔]+|[。！？｡]|．(?![０-９]))(?<closers>${CLOSING}${NOTE_MARK}${CITATION})(?=\s|$|(?<=[。！？｡．][」』）】〉》]*))`,
  'gu',
)
const BLANK_LINE = /\n(?=[^\S\n]*\n)/g
const OPENERS = /(?:["'„“”«‹»›‘‚(\[{¿¡—–-]\s?)*/y
const NEXT_WORD = /[\p{L}\p{M}\p{N}]+/uy
/** `5`, `RMU5080016`, `IIS-0123456` and `RG 12.345`. */
const NUMBER_START = /\p{Lu}{0,4}(?:(?<=\p{Lu})[-–/ ])?\p{Nd}/uy
/** The mark of an item of a list starts a sentence though it is small: `a) The`, `(ii) Then`. */
const ITEM_MARK = /(?:\p{Ll}|[ivx]{2,4})\)\s/uy
/** Characters with which no sentence starts: `. . .` is one ellipsis; `1, ... , n` and `occ. = occurrences` continue. */
const STARTS_NOTHING = /[.!?…,;:=<>≤≥]/
/** What continues a Japanese sentence after a quotation that contains the end of a sentence: particles, commas. */
const CONTINUES_BEHIND_QUOTE = /[とってのをにがはもでや、，]/
/** How far a bracket may reach, in characters, for the full stops in it to end no sentence; longer ones hold text. */
const LONGEST_BRACKET = 200
/** Words with a small first letter and a capital inside, which start sentences unchanged: `mRNA`, `iPhone`, `qPCR`. */
const INNER_CAPITAL = /^\p{Ll}{1,3}\p{Lu}/u

/**
 * Splits a text into sentences: spans in order that together hold everything but white space.
 *
 * Examines every full stop, question and exclamation mark and ellipsis with white space after it. In order of
 * precedence: a blank line ends a sentence; before a small letter none ends, but before the mark of a list item; none
 * ends in a short bracket that opened within it; `?` and `!` end one; a full stop ends one unless the word before it is
 * an abbreviation, an initial, an ordinal, part of a date or a list mark.
 *
 *     Smith et al. (2009) use z. B. mRNA. „So?“ fragte J. K. Meyer. Ja.
 *                ^             ^  ^     |    ^          ^  ^      |   |    ^ continues   | ends
 *
 * Never ends a sentence at a colon, a semicolon or a dash. `Intl.Segmenter` is not used, as its rules change with the
 * version of Node: here the same text gives the same sentences everywhere.
 *
 * @param language id such as `en`, `de`, `sr-Cyrl`; for a language without a table the common rules apply
 * @param whole stretches in which no sentence ends, such as formulas
 */
export function splitSentences(
  text: string,
  language: string,
  whole: readonly TextStretch[] = [],
): readonly SentenceSpan[] {
  return splitText(withoutStops(text, whole), stopRulesOf(language))
}

function splitText(text: string, rules: StopRules): readonly SentenceSpan[] {
  const spans: SentenceSpan[] = []
  let from = 0
  for (const line of text.matchAll(BLANK_LINE)) {
    for (const span of splitBlock(text.slice(from, line.index), from, rules)) spans.push(span)
    from = line.index
  }
  for (const span of splitBlock(text.slice(from), from, rules)) spans.push(span)
  return spans
}

/** The text, with letters in the place of the marks and blanks of these stretches. */
function withoutStops(text: string, stretches: readonly TextStretch[]): string {
  let masked = ''
  let at = 0
  for (const { start, end } of stretches) {
    masked += text.slice(at, start) + text.slice(start, end).replace(/[^\p{L}\p{N}]/gu, mark => 'x'.repeat(mark.length))
    at = end
  }
  return masked + text.slice(at)
}

/** Sentences of a text without blank lines; `offset` is added to their places. */
function splitBlock(text: string, offset: number, rules: StopRules): SentenceSpan[] {
  const spans: SentenceSpan[] = []
  let start = skipSpace(text, 0)
  for (const match of text.matchAll(CANDIDATE)) {
    const end = match.index + match[0].length
    if (!endsSentence(readCandidate(text, start, match), rules)) continue
    spans.push({ start: offset + start, end: offset + end })
    start = skipSpace(text, end)
  }
  if (start < text.length) spans.push({ start: offset + start, end: offset + text.trimEnd().length })
  return spans
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

function readCandidate(text: string, start: number, match: RegExpExecArray): Candidate {
  const { marks = '', closers = '' } = match.groups ?? {}
  OPENERS.lastIndex = skipSpace(text, match.index + match[0].length)
  const openers = OPENERS.exec(text)?.[0] ?? ''
  NEXT_WORD.lastIndex = OPENERS.lastIndex
  const next = NEXT_WORD.exec(text)?.[0] ?? ''
  const isNextInitial = /^\p{Lu}$/u.test(next) && text.charAt(NEXT_WORD.lastIndex) === '.'
  const isNumberNext = standsAt(text, OPENERS.lastIndex, NUMBER_START)
  const isListMarkNext = standsAt(text, OPENERS.lastIndex, ITEM_MARK)
  const wordStart = startOfWord(text, start, match.index)
  return {
    text,
    start,
    wordStart,
    stop: match.index,
    marks,
    closers,
    openers,
    next,
    isNextInitial,
    isNumberNext,
    isListMarkNext,
  }
}

function standsAt(text: string, at: number, sticky: RegExp): boolean {
  sticky.lastIndex = at
  return sticky.test(text)
}

function endsSentence(candidate: Candidate, rules: StopRules): boolean {
  const { text, stop, marks, closers, next, isListMarkNext } = candidate
  if (/^[。！？｡．]/.test(marks)) {
    return closers === '' || !CONTINUES_BEHIND_QUOTE.test(text.charAt(stop + marks.length + closers.length))
  }
  if (/^\p{Ll}/u.test(next) && !INNER_CAPITAL.test(next) && !isListMarkNext) return false
  // `(!)` and `[...]` comment on a word.
  if (/[(\[]/.test(text.charAt(stop - 1)) && /^[)\]]/.test(closers)) return false
  if (next === '' && STARTS_NOTHING.test(text.charAt(skipSpace(text, stop + marks.length)))) return false
  if (isInsideBracket(candidate)) return false
  if (/[!?؟۔]/.test(marks)) return !closers.includes(')') || closesWholeSentence(candidate)
  if (marks !== '.') return !/^\p{Nd}/u.test(next)
  return endsAtFullStop(candidate, rules)
}

/** Whether the marks are in a bracket that was opened in the sentence: `(Smith, vol. 3, Taf. 14)`, `(s. Anh. B)`. */
function isInsideBracket({ text, start, stop, marks, closers }: Candidate): boolean {
  if (/[)\]]/.test(closers)) return false
  const from = Math.max(start, stop - LONGEST_BRACKET)
  const before = text.slice(from, stop)
  const opening = Math.max(before.lastIndexOf('('), before.lastIndexOf('['))
  if (opening < 0 || /[)\]]/.test(before.slice(opening)) || from + opening === start) return false
  const after = text.slice(stop + marks.length, from + opening + LONGEST_BRACKET)
  return /^[^()[\]]*[)\]]/.test(after)
}

/** Whether the bracket that closes here contains a whole sentence: `(Is it?) We`, not `he (who else?) Max`. */
function closesWholeSentence({ text, start, stop }: Candidate): boolean {
  const before = text.slice(start, stop)
  const opening = before.lastIndexOf('(')
  return opening <= 0 || /[.!?…]["”’»]?\s?$/.test(before.slice(Math.max(0, opening - 3), opening))
}
