import { heightOf, overlapX, overlapY } from '../../../../base/geometry/box.ts'
import { isBoldLine, isCapitalText } from '../../../evidence/line-style.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { countWords } from '../../../../base/text/characters/east-asian.ts'
import { dominantScript } from '../../../../base/text/characters/script.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import { hasOrganisationWord } from '../../../../base/text/names/title-page-words.ts'
import { findEmails } from '../../../../base/text/web/emails.ts'
import type { Evidence } from '../../evidence.ts'
import { isProse } from '../../prose.ts'
import { isSameFace, openingColorOf, openingFontOf } from '../front-font.ts'
import { isRowOfNames } from '../author-grid.ts'
import { opensWithPerson } from '../front-kinds.ts'
import { sizeOfBlock } from '../front-style.ts'
import { markedLine, markedTextOfBlock } from '../marked-text.ts'
import { strongestOf } from '../strongest.ts'
import {
  SECOND_TITLE,
  SECOND_TITLE_RULES,
  SUBTITLE_RULES,
  type SubtitleRule,
  type SubtitleWords,
} from './subtitle-rules.ts'

/** Score of a subtitle. */
export const SUBTITLE_SCORE = 0.7

/** A subtitle is closer to the title than this, in ems of the title. */
const SUBTITLE_GAP = 1.2
/** A title in another language is set apart, at most by this, in ems of the title. */
const SECOND_TITLE_GAP = 3
/** Boxes of lines may overlap by this, in ems. */
const OVERLAP = 0.3
/** Fewest words of a phrase, and of a title in a second language. */
const PHRASE_WORDS = 3
const SECOND_TITLE_WORDS = 4
/** An address without commas has fewer words. */
const ADDRESS_WORDS = 6
/** Lines of a usual subtitle. */
const USUAL_SUBTITLE_LINES = 4
/** Most lines of a title in cells: one between rules may look like a table, whose cells are more. */
const MOST_CELL_LINES = 8
/** Words of this factor of the body's size are larger; less is rounding. */
const LARGER = 1.04
const MUCH_LARGER = 1.15

/** A block that belongs to the title, and why. */
export interface TitleCompanion {
  readonly block: Block
  readonly evidence: readonly SubtitleRule[]
  /** Whether it is a title in another language, not a subtitle. */
  readonly isSecond: boolean
}

/** Titles side by side share at least this much of the lower one's height. */
const SIDE_BY_SIDE = 0.5

/** The subtitle below a title, and the titles in other languages above, below and beside it. */
export function findCompanions(title: readonly Block[], page: readonly Block[], evidence: Evidence): TitleCompanion[] {
  const found: TitleCompanion[] = []
  for (let last = title.at(-1); last !== undefined; last = found.at(-1)?.block) {
    const block = nearest(page, last, 'below')
    const companion = block && judge(block, last, { title, page, evidence })
    if (companion === undefined) break
    found.push(companion)
  }
  const [first] = title
  if (first === undefined) return found
  const judgeOther = (block: Block | undefined) =>
    (block && judgeSecondTitle(block, first, { title, page, evidence })) ?? []
  const beside = page.find(block => block.lines[0]?.direction === 0 && isBeside(block, first))
  return [judgeOther(nearest(page, first, 'above')), found, judgeOther(beside)].flat()
}

function isBeside({ box }: Block, title: Block): boolean {
  const lower = Math.min(heightOf(box), heightOf(title.box))
  return overlapX(box, title.box) <= 0 && overlapY(box, title.box) > SIDE_BY_SIDE * lower
}

interface TitleContext {
  readonly title: readonly Block[]
  readonly page: readonly Block[]
  readonly evidence: Evidence
}

/** The nearest upright block below or above another, in a column that both share. */
function nearest(page: readonly Block[], to: Block, side: 'above' | 'below'): Block | undefined {
  const slack = OVERLAP * sizeOfBlock(to)
  const isOnSide = ({ box }: Block) =>
    side === 'below' ? box.top >= to.box.bottom - slack : box.bottom <= to.box.top + slack
  const gap = (block: Block) => gapBetween(block, to)
  return page
    .filter(block => block !== to && block.lines[0]?.direction === 0 && overlapX(block.box, to.box) > 0)
    .filter(isOnSide)
    .sort((a, b) => gap(a) - gap(b))[0]
}

function gapBetween(a: Block, b: Block): number {
  return Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom)
}

function judge(block: Block, last: Block, context: TitleContext): TitleCompanion | undefined {
  const subtitle = gapBetween(block, last) < SUBTITLE_GAP * sizeOfBlock(last) ? judgeSubtitle(block, context) : []
  return subtitle.length > 0 ? { block, evidence: subtitle, isSecond: false } : judgeSecondTitle(block, last, context)
}

