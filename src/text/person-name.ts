import { foldWhitespace } from './unicode.ts'
import { hasOrganisationWord, isCountry } from './title-page-words.ts'

/** A person's name in its parts. */
export interface PersonName {
  /** As printed, without degrees. */
  readonly name: string
  readonly surname: string
  readonly given: string | undefined
  readonly middle: string | undefined
}

/** Most words of one name; more is a phrase. */
const MOST_WORDS = 7
/** Share of the parts of a list that must be names. */
const MOSTLY = 0.65

/** Small words that belong to the surname after them: `von Goethe`, `de la Cruz`, `ul Haque`. */
const PARTICLES =
  /^(?:von|vom|van|der|den|de|del|della|degli|dei|di|da|das|dos|do|du|des|la|le|lo|las|los|ter|ten|te|zu|zum|zur|af|av|al|el|ul|ur|bin|ibn|ben|bint|abu|y|e|i|d’|d'|na|dit|'t|’t|фон|де)$/iu
/** Degrees, titles and ranks around names. */
const DEGREE =
  /^(?:prof(?:essor)?|dr|drs|ing|dipl|mag|mr|mrs|ms|mme|m|univ|pd|priv|doz|habil|rer|nat|phil|med|sc|hc|h\.c|ph\.?\s?d|m\.?\s?d|b\.?\s?sc|m\.?\s?sc|d\.?\s?sc|m\.?\s?s|b\.?\s?a|m\.?\s?a|m\.?\s?p\.?\s?h|mbbs|m\.?\s?b|d\.?\s?v\.?\s?m|d\.?\s?d\.?\s?s|m\.?\s?d\.?\s?s|b\.?\s?d\.?\s?s|dphil|rn|llm|facs|frcp|esq|student member|senior member|member|fellow|by|orcid|id)\.?$/iu
/** Ranks that only stand before a name. */
const LEADING =
  /^(?:by|prof|professor|dr|drs|ing|dipl|mag|mr|mrs|ms|mme|univ|pd|priv|doz|habil|rer|nat|phil|med|hc|h\.c)\.?(?:-ing\.?)?$/iu
const INITIAL = /^(?:\p{Lu}\p{Ll}?\.-?)+\p{Lu}?\.?$|^\p{Lu}$/u
const NAME_WORD = /^\[?[\p{Lu}ʻʿ‘’'][\p{L}\p{M}’'ʼ.\-‐‑]*\]?$/u
/** Words that end no name and start none. */
const NO_NAME =
  /^(?:the|of|for|and|a|an|in|on|at|to|with|by|from|its|für|und|der|die|das|mit|aus|eine?|et|les|des|pour|sur|dans|los|las|para|con|i|sa|za|od|u|и|за|од|у|са|street|road|avenue|box|introduction|abstract|keywords|january|february|march|april|may|june|july|august|september|october|november|december|version|draft|open|access|article|journal|press|download|full)$/iu

/** The parts of a printed name, or `undefined` where the text is none: `Carlos Pallan Gayol`, `Erk, Katrin`, `J. DUPONT`. */
export function parsePersonName(text: string): PersonName | undefined {
  const inverted = readInverted(text)
  if (inverted !== undefined) return inverted
  const words = stripDegrees(wordsOf(text))
  if (!areNameWords(words)) return undefined
  const start = surnameStart(words)
  const [given, ...middle] = words.slice(0, start)
  return toName(words.slice(start), given, middle)
}

/** `Surname, Given`: one comma, a surname of one word (with its particles) before it. */
function readInverted(text: string): PersonName | undefined {
  const parts = text
    .split(',')
    .map(part => stripDegrees(wordsOf(part)))
    .filter(words => words.length > 0)
  const [surname = [], given = []] = parts
  if (
    parts.length !== 2 ||
    isCountry(parts.at(-1)?.join(' ') ?? '') ||
    given.length > 3 ||
    !areNameWords([...given, ...surname])
  )
    return undefined
  const hasOneWord = surname.filter(word => !PARTICLES.test(word)).length === 1
  return hasOneWord || given.every(word => INITIAL.test(word)) ? toName(surname, given[0], given.slice(1)) : undefined
}

