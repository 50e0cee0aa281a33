import { EDITION, IN, IN_CAPITAL, REPORT } from '../../../base/text/keywords/bibliography-words.ts'
import { type EntryText, italicsAt, type Range } from './entry-text.ts'
import { findLocators } from './locators.ts'
import { DATE_BEHIND, endsInPlaces, publisherAtStart, STOP_INSIDE } from './imprint-patterns.ts'

/** What a list does, as far as it says where titles end. */
export interface TitleStyle {
  readonly containersAreItalic: boolean
  /** What separates authors and title: titles of a list with commas end at commas, too. */
  readonly authorEnd: string
  /** Whether entries end in the places where books appeared: `Title, Berlin/Wien.` */
  readonly placesAreLast: boolean
}

/** A place where a title may end, with the evidence for it. */
interface TitleEnd extends Range {
  readonly kind:
    | 'sentence'
    | 'initial'
    | 'question'
    | 'comma'
    | 'dash'
    | 'slashes'
    | 'bracket'
    | 'in-book'
    | 'italics'
    | 'limit'
}

/**
 * Points for a place where a title may end: what ends it, what follows, what it would be. Fitted by hand on German and
 * English lists that are annotated by others, and on references of publishers' XML.
 */
const POINTS = {
  sentence: 0.6,
  /** The stop of a single letter: of a name, rarely of a sentence, as in `Ocimum basilicum L. Water`. */
  initial: -0.4,
  question: 0.3,
  comma: -0.3,
  dash: -0.2,
  /** `Title // Journal`, the way of Russian lists. */
  slashes: 3.5,
  bracket: -0.2,
  'in-book': 4,
  italics: 0.4,
  limit: -0.2,
  /** A comma in a list that separates all with commas, and a sentence there. */
  commaAmongCommas: 0.4,
  sentenceAmongCommas: -0.3,
  /** A name with the numbers of a volume after it. */
  journal: 3,
  /** Names of journals are short, have no comma, start in capitals and hold no sentence: what counts against one. */
  journalWord: -0.15,
  journalComma: -0.8,
  journalSmallWord: -0.35,
  journalSentence: -2.5,
  journalSmallStart: -2.5,
  /** Numbers of a volume with no name before them say less: the name may be inside the title. */
  numbersAlone: 0.5,
  /** In a list that sets containers in italics: an italic stretch. */
  italicContainer: 2.5,
  /** A place that is known and a publisher, or a publisher known by a word, as `University Press`. */
  publisher: 2.5,
  /** Words that look like a place and a publisher, but the place is in no list of cities. */
  publisherLike: 1.5,
  /** Nothing but places to the end. */
  places: 2,
  edition: 1.5,
  /** `Working paper`, `Dissertation`: also a word of titles. */
  report: 0.8,
  /** Nothing but a year to the end. */
  year: 0.7,
  /** For each sentence inside the title: it has a subtitle, rarely two. */
  innerSentence: -0.35,
  /** A stop after a few short words in capitals, which are abbreviated: `, Proc. Natl. Acad.` */
  abbreviation: -1.5,
  /** A title that ends in an edition. */
  editionInside: -2,
  /** A title with a bracket that it does not close. */
  openBracket: -2,
  /** A place inside an italic stretch. */
  insideItalics: -2,
} as const

/** Fewest letters of a title; fewer are a mark, a species' initial. */
export const FEWEST_LETTERS = 4
/** Words of a journal's name that cost nothing. */
const FREE_WORDS = 4
/** Sentences inside a title that are counted. */
const MOST_INNER = 2
/** Words that names of journals write small. */
const SMALL_WORD =
  /^(?:of|and|the|for|in|on|to|at|der|die|das|des|für|und|zur|zum|im|de|la|le|les|du|et|l['’]\S*|d['’]\S*|y|del|los|el|di|della|e|do|da|za|i|i\.|и|&)$/u