function judgeSubtitle(block: Block, { title, page, evidence }: TitleContext): SubtitleRule[] {
  const { body } = evidence
  const size = sizeOfBlock(block)
  const font = openingFontOf(block)
  const next = nearest(page, block, 'below')
  const color = openingColorOf(block)
  const facts = {
    ...judgeWords(block, evidence),
    isLarger: size > LARGER * Math.max(body.size, next === undefined ? 0 : sizeOfBlock(next)),
    isMuchLarger: size > MUCH_LARGER * body.size,
    hasFaceOfTitle: isSameFace(font, openingFontOf(title[0])) && !isSameFace(font, body.fontName),
    hasColorOfTitle: color !== undefined && color === openingColorOf(title[0]) && color !== body.color,
    isAboveNames: next !== undefined && beginsWithName(next),
    isPhrase: wordsOf(block) >= PHRASE_WORDS,
    isAfterColon: /[:：]$/u.test(textOfBlock(title.at(-1) ?? block).trim()),
    hasManyLines: block.lines.length > USUAL_SUBTITLE_LINES,
    endsInDigits: /\d\W*$/u.test(textOfBlock(block)),
  }
  return strongestOf(SUBTITLE_RULES, facts)
}

function judgeSecondTitle(
  block: Block,
  last: Block,
  { title, page, evidence }: TitleContext,
): TitleCompanion | undefined {
  const size = sizeOfBlock(title[0] ?? block)
  const gap = gapBetween(block, last)
  const next = nearest(page, block, 'below')
  if (gap > SECOND_TITLE_GAP * size || wordsOf(block) < SECOND_TITLE_WORDS) return undefined
  const facts = {
    ...judgeWords(block, evidence),
    difference: Math.abs(sizeOfBlock(block) - size) / size,
    isLargerThanBody: sizeOfBlock(block) > evidence.body.size,
    isNextToTitle: gap < SUBTITLE_GAP * size,
    hasLengthOfTitle: isLengthOfTitle(block, title),
    isCapitalAsTitle: isInCapitals(block) && title.every(isInCapitals),
    isOtherScript: isOtherScript(block, title),
    isAboveNames: next !== undefined && beginsWithName(next),
    isAboveAbstract: next !== undefined && evidence.keywordOf(next)?.concept === 'abstract',
  }
  const rules = strongestOf(SECOND_TITLE_RULES, facts)
  return rules.length === 0 ? undefined : { block, evidence: [SECOND_TITLE, ...rules], isSecond: true }
}

/** What the words alone say against a subtitle or a second title. */
function judgeWords(block: Block, { body, keywordOf, frontKindOf, phrasesIn }: Evidence): SubtitleWords {
  const text = textOfBlock(block)
  const keyword = keywordOf(block)
  const kind = frontKindOf(block)
  const isTable = block.table !== undefined && block.lines.length > MOST_CELL_LINES
  const isNoTitle = isTable || keyword !== undefined || phrasesIn(block) > 0
  const isWebAddress = findEmails(text).length > 0 || /@|https?:|www\./iu.test(text)
  // Long titles have the words of sentences.
  const isSetBold = block.lines.every(isBoldLine) && !body.isBold
  return {
    isNames:
      looksLikeNames(markedTextOfBlock(block)) ||
      isRowOfNames(block.lines) ||
      opensWithPerson(block) ||
      isNameAboveAddress(block),
    beginsWithNames: looksLikeNames(markedLine(block.lines[0])) && !runsOn(block),
    isAddress:
      hasOrganisationWord(text) &&
      (/[,;]/u.test(text) || wordsOf(block) < ADDRESS_WORDS || hasOrganisationWord(text.split(/\s/u)[0] ?? '')),
    isText: isProse(text) && sizeOfBlock(block) <= LARGER * body.size && !isSetBold,
    isOther: isNoTitle || isWebAddress || kind.startsWith('abstract') || kind.startsWith('keywords'),
  }
}

/** Whether a name is alone on the first line and an organisation opens the second: an author of several side by side. */
function isNameAboveAddress({ lines: [name, address] }: Block): boolean {
  const [opening = ''] = (address?.text ?? '').split(/\s/u)
  return hasOrganisationWord(opening) && looksLikeNames(markedLine(name))
}

/** Whether the first line is no list of names but the start of a phrase, which continues with a small letter. */
function runsOn(block: Block): boolean {
  return /^\p{Ll}/u.test(block.lines[1]?.text ?? '') && !looksLikeNames(markedTextOfBlock(block))
}

function isLengthOfTitle(block: Block, title: readonly Block[]): boolean {
  const length = title.reduce((sum, part) => sum + textOfBlock(part).length, 0)
  const ratio = textOfBlock(block).length / length
  return ratio > 0.5 && ratio < 2
}

function isInCapitals(block: Block): boolean {
  return isCapitalText(textOfBlock(block))
}

/** Whether a block is in another script than the title: one of them is a translation. */
function isOtherScript(block: Block, title: readonly Block[]): boolean {
  const [own, other] = [dominantScript(textOfBlock(block)), dominantScript(title.map(textOfBlock).join(' '))]
  return own !== other
}

function beginsWithName(block: Block): boolean {
  const line = markedLine(block.lines[0])
  return looksLikeNames(line) || looksLikeNames(line.split(',')[0] ?? '')
}

function wordsOf(block: Block): number {
  return countWords(textOfBlock(block))
}
