import { isBoldLine, isCapitalText } from '../../layout/lines/line-style.ts'
import { overlapX, uniteBoxes, widthOf } from '../../geometry/box.ts'
import { type Block, textOfBlock } from '../../page/block.ts'
import { isRecognised } from '../../page/text-line.ts'
import { similarity } from '../../text/characters/levenshtein.ts'
import { looksLikeNames, splitNames } from '../../text/names/name-list.ts'
import { countPublicationPhrases } from '../../text/publication/publication-phrases.ts'
import { parseRoman } from '../../text/labels/roman.ts'
import { matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../text/labels/section-number.ts'
import { isArticleKind } from '../../text/names/title-page-words.ts'
import type { Evidence } from '../evidence.ts'
import { isProse } from '../prose.ts'
import { isAffiliation } from './front-kinds.ts'
import { markedLine, markedTextOfBlock } from './marked-text.ts'
import { hasLeaders } from '../../text/labels/leaders.ts'
import { findCompanions, type TitleCompanion } from './front-subtitle.ts'
import type { TitleRule } from './title-rules.ts'
import { sizeOfBlock } from './front-style.ts'

/** A title has at least this many letters; a logo or a chapter number has fewer. */
const LEAST_LETTERS = 5
/** Lines of the longest title; longer blocks are text. */
const MOST_LINES = 8
const MOST_CHARACTERS = 400
/** A block is the title from this similarity to the title in the file's metadata on. */
const SAME_TITLE = 0.75
/** Sizes of the lines of one title differ by at most this share. */
const SAME_TITLE_SIZE = 0.04
/** Lines of one title are nearer than this, in ems of the title. */
const NEXT_LINE_IN_EMS = 0.9
/** Share of the persons of a recognised list whose names are read as such: a capital or a mark may be misread. */
const MOSTLY_NAMES = 0.6
/** Words in capitals from which a line of a title is no name. */
const LEAST_TITLE_WORDS = 6
/** Titles are in this upper share of the page; that of a book may be in the middle. */
const UPPER_SHARE = 0.6
/** Fewest lines of running text; fewer may be a notice. */
const TEXT_LINES = 4
/** Points that a block needs to be the title. */
const ENOUGH = 2.4

/** The blocks of the title and of the subtitle, in reading order. */
export interface TitleBlocks {
  readonly title: readonly Block[]
  /** Subtitle, and titles in other languages. */
  readonly companions: readonly TitleCompanion[]
  readonly evidence: readonly TitleRule[]
}

interface Candidate {
  readonly block: Block
  readonly score: number
  readonly evidence: readonly TitleRule[]
}

/**
 * Finds the title on a page.
 *
 * Evidence, in this order: the same words as the title in the file's metadata; the largest type of the page,
 * or bold or capitals where all type has one size; several words; names right below it. Against it: the words of a
 * banner (`Case Report`), of a journal or of a publisher, one word alone, running text above it. Lines of the same size
 * right above and below it belong to the title. Never takes text of the body's size and weight without other evidence.
 */
export function findTitle(blocks: readonly Block[], evidence: Evidence): TitleBlocks | undefined {
  const best = bestOf(judgeAll(blocks, evidence))
  return best === undefined || best.score < ENOUGH ? undefined : titleFrom(best, blocks, evidence)
}

/** A title is repeated on the next page from this similarity on; the page before it is a cover. */
const SAME_TITLE_ON_COVER = 0.8
/** Fewest words of a title that is known by standing on two pages: authors stand there too. */
const REPEATED_WORDS = 3

/**
 * Finds the title on a page whose cover has the same: of the texts on both, the one that is likeliest the title there
 * and here. Either page alone may have other large type: a series, a book, the authors.
 */
export function findTitleOfCover(
  cover: readonly Block[],
  blocks: readonly Block[],
  evidence: Evidence,
): TitleBlocks | undefined {
  const onCover = judgeAll(cover, evidence).map(({ block, score }) => ({ text: wholeText(block, cover), score }))
  const repeated = judgeAll(blocks, evidence).flatMap(candidate => {
    const text = wholeText(candidate.block, blocks)
    if (text.split(/\s+/u).length < REPEATED_WORDS || looksLikeNames(text)) return []
    const before = onCover.filter(other => similarity(other.text, text) >= SAME_TITLE_ON_COVER)
    return before.map(({ score }) => ({ ...candidate, score: Math.min(score, ENOUGH) + candidate.score }))
  })
  const best = bestOf(repeated)
  return best === undefined || best.score < ENOUGH ? undefined : titleFrom(best, blocks, evidence)
}

function judgeAll(blocks: readonly Block[], evidence: Evidence): Candidate[] {
  const titleLike = blocks.filter(isTitleLike)
  const largest = Math.max(0, ...titleLike.map(sizeOfBlock))
  return titleLike.map((block, i) => judge(block, titleLike[i + 1], { largest, page: blocks, evidence }))
}

function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (top, candidate) => (top === undefined || candidate.score > top.score + 0.01 ? candidate : top),
    undefined,
  )
}

