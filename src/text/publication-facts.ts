import { findDate } from './dates.ts'
import type { PublicationField } from './publication-fields.ts'
import { findIsbns, findIssns } from './standard-numbers.ts'
import { foldWhitespace } from './unicode.ts'

/** What a text says of a publication. */
export interface TextFact {
  readonly field: PublicationField
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
  /** The rule that read it. */
  readonly rule: string
}

/** Confidence of what is named by its own label, of what its form alone tells, and of what may be of another thing. */
const LABELLED = 0.9
const BY_FORM = 0.75
const WEAK = 0.5

type Rule = (text: string) => readonly TextFact[]

/** What a line or box of publication information says. Nothing is taken of which a part is missing. */
export function readPublicationFacts(text: string): TextFact[] {
  const folded = foldWhitespace(text.replace(/[‐‑−]/gu, '-'))
  return RULES.flatMap(rule => rule(folded))
}

/** What closes a DOI that stands in a sentence, a bracket or a link. */
const AFTER_DOI = /(?:[.,;:'"”’\]}>]|\)(?![^(]*\())+$/u

function readDois(text: string): TextFact[] {
  return [...text.matchAll(/(doi\S{0,8}\s*)?\b(10\.\d{4,9}\/[^\s"<>|]+)/giu)].map(([, label, doi = '']) => {
    const value = doi.includes('(') ? doi.replace(/[.,;]+$/u, '') : doi.replace(AFTER_DOI, '')
    return {
      field: 'doi',
      value: value.toLowerCase(),
      confidence: label === undefined ? BY_FORM : LABELLED,
      rule: 'doi',
    }
  })
}

const ARXIV = /\barxiv\s*:\s*(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[A-Z]{2})?\/\d{7}(?:v\d+)?)/giu

function readIds(text: string): TextFact[] {
  const facts = (field: PublicationField, values: readonly string[]) =>
    values.map(value => ({ field, value, confidence: LABELLED, rule: field }))
  return [
    ...facts(
      'arxiv',
      [...text.matchAll(ARXIV)].flatMap(([, id]) => id ?? []),
    ),
    ...facts('issn', findIssns(text)),
    ...facts('isbn', findIsbns(text)),
  ]
}

/** Where what a line says of the copyright is at its end. */
const AFTER_COPYRIGHT =
  /(?<=\p{Ll}{2}|\d|\))[.;](?:\s|$)|\s(?:this (?:is|article|work|paper)|all rights|published by|licen[cs]ee|open access|released|distributed|permission|www\.|https?:).*$/isu
/** The longest holder and year of a copyright, in characters; a longer one has run into something else. */
const LONGEST_COPYRIGHT = 160

function readCopyright(text: string): TextFact[] {
  const sign =
    /(?:\bcopyright\s*)?(?<!\p{L})c?\s?©\s*|\(c\)\s*(?=(?:19|20)\d\d)|\bcopyright\s+(?=(?:19|20)\d\d)/iu.exec(text)
  if (sign === null) return []
  const rest = text.slice(sign.index + sign[0].length)
  const holder = rest
    .slice(0, rest.search(AFTER_COPYRIGHT) >>> 0)
    .trim()
    .replace(/[.,;]$/u, '')
  if (!/(?<![\d-])(?:19|20)\d\d(?![\d-]\d)/u.test(holder) || holder.length > LONGEST_COPYRIGHT) return []
  const year = /(?:19|20)\d\d/u.exec(holder)?.[0] ?? ''
  return [
    { field: 'copyright', value: `© ${holder}`, confidence: LABELLED, rule: 'copyright' },
    { field: 'date', value: year, confidence: WEAK, rule: 'copyright-year' },
  ]
}

const LICENCE_URL = /creativecommons\.org\/(licenses\/[a-z-]+\/\d\.\d|publicdomain\/zero\/1\.0)/iu
const LICENCE_CODE = /\bCC[- ](BY(?:[- ](?:NC|ND|SA))*)(?:[- ](\d\.\d))?\b/u
const LICENCE_NAME =
  /creative commons,? attribution((?:[- –]+(?:non-?commercial|no-?deriv(?:ative)?s?|share-?alike)(?:[- ]works?)?)*)(?:\s*(?:licen[cs]e)?\s*,?\s*(?:version\s*)?\(?(\d\.\d))?/iu

/** A licence of Creative Commons, by its URL where the version is known. */
function readLicence(text: string): TextFact[] {
  const [, path] = LICENCE_URL.exec(text) ?? []
  const fact = (value: string): TextFact[] => [{ field: 'licence', value, confidence: LABELLED, rule: 'licence' }]
  if (path !== undefined) return fact(`https://creativecommons.org/${path.toLowerCase()}/`)
  const [, code, version] = LICENCE_CODE.exec(text) ?? []
  const [name, parts = '', nameVersion] = LICENCE_NAME.exec(text) ?? []
  const terms = code?.replace(/ /gu, '-') ?? (name === undefined ? undefined : `BY${abbreviate(parts)}`)
  if (terms === undefined) return []
  const number = version ?? nameVersion
  return fact(
    number === undefined ? `CC ${terms}` : `https://creativecommons.org/licenses/${terms.toLowerCase()}/${number}/`,
  )
}

function abbreviate(parts: string): string {
  const has = (word: RegExp, sign: string) => (word.test(parts) ? `-${sign}` : '')
  return has(/commercial/iu, 'NC') + has(/deriv/iu, 'ND') + has(/share/iu, 'SA')
}

/** Labels of dates in the languages of the program. What is said twice (`received in revised form`) goes first. */
const DATES: readonly (readonly [field: PublicationField, label: RegExp])[] = [
  ['revised', /\b(?:revised|received (?:in )?revised(?: form)?|überarbeitet|révisé|revisado)(?!\p{L})/giu],
  [
    'received',
    /(?<!\p{L})(?:received(?! (?:in )?revised)|submitted(?! to)|eingereicht|eingegangen|reçu|recibido|primljeno|примљено)(?!\p{L})/giu,
  ],
  ['accepted', /(?<!\p{L})(?:accepted|angenommen|accepté|aceptado|prihvaćeno|прихваћено)(?!\p{L})/giu],
  [
    'date',
    /(?<!\p{L})(?:published(?: online)?|publication date|available online|veröffentlicht|publié|publicado|objavljeno|објављено)(?!\p{L})/giu,
  ],
]
/** A date stands this close behind its label, in characters: `Received for publication on the 3 May 2001`. */
const DATE_REACH = 24

function readLabelledDates(text: string): TextFact[] {
  return DATES.flatMap(([field, label]) =>
    [...text.matchAll(label)].flatMap(match => {
      const rest = text.slice(match.index + match[0].length)
      const found = findDate(rest)
      if (found === undefined || found.start > DATE_REACH || /[;/]/u.test(rest.slice(0, found.start))) return []
      return [{ field, value: found.date, confidence: LABELLED, rule: 'labelled-date' }]
    }),
  )
}

const PROCEEDINGS =
  /(?<!\p{L})((?:proceedings|proc\.|actes|actas|tagungsband|zbornik|зборник)\s.{8,}?)(?=[,.;]?\s+(?:pages?|pp|seiten|p)\b|\.\s|[.;]?$|,\s*(?:19|20)\d\d\b|©)/iu

/** `Proceedings of the … Meeting, pages 10–18, Suntec, 2-7 August 2009.` */
function readProceedings(text: string): TextFact[] {
  const match = PROCEEDINGS.exec(text)
  const title = match?.[1]?.replace(/[\s,.;]+$/u, '')
  if (match === null || title === undefined) return []
  const date = findDate(text.slice(match.index))?.date
  const facts: TextFact[] = [{ field: 'volume-title', value: title, confidence: LABELLED, rule: 'proceedings' }]
  if (date !== undefined) facts.push({ field: 'date', value: date, confidence: BY_FORM, rule: 'proceedings-date' })
  return facts
}

const PAGE = '[a-z]?\\d{1,6}'
const PAGES = new RegExp(`(?<!\\p{L})(?:pages?|pp?|seiten)\\b[.:]?\\s*:?\\s*(${PAGE})\\s?[-–]+\\s?(${PAGE})`, 'iu')
const VOLUME = /(?<!\p{L})(?:vol(?:ume)?|band|bd|tome)\.?\s?:?\s*(\d{1,4})(?!\d)(?:\s?\((\d{1,3}(?:[-–]\d{1,3})?)\))?/iu
const ISSUE = /(?<!\p{L})(?:no|nr|issue|number|heft|iss)\.?\s?:?\s*(\d{1,3}(?:[-–]\d{1,3})?)(?!\d)/iu
const ARTICLE_NUMBER = /(?<!\p{L})article (?:id|number|no\.?)\s*:?\s*(\w*\d\w*)/iu

const PUBLISHER =
  /(?:\bpublished by|\blicensee|\bverlegt (?:von|bei)|\bédité par)\s+(\p{Lu}[^.,;()]{1,60}?)(?=[.,;()]|\s(?:on behalf|this|under|in)\b|$)|^(\p{Lu}[\p{L}&\s]{1,40}\s(?:Publishing (?:Corporation|Company|Group)|Publishers?|Press|Verlag))(?=\s|,|$)/u

/** Numbers behind their own labels; an issue is one only beside its volume. */
function readLabelledNumbers(text: string): TextFact[] {
  const fact = (field: PublicationField, value: string | undefined) =>
    value === undefined ? [] : [{ field, value, confidence: LABELLED, rule: 'labelled-number' }]
  const [, first, last] = PAGES.exec(text) ?? []
  const [, volume, inBrackets] = VOLUME.exec(text) ?? []
  const before = volume === undefined ? '' : text.slice(0, text.search(VOLUME)).replace(PUBLISHER, '').trim()
  const issue = volume === undefined ? undefined : (inBrackets ?? ISSUE.exec(text)?.[1])
  return [
    ...readJournalBefore(before).filter(({ confidence }) => confidence > WEAK),
    ...fact('volume', volume),
    ...fact('issue', issue),
    ...fact('article-number', ARTICLE_NUMBER.exec(text)?.[1]),
    ...pageFacts(first, last, LABELLED, 'labelled-number'),
  ]
}

const NUMBER = '\\d{1,4}'
const IN_BRACKETS = `(?:\\s?\\((?<issue>\\d{1,3}(?:[-–]\\d{1,3})?)\\))?`
const RANGE = `(?<first>${PAGE})(?:\\s?[-–]+\\s?(?<last>${PAGE}))?(?![\\d/])`
const YEAR = '(?<year>(?:19|20)\\d\\d)'
/** The short ways to cite an article; what stands before is the journal. */
const CITATIONS: readonly RegExp[] = [
  // 2015;8(2):99-101 · (2017), 16 (1): 328-337 · (2017) 7:299–305 · 2018, 25(4), 409–419 · 2018, 6, 104
  new RegExp(`\\(?${YEAR}\\)?\\s?[,;:.]?\\s(?<volume>${NUMBER})${IN_BRACKETS}\\s?[:,]\\s?${RANGE}`, 'u'),
  new RegExp(`\\(?${YEAR}\\)?\\s?[;:]\\s?(?<volume>${NUMBER})${IN_BRACKETS}\\s?[:,]\\s?${RANGE}`, 'u'),
  // 12 (1998), 217–219 · 12(3) (1998) 217–219
  new RegExp(`(?<=\\s)(?<volume>${NUMBER})${IN_BRACKETS}\\s?\\(${YEAR}\\)\\s?[,:]?\\s?${RANGE}`, 'u'),
  // 46, 52–59, January 2010
  new RegExp(
    `(?<=\\s)(?<volume>${NUMBER})${IN_BRACKETS},\\s(?<first>${PAGE})\\s?[-–]+\\s?(?<last>${PAGE}),\\s.{0,20}?${YEAR}`,
    'u',
  ),
  // 13(3): e0193451
  new RegExp(`(?<=\\s)(?<volume>${NUMBER})${IN_BRACKETS}:\\s?(?<first>e\\d{3,8})`, 'u'),
]
/** The words of a journal's name up to its citation: capitals and the small words between them. */
const JOURNAL_BEFORE =
  /(?<start>^|[.?!:]\s|[\s])(?<name>(?:the\s)?\p{Lu}[\p{L}\d.'’&:-]*(?:\s(?:\p{Lu}[\p{L}\d.'’&:-]*|of|and|the|in|for|on|to|&|für|der|des|und|et|de|la|del|du|en|y|open|sci\.))*)[\s,.]*$/u

/** A short citation with volume and page. */
function readCitation(text: string): TextFact[] {
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
 * A name with which the text begins is surer than one behind a sentence. Where the sentence before ends in a capital
 * word, `… in vitro Study. Int J Dent`, its end is no part of the name.
 */
function readJournalBefore(before: string): TextFact[] {
  const match = JOURNAL_BEFORE.exec(before)
  const { start = '', name = '' } = match?.groups ?? {}
  const isWhole = match !== null && match.index === 0 && start === ''
  const own = start === ' ' ? name.slice(name.search(/[.?!]\s/u) + 1) : name
  const value = own.replace(/^[.\s]+|[\s,:]+$/gu, '')
  if (!/\p{L}{3}/u.test(value) || isMonth(value)) return []
  return [{ field: 'journal', value, confidence: isWhole ? BY_FORM : WEAK, rule: 'before-numbers' }]
}

function isMonth(name: string): boolean {
  return !name.includes(' ') && findDate(`${name} 2000`) !== undefined
}

const JOURNAL_WORD =
  /(?<!\p{L})(?:journal|transactions|annals|archives|acta|bulletin|zeitschrift|jahrbuch|revue|revista|annales|rivista|časopis|часопис)(?!\p{L})/iu
/** Most words of a journal's name. */
const MOST_JOURNAL_WORDS = 12
/** What no name of a journal holds. */
const NO_JOURNAL = /[\d@:;/©]|\b(?:submitted|homepage|section|this|available|author)\b/iu

/** A line that is nothing but the name of a journal, by the words that only such names have. */
function readJournalName(text: string): TextFact[] {
  const words = text.split(' ')
  if (!JOURNAL_WORD.test(text) || NO_JOURNAL.test(text) || !/^\p{Lu}/u.test(text)) return []
  if (words.length < 2 || words.length > MOST_JOURNAL_WORDS || /[.?!]$/u.test(text)) return []
  return [{ field: 'journal', value: text, confidence: BY_FORM, rule: 'journal-name' }]
}

/** Whether a text is the name of a publishing house. */
export function namesPublisher(text: string): boolean {
  return readPublisher(text).length > 0
}

function readPublisher(text: string): TextFact[] {
  const [, labelled, named] = PUBLISHER.exec(text) ?? []
  const value = (labelled ?? named)?.trim()
  if (value === undefined) return []
  return [{ field: 'publisher', value, confidence: labelled === undefined ? BY_FORM : LABELLED, rule: 'publisher' }]
}

/** First and last page; a last one that is written short, `177–86`, in full. A range that falls is none. */
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

const RULES: readonly Rule[] = [
  readDois,
  readIds,
  readCopyright,
  readLicence,
  readLabelledDates,
  readProceedings,
  readLabelledNumbers,
  readCitation,
  readJournalName,
  readPublisher,
]
