import { remember } from '../../collections/remember.ts'
import { parseNamesOfList } from './bare-initials.ts'
import { foldWhitespace } from '../characters/unicode.ts'
import { FURTHER_AND } from './further-title-words.ts'
import { WORDS_WITH_AT } from '../web/emails.ts'
import { dropOrcids } from '../web/orcid.ts'
import { splitCjkNames } from './cjk-name.ts'
import {
  isInvertedName,
  joinSuffix,
  nameWords,
  parsePersonName,
  type PersonName,
  parseWholeName,
  RUSSIAN_DEGREES,
} from './person-name.ts'
import { dropPlacesBehind, isTownOfState } from './places-behind.ts'
import { areRoleLabels, dropAuthorsLabel } from './role-labels.ts'
import { hasOrganisationWord, opensWithJob } from './title-page-words.ts'

/** Least share of the parts of a list that are names. */
const MOSTLY = 0.65
/** Words of a part that is no name and no part of a list of names either: a title in capitals may have a name at its end. */
const WORDS_OF_PHRASE = 7

/** Raised text inside a line of names is written between these private-use characters, which are never printed. */
export const RAISED_START = '\uE000'
export const RAISED_END = '\uE001'

const RAISED = new RegExp(`${RAISED_START}[^${RAISED_END}]*${RAISED_END}`, 'gu')

/** The text without its raised marks. */
function dropRaised(text: string): string {
  return text.replace(RAISED, ' ').trim()
}

/** A name of a list with the marks printed at it. */
export interface MarkedName extends PersonName {
  readonly marks: readonly string[]
}

/** Signs that mark names; U+FFFD is one that could not be read. */
const SYMBOLS = '*∗†‡§¶#‖✉★☆⁎\uFFFD'
const MEMBER_RANKS = 'Life|Senior|Student|Graduate|Associate|Honorary|Corresponding'
/** The rank of an author in a learned society, after the name: `, Senior Member, IEEE`. */
const MEMBERSHIP = new RegExp(
  `,\\s*(?:(?:${MEMBER_RANKS}|${MEMBER_RANKS.toUpperCase()})\\s+)*(?:Member|MEMBER|Fellow|FELLOW)(?!\\p{L})` +
    '(?:\\s*,\\s*\\p{Lu}{2,6}(?!\\p{L}))?',
  'gu',
)
/** Marks between brackets: numbers, letters, signs. */
const BRACKETED = `(?:\\d{1,2}|[a-h]|[${SYMBOLS}])(?:\\s?,\\s?(?:\\d{1,2}|[a-h]|[${SYMBOLS}]))*`
/**
 * A capital alone is an initial, but for one between words in capitals. A single letter after one word of a name is inside it:
 * `Ana e Silva Prado`.
 */
const NAME_SEPARATOR =
  /\s*(?:[;；·•|&、]|\s[.�]\s|[,，،])\s*|\s+(?:[Aa]nd|AND|[Uu]nd|UND|[Ee]t|ET|og|OG|och|OCH|en|EN|with|WITH)\s+|(?=\s)(?<![,;]\s*\p{Lu}\p{L}+|^\s*\p{Lu}\p{L}+)\s+[yeiи]\s+|(?<=\p{Lu}{2})\s+[YEIИ]\s+(?=\p{Lu}{2})/u
/** Digits one by one: each other way to part a long number would be tried too. */
const PLAIN_MARKS = new RegExp(
  `(?<=[\\p{L}.’')\\]])[ ,]{0,2}([\\d${SYMBOLS}](?:[\\s,]{0,2}[\\d${SYMBOLS}])*)(?![\\p{L}\\d])`,
  'gu',
)
const LEADING_MARKS = new RegExp(`(?<=^|[,;&]\\s*)([${SYMBOLS}]+|\\d{1,2}(?=\\s?\\p{Lu}))\\s?(?=\\p{L})`, 'gu')
/** `Anna Weber (1,2)`, `Karl Tal [a]` */
const MARKS_IN_BRACKETS = new RegExp(
  `(?<=[\\p{L}.])\\s?(?:\\((?<round>${BRACKETED})\\)|\\[(?<square>${BRACKETED})\\])(?![\\p{L}\\d])`,
  'gu',
)
const LETTER_MARKS = new RegExp(
  `(?<=\\p{L}{2}|\\.)\\s([a-h](?:\\s?,\\s?(?:[a-h]|\\d|[${SYMBOLS}]))*)(?=\\s*(?:[,;&]|$|and\\s))`,
  'gu',
)

/** Degrees after a name, and before the next: `А. Коршунов, д. т. н.` */
const DEGREES_BEHIND = new RegExp(String.raw`,\s*${RUSSIAN_DEGREES}(?=\s*(?:[,;]|$))`, 'giu')