function titleFrom({ block, evidence: rules }: Candidate, page: readonly Block[], evidence: Evidence): TitleBlocks {
  const title = growTitle(block, page)
  return { title, companions: findCompanions(title, page, evidence), evidence: rules }
}

function isTitleLike(block: Block): boolean {
  const text = textOfBlock(block)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (block.lines[0]?.direction !== 0 || letters < LEAST_LETTERS || hasLeaders(text)) return false
  return block.lines.length <= MOST_LINES && text.length <= MOST_CHARACTERS
}

function judge(
  block: Block,
  next: Block | undefined,
  { largest, page, evidence }: { largest: number; page: readonly Block[]; evidence: Evidence },
): Candidate {
  const text = textOfBlock(block)
  const rules: TitleRule[] = []
  let score = 0
  const add = (points: number, rule: TitleRule) => {
    score += points
    rules.push(rule)
  }
  const known = evidence.metadataTitle
  if (known !== undefined && known.includes(' ') && similarity(wholeText(block, page), known) >= SAME_TITLE)
    add(4, 'title-in-file')
  const size = sizeOfBlock(block)
  const larger = (4 * (size - evidence.body.size)) / Math.max(largest - evidence.body.size, 0.3 * evidence.body.size)
  if (larger > 0 && isListOfNames(block)) rules.push('list-of-names')
  else add(larger, 'size')
  if (block.lines.every(isBoldLine) && !evidence.body.isBold) add(0.6, 'bold')
  if (isCapitalText(text)) add(1, 'capitals')
  if (isCentered(block) || isCenteredAlone(block, page)) add(0.5, 'centred')
  const height = evidence.pages.find(({ number }) => number === block.page)?.height ?? 0
  if (block.box.top < UPPER_SHARE * height) add(0.7, 'upper-part')
  const words = text.split(/\s+/).filter(word => /\p{L}{2}/u.test(word)).length
  if (words >= 4) add(0.8, 'several-words')
  else if (words <= 1) add(-0.8, 'one-word')
  if (next !== undefined && looksLikeNames(markedLine(next.lines[0]))) add(0.6, 'names-below')
  if (page.some(other => isTextAbove(other, block, evidence))) add(-3, 'below-running-text')
  else if (page.some(other => isAbstractAbove(other, block, evidence))) add(-3, 'below-abstract')
  if (isNamesWithAddress(block)) add(-3, 'names-and-address')
  if (isArticleKind(text)) add(-5, 'kind-of-article')
  if (countPublicationPhrases(text) > 0) add(-5, 'publication-phrase')
  if (evidence.keywordOf(block) !== undefined) add(-4, 'heading-keyword')
  const number = /^\(?\d+(?:\.\d+)*[.)]?\s/u.test(text) && size < 1.3 * evidence.body.size
  if (isInSeries(block, page)) add(-3, 'section-number')
  else if (number || parseSectionNumber(text)?.word !== undefined) add(-1.5, 'section-number')
  if (/^(?:www\.|https?:)|@/iu.test(text)) add(-4, 'address')
  return { block, score, evidence: rules }
}

/** Whether another block of its type on the page has the number before or behind: `I. Introduction`, `II. Challenges`. */
function isInSeries(block: Block, page: readonly Block[]): boolean {
  const size = sizeOfBlock(block)
  const value = valueOfNumber(block)
  if (value === undefined) return false
  return page.some(other => {
    const isOfType = Math.abs(sizeOfBlock(other) - size) <= SAME_TITLE_SIZE * size && isBoldAlike(other, block)
    return isOfType && Math.abs((valueOfNumber(other) ?? Infinity) - value) === 1
  })
}

function isBoldAlike(other: Block, block: Block): boolean {
  return other.lines.every(isBoldLine) === block.lines.every(isBoldLine)
}

