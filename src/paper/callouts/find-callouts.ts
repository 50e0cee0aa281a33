import {
  APPENDIX_ALONE,
  CALLOUT_WORDS,
  type CalloutKind,
  type CalloutWords,
  FOREIGN_BEFORE,
  OF_ANOTHER,
  SINGULAR_WORDS,
  TIMES,
} from '../../text/keywords/callout-words.ts'
import { type CalloutTargets, targetKey } from './callout-targets.ts'

/** A callout in a text: UTF-16 offsets, half-open. */
export interface CalloutSpan {
  readonly start: number
  readonly end: number
  readonly kind: CalloutKind
  readonly targets: readonly string[]
}

/** A stretch of a text that cites. */
interface Stretch {
  readonly start: number
  readonly end: number
}

/** All words of a row, with what may be between word and number. */
const WORDS = CALLOUT_WORDS.map(words => ({
  words,
  pattern: new RegExp(
    String.raw`(${words.forms.join('|')})(?:\.\s*|\s+|(?<=§)\s*)(?:(?:№|nos?\.|n[°º]|br\.|бр\.|nr\.?)\s*)?(?=[(\p{Lu}\p{N}])`,
    'iuy',
  ),
}))
/** The places of all these words: behind no other letter. What goes on with a letter is another word. */
const PLACES = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}§])(?=(?:${CALLOUT_WORDS.flatMap(({ forms }) => forms).join('|')})(?:[.\s]|(?<=§)))`,
  'giu',
)
const BARE_APPENDIX = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${APPENDIX_ALONE})(?![\p{L}\p{M}\p{N}]|\s+(?:\p{Lu}|\d+)(?![\p{L}\p{N}]))`,
  'gu',
)

/** A number with the part of a figure behind it: `3`, `A.1`, `IV`, `2a`, `2a–c`, `2 (b)`, `(4)`. */
const LAST = String.raw`(?![\p{L}\p{M}\p{N}]|[.,]\d|\s?%|\s(?:${TIMES})(?!\p{L}))`
const NUMBER = String.raw`(?:[A-Z][.\-–]?)?\d{1,3}(?:\.\d{1,3}){0,4}|[IVXL]{1,7}(?![\p{L}\d])|\p{Lu}(?![\p{L}\d])`
const LETTER = '[a-zA-Zа-г]'
const PART = String.raw`(?:${LETTER}(?:\s?[–-]\s?${LETTER}|(?:\s?,\s?${LETTER}(?![\p{L}\p{N}]))+)?(?![\p{L}\p{M}\p{N}])|\s?\(${LETTER}(?:\s?[–,-]\s?${LETTER})*\))`
const ITEM = new RegExp(String.raw`(?:\((${NUMBER})([a-z]?)\)|(${NUMBER})(${PART})?)${LAST}`, 'uy')

/** A number that is a range elsewhere: `Table 3-1` where a caption has it. */
const HYPHENATED = /\d{1,3}[-–]\d{1,3}(?!\d)/uy

const AND = 'and|or|und|oder|sowie|et|ou|y|e|o|ed|i|oraz|lub|и|или|&'
const TO = 'to|through|bis|à|a|al|do|до|по'
const SEPARATOR = new RegExp(String.raw`\s*([–—‐-])\s*|\s*([,;])\s*(?:(?:${AND})\s+)?|\s+(?:(${AND})|(${TO}))\s+`, 'uy')

const SINGULAR = new RegExp(`^(?:${SINGULAR_WORDS})$`, 'iu')
const BEHIND_FOREIGN = new RegExp(String.raw`(?<!\p{L})(?:${FOREIGN_BEFORE})\s+$`, 'iu')
/** Characters in which a word of the kind of {@link FOREIGN_BEFORE} is. */
const LONGEST_QUALIFIER = 30
const BEHIND_CITATION = /^\s*[,:]\s*(?:(?:see|cf\.|vgl\.)\s+)?$/u
const BEFORE_CITATION = new RegExp(String.raw`^\s*,?\s+(?:${OF_ANOTHER})\s+(?:ref(?:erence)?s?\.?\s+)?[(\[]?$`, 'iu')
/** Behind a number: laws and other documents. */
const OF_A_LAW =
  /^\s*(?:Abs\b|Satz\b|Nr\b|[A-ZÄÖÜ]{2,}|[A-Z][a-z]?[A-Z]+)|^\s+of\s+the\s+(?:[A-Z]|supple|support|online)/u
/** A range names at most this many; a wider one is none. */
const WIDEST_RANGE = 20

/**
 * The callouts of a text in its order: `Figs. 2 and 3`, `Tabelle 4–6`, `рис. 2`; each number of a list, and each range, is
 * one. Those of other documents, which are within or beside citations, are none.
 *
 * @param citations where the text cites
 */
export function findCallouts(
  text: string,
  targets: CalloutTargets,
  citations: readonly Stretch[] = [],
): readonly CalloutSpan[] {
  const places = Array.from(text.matchAll(PLACES), ({ index }) => index)
  const found = WORDS.flatMap(({ words, pattern }) =>
    matchesAt(places, text, pattern).flatMap(match => readList(text, match, words, targets)),
  )
  const spans = [...found, ...findBareAppendices(text, targets)].filter(span => !isForeign(text, span, citations))
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end).reduce<CalloutSpan[]>(addApart, [])
}

/** The matches of a pattern that begin at these places, as far as they do not overlap. */
function matchesAt(places: readonly number[], text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  let end = 0
  for (const place of places) {
    if (place < end) continue
    pattern.lastIndex = place
    const match = pattern.exec(text)
    if (match === null) continue
    matches.push(match)
    end = pattern.lastIndex
  }
  return matches
}

/** Of two that overlap the first is kept. */
function addApart(kept: CalloutSpan[], span: CalloutSpan): CalloutSpan[] {
  if ((kept.at(-1)?.end ?? 0) <= span.start) kept.push(span)
  return kept
}

/** The numbers behind a word: the first in any case, further ones where the paper has them. */
function readList(
  text: string,
  match: RegExpExecArray,
  words: CalloutWords,
  targets: CalloutTargets,
): readonly CalloutSpan[] {
  const { kind } = words
  const first = readItem(text, match.index + match[0].length, words, targets)
  if (first === undefined) return []
  const spans: CalloutSpan[] = []
  let last = { ...first, start: match.index }
  for (let next = readNext(text, last.end, words, targets); next !== undefined; ) {
    if (next.isRange)
      last = { ...last, end: next.item.end, ids: betweenIds(last.number, next.item.number, words, targets) }
    else if (next.isComma && SINGULAR.test(match[1] ?? '')) break
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

/** `see the Appendix`, where there is one. */
function findBareAppendices(text: string, { appendix }: CalloutTargets): readonly CalloutSpan[] {
  if (appendix === undefined) return []
  return [...text.matchAll(BARE_APPENDIX)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    kind: 'appendix',
    targets: [appendix],
  }))
}

/** Whether a callout refers to another document: `Supplementary Fig. 1`, `[3, Fig. 2]`, `Table 1 of Smith (2003)`. */
function isForeign(text: string, { start, end }: CalloutSpan, citations: readonly Stretch[]): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_QUALIFIER), start)
  if (BEHIND_FOREIGN.test(before) || OF_A_LAW.test(text.slice(end))) return true
  return citations.some(
    cited =>
      (cited.start < end && start < cited.end) ||
      (cited.end <= start && BEHIND_CITATION.test(text.slice(cited.end, start))) ||
      (cited.start >= end && BEFORE_CITATION.test(text.slice(end, cited.start))),
  )
}