function toName(surname: readonly string[], given: string | undefined, middle: readonly string[]): PersonName {
  return {
    name: [given, ...middle, ...surname].filter(word => word !== undefined).join(' '),
    surname: surname.join(' '),
    given,
    middle: middle.length === 0 ? undefined : middle.join(' '),
  }
}

function wordsOf(text: string): string[] {
  return foldWhitespace(text.replace(/\([^)]*\)/gu, ' ').replace(/(?<=\p{L}\.)(?=\p{Lu}\p{Ll})/gu, ' '))
    .split(' ')
    .filter(word => /[\p{L}]/u.test(word))
}

/** Degrees stand before and after a name; a name is left over. */
function stripDegrees(words: readonly string[]): string[] {
  const left = [...words]
  while (left.length > 1 && LEADING.test(left[0] ?? '')) left.shift()
  while (left.length > 1 && isDegree(left.at(-1) ?? '', left)) left.pop()
  const [only = ''] = left
  return left.length === 1 && only.length > 1 && DEGREE.test(only) ? [] : left
}

/** `M.A.` and `MA` are degrees; `Ma` is a name, and so is `MA` among names in capitals; `M.` is an initial. */
function isDegree(word: string, words: readonly string[]): boolean {
  if (!DEGREE.test(word) || /^\p{Lu}\.?$/u.test(word) || /^\p{Lu}\p{Ll}$/u.test(word)) return false
  return word.includes('.') || /\p{Ll}/u.test(word) || words.some(other => /\p{Ll}/u.test(other))
}

function areNameWords(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > MOST_WORDS) return false
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (NO_NAME.test(first) || NO_NAME.test(last) || !NAME_WORD.test(last)) return false
  if (!words.every(word => NAME_WORD.test(word) || PARTICLES.test(word) || INITIAL.test(word))) return false
  return words.some(word => word.replace(/[^\p{L}]/gu, '').length > 1)
}