/**
 * A degree that has the form of initials, after a full name: in a list with semicolons, or where the name has a title before it.
 * `Smith Jones, M. A.` alone may be a name in inverted order.
 */
const DEGREE_LIKE_INITIALS = /,\s*[BM]\.\s?(?:A|Sc|Ed|Eng)\.(?=\s*(?:;|$))/gu
const TITLE_BEFORE = /^(?:Prof|PD|Dr)\./u

/** The word before the first author, where a given name and a surname follow: `von Neumann` alone keeps its particle. */
const BYLINE = /^\s*(?:[Bb]y|BY|[Vv]on|VON|[Pp]ar|PAR|[Pp]or|POR)\s+(?=\p{Lu}[\p{L}.’'-]*\s+\p{Lu})/u

/** The sign of copyright before the authors, with a year before or after them: `© 2021 г. А. Б. Иванов`, `© Иванов А. Б., 2021`. */
const OWNERS_OPEN = /^\s*©\s*(?:(?:19|20)\d\d(?:\s*г\.)?,?\s+)?(?=\p{Lu})/u
const OWNERS_YEAR = /,?\s+(?:19|20)\d\d(?:\s*г\.)?\s*$/u

/** Brackets around the whole list. */
const IN_BRACKETS = /^\s*\((\p{Lu}[^()]*)\)\s*$/u

/** The group that authors wrote for, after the last of them: `, for the River Group`, `and on behalf of the River Group`. */
const WRITTEN_FOR = new RegExp(
  `(?:[,;${SYMBOLS}${RAISED_END}]\\s*(?:and\\s+)?|\\sand\\s+)(?:for|on behalf of)\\s+the\\s\\p{Lu}.*$`,
  'u',
)

/** A degree that no list of degrees may have: capitals after a name of words with small letters. */
const CAPITALS = /^\p{Lu}{2,5}$/u
const NAME_IN_SMALL = /^\p{Lu}[\p{L}.’'-]*\p{Ll}\S*(?:\s\S+)*\s\S*\p{Ll}\S*$/u

/** The names of a list with their marks; raised text is between {@link RAISED_START} and {@link RAISED_END}. */
export function splitNames(list: string): MarkedName[] {
  const tokens = tokenise(wrapPlainMarks(joinSuffix(withSemicolons(foldWhitespace(list)))))
  const names: { text: string; marks: string[] }[] = []
  const isLeading = tokens[0]?.marks !== undefined && tokens.at(-1)?.marks === undefined
  let pending: string[] = []
  for (const { text, marks } of tokens) {
    if (text !== undefined) {
      // Marks after degrees (`Ann Lee, PhD¹`) belong to the name.
      const name = names.at(-1)
      if (name !== undefined && (nameWords(text).length === 0 || isUnknownDegree(text, name.text))) continue
      names.push({ text, marks: pending })
      pending = []
    } else if (marks !== undefined) {
      const last = names.at(-1)
      if (isLeading || last === undefined) pending.push(...marks)
      else last.marks.push(...marks)
    }
  }
  const isMarked = names.some(({ marks }) => marks.length > 0)
  const found = parseNamesOfList(names.map(({ text }) => text))
  const parsed = names.map(({ text, marks }, i) => ({ name: found[i], text, marks }))
  const isList = parsed.some(({ name }) => name !== undefined)
  return parsed.flatMap(({ name, text, marks }, i) => {
    // After a name, `University of Somewhere` reads like another.
    if (i > 0 && hasOrganisationWord(text)) return []
    // So does the town after the only name: `Ann Lee, Somewhere`.
    const isAlone = name === undefined && marks.length === 0 && !text.includes(' ')
    if (i === 1 && parsed.length === 2 && isAlone) return []
    // A name of one word must have marks where the others do; else it is not a name.
    const mayBeWhole = isList && (marks.length > 0 || !isMarked)
    const own = name ?? (mayBeWhole ? parseWholeName(text) : undefined)
    return own === undefined ? [] : [{ ...own, marks }]
  })
}

/** A list with slashes between whole names, `Lee, Ann / Berg, Bo`, with semicolons in their place. */
function withSemicolons(list: string): string {
  const parts = list.split(/\s+\/\s+/u)
  const areNames = parts.length > 1 && parts.every(part => parsePersonName(dropRaised(part))?.given !== undefined)
  return areNames ? parts.join('; ') : list
}

/** What stays of the words for a group: the sign before it, which is a mark. */
function lastMark(words: string): string {
  return /^[,;\s]/u.test(words) ? '' : words.slice(0, 1)
}

function isUnknownDegree(text: string, name: string): boolean {
  return CAPITALS.test(text) && NAME_IN_SMALL.test(name)
}

function wrapPlainMarks(list: string): string {
  const wrap = (_: string, marks: string) => `${RAISED_START}${marks}${RAISED_END}`
  const owners = OWNERS_OPEN.test(list) ? list.replace(OWNERS_OPEN, '').replace(OWNERS_YEAR, '') : list
  return dropAuthorsLabel(dropPlacesBehind(owners).replace(WRITTEN_FOR, lastMark))
    .replace(IN_BRACKETS, '$1')
    .replace(BYLINE, '')
    .replace(DEGREES_BEHIND, '')
    .replace(DEGREE_LIKE_INITIALS, (degree, place: number, whole: string) => {
      const name = whole.slice(whole.lastIndexOf(';', place) + 1, place).trim()
      const isFull = /^[^,]+\s[^,]+$/u.test(name) && (whole.includes(';') || TITLE_BEFORE.test(whole))
      return isFull ? '' : degree
    })
    .replace(MEMBERSHIP, '')
    .replace(MARKS_IN_BRACKETS, (_, round?: string, square?: string) => wrap('', round ?? square ?? ''))
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

/** The word before the last name, at the end of a line whose next line has that name; a capital alone is an initial. */
const ENDS_WITH_AND = /\s(?:and|und|et|og|och|en|with|AND|UND|ET|[yeiи])$/u

/** The separator and the word before a name after marks; a capital alone is an initial. */
const OPENS_WITH_AND =
  /^[\s,;.&]+(?:[Aa]nd|AND|[Uu]nd|UND|[Ee]t|ET|[yeiи])?\s|^(?:[Aa]nd|AND|[Uu]nd|UND|[Ee]t|ET|[yeiи])\s/u

function splitPiece(piece: string, hasSemicolons: boolean): string[] {
  const opened = piece.replace(OPENS_WITH_AND, '').trim()
  const whole = opened.replace(ENDS_WITH_AND, '')
  const parts = hasSemicolons
    ? whole.split(/\s*[;&]\s*/u)
    : isInvertedName(whole)
      ? [whole]
      : splitFurther(whole.split(NAME_SEPARATOR))
  return parts
    .map(part => part.replace(/^(?:and|und|et|&)\s+/iu, '').trim())
    .filter(part => SOME_NAME.test(part))
    .flatMap(splitCjkNames)
}

/** Two letters, or the characters of a short name in Chinese characters: `森 健`. */
const SOME_NAME = /\p{L}{2}|\p{sc=Han}\s\p{sc=Han}/u

/** The parts of a list without the words of further languages between the last two names. */
function splitFurther(parts: string[]): string[] {
  const last = parts.at(-1)
  return last === undefined ? parts : [...parts.slice(0, -1), ...last.split(FURTHER_AND)]
}

/** The single marks of raised text: `1,2*` gives `1`, `2`, `*`; `II` is one mark, and so is `**`, the second of `*`. */
export function splitMarks(raised: string): string[] {
  const plain = raised.replace(/[∗⁎]/gu, '*')
  return plain.match(/\d+|[IVX]{2,4}(?!\p{L})|\p{L}|\*+|[^\s,;.()\d\p{L}\uE000\uE001]/gu) ?? []
}

/** Whether a text is a list of people: nearly all its parts are names, none is an organisation. */
export const looksLikeNames = remember(isListOfNames)

function isListOfNames(list: string): boolean {
  const plain = dropOrcids(withSemicolons(dropAuthorsLabel(foldWhitespace(list))))
    .replace(WORDS_WITH_AT, '')
    .replace(WRITTEN_FOR, lastMark)
  const owned = OWNERS_OPEN.test(plain) ? plain.replace(OWNERS_OPEN, '').replace(OWNERS_YEAR, '') : plain
  if (hasOrganisationWord(owned) || areRoleLabels(owned) || /\d{3}/u.test(dropRaised(owned))) return false
  // `м.н.с., НИЛ КБ и ПКС` is a job and where it is done.
  const isJob = /^[^,]*\.,/u.test(owned) && opensWithJob(owned)
  if (isTownOfState(owned) || isJob) return false
  const texts = tokenise(wrapPlainMarks(owned)).flatMap(({ text }) => (text === undefined ? [] : [text]))
  const parts = texts.filter(text => nameWords(text).length > 0)
  const parsed = parseNamesOfList(parts)
  const names = parts.filter((_, i) => parsed[i] !== undefined)
  if (parts.some(text => !names.includes(text) && nameWords(text).length >= WORDS_OF_PHRASE)) return false
  // `We thank Ann Lee, Bo Berg and Cara Novak`: only the first part says that it is a sentence.
  const isSentence = /^\p{Lu}?\p{Ll}*\s\p{Ll}{3,}\s\p{Lu}/u.test(parts[0] ?? '') && parts[0] !== names[0]
  return !isSentence && names.length > 0 && names.length >= MOSTLY * parts.length
}
