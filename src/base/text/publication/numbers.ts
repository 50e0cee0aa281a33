import { YEAR } from '../keywords/date-words.ts'
import { findDate } from './find-date.ts'
import type { PublicationField } from './publication-fields.ts'
import { BY_FORM, LABELLED, type TextFact, WEAK } from './fact.ts'
import { PUBLISHER } from './publisher.ts'

const PAGE = '[a-z]?\\d{1,6}'
const LABELLED_PAGES = new RegExp(
  `(?<!\\p{L})(?:pages?|pp?|seiten|páginas?|págs?|strane?|str|стране?|стр)(?!\\p{L})[.:]?\\s*:?\\s*(${PAGE})\\s?[-–]+\\s?(${PAGE})`,
  'iu',
)
const LABELLED_VOLUME =
  /(?<!\p{L})(?:vol(?:ume|umen)?|band|bd|tome|tomo|knjiga|knj|књига|књ)\.?\s?:?\s*(\d{1,4})(?!\d)(?:\s?\((\d{1,3}(?:[-–]\d{1,3})?)\))?/iu
const LABELLED_ISSUE =
  /(?<!\p{L})(?:no|nr|issue|number|heft|iss|núm|número|numéro|broj|br|број|бр|sveska|свеска)\.?\s?:?\s*(\d{1,3}(?:[-–]\d{1,3})?)(?!\d)/iu
const ARTICLE_NUMBER = /(?<!\p{L})article (?:id|number|no\.?)\s*:?\s*(\w*\d\w*)/iu

/** Numbers after their labels; an issue counts only beside its volume. */
export function readLabelledNumbers(text: string): TextFact[] {
  const fact = (field: PublicationField, value: string | undefined) =>
    value === undefined ? [] : [{ field, value, confidence: LABELLED, rule: 'labelled-number' }]
  const [, first, last] = LABELLED_PAGES.exec(text) ?? []
  const [, volume, inBrackets] = LABELLED_VOLUME.exec(text) ?? []
  const before = volume === undefined ? '' : text.slice(0, text.search(LABELLED_VOLUME)).replace(PUBLISHER, '').trim()
  const issue = volume === undefined ? undefined : (inBrackets ?? LABELLED_ISSUE.exec(text)?.[1])
  return [
    ...readJournalBefore(before).filter(({ confidence }) => confidence > WEAK),
    ...fact('volume', volume),
    ...fact('issue', issue),
    ...fact('article-number', ARTICLE_NUMBER.exec(text)?.[1]),
    ...pageFacts(first, last, LABELLED, 'labelled-number'),
  ]
}

const VOLUME_NUMBER = '\\d{1,4}'
const IN_BRACKETS = `(?:\\s?\\((?<issue>\\d{1,3}(?:[-–]\\d{1,3})?)\\))?`
const RANGE = `(?<first>${PAGE})(?:\\s?[-–]+\\s?(?<last>${PAGE}))?(?![\\d/])`
/** Short forms in which articles are cited; the text before them is the journal. */
const CITATIONS: readonly RegExp[] = [
  // 2015;8(2):99-101 · (2017), 16 (1): 328-337 · (2017) 7:299–305 · 2018, 25(4), 409–419 · 2018, 6, 104
  new RegExp(
    `\\(?(?<year>${YEAR})\\)?\\s?[,;:.]?\\s(?<volume>${VOLUME_NUMBER})${IN_BRACKETS}\\s?[:,]\\s?${RANGE}`,
    'u',
  ),
  new RegExp(`\\(?(?<year>${YEAR})\\)?\\s?[;:]\\s?(?<volume>${VOLUME_NUMBER})${IN_BRACKETS}\\s?[:,]\\s?${RANGE}`, 'u'),
  // 12 (1998), 217–219 · 12(3) (1998) 217–219
  new RegExp(`(?<=\\s)(?<volume>${VOLUME_NUMBER})${IN_BRACKETS}\\s?\\((?<year>${YEAR})\\)\\s?[,:]?\\s?${RANGE}`, 'u'),
  // 46, 52–59, January 2010
  new RegExp(
    `(?<=\\s)(?<volume>${VOLUME_NUMBER})${IN_BRACKETS},\\s(?<first>${PAGE})\\s?[-–]+\\s?(?<last>${PAGE}),\\s.{0,20}?(?<year>${YEAR})`,
    'u',
  ),
  // 13(3): e0193451
  new RegExp(`(?<=\\s)(?<volume>${VOLUME_NUMBER})${IN_BRACKETS}:\\s?(?<first>e\\d{3,8})`, 'u'),
]
/** The words of a journal's name up to its citation: capitals and the small words between them. */
const JOURNAL_BEFORE =
  /(?<start>^|[.?!:]\s|[\s])(?<name>(?:the\s)?\p{Lu}[\p{L}\d.'’&:-]*(?:\s(?:\p{Lu}[\p{L}\d.'’&:-]*|of|and|the|in|for|on|to|&|für|der|des|und|et|de|la|del|du|en|y|open|sci\.))*)[\s,.]*$/u

/** A short citation with volume and page. */
export function readCitation(text: string): TextFact[] {
  for (const pattern of CITATIONS) {
    const match = pattern.exec(text)
    if (match === null) continue
    const { volume, issue, year, first, last } = match.groups ?? {}
    const fact = (field: PublicationField, value: string | undefined, confidence = BY_FORM) =>
      value === undefined ? [] : [{ field, value, confidence, rule: 'citation' }]
    return [
      ...readJournalBefore(text.slice(0, match.index)),
      ...fact('volume', volume),
      ...fact('issue', issue),
      ...fact('date', year),
      ...(last === undefined ? fact('article-number', first, WEAK) : pageFacts(first, last, BY_FORM, 'citation')),
    ]
  }
  return []
}

/**
 * The name of a journal at the end of a text. It is surer where the text begins with it than after a sentence. Where that
 * sentence ends in a capital word, as in `… in vitro Study. Int J Dent`, this word is left out.
 */
function readJournalBefore(before: string): TextFact[] {
  const match = JOURNAL_BEFORE.exec(before)
  const { start = '', name = '' } = match?.groups ?? {}
  const isWhole = match !== null && match.index === 0 && start === ''
  const behind = start === ' ' ? name.slice(name.search(/[.?!]\s/u) + 1) : name
  const value = behind.replace(/^[.\s]+|[\s,:]+$/gu, '')
  if (!/\p{L}{3}/u.test(value) || isMonth(value)) return []
  return [{ field: 'journal', value, confidence: isWhole ? BY_FORM : WEAK, rule: 'before-numbers' }]
}

function isMonth(name: string): boolean {
  return !name.includes(' ') && findDate(`${name} 2000`) !== undefined
}

/** First and last page, with a shortened last page (`177–86`) in full; none where the last is before the first. */
function pageFacts(
  first: string | undefined,
  last: string | undefined,
  confidence: number,
  rule: string,
): readonly TextFact[] {
  if (first === undefined || last === undefined) return []
  const end = last.length < first.length ? first.slice(0, first.length - last.length) + last : last
  if (Number(end.replace(/\D/gu, '')) < Number(first.replace(/\D/gu, ''))) return []
  return [
    { field: 'first-page', value: first, confidence, rule },
    { field: 'last-page', value: end, confidence, rule },
  ]
}