/** The value of the number of one part that opens a block. */
function valueOfNumber(block: Block): number | undefined {
  const number = parseSectionNumber(textOfBlock(block))
  if (number === undefined || number.depth > 1 || number.restStart !== 'capital') return undefined
  if (number.style === 'roman') return parseRoman(number.number)
  return number.style === 'arabic' ? Number(number.number) : undefined
}

/**
 * Whether the block is names over their address: these may be larger than a title in capitals, which is measured by its
 * height.
 */
function isNamesWithAddress({ lines: [first, ...rest] }: Block): boolean {
  if (first === undefined || rest.length === 0) return false
  return looksLikeNames(markedLine(first)) && rest.some(({ text }) => isAffiliation(text))
}

/**
 * Whether a recognised block is a list of several names: their size says nothing then, as it may have been measured larger by
 * chance where all is of one type.
 */
function isListOfNames(block: Block): boolean {
  if (!block.lines.every(isRecognised)) return false
  const persons = markedTextOfBlock(block).split(',')
  const read = persons.filter(person => looksLikeNames(person.replace(/[^\p{L}.]+$/u, '').trim()))
  return read.length > 1 && read.length >= MOSTLY_NAMES * persons.length
}

/** What stands below a title. */
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

/** Whether running text is above the block: then it is the heading of a section, not a title. */
function isTextAbove(other: Block, block: Block, { body }: Evidence): boolean {
  const isBodySize = Math.abs(sizeOfBlock(other) - body.size) <= SAME_TITLE_SIZE * body.size
  return isAboveBlock(other, block) && isBodySize && other.lines.length >= TEXT_LINES && isProse(textOfBlock(other))
}

function wholeText(block: Block, page: readonly Block[]): string {
  return growTitle(block, page).map(textOfBlock).join(' ')
}

function isCentered({ box, column }: Block): boolean {
  const left = box.left - column.left
  const right = column.right - box.right
  return left > 0 && Math.abs(left - right) < 0.06 * widthOf(column)
}

/** Whether a recognised block that is a column for itself, above authors side by side, is in the middle of the text of its page. */
function isCenteredAlone(block: Block, page: readonly Block[]): boolean {
  if (!block.lines.every(isRecognised) || block.box.left > block.column.left) return false
  return isCentered({ ...block, column: uniteBoxes(page.map(({ box }) => box)) })
}

/** The block with those of its size right above and below it, whatever their place in reading order. */
function growTitle(seed: Block, page: readonly Block[]): Block[] {
  const title = [seed]
  for (let grew = true; grew; ) {
    const more = page.find(block => !title.includes(block) && title.some(line => isNextLine(line, block)))
    grew = more !== undefined
    if (more !== undefined) title.push(more)
  }
  return title.sort((a, b) => a.box.top - b.box.top)
}

function isNextLine(part: Block, block: Block): boolean {
  const size = sizeOfBlock(part)
  if (block.page !== part.page || block.lines[0]?.direction !== 0) return false
  if (Math.abs(sizeOfBlock(block) - size) > SAME_TITLE_SIZE * size || overlapX(part.box, block.box) <= 0) return false
  if (gapBetween(part, block) >= NEXT_LINE_IN_EMS * size || !isAlikeBold(part, block)) return false
  return !isArticleKind(textOfBlock(block)) && !isNames(markedTextOfBlock(block))
}

/** Whether a line is names; one of many words in capitals, without a sign between persons, has only their form. */
function isNames(text: string): boolean {
  return looksLikeNames(text) && (splitNames(text).length > 1 || text.split(/\s+/u).length < LEAST_TITLE_WORDS)
}

/**
 * The white space between two blocks; boxes of recognised lines end with their ink, and capitals have none below the
 * baseline.
 */
function gapBetween(a: Block, b: Block): number {
  const [above, below] = a.box.top < b.box.top ? [a, b] : [b, a]
  const last = above.lines.at(-1)
  const first = below.lines[0]
  if (last === undefined || first === undefined || !isRecognised(first)) return below.box.top - above.box.bottom
  return first.baseline - last.baseline - first.size
}

/** Recognised capitals: their weight is measured line by line, and one of two lines is taken for bold. */
function isTyped(block: Block): boolean {
  return block.lines.every(isRecognised) && isCapitalText(textOfBlock(block))
}

/**
 * Whether both are bold or both are light: a bold banner above a light title is not part of it. Slant does not count.
 */
function isAlikeBold(part: Block, block: Block): boolean {
  const isBold = ({ lines }: Block) => lines.every(isBoldLine)
  return isBold(part) === isBold(block) || sizeOfBlock(part) > 14 || (isTyped(part) && isTyped(block))
}
