import { remember } from '../../collections/remember.ts'
import { findConcept } from '../keywords/keyword-lookup.ts'
import type { Concept } from '../keywords/concepts.ts'
import { foldForms } from '../characters/fold-forms.ts'
import { parseRoman } from './roman.ts'

/** How the first part of a number is written. `I`, `V`, `C` … are `roman`, though they may be letters. */
export type NumberStyle = 'arabic' | 'roman' | 'letter'

/** The number that opens a heading. */
export interface SectionNumber {
  /** As printed, without word, brackets, blanks and final stop: `2.1`, `IV`, `A`, `A.1`, `II-A`. Dashes in Arabic script are given as stops. */
  readonly number: string
  /** Count of its parts, from 1. */
  readonly depth: number
  readonly style: NumberStyle
  /** What announces it, as a concept: `Appendix A`, `Chapter 3`, `§ 3` and `Section 3`. */
  readonly word: 'appendix' | 'chapter' | 'section' | undefined
  /** What closes it: `1.`, `1)` (also for `(1)` and `[1]`), `1:`, or a dash or bar; empty for `1 Introduction`. */
  readonly closing: '' | '.' | ')' | ':' | '-'
  /** Whether a bracket opens it: `(a)`. */
  readonly isBracketed: boolean
  /** What follows, without blanks at its ends. */
  readonly rest: string
  /**
   * What `rest` starts with: `1.5 mg` has a small letter there, `1.5 Methods` a capital. Letters of scripts without case are capitals,
   * but for the syllables that spell counters in Japanese: `3 つの川`.
   */
  readonly restStart: 'capital' | 'small' | 'digit' | 'other' | 'none'
}

/** Headings count to less than this; larger numbers are years, quantities and page numbers. */
const LARGEST_PART = 199
/** Roman numerals above it are words and abbreviations more often than numbers: `MIX`, `CV`, `DC`. */
const LARGEST_ROMAN = 49

const NUMBER_WORDS: ReadonlySet<Concept> = new Set(['appendix', 'chapter', 'section'] as const)
const FIRST_PART = String.raw`(?:\d{1,3}|[IVXL]{1,7}|[Ⅰ-Ⅻ]|[A-ZА-ШЂЈЉЊЋЏ一二三四五六七八九十]|(?<=[(\[])[ivxl]{1,5}|(?<=[(\[])[a-z])`
const NEXT_PART = String.raw`\d{1,3}|[A-Z](?![\p{L}\d])|[ivx]{1,5}(?![\p{L}\d])|[a-z](?![\p{L}\d])`
/** Bracket, parts, then what closes it, and a blank or a word that starts with a capital (`2.1Related work`) or is in capitals (`III.RESULTS`). */
const HEADING_NUMBER = new RegExp(
  String.raw`^([(\[]?)(${FIRST_PART}(?:(?:\.|(?<=[A-Z])[-–])(?:${NEXT_PART})){0,5})\s?(?:([.):\]、]|[—–|-](?=\s))(?=\s|$|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|\p{Lu}\p{Ll}|[(„“"«]|(?<=(?:\d|[IVX]{2})\.)\p{Lu}{3})|(?=\s|$|(?<=\d)\p{Lu}\p{Ll}{2}))`,
  'u',
)
/** `第1章 序論`, `제2장 본론`, `제 II 장`: a number between the signs of its chapter or section, also alone above its title. */
const NUMBER_BETWEEN = /^[第제]\s?(\d{1,2}|[一二三四五六七八九十]|[IVX]{1,5})\s?([章節节部장절])\s*(?=\S|$)/u
/** `2. fejezet`, `3. Kapitel`, `2. Bölüm`: the number before the word for a chapter or an appendix, with nothing or a title after them. */
const NUMBER_BEFORE_WORD =
  /^(\d{1,2}|[IVXL]{1,6})\.?\s(?:(fejezet|kapitel|poglavlje|kapitola|kapitulua|nodaļa|skyrius|peatükk|luku|bölüm|глава|поглавље|розділ)|(?:melléklet|függelék|anhang|příloha|príloha|liite|priedas|pielikums|lisa|ek))(?!\p{L})[.:]?\s*(?=\p{Lu}|$)/iu
