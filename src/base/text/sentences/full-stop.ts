import type { StopRules } from './abbreviations.ts'

/** A place where a sentence may end, and the text around it. */
export interface Candidate {
  readonly text: string
  /** Where the sentence starts. */
  readonly start: number
  /** Where the word before the marks starts. */
  readonly wordStart: number
  /** Where the punctuation marks are. */
  readonly stop: number
  readonly marks: string
  readonly closers: string
  /** Quotes and brackets before the next word. */
  readonly openers: string
  /** The next word; empty where none follows the openers. */
  readonly next: string
  /** Whether the next word is a single capital with a full stop. */
  readonly isNextInitial: boolean
  /** Whether a number or an identifier with digits follows: `5`, `RMU5080016`, `IIS-0123456`. */
  readonly isNumberNext: boolean
  /** Whether the mark of an item of a list follows: `a)`. */
  readonly isListMarkNext: boolean
}

const ALL_CAPITALS = /^\p{Lu}{2,}$/u
/** Capitals with stops between: `A.M` */
const ACRONYM = /^\p{Lu}(?:\.\p{Lu})*$/u
const ROMAN = /^[IVXLC]+$/
/** Initials, and acronyms with stops inside: `J`, `J.-P`, `U.S`. */
const INITIALS = /^(?:\p{L}\p{M}*[.-]{1,2})*\p{L}\p{M}*$/u
/** `r` is a vowel too in Serbian: `krv`, `vrt`, `smrt`. */
const VOWEL = /[aeiouyràáâãäåæèéêëìíîïòóôõöøœùúûüýаеиоуыэюяіїр]/iu
/** Longest word without a vowel that is taken for an unknown abbreviation: `Ndl.`, `Stgb.` */
const LONGEST_VOWELLESS = 4
/** Endings that, in the Latin alphabet, only shortened words have: `Natl.`, `schriftl.`, `tägl.` */
const CUT_SHORT = /[bcdfgmnpstvz]l$/i
/** The last part of a compound: `Bach-Str`; not of `GC-MS`. */
const LAST_PART = /-(\p{Lu}\p{Ll}{2,})$/u
/** List marks and heading numbers at the start of a sentence: `1.`, `2.3.`, `IV.`, `a.` */
const NUMBER_OR_LETTER = /^(?:\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,5}|\p{L})$/u
/** Longest word of an abbreviation of several: `et al.`, `nav. delo`; and the most words. */
const LONGEST_PART = 6
const MOST_PARTS = 3
/** Longest word before an ordinal or a label: `Korrespondenzanalyse`. */
const LONGEST_LEAD = 20
/** A number that may be an ordinal; a year is one in Slavic languages: `Posle 1878. Srbija`. */
const ORDINAL = /^(?:\p{Nd}{1,3}|[IVXLC]+)$/u
const FOUR_DIGITS = /^\p{Nd}{4}$/u
/** The text before the second of two labels or the value of a variable. */
const LABEL_BEFORE = /(?:[=<>≤≥∈+−]|(?:^|\s)\p{Lu} (?:\p{Ll}{1,3}|&)) $/u
/** Day or month of a date, the stop of the day perhaps without a blank: `3`, `3.5` */
const DAY_NUMBER = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const MONTH_NUMBER = String.raw`(?:0?[1-9]|1[0-2])`
const DAY_BEFORE_MONTH = new RegExp(
  String.raw`(?<![\d.,])${DAY_NUMBER}\.\s(?=${MONTH_NUMBER}\.\s?(?:\d{4}|\d\d)(?!\d))`,
  'uy',
)
const MONTH_BEFORE_YEAR = new RegExp(
  String.raw`(?<=(?<![\d.,])${DAY_NUMBER}\.\s?)${MONTH_NUMBER}\.\s(?=\d{4}(?!\d))`,
  'uy',
)

/**
 * Whether a sentence ends at a full stop before a capital, a digit or punctuation. In order of precedence: not after a
 * list mark; not in a date; after an abbreviation as the tables say, where initials end sentences most rarely; not after
 * an ordinal; else yes.
 */
export function endsAtFullStop(candidate: Candidate, rules: StopRules): boolean {
  const { text, start, wordStart, stop } = candidate
  const word = text.slice(wordStart, stop)
  if (wordStart === start && NUMBER_OR_LETTER.test(word)) return false
  if (isInDate(word, candidate)) return false
  const kind = abbreviationKind(word, candidate, rules)
  if (kind !== undefined) return endsAtAbbreviation(kind, candidate, rules)
  return !isOrdinal(word, candidate, rules)
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
  const isNumberNext = candidate.isNumberNext || ROMAN.test(next)
  // `GC-MS. Then`, but `FIG. 3`, `EE. UU.` and `MM. Blanc et Noir`
  if (ALL_CAPITALS.test(word) && !isNumberNext && !ALL_CAPITALS.test(next))
    return rules.never.has(word) ? 'never' : undefined
  if (isUnit(word, candidate, rules) || isLabel(word, candidate, rules)) return undefined
  for (const written of keysOf(word, candidate)) {
    const key = written.toLowerCase()
    if (rules.never.has(key)) return 'never'
    if (rules.rarely.has(key)) return 'rarely'
    // `8 a.m. Blood`, but `A. M. Turing`
    if (rules.often.has(key) && !ACRONYM.test(written)) return 'often'
    if (isNumberNext && rules.beforeNumber.has(key)) return 'never'
  }
  // Abbreviations of one small letter are in the tables; other letters are variables: `of length n. Then`.
  if (/^\p{Ll}$/u.test(word) && !isNumberNext && !candidate.isNextInitial && !isChained(candidate)) return undefined
  if (INITIALS.test(word)) return 'rarely'
  return looksCutShort(word) ? 'rarely' : undefined
}

