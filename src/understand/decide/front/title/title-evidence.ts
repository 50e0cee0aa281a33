import { weigh } from '../../../../base/collections/rules.ts'
import { overlapX, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import { isBoldLine, isCapitalText, isUnderlinedLine, largestSize } from '../../../evidence/line-style.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { isRecognised } from '../../../evidence/lines.ts'
import { countWords } from '../../../../base/text/characters/east-asian.ts'
import { areSimilarKeys, foldKey } from '../../../../base/text/characters/levenshtein.ts'
import { matchRunInKeyword } from '../../../../base/text/labels/match-keywords.ts'
import { parseRoman } from '../../../../base/text/labels/roman.ts'
import { parseSectionNumber } from '../../../../base/text/labels/section-number.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import { isArticleKind } from '../../../../base/text/names/title-page-words.ts'
import { namesEvent } from '../../../../base/text/publication/events.ts'
import { hasTitleLabel } from '../../../../base/text/publication/title-label.ts'
import type { Evidence } from '../../evidence.ts'
import { isValue } from '../../../layout/tables/table-region.ts'
import { hasOneType } from '../../headings/heading-style.ts'
import { isProse } from '../../prose.ts'
import { isRowOfNames } from '../author-grid.ts'
import { type FrontKind, isAffiliation, opensWithPerson } from '../front-kinds.ts'
import { sizeOfBlock } from '../front-style.ts'
import { markedLine, markedTextOfBlock } from '../marked-text.ts'
import { SAME_SIZE, wholeTitle } from './title-lines.ts'
import { POINTS_OF_LARGEST, TITLE_RULES, type TitleFacts, type TitleRule } from './title-rules.ts'

/** A block is the title from this similarity to the title in the file's metadata on. */
const SAME_TITLE = 0.75
/** The largest type counts in full where it is larger than the body's by this share. */
const WELL_LARGER = 0.3
/** A heading with a number is not much larger than the body; a title may be. */
const HEADING_SIZE = 1.3
/** The middle of centred words is that of the column, but for this share of its width. */
const OFF_CENTRE = 0.06
/** Share of a recognised list of authors that are read as names: a capital or a mark may be misread. */
const MOSTLY_NAMES = 0.6
/** Type of this factor of the body's is larger, as that of a subtitle is; less is that of names. */
const LARGER_THAN_BODY = 1.2
/** Titles are in this upper share of the page; that of a book may be in the middle. */
const UPPER_SHARE = 0.6
/** Fewest lines of running text; fewer may be a notice. */
const TEXT_LINES = 4
/** Fewest values in a table of numbers, and their least share of its cells. */
const LEAST_VALUES = 2
const VALUES_SHARE = 0.3
/** A title has this many words or more. */
const SEVERAL_WORDS = 4

/** Most blocks, and lines of each, between a title and its abstract that may be names and addresses which were misread. */
const MOST_MISREAD = 3
const LINES_OF_NAMES = 2

/** The facts about a possible title, the rules that hold, and the sum of their points. */
export interface TitleScore {
  readonly score: number
  readonly evidence: readonly TitleRule[]
  readonly facts: TitleFacts
}

export interface TitleCandidate extends TitleScore {
  readonly block: Block
}

/** Points by which a later block must be ahead. */
const LEAST_AHEAD = 0.004

/** The candidate with the greatest weight, the first of those that have it. */
export function bestOf(candidates: readonly TitleCandidate[]): TitleCandidate | undefined {
  return candidates.reduce<TitleCandidate | undefined>(
    (top, candidate) => (top === undefined || candidate.score > top.score + LEAST_AHEAD ? candidate : top),
    undefined,
  )
}

/** Where a block is. */
export interface TitlePlace {
  /** The blocks of the page in reading order. */
  readonly page: readonly Block[]
  /** The block after it that may be a title. */
  readonly next: Block | undefined
  /** Size of the largest type of such blocks, in points. */
  readonly largest: number
  /** Whether the block is the name of a journal. */
  readonly isLogo: boolean
  readonly evidence: Evidence
}

/** The sum of the points for and against the block as the title; 1 is enough. */
export function weighTitle(block: Block, place: TitlePlace): TitleScore {
  const facts = readTitleFacts(block, place)
  const { points, held } = weigh(TITLE_RULES, facts)
  const rules = held.map(({ rule }) => rule)
  const larger = pointsOfSize(block, place)
  if (larger > 0 && isListOfNames(block, place)) return { score: points, evidence: ['list-of-names', ...rules], facts }
  return { score: points + larger, evidence: ['size', ...rules], facts }
}

/** Below 0 for type smaller than the body's. Logos are larger than the largest type. */
function pointsOfSize(block: Block, { largest, evidence: { body } }: TitlePlace): number {
  const share = (sizeOfTitle(block) - body.size) / Math.max(largest - body.size, WELL_LARGER * body.size)
  return POINTS_OF_LARGEST * Math.min(1, share)
}

/** The size of the largest type; of small capitals that of their initials, which a scan does not show. */
function sizeOfTitle(block: Block): number {
  const hasInitials = isCapitalText(textOfBlock(block)) && !block.lines.some(isRecognised)
  return hasInitials ? Math.max(...block.lines.map(largestSize)) : sizeOfBlock(block)
}

function readTitleFacts(block: Block, { page, next, isLogo, evidence }: TitlePlace): TitleFacts {
  const text = textOfBlock(block)
  const known = evidence.metadataTitle
  const height = evidence.pages.find(({ number }) => number === block.page)?.height ?? 0
  const words = countWords(text)
  const isBelowText = page.some(other => isAboveBlock(other, block) && isRunningText(other, evidence))
  const before = page.slice(0, page.indexOf(block))
  const isInSeries = isNumberedInSeries(block, page)
  return {
    isInFile:
      known?.includes(' ') === true && areSimilarKeys(foldKey(wholeTitle(block, page)), foldKey(known), SAME_TITLE),
    hasLabel: hasTitleLabel(text),
    isBold: block.lines.every(isBoldLine) && !evidence.body.isBold,
    isUnderlined: block.lines.every(isUnderlinedLine),
    isCapital: isCapitalText(text),
    isCentred: isCentered(block) || isCenteredAlone(block, page),
    isInUpperPart: block.box.top < UPPER_SHARE * height,
    hasSeveralWords: words >= SEVERAL_WORDS,
    isOneWord: words <= 1,
    isLogo: isLogo,
    isAboveNames: next !== undefined && opensWithNames(next),
    isAboveFrontMatter: isAboveFrontMatter(block, page, evidence),
    isFirstInOneType: isFirstInOneType(block, { page, next, evidence }),
    isBelowText: isBelowText,
    isAfterText: !isBelowText && before.some(other => isRunningText(other, evidence)),
    isBelowAbstract: !isBelowText && page.some(other => isAbstractAbove(other, block, evidence)),
    isNamesWithAddress: isNamesWithAddress(block),
    isKindOfArticle: isArticleKind(text),
    isPublicationInfo: evidence.phrasesIn(block) > 0,
    namesEvent: namesEvent(text),
    hasKeyword: evidence.keywordOf(block) !== undefined,
    isInSeries: isInSeries,
    opensWithNumber: !isInSeries && opensWithNumber(block, evidence),
    hasCells: hasCellsOfValues(block),
    isAddress: /^(?:www\.|https?:)|@/iu.test(text),
  }
}

/** Whether the cells of a block are those of a table of numbers. */
function hasCellsOfValues({ table }: Block): boolean {
  const cells = (table?.rows ?? []).flat().flatMap(({ lines: [line] }) => (line === undefined ? [] : [line.text]))
  const values = cells.filter(isValue).length
  return values >= LEAST_VALUES && values >= VALUES_SHARE * cells.length
}

/** What may come between a title and its names: a subtitle, a date. */
const BEFORE_NAMES: ReadonlySet<FrontKind> = new Set(['publication-info', 'other'])
/** What may come between names and the first address or the abstract. */
const BEHIND_NAMES: ReadonlySet<FrontKind> = new Set(['names', 'publication-info', 'other'])
/** What no section has below its heading. */
const FRONT_MATTER: ReadonlySet<FrontKind> = new Set(['affiliation', 'abstract-heading', 'abstract-run-in'])

/** Whether names follow the block, and addresses or the abstract these, before any running text. */
function isAboveFrontMatter(block: Block, page: readonly Block[], { frontKindOf: kindOf, body }: Evidence): boolean {
  const below = page.slice(page.indexOf(block) + 1)
  // A subtitle may have the words of an address: `Protocol for a clinical study`. Names may be in larger type, too.
  const isSubtitle = (other: Block, i: number) => {
    const size = sizeOfBlock(other)
    const isBetween = size > LARGER_THAN_BODY * body.size && size < sizeOfBlock(block)
    return i === 0 && isBetween && !looksLikeNames(markedLine(other.lines[0]))
  }
  const names = below.findIndex((other, i) => !BEFORE_NAMES.has(kindOf(other)) && !isSubtitle(other, i))
  const first = below[names]
  if (first === undefined || !opensWithNames(first)) return false
  if (first.lines.slice(1).some(({ text }) => isAffiliation(text))) return true
  const next = below.slice(names + 1).find(other => !BEHIND_NAMES.has(kindOf(other)))
  return next !== undefined && FRONT_MATTER.has(kindOf(next))
}

/** Whether the first line of a block is a list of names, or has names side by side, which are no list without their gaps. */
function opensWithNames({ lines: [first] }: Block): boolean {
  return looksLikeNames(markedLine(first)) || (first !== undefined && isRowOfNames([first]))
}

/** Whether nothing but notices and the kind of the article is above a block of a typescript, and names or the abstract come next. */
function isFirstInOneType(block: Block, { page, next, evidence }: Omit<TitlePlace, 'largest' | 'isLogo'>): boolean {
  const [first] = block.lines
  if (first === undefined || next === undefined || !hasOneType(evidence.body, first)) return false
  const above = page.slice(0, page.indexOf(block))
  const isNotice = (other: Block) =>
    evidence.frontKindOf(other) === 'publication-info' || isArticleKind(textOfBlock(other))
  const below = page.slice(page.indexOf(block) + 1)
  const isAbove =
    opensWithNames(next) || FRONT_MATTER.has(evidence.frontKindOf(next)) || isAboveMisreadNames(below, evidence)
  const isOther = isRunningText(block, evidence) || looksLikeNames(markedTextOfBlock(block))
  return isAbove && !isOther && above.every(isNotice)
}

/**
 * Whether recognised blocks are a few short ones that read as nothing else, and then addresses or the abstract: names whose marks or capitals
 * were misread.
 */
function isAboveMisreadNames(below: readonly Block[], { frontKindOf: kindOf }: Evidence): boolean {
  const end = below.findIndex(other => !BEHIND_NAMES.has(kindOf(other)))
  const next = below[end]
  if (next === undefined || end < 1 || end > MOST_MISREAD || !FRONT_MATTER.has(kindOf(next))) return false
  return below.slice(0, end).every(({ lines }) => lines.length <= LINES_OF_NAMES && lines.every(isRecognised))
}

/** Whether the block opens with a number like that of a section. */
function opensWithNumber(block: Block, { body }: Evidence): boolean {
  const text = textOfBlock(block)
  const isNumbered = /^\(?\d+(?:\.\d+)*[.)]?\s/u.test(text) && sizeOfBlock(block) < HEADING_SIZE * body.size
  return isNumbered || parseSectionNumber(text)?.word !== undefined
}

/** Whether another block of its type on the page has the number before or after: `I. Introduction`, `II. Challenges`. */
function isNumberedInSeries(block: Block, page: readonly Block[]): boolean {
  const value = valueOfNumber(block)
  if (value === undefined) return false
  return page.some(other => {
    return isOfOneType(other, block) && Math.abs((valueOfNumber(other) ?? Infinity) - value) === 1
  })
}

/** Whether two blocks have one size, and both are bold or neither. */
export function isOfOneType(other: Block, block: Block): boolean {
  const size = sizeOfBlock(block)
  const isBold = ({ lines }: Block) => lines.every(isBoldLine)
  return Math.abs(sizeOfBlock(other) - size) <= SAME_SIZE * size && isBold(other) === isBold(block)
}

/** The value of the number of one part that opens a block. */
function valueOfNumber(block: Block): number | undefined {
  const number = parseSectionNumber(textOfBlock(block))
  if (number === undefined || number.depth > 1 || number.restStart !== 'capital') return undefined
  if (number.style === 'roman') return parseRoman(number.number)
  return number.style === 'arabic' ? Number(number.number) : undefined
}

/** Whether the block is names over their address, or before it. */
function isNamesWithAddress(block: Block): boolean {
  if (opensWithPerson(block)) return true
  const [first, ...rest] = block.lines
  if (first === undefined || rest.length === 0) return false
  return looksLikeNames(markedLine(first)) && rest.some(({ text }) => isAffiliation(text))
}

/**
 * Whether a recognised block is a list of several names, or one below other words in a paper of one type: their size says nothing then, as
 * it may have been measured larger by chance.
 */
function isListOfNames(block: Block, { page, evidence }: TitlePlace): boolean {
  const [first] = block.lines
  if (first === undefined || !block.lines.every(isRecognised)) return false
  const isBelowWords = page
    .slice(0, page.indexOf(block))
    .some(other => evidence.frontKindOf(other) !== 'publication-info')
  if (isBelowWords && hasOneType(evidence.body, first) && looksLikeNames(markedTextOfBlock(block))) return true
  const persons = markedTextOfBlock(block).split(',')
  const read = persons.filter(person => looksLikeNames(person.replace(/[^\p{L}.]+$/u, '').trim()))
  return read.length > 1 && read.length >= MOSTLY_NAMES * persons.length
}

const BELOW_TITLES: ReadonlySet<string> = new Set(['abstract', 'keywords'])

/** Whether an abstract or key words, by their heading or by the word that opens them, are above the block: it is no title then either. */
function isAbstractAbove(other: Block, block: Block, { keywordOf }: Evidence): boolean {
  if (!isAboveBlock(other, block)) return false
  const concept = (keywordOf(other) ?? matchRunInKeyword(textOfBlock(other)))?.concept
  return concept !== undefined && BELOW_TITLES.has(concept)
}

function isAboveBlock(other: Block, block: Block): boolean {
  return other.box.bottom <= block.box.top && overlapX(other.box, block.box) > 0
}

/** Whether the block is running text: what follows it is the heading of a section, not a title. */
export function isRunningText(block: Block, evidence: Evidence): boolean {
  return hasSizeOfBody(block, evidence) && block.lines.length >= TEXT_LINES && isProse(textOfBlock(block))
}

/** Whether a block has the size of the body. */
export function hasSizeOfBody(block: Block, { body }: Evidence): boolean {
  return Math.abs(sizeOfBlock(block) - body.size) <= SAME_SIZE * body.size
}

function isCentered({ box, column }: Block): boolean {
  const left = box.left - column.left
  const right = column.right - box.right
  return left > 0 && Math.abs(left - right) < OFF_CENTRE * widthOf(column)
}

/** Whether a recognised block that is a column for itself, above authors side by side, is in the middle of the text of its page. */
function isCenteredAlone(block: Block, page: readonly Block[]): boolean {
  if (!block.lines.every(isRecognised) || block.box.left > block.column.left) return false
  return isCentered({ ...block, column: uniteBoxes(page.map(({ box }) => box)) })
}
