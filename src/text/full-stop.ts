import type { StopRules } from './abbreviations.ts'

/** A place where a sentence may end, and what stands around it. */
export interface Candidate {
  readonly text: string
  /** Where the sentence starts. */
  readonly start: number
  /** Where the word before the marks starts. */
  readonly wordStart: number
  /** Where the marks stand. */
  readonly stop: number
  readonly marks: string
  readonly closers: string
  /** Quotes and brackets before the next word. */
  readonly openers: string
  /** The next word; empty where none follows the openers. */
  readonly next: string
  /** Whether the next word is a single capital with a full stop. */
  readonly isNextInitial: boolean
}

const CAPITALS = /^\p{Lu}{2,}$/u
const ROMAN = /^[IVXLC]+$/
/** `5` and `RMU5080016`. */
const NUMBER_START = /^\p{Lu}{0,4}\p{Nd}/u
/** Initials, and acronyms with stops inside: `J`, `J.-P`, `U.S`. */
const INITIALS = /^(?:\p{L}\p{M}*[.-]{1,2})*\p{L}\p{M}*$/u
/** `r` is a vowel too in Serbian: `krv`, `vrt`, `smrt`. */
const VOWEL = /[aeiouyràáâãäåæèéêëìíîïòóôõöøœùúûüýаеиоуыэюяіїр]/iu
/** Longest word without a vowel that is taken for an unknown abbreviation: `Ndl.`, `Stgb.` */
const LONGEST_VOWELLESS = 4
/** List marks and heading numbers at the start of a sentence: `1.`, `2.3.`, `IV.`, `a.` */
const LIST_MARK = /^(?:\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,5}|\p{L})$/u
/** Longest word of an abbreviation of several: `et al.`, `nav. delo`; and the most words. */
const LONGEST_PART = 6
const MOST_PARTS = 3
/** Longest word before an ordinal: `ausgehenden`. */
const LONGEST_LEAD = 20

/**
 * Whether a sentence ends at a full stop before a capital, a figure or a sign. In order of precedence: not after a
 * list mark; after abbreviations as the tables say, initials as the rarest of them; not after an ordinal; else yes.
 */
export function endsAtFullStop(candidate: Candidate, rules: StopRules): boolean {
  const { text, start, wordStart, stop } = candidate
  const word = text.slice(wordStart, stop)
  if (wordStart === start && LIST_MARK.test(word)) return false
  const kind = abbreviationKind(word, candidate, rules)
  if (kind !== undefined) return endsAtAbbreviation(kind, candidate, rules)
  return !/^\p{Nd}{1,3}$/u.test(word) && !ROMAN.test(word) ? true : !isOrdinal(candidate, rules)
}

type AbbreviationKind = 'never' | 'rarely' | 'often'

function endsAtAbbreviation(kind: AbbreviationKind, candidate: Candidate, rules: StopRules): boolean {
  const { closers, openers, next, isNextInitial } = candidate
  // `(France etc.) Germany`: the bracket closes inside the sentence.
  if (kind === 'never' || /[)\]]/.test(closers)) return false
  if (!isNextInitial && rules.starters.has(next.toLowerCase())) return true
  return kind === 'often' && !/[(\[]/.test(openers) && !/^\p{Nd}/u.test(next)
}

function abbreviationKind(word: string, candidate: Candidate, rules: StopRules): AbbreviationKind | undefined {
  const { next } = candidate
  const isNumberNext = NUMBER_START.test(next) || ROMAN.test(next)
  // `GC-MS. Then`, but `FIG. 3` and `EE. UU.`
  if (CAPITALS.test(word) && !isNumberNext && !CAPITALS.test(next)) return undefined
  if (isUnit(word, candidate, rules)) return undefined
  for (const key of keysOf(word, candidate)) {
    if (rules.never.has(key)) return 'never'
    if (rules.rarely.has(key)) return 'rarely'
    if (rules.often.has(key)) return 'often'
    if (isNumberNext && rules.beforeNumber.has(key)) return 'never'
  }
  // A single letter may be a name, a variable or a label.
  if (INITIALS.test(word)) return 'rarely'
  return word.length <= LONGEST_VOWELLESS && /^\p{Lu}?\p{Ll}+$/u.test(word) && !VOWEL.test(word) ? 'rarely' : undefined
}

/** A measure behind a figure or another measure: `15 min`, `mg/ml`; not the initial in `1 S. Meyer`. */
function isUnit(word: string, { text, wordStart }: Candidate, rules: StopRules): boolean {
  if (!rules.units.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)) return false
  return /[\p{Nd}/°]\s?$/u.test(text.slice(Math.max(0, wordStart - 2), wordStart))
}

/** The word, and the same with one and two short words before it, longest first: `i.d.r`, `d.r`, `r`. */
function keysOf(word: string, { text, start, wordStart }: Candidate): readonly string[] {
  const keys = [word.toLowerCase()]
  let at = wordStart
  while (keys.length < MOST_PARTS && at > start && /\s/.test(text.charAt(at - 1))) {
    const end = text.charAt(at - 2) === '.' ? at - 2 : at - 1
    const previous = startOfWord(text, start, end)
    if (previous === end || end - previous > LONGEST_PART) break
    keys.unshift(`${text.slice(previous, end).toLowerCase()}.${keys[0]}`)
    at = previous
  }
  return keys
}

/** Start of the word that ends at `end`: behind white space, an opening quote or bracket, a slash or a dash. */
export function startOfWord(text: string, start: number, end: number): number {
  let at = end
  while (at > start && !/[\s"'„“”«»‘’‚(\[{\/—–]/.test(text.charAt(at - 1))) at--
  return at
}

function isOrdinal({ text, start, wordStart, next }: Candidate, rules: StopRules): boolean {
  if (rules.ordinalLeads.size === 0 || rules.starters.has(next.toLowerCase())) return false
  const before = text.slice(Math.max(start, wordStart - LONGEST_LEAD), wordStart)
  const lead = /(\p{L}+)\s+$/u.exec(before)?.[1]
  return lead !== undefined && rules.ordinalLeads.has(lead.toLowerCase())
}
