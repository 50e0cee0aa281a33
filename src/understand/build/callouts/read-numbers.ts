import { type CalloutKind, type CalloutWords, TIMES } from '../../../base/text/keywords/callout-words.ts'
import { type CalloutTargets, targetKey } from './callout-targets.ts'

/** A callout in a text: UTF-16 offsets, half-open. */
export interface CalloutSpan {
  readonly start: number
  readonly end: number
  readonly kind: CalloutKind
  readonly targets: readonly string[]
}

/** A number, with the part of a figure after it: `3`, `A.1`, `IV`, `2a`, `2a–c`, `2 (b)`, `(4)`. */
const LAST = String.raw`(?![\p{L}\p{M}\p{N}]|[.,]\d|\s?%|\s(?:${TIMES})(?!\p{L}))`
const NUMBER = String.raw`(?:[A-Z][.\-–]?)?\d{1,3}(?:\.\d{1,3}){0,4}|[IVXL]{1,7}(?![\p{L}\d])|\p{Lu}(?![\p{L}\d])`
const LETTER = '[a-zA-Zа-г]'
const PART = String.raw`(?:${LETTER}(?:\s?[–-]\s?${LETTER}|(?:\s?,\s?${LETTER}(?![\p{L}\p{N}]))+)?(?![\p{L}\p{M}\p{N}])|\s?\(${LETTER}(?:\s?[–,-]\s?${LETTER})*\))`
const ITEM = new RegExp(String.raw`(?:\((${NUMBER})([a-z]?)\)|(${NUMBER})(${PART})?)${LAST}`, 'uy')

/** A number that is a range elsewhere: `Table 3-1` where a caption has it. */
const HYPHENATED = /\d{1,3}[-–]\d{1,3}(?!\d)/uy

/** Words before the last of several. */
export const AND = 'and|or|und|oder|sowie|et|ou|y|e|o|ed|i|oraz|lub|и|или|&'
const TO = 'to|through|bis|à|a|al|do|до|по'
const SEPARATOR = new RegExp(String.raw`\s*([–—‐-])\s*|\s*([,;])\s*(?:(?:${AND})\s+)?|\s+(?:(${AND})|(${TO}))\s+`, 'uy')

/** A range names at most this many; a wider one is not a range. */
const WIDEST_RANGE = 20

/** Where a list of numbers is read, and what it may name. */
export interface NumberedText {
  readonly text: string
  readonly words: CalloutWords
  readonly targets: CalloutTargets
}

/** Where a callout begins, and where its first number is. */
export interface ListStart {
  readonly start: number
  readonly at: number
  /** Of one thing: no comma continues it. */
  readonly isSingular?: boolean
  /** All its numbers are in brackets. */
  readonly isBracketed?: boolean
}

/** The numbers of a list: the first in any case, further ones where the paper has them. */
export function readNumbers(
  { text, words, targets }: NumberedText,
  { start, at, isSingular = false, isBracketed = false }: ListStart,
): readonly CalloutSpan[] {
  const { kind } = words
  const first = readItem(text, at, words, targets)
  if (first === undefined) return []
  const spans: CalloutSpan[] = []
  let last = { ...first, start }
  for (let next = readNext(text, last.end, words, targets); next !== undefined; ) {
    if (isBracketed && text.charAt(next.item.start) !== '(') break
    if (next.isRange)
      last = { ...last, end: next.item.end, ids: betweenIds(last.number, next.item.number, words, targets) }
    else if (next.isComma && isSingular) break
    else {
      spans.push({ start: last.start, end: last.end, kind, targets: last.ids })
      last = next.item
    }
    next = readNext(text, last.end, words, targets)
  }
  spans.push({ start: last.start, end: last.end, kind, targets: last.ids })
  // A letter alone that names nothing is a word: `Table I made`.
  return spans.filter(span => span.targets.length > 0 || /\d/.test(text.slice(span.start, span.end)))
}

/** A number of a list. */
interface Item {
  readonly start: number
  readonly end: number
  readonly number: string
  readonly ids: readonly string[]
}

function readItem(text: string, at: number, words: CalloutWords, targets: CalloutTargets): Item | undefined {
  const idOf = (number: string) => targets.ids.get(targetKey(words, number))
  HYPHENATED.lastIndex = at
  const hyphenated = HYPHENATED.exec(text)?.[0]
  const whole = hyphenated === undefined ? undefined : idOf(hyphenated)
  if (hyphenated !== undefined && whole !== undefined)
    return { start: at, end: at + hyphenated.length, number: hyphenated, ids: [whole] }
  ITEM.lastIndex = at
  const match = ITEM.exec(text)
  if (match === null) return undefined
  const number = match[1] ?? match[3] ?? ''
  const part = /^\p{L}/u.exec(match[2] || match[4] || '')?.[0] ?? ''
  const id = idOf(number + part) ?? idOf(number)
  return { start: at, end: at + match[0].length, number, ids: id === undefined ? [] : [id] }
}

/** The next number of a list, which the paper has to have; `undefined` where the list ends. */
function readNext(
  text: string,
  at: number,
  words: CalloutWords,
  targets: CalloutTargets,
): { readonly item: Item; readonly isRange: boolean; readonly isComma: boolean } | undefined {
  SEPARATOR.lastIndex = at
  const separator = SEPARATOR.exec(text)
  if (separator === null) return undefined
  const item = readItem(text, at + separator[0].length, words, targets)
  if (item === undefined || item.ids.length === 0) return undefined
  const isRange = separator[1] !== undefined || separator[4] !== undefined
  return { item, isRange, isComma: separator[2] !== undefined }
}

/** The ids from one number to another, as far as the paper has them; of numbers that do not count up the two. */
function betweenIds(from: string, to: string, words: CalloutWords, targets: CalloutTargets): readonly string[] {
  const [first, last] = [Number(/\d+$/.exec(from)?.[0]), Number(/\d+$/.exec(to)?.[0])]
  const stem = from.replace(/\d+$/, '')
  const numbers =
    to.replace(/\d+$/, '') === stem && last > first && last - first < WIDEST_RANGE
      ? Array.from({ length: last - first + 1 }, (_, i) => `${stem}${first + i}`)
      : [from, to]
  return [...new Set(numbers.flatMap(number => targets.ids.get(targetKey(words, number)) ?? []))]
}