/**
 * `2. 1 設計思想`: some Japanese journals set a blank after each stop of a number. Before a counter the last digits belong to the title:
 * `2. 3 段階の評価`.
 */
const SPACED_PARTS =
  /^\d{1,2}(?:\.\s\d{1,2}){1,3}(?=\.?\s(?!(?:段階|種類|[人個回次年月日点層値本件名倍分秒時台枚語文社行列軸階週つ])[間目]?[のにをがはでと])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u
/** `-2-1 پیامدها`, `2-1- پیامدها`: dashes part and close numbers in Persian and Arabic; without the closing one it may be a range. */
const DASHED_PARTS =
  /^(?:[-–](?=\d{1,2}(?:[-–]\d{1,2}){1,3}\s)|(?=\d{1,2}(?:[-–]\d{1,2}){1,3}[-–]))(\d{1,2}(?:[-–]\d{1,2}){1,3})[-–]?\s*(?=\p{sc=Arabic})/u
const LEADING_WORD = /^(§+|\p{L}+\.?)(?!\p{L})\s*(?=\S)/u

/**
 * The number at the start of a heading, or `undefined`. A text with a number need not be a heading: `3 apples are` and
 * `A method for` have one too. Check `closing`, `restStart` and, with {@link isNextNumber}, the numbers before it.
 *
 * Never read as a number: years and other numbers above 199, decimals with a comma, `MIX`, `CV`, `3D`.
 */
export const parseSectionNumber = remember((text: string): SectionNumber | undefined => {
  const printed = text.trim()
  const number = parseFolded(foldForms(printed))
  return number && { ...number, rest: printed.slice(printed.length - number.rest.length) }
})

function parseFolded(text: string): SectionNumber | undefined {
  const between = NUMBER_BETWEEN.exec(text)
  if (between !== null) return parseNumber(text.replace(NUMBER_BETWEEN, '$1 '), wordOf(between[2] ?? ''))
  const before = NUMBER_BEFORE_WORD.exec(text)
  const hasTitle = before !== null && /^\p{Lu}|^$/u.test(text.slice(before[0].length))
  if (hasTitle) return parseNumber(text.replace(NUMBER_BEFORE_WORD, '$1 '), before[2] ? 'chapter' : 'appendix')
  const worded = LEADING_WORD.exec(text)
  const word = worded === null ? undefined : findNumberWord(worded[1] ?? '')
  if (worded === null || word === undefined) return parseNumber(withUsualSigns(text), undefined)
  return parseNumber(text.slice(worded[0].length), word)
}

function withUsualSigns(text: string): string {
  return text
    .replace(SPACED_PARTS, parts => parts.replace(/\s/g, ''))
    .replace(DASHED_PARTS, (_, parts: string) => `${parts.replace(/[-–]/g, '.')} `)
}

function wordOf(character: string): SectionNumber['word'] {
  return character === '章' || character === '장' ? 'chapter' : 'section'
}

function findNumberWord(text: string): SectionNumber['word'] {
  if (text.startsWith('§')) return 'section'
  const concept = findConcept(text, NUMBER_WORDS)?.concept
  return concept === 'appendix' || concept === 'chapter' || concept === 'section' ? concept : undefined
}

function parseNumber(text: string, word: SectionNumber['word']): SectionNumber | undefined {
  const match = HEADING_NUMBER.exec(text)
  if (match === null) return undefined
  const [printed, bracket = '', printedNumber = '', closer = ''] = match
  const isBracketed = bracket !== ''
  if (isBracketed && closer !== ')' && closer !== ']') return undefined
  const number = printedNumber.replace('–', '-')
  const parts = splitNumber(number)
  const style = styleOf(parts[0] ?? '')
  if (style === undefined || parts.some(part => Number(part) > LARGEST_PART)) return undefined
  const rest = text.slice(printed.length).trim()
  const closing = closingOf(closer)
  const start = opensEastAsianTitle(rest) ? 'capital' : startOf(rest)
  // After a bar a small letter opens a title, as in `3.2 | mRNA`, and does not continue a sentence.
  const restStart = closer === '|' && start === 'small' ? 'other' : start
  return { number, depth: parts.length, style, word, closing, isBracketed, rest, restStart }
}

function styleOf(part: string): NumberStyle | undefined {
  if (/^\d/.test(part)) return 'arabic'
  const roman = parseRoman(part)
  if (roman !== undefined && roman <= LARGEST_ROMAN) return 'roman'
  return part.length === 1 ? 'letter' : undefined
}

function closingOf(closer: string): SectionNumber['closing'] {
  if (closer === '' || closer === '.' || closer === ':') return closer
  if (closer === '、') return '.'
  return closer === ')' || closer === ']' ? ')' : '-'
}

function startOf(rest: string): SectionNumber['restStart'] {
  if (rest === '') return 'none'
  const start = rest.replace(/^[„“"'«‘’(\[¿¡]+/u, '')
  if (/^(?!\p{sc=Hiragana})[\p{Lu}\p{Lo}]/u.test(start)) return 'capital'
  if (/^\p{Ll}/u.test(start)) return 'small'
  return /^\p{Nd}/u.test(start) ? 'digit' : 'other'
}

/** A Latin word before East Asian ones, `serverspec の特徴`: it has small letters as it has anywhere. Units have fewer: `3.5 mg の塩`. */
const LATIN_WORD = /^\p{Ll}(?:\p{L}{4}|\S*[-\d])\S*\s?.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

function opensEastAsianTitle(rest: string): boolean {
  return LATIN_WORD.test(rest)
}

/**
 * Whether `next` may follow `previous` in one numbering: the next one beside it (1 2, IV V, A B, 2.9 2.10), the
 * first one below it (1 1.1), or the next one above it (1.3 2, 2.4.1 2.5). Without `previous`, whether `next`
 * may be the first of all (0, 1, I, A, 1.1).
 *
 * @param previous number as {@link SectionNumber.number} gives it
 */
export function isNextNumber(previous: string | undefined, next: string): boolean {
  const after = splitNumber(next)
  if (previous === undefined) return after.every((part, i) => isFirst(part) || (i === 0 && part === '0'))
  const before = splitNumber(previous)
  if (after.length === before.length + 1) {
    return before.every((part, i) => part === after[i]) && isFirst(after[after.length - 1] ?? '')
  }
  const last = after.length - 1
  if (last >= before.length) return false
  return (
    before.slice(0, last).every((part, i) => part === after[i]) && isSuccessor(before[last] ?? '', after[last] ?? '')
  )
}

function splitNumber(number: string): string[] {
  return number.split(/[.-]/)
}

function isFirst(part: string): boolean {
  return valuesOf(part).includes(1)
}

/** Compares both readings of a letter: `H I` are letters, `I II` numerals; capitals follow capitals only. */
function isSuccessor(before: string, after: string): boolean {
  const isSameCase = (before === before.toUpperCase()) === (after === after.toUpperCase())
  if (!isSameCase || /^\d/.test(before) !== /^\d/.test(after)) return false
  const [romanBefore, romanAfter] = [parseRoman(before), parseRoman(after)]
  if (romanBefore !== undefined && romanAfter === romanBefore + 1) return true
  const [letterBefore, letterAfter] = [placeInAlphabet(before), placeInAlphabet(after)]
  if (letterBefore !== undefined && letterAfter === letterBefore + 1) return true
  return /^\d/.test(before) && Number(after) === Number(before) + 1
}

function valuesOf(part: string): readonly (number | undefined)[] {
  return /^\d/.test(part) ? [Number(part)] : [parseRoman(part), placeInAlphabet(part)]
}

const LATIN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CYRILLIC_ALPHABET = 'АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ'
const CHINESE_NUMERALS = '一二三四五六七八九十'

const ALPHABETS = [LATIN_ALPHABET, CYRILLIC_ALPHABET, CHINESE_NUMERALS]

/** Position of a letter in the alphabet, or of a Chinese numeral, from 1. */
export function placeInAlphabet(part: string): number | undefined {
  const letter = part.toUpperCase()
  const place = Math.max(...ALPHABETS.map(alphabet => alphabet.indexOf(letter))) + 1
  return letter.length === 1 && place > 0 ? place : undefined
}