function looksCutShort(word: string): boolean {
  if (!/^\p{Lu}?\p{Ll}+$/u.test(word)) return false
  return CUT_SHORT.test(word) || (word.length <= LONGEST_VOWELLESS && !VOWEL.test(word))
}

/** Whether a full stop or a digit is before the word: `d. h.`, `300 n. Chr.` */
function isChained({ text, wordStart }: Candidate): boolean {
  return /[.\p{Nd}]\s?$/u.test(text.slice(Math.max(0, wordStart - 2), wordStart))
}

/**
 * Whether the word is a measure after a number or another measure: `15 min`, `mg/ml`. Not the initial in `1 S. Meyer`,
 * nor an abbreviation before a bracket, which starts no sentence: `54.3 yrs. (SD 11.2)`.
 */
function isUnit(word: string, { text, wordStart, openers }: Candidate, rules: StopRules): boolean {
  if (openers.startsWith('(')) return false
  if (!rules.units.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)) return false
  return /[\p{Nd}/°]\s?$/u.test(text.slice(Math.max(0, wordStart - 2), wordStart))
}

/**
 * The word, and the same with one and two short words before it, longest first: `i.d.r`, `d.r`, `r`; then the last part
 * of a compound.
 */
function keysOf(word: string, { text, start, wordStart }: Candidate): readonly string[] {
  const keys = [word]
  let at = wordStart
  while (keys.length < MOST_PARTS && at > start && /\s/.test(text.charAt(at - 1))) {
    const end = text.charAt(at - 2) === '.' ? at - 2 : at - 1
    const previous = startOfWord(text, start, end)
    if (previous === end || end - previous > LONGEST_PART) break
    keys.unshift(`${text.slice(previous, end)}.${keys[0]}`)
    at = previous
  }
  const part = LAST_PART.exec(word)?.[1]
  return part === undefined ? keys : [...keys, part]
}

/** Start of the word that ends at `end`: after white space, an opening quote or bracket, a slash or a dash. */
export function startOfWord(text: string, start: number, end: number): number {
  let at = end
  while (at > start && !/[\s"'„“”«»‘’‚(\[{\/—–]/.test(text.charAt(at - 1))) at--
  return at
}

/** `3. 5. 2012`: the stops of day and month. */
function isInDate(word: string, { text, wordStart, stop }: Candidate): boolean {
  if (!/^[\d.]{1,5}$/.test(word)) return false
  return [DAY_BEFORE_MONTH, MONTH_BEFORE_YEAR].some(pattern => {
    pattern.lastIndex = wordStart + word.lastIndexOf('.') + 1
    return pattern.test(text) && pattern.lastIndex > stop
  })
}

/** Whether a capital is not an initial but a value or a label: `x = A. Then`, `vitamin C. Blood`, `A and B. Blood`. */
function isLabel(word: string, candidate: Candidate, rules: StopRules): boolean {
  const { text, start, wordStart, isNextInitial } = candidate
  if (!/^\p{Lu}$/u.test(word) || isNextInitial) return false
  const before = text.slice(Math.max(start, wordStart - LONGEST_LEAD), wordStart)
  const lead = lastWordOf(before)
  return (lead !== undefined && rules.labels.has(lead)) || LABEL_BEFORE.test(before)
}

/**
 * Whether a number with a stop is an ordinal: by the noun after it or the word before it. A preposition and a year at the
 * start are not a sentence by themselves, as they have no verb: `Posle 1878. Srbija se razvija`.
 */
function isOrdinal(word: string, candidate: Candidate, rules: StopRules): boolean {
  const { text, start, wordStart } = candidate
  if (rules.ordinalLeads.size === 0 || (!ORDINAL.test(word) && !FOUR_DIGITS.test(word))) return false
  const next = candidate.next.toLowerCase()
  if (rules.ordinalNouns.has(next)) return true
  if (rules.starters.has(next)) return false
  const from = Math.max(start, wordStart - LONGEST_LEAD)
  const before = text.slice(from, wordStart)
  const lead = lastWordOf(before)
  if (lead === undefined || !rules.ordinalLeads.has(lead)) return false
  return ORDINAL.test(word) || (from === start && before.trim().length === lead.length)
}

/** The last word of a text that ends in white space, in small letters; a full stop may follow it. */
function lastWordOf(before: string): string | undefined {
  return /(?<!\p{L})(\p{L}+)\.?\s+$/u.exec(before)?.[1]?.toLowerCase()
}
