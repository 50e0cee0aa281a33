import { stopRulesOf, type StopRules } from './abbreviations.ts'

/** A sentence of a text: UTF-16 offsets, half-open, no white space at its ends. */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

/** Marks that may end a sentence, what may close after them (quotes, brackets, note marks, citations), then white space. */
const CANDIDATE =
  /(?<marks>[.!?…]+|[。！？｡])(?<closers>(?:["'”’»«“‘›)\]}]|[\s  ]»(?=\s|$))*(?:[⁰¹²³⁴-⁹*†‡]{1,3}|(?<=\p{Ll}{3}[.!?…]["”’»)]?)\d{1,2}(?=\s+\p{Lu}))?(?:\s?\[[\d\s,;–-]+\](?=\s+[^\p{Ll}\s]|\s*$))?)(?=\s|$|(?<=[。！？｡]))/gu
const BLANK_LINE = /\n[^\S\n]*\n/
const OPENERS = /(?:["'„“”«‹»›‘‚(\[{¿¡—–-]\s?)*/y
const NEXT_WORD = /[\p{L}\p{M}\p{N}]+/uy
/** Small words with a capital inside start sentences as they are: `mRNA`, `iPhone`, `qPCR`. */
const INNER_CAPITAL = /^\p{Ll}{1,3}\p{Lu}/u
const CAPITALS = /^\p{Lu}{2,}$/u
const ROMAN = /^[IVXLC]+$/
/** `5` and `RMU5080016`. */
const NUMBER_START = /^\p{Lu}{0,4}\p{Nd}/u
const VOWEL = /[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýаеиоуыэюяії]/iu
/** Longest word without a vowel that is taken for an unknown abbreviation: `Bzgl.`, `Stgb.` */
const LONGEST_VOWELLESS = 4
/** List marks and heading numbers at the start of a sentence: `1.`, `2.3.`, `IV.`, `a.` */
const LIST_MARK = /^(?:\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,5}|\p{L})$/u
/** Longest word of an abbreviation of several: `et al.`, `nav. delo`. */
const LONGEST_PART = 6

/** A place where a sentence may end, and what stands around it. */
interface Candidate {
  readonly text: string
  /** Where the sentence starts. */
  readonly start: number
  /** Where its marks stand. */
  readonly stop: number
  readonly marks: string
  readonly closers: string
  /** Quotes and brackets before the next word. */
  readonly openers: string
  /** The next word; empty where none follows the openers. */
  readonly next: string
  /** Whether the next word is a single letter with a full stop. */
  readonly isNextInitial: boolean
}

/**
 * Splits a text into sentences: spans in order that together hold everything but white space.
 *
 * Looks at every full stop, question and exclamation mark and ellipsis with white space behind it. In order of
 * precedence: a blank line ends a sentence; before a small letter none ends; `?` and `!` end one outside brackets;
 * a full stop ends one unless the word before it is an abbreviation, an initial, an ordinal or a list mark.
 *
 *     Smith et al. (2009, p. 3) use z. B. mRNA. „So?“ fragte J. K. Meyer.
 *            ^            ^      ^  ^         |    ^           ^  ^       |      ^ no end   | end
 *
 * Never ends a sentence at a colon, a semicolon or a dash. All is decided here, not by `Intl.Segmenter`, whose rules
 * change with the version of Node: the same text gives the same sentences everywhere.
 *
 * @param language id such as `en`, `de`, `sr-Cyrl`; for a language without a table the common rules apply
 */
export function splitSentences(text: string, language: string): readonly SentenceSpan[] {
  const rules = stopRulesOf(language)
  const spans: SentenceSpan[] = []
  let start = skipSpace(text, 0)
  let block = endOfBlock(text, start)
  for (const match of text.matchAll(CANDIDATE)) {
    while (block <= match.index) {
      pushSpan(spans, text, start, block)
      start = skipSpace(text, block)
      block = endOfBlock(text, start)
    }
    const end = match.index + match[0].length
    if (end < block && !endsSentence(readCandidate(text, start, match), rules)) continue
    pushSpan(spans, text, start, end)
    start = skipSpace(text, end)
    if (end >= block) block = endOfBlock(text, start)
  }
  for (; start < text.length; start = skipSpace(text, block), block = endOfBlock(text, start)) {
    pushSpan(spans, text, start, block)
  }
  return spans
}

function pushSpan(spans: SentenceSpan[], text: string, start: number, limit: number): void {
  const end = start + text.slice(start, limit).trimEnd().length
  if (end > start) spans.push({ start, end })
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

/** Where the next blank line starts, or the text ends. */
function endOfBlock(text: string, from: number): number {
  const offset = text.slice(from).search(BLANK_LINE)
  return offset === -1 ? text.length : from + offset
}

function readCandidate(text: string, start: number, match: RegExpExecArray): Candidate {
  const { marks = '', closers = '' } = match.groups ?? {}
  OPENERS.lastIndex = skipSpace(text, match.index + match[0].length)
  const openers = OPENERS.exec(text)?.[0] ?? ''
  NEXT_WORD.lastIndex = OPENERS.lastIndex
  const next = NEXT_WORD.exec(text)?.[0] ?? ''
  const isNextInitial = next.length === 1 && /^\p{Lu}$/u.test(next) && text.charAt(NEXT_WORD.lastIndex) === '.'
  return { text, start, stop: match.index, marks, closers, openers, next, isNextInitial }
}

function endsSentence(candidate: Candidate, rules: StopRules): boolean {
  const { text, stop, marks, next } = candidate
  if (/^[。！？｡]/.test(marks)) return true
  if (/^\p{Ll}/u.test(next) && !INNER_CAPITAL.test(next)) return false
  const before = text.charAt(stop - 1)
  // `(!)`, `[...]` comment on a word; `. . .` is one ellipsis.
  if (/[(\[]/.test(before) && /^[)\]]/.test(candidate.closers)) return false
  if (next === '' && /^[.!?…]/.test(text.slice(skipSpace(text, stop + marks.length)))) return false
  if (/[!?]/.test(marks)) return !candidate.closers.includes(')') || closesWholeSentence(candidate)
  if (marks !== '.') return !/^\p{Nd}/u.test(next)
  return endsAtFullStop(candidate, rules)
}

/** Whether the bracket that closes here holds a sentence of its own: `(Is it?) We`, not `he (who else?) Max`. */
function closesWholeSentence({ text, start, stop }: Candidate): boolean {
  const opening = text.lastIndexOf('(', stop)
  return opening <= start || /[.!?…]["”’»]?\s*$/.test(text.slice(start, opening))
}

function endsAtFullStop(candidate: Candidate, rules: StopRules): boolean {
  const { text, stop, start, next } = candidate
  const wordStart = startOfWord(text, start, stop)
  const word = text.slice(wordStart, stop)
  if (wordStart === start && LIST_MARK.test(word)) return false
  const kind = abbreviationKind(text, start, wordStart, word, candidate, rules)
  if (kind !== undefined) return endsAtAbbreviation(kind, candidate, rules)
  if (/^\p{Nd}{1,3}$/u.test(word) || ROMAN.test(word)) return !isOrdinal(text, start, wordStart, next, rules)
  return true
}

type AbbreviationKind = 'never' | 'rarely' | 'often'

function endsAtAbbreviation(kind: AbbreviationKind, candidate: Candidate, rules: StopRules): boolean {
  // `(France etc.) Germany`: the bracket closes inside the sentence.
  if (kind === 'never' || /[)\]]/.test(candidate.closers)) return false
  const isStarter = !candidate.isNextInitial && rules.starters.has(candidate.next.toLowerCase())
  if (isStarter) return true
  return kind === 'often' && !/[(\[]/.test(candidate.openers) && !/^\p{Nd}/u.test(candidate.next)
}

function abbreviationKind(
  text: string,
  start: number,
  wordStart: number,
  word: string,
  { next }: Candidate,
  rules: StopRules,
): AbbreviationKind | undefined {
  const isNumberNext = NUMBER_START.test(next) || ROMAN.test(next)
  // `GC-MS. Then`, but `FIG. 3` and `EE. UU.`
  if (CAPITALS.test(word) && !isNumberNext && !CAPITALS.test(next)) return undefined
  if (rules.units.has(word.toLowerCase()) && /[\p{Nd}/°]\s?$/u.test(text.slice(start, wordStart))) return undefined
  for (const key of keysOf(text, start, wordStart, word)) {
    if (rules.never.has(key)) return 'never'
    if (rules.rarely.has(key)) return 'rarely'
    if (rules.often.has(key)) return 'often'
    if (isNumberNext && rules.beforeNumber.has(key)) return 'never'
  }
  // Initials and acronyms with stops inside; a single letter may be a name, a variable, a label.
  if (/^(?:\p{L}\p{M}*[.-]{1,2})*\p{L}\p{M}*$/u.test(word)) return 'rarely'
  const isVowelless = word.length <= LONGEST_VOWELLESS && /^\p{Lu}?\p{Ll}+$/u.test(word) && !VOWEL.test(word)
  // In Serbian `r` is a vowel too: `krv`, `vrt`, `smrt`.
  return isVowelless && !/[rр]/.test(word) ? 'rarely' : undefined
}

/** The word and, before it, the same with one and two short words more: `h`, `d.h`; `al`, `et.al`. Longest first. */
function keysOf(text: string, start: number, wordStart: number, word: string): readonly string[] {
  const keys = [word.toLowerCase()]
  let at = wordStart
  while (
    keys.length < 3 &&
    at > start &&
    (keys[0] ?? '').length <= 2 * LONGEST_PART &&
    /\s/.test(text.charAt(at - 1))
  ) {
    const end = text.charAt(at - 2) === '.' ? at - 2 : at - 1
    const previous = startOfWord(text, start, end)
    if (end - previous < 1 || end - previous > LONGEST_PART) break
    keys.unshift(`${text.slice(previous, end).toLowerCase()}.${keys[0]}`)
    at = previous
  }
  return keys
}

/** Start of the word that ends at `end`: behind white space, an opening quote or bracket, a slash or a dash. */
function startOfWord(text: string, start: number, end: number): number {
  let at = end
  while (at > start && !/[\s"'„“”«»‘’‚(\[{\/—–]/.test(text.charAt(at - 1))) at--
  return at
}

function isOrdinal(text: string, start: number, wordStart: number, next: string, rules: StopRules): boolean {
  if (rules.ordinalLeads.size === 0 || rules.starters.has(next.toLowerCase())) return false
  const lead = /(\p{L}+)\s+$/u.exec(text.slice(Math.max(start, wordStart - 20), wordStart))?.[1]
  return lead !== undefined && rules.ordinalLeads.has(lead.toLowerCase())
}