/** Index of the first word of the surname: words in capitals among others, else the last with the particles before it. */
function surnameStart(words: readonly string[]): number {
  const isCapital = (word: string) => /^\p{Lu}[\p{Lu}’'‐-]+$/u.test(word)
  const capital = words.findIndex(isCapital)
  if (capital > 0 && words.slice(capital).every(isCapital) && !words.every(isCapital)) return capital
  let start = words.length - 1
  const isParticle = (word: string) => PARTICLES.test(word) && /^\p{Ll}/u.test(word)
  for (let i = start - 1; i > 0 && isParticle(words[i] ?? ''); i--) start = i
  return start
}

/** Raised text inside a line of names is written between these: private use, printed by nobody. */
export const RAISED_START = '\uE000'
export const RAISED_END = '\uE001'

/** A name of a list with the marks printed at it. */
export interface MarkedName extends PersonName {
  readonly marks: readonly string[]
}

const SYMBOLS = '*∗†‡§¶#‖✉★☆⁎'
const MEMBER_RANKS = 'Life|Senior|Student|Graduate|Associate|Honorary|Corresponding'
/** What a learned society calls an author, behind the name: `, Senior Member, IEEE`. */
const MEMBERSHIP = new RegExp(
  `,\\s*(?:(?:${MEMBER_RANKS}|${MEMBER_RANKS.toUpperCase()})\\s+)*(?:Member|MEMBER|Fellow|FELLOW)(?!\\p{L})` +
    '(?:\\s*,\\s*\\p{Lu}{2,6}(?!\\p{L}))?',
  'gu',
)
const SEPARATOR = /\s*(?:[;·•|&]|\s[.�]\s|,)\s*|\s+(?:and|und|et|y|e|i|и|og|och|en|with)\s+/iu
const PLAIN_MARKS = new RegExp(
  `(?<=[\\p{L}.’')\\]])[ ,]{0,2}((?:\\d{1,2}|[${SYMBOLS}])(?:[\\s,]{0,2}(?:\\d{1,2}|[${SYMBOLS}]))*)(?![\\p{L}\\d])`,
  'gu',
)
const LEADING_MARKS = new RegExp(`(?<=^|[,;&]\\s*)([${SYMBOLS}]+|\\d{1,2}(?=\\s?\\p{Lu}))\\s?(?=\\p{L})`, 'gu')
const LETTER_MARKS = new RegExp(
  `(?<=\\p{L}{2}|\\.)\\s([a-h](?:\\s?,\\s?(?:[a-h]|\\d|[${SYMBOLS}]))*)(?=\\s*(?:[,;&]|$|and\\s))`,
  'gu',
)

/** The names of a list with their marks; raised text stands between {@link RAISED_START} and {@link RAISED_END}. */
export function splitNames(list: string): MarkedName[] {
  const tokens = tokenise(wrapPlainMarks(list))
  const names: { text: string; marks: string[] }[] = []
  const isLeading = tokens[0]?.marks !== undefined && tokens.at(-1)?.marks === undefined
  let pending: string[] = []
  for (const { text, marks } of tokens) {
    if (text !== undefined) {
      // Marks behind degrees (`Ann Lee, PhD¹`) are the name's.
      if (names.length > 0 && stripDegrees(wordsOf(text)).length === 0) continue
      names.push({ text, marks: pending })
      pending = []
    } else if (marks !== undefined) {
      const last = names.at(-1)
      if (isLeading || last === undefined) pending.push(...marks)
      else last.marks.push(...marks)
    }
  }
  return names.flatMap(({ text, marks }) => {
    const name = parsePersonName(text)
    return name === undefined ? [] : [{ ...name, marks }]
  })
}

function wrapPlainMarks(list: string): string {
  const wrap = (_: string, marks: string) => `${RAISED_START}${marks}${RAISED_END}`
  return list
    .replace(MEMBERSHIP, '')
    .replace(LEADING_MARKS, wrap)
    .replace(LETTER_MARKS, wrap)
    .replace(PLAIN_MARKS, wrap)
}

interface Token {
  readonly text?: string
  readonly marks?: string[]
}

function tokenise(list: string): Token[] {
  const hasSemicolons = list.includes(';')
  const tokens: Token[] = []
  for (const piece of list.split(new RegExp(`(${RAISED_START}[^${RAISED_END}]*${RAISED_END})`, 'u'))) {
    if (piece.startsWith(RAISED_START)) tokens.push({ marks: splitMarks(piece.slice(1, -1)) })
    else for (const text of splitPiece(piece, hasSemicolons)) tokens.push({ text })
  }
  return tokens
}

function splitPiece(piece: string, hasSemicolons: boolean): string[] {
  const whole = piece.replace(/^[\s,;.&]+(?:and|und|et|y|e|i|и)?\s|^(?:and|und|et|y|e|i|и)\s/iu, '').trim()
  const parts = hasSemicolons ? whole.split(/\s*[;&]\s*/u) : isInvertedName(whole) ? [whole] : whole.split(SEPARATOR)
  return parts.map(part => part.replace(/^(?:and|und|et|&)\s+/iu, '').trim()).filter(part => /\p{L}{2}/u.test(part))
}

/** Whether a text is one name with its surname first: `Hagen, Thora`. */
export function isInvertedName(text: string): boolean {
  return readInverted(text) !== undefined
}

/** The single marks of raised text: `1,2*` gives `1`, `2`, `*`. */
export function splitMarks(raised: string): string[] {
  return (raised.match(/\d+|\p{L}|[^\s,;.()\d\p{L}\uE000\uE001]/gu) ?? []).map(mark => mark.replace(/[∗⁎]/u, '*'))
}

/** Whether a text is a list of persons: nearly all its parts are names, none is an organisation. */
export function looksLikeNames(list: string): boolean {
  const plain = list.replace(/\S*@\S*/gu, '')
  if (hasOrganisationWord(plain) || /\d{3}/u.test(plain)) return false
  const texts = tokenise(wrapPlainMarks(plain)).flatMap(({ text }) => (text === undefined ? [] : [text]))
  const parts = texts.filter(text => stripDegrees(wordsOf(text)).length > 0)
  const names = parts.filter(text => parsePersonName(text) !== undefined)
  return names.length > 0 && names.length >= MOSTLY * parts.length
}