/** A full stop that ends a sentence; not that of an initial or of an abbreviation inside the title. */
const SENTENCE_END =
  /(?<!(?:^|[\s(.])(?:\p{L}|pp|vs|var|subsp|ssp|spp?|cf|no|St|Linn?|bzw|vgl|Dr|Mr|Mrs|Vol|Nr|Bd|ed)|[,(]\s?\d{1,2})\.["”]?(?=\s+["“„«([]?[\p{Lu}\p{N}])|\.(?=\p{Lu}\p{Ll}+\.?\s(?:\p{Lu}|\d))/gu
const INITIAL_END = /(?<=(?:^|[\s(.])\p{Lu})\.(?=\s+[\p{Lu}\p{N}])/gu
const QUESTION_END = /[?!]["”]?(?=\s+["“„«([]?[\p{Lu}\p{N}])/gu
const COMMA = /,(?=\s+["“„«]?(?:\p{Lu}|\d))/gu
const SLASHES = /\s*\/\/\s*/gu
const BRACKET = /\s(?=\(\p{Lu})/gu
const DASH = /\s*[-–—]\s+(?=\p{Lu})/gu
/** `Title. In Proceedings`, `Title, in: Book`. */
const IN_BOOK = new RegExp(
  String.raw`(?:[.?!”“"»’]|,)?(?:[.,\s]\s*(?:S|pp?)\.\s*\d+\s?[-–]\s?\d+,?)?\s+${IN}\s*:\s+|(?:[”“"»’],?\s+${IN}|[.?!)],?\s+${IN_CAPITAL}|,\s+${IN})\s+(?=["“„]?\p{Lu})`,
  'gu',
)
const EDITION_BEHIND = new RegExp(String.raw`^[\s.,;(]*${EDITION}`, 'iu')
const EDITION_LAST = new RegExp(String.raw`[.,;(]\s*${EDITION}[.)]*$`, 'iu')
const REPORT_BEHIND = new RegExp(String.raw`^[\s.,;(=–-]*${REPORT}`, 'iu')
const YEAR_BEHIND = /^[\s.,;(]*(?:1[5-9]|20)\d\d[a-z]?\)?[\s.;]*$/u

/** The end of a title, and where what follows begins. */
export interface ChosenEnd {
  readonly end: number
  readonly rest: number
  /** Whether `In` is between them. */
  readonly isInBook: boolean
}

/**
 * The place where a title most likely ends, by {@link POINTS}. Every stop, comma, dash, `In` and italic stretch is such
 * a place, and so is the end of the text.
 *
 * @param at Offset where the title begins.
 * @param limit Offset where it ends at the latest: addresses follow.
 */
export function chooseTitleEnd(entry: EntryText, at: number, limit: number, style: TitleStyle): ChosenEnd {
  const ends = proposeEnds(entry, at, limit, style)
  let best: TitleEnd = { kind: 'limit', start: limit, end: limit }
  let most = -Infinity
  for (const end of ends) {
    const points = pointsOf(entry, at, limit, { end, ends, style })
    if (points > most) [best, most] = [end, points]
  }
  const { kind, start, end } = best
  const isInBook = kind === 'in-book'
  // A question mark belongs to the title, that of `rivers? In: Water`, too.
  const isAsked = kind === 'question' || (isInBook && /[?!]/u.test(entry.text[start] ?? ''))
  return { end: isAsked ? start + 1 : start, rest: end, isInBook }
}

function proposeEnds(entry: EntryText, at: number, limit: number, style: TitleStyle): readonly TitleEnd[] {
  const text = entry.text.slice(0, limit)
  const find = (pattern: RegExp, kind: TitleEnd['kind']) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: match }) =>
      index <= at ? [] : [{ kind, start: index, end: index + match.length }],
    )
  const italics = style.containersAreItalic
    ? entry.italics.flatMap(range =>
        range.start <= at ? [range.end] : mayHold(entry.text, range) ? [range.start] : [],
      )
    : []
  return [
    ...find(IN_BOOK, 'in-book'),
    ...italics.flatMap(start => (start > at && start < limit ? [{ kind: 'italics' as const, start, end: start }] : [])),
    ...find(SENTENCE_END, 'sentence'),
    ...find(INITIAL_END, 'initial'),
    ...find(QUESTION_END, 'question'),
    ...find(COMMA, 'comma'),
    ...find(DASH, 'dash'),
    ...find(SLASHES, 'slashes'),
    ...find(BRACKET, 'bracket'),
    { kind: 'limit', start: limit, end: limit },
  ]
}

/** An italic stretch after punctuation or in front of numbers: names of species are inside a sentence. */
function mayHold(text: string, { start, end }: Range): boolean {
  return /[.,?!;”"’:)]\s*$/u.test(text.slice(0, start)) || /^[\s.,]*(?:\(?\d|$)/u.test(text.slice(end))
}

interface Choice {
  readonly end: TitleEnd
  readonly ends: readonly TitleEnd[]
  readonly style: TitleStyle
}

function pointsOf(entry: EntryText, at: number, limit: number, { end, ends, style }: Choice): number {
  const { text } = entry
  const title = text.slice(at, end.start)
  if (title.replace(/[^\p{L}]/gu, '').length < FEWEST_LETTERS) return -Infinity
  const inner = ends.filter(
    ({ kind, start }) => (kind === 'sentence' || kind === 'question') && start < end.start,
  ).length
  const isInside = entry.italics.some(({ start, end: last }) => start < end.start && end.start < last)
  return (
    POINTS[end.kind] +
    (style.authorEnd === ',' ? amongCommas(end) : 0) +
    POINTS.innerSentence * Math.min(inner, MOST_INNER) +
    (isBalanced(title) ? 0 : POINTS.openBracket) +
    (EDITION_LAST.test(title) ? POINTS.editionInside : 0) +
    (isAbbreviation(title, end, style) ? POINTS.abbreviation : 0) +
    (isInside ? POINTS.insideItalics : 0) +
    (end.kind === 'in-book' ? 0 : pointsOfRest(entry, end, limit, style))
  )
}

/** Up to three short words in capitals after a mark, with a stop; after a comma, in a list that ends titles with commas. */
const ABBREVIATION = /[.;:?!]\s+(?:\p{Lu}\p{L}{0,7}\.?\s?){1,3}$/u
const ABBREVIATION_AMONG_COMMAS = /[.,;:?!]\s+(?:\p{Lu}\p{L}{0,7}\.?\s?){1,3}$/u

function isAbbreviation(title: string, { kind }: TitleEnd, { authorEnd }: TitleStyle): boolean {
  const pattern = authorEnd === ',' ? ABBREVIATION_AMONG_COMMAS : ABBREVIATION
  return (kind === 'sentence' || kind === 'initial') && pattern.test(title)
}

function amongCommas({ kind }: TitleEnd): number {
  if (kind === 'comma') return POINTS.commaAmongCommas
  return kind === 'sentence' ? POINTS.sentenceAmongCommas : 0
}

/** The best of what may follow a title. */
function pointsOfRest(entry: EntryText, { end }: TitleEnd, limit: number, style: TitleStyle): number {
  const from = end + (/^[\s.,:;("“„«–—-]*/u.exec(entry.text.slice(end, limit))?.[0].length ?? 0)
  const behind = entry.text.slice(from, limit)
  const italics = style.containersAreItalic ? italicsAt(entry, from) : undefined
  return Math.max(
    0,
    italics !== undefined && italics.start >= end && italics.start < limit ? POINTS.italicContainer : 0,
    pointsOfJournal(behind),
    pointsOfPublisher(behind),
    endsInPlaces(behind, style.placesAreLast) ? POINTS.places : 0,
    EDITION_BEHIND.test(behind) ? POINTS.edition : 0,
    REPORT_BEHIND.test(behind) ? POINTS.report : 0,
    YEAR_BEHIND.test(behind) ? POINTS.year : 0,
  )
}

function pointsOfPublisher(behind: string): number {
  const publisher = publisherAtStart(behind)
  if (publisher === undefined) return 0
  return publisher.isSure ? POINTS.publisher : POINTS.publisherLike
}

function pointsOfJournal(behind: string): number {
  const { locators, range } = findLocators(behind)
  if (range === undefined || (locators.volume ?? locators.issue) === undefined) return 0
  const name = behind.slice(0, range.start).replace(DATE_BEHIND, '')
  if (!/\p{L}{2}/u.test(name)) return POINTS.numbersAlone
  const words = name.split(/\s+/u)
  const small = words.filter(word => /^\p{Ll}/u.test(word) && !SMALL_WORD.test(word)).length
  return (
    POINTS.journal +
    POINTS.journalWord * Math.max(0, words.length - FREE_WORDS) +
    POINTS.journalSmallWord * small +
    (name.includes(',') ? POINTS.journalComma : 0) +
    (STOP_INSIDE.test(name) ? POINTS.journalSentence : 0) +
    (/^["“„«]?[\p{Lu}\p{N}]/u.test(name) ? 0 : POINTS.journalSmallStart)
  )
}

function isBalanced(title: string): boolean {
  return (title.match(/[([]/gu)?.length ?? 0) === (title.match(/[)\]]/gu)?.length ?? 0)
}
