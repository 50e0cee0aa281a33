import { type Box, containsPoint, overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { dominantScript, type DominantScript } from '../../../base/text/characters/script.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import type { Concept } from '../../../base/text/keywords/concepts.ts'
import type { Decisions } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { framesOf } from '../block-frames.ts'
import { isProse } from '../prose.ts'
import { endsWithCountry, type FrontKind, isWeakAbstractWord } from './front-kinds.ts'
import { ABSTRACT_START_RULES, type AbstractRule } from './abstract-rules.ts'
import { strongestOf } from './strongest.ts'
import { BodyText, isSameStyle, textStyleOf } from './front-style.ts'
import { isSameFace, mainFontOf } from './front-font.ts'
import { readFootnoteMark } from '../notes/note-marks.ts'
import { raisedMarks } from '../notes/note-calls.ts'
import { isNextNumber } from '../../../base/text/labels/section-number.ts'

/** Words of the shortest abstract without a heading. */
const ABSTRACT_WORDS = 25
/** Fewest words and most lines of a title above an abstract in another language. */
const TRANSLATED_TITLE_WORDS = 4
const TRANSLATED_TITLE_LINES = 4
/** Pages after the title page on which the abstract may continue. */
const NEXT_PAGES = 1
/** Kinds of the blocks between a title and its abstract, and how many there are at most. */
const OF_AUTHORS: ReadonlySet<FrontKind> = new Set(['names', 'affiliation', 'publication-info'])
/** The foot of a page is below this share of its height. */
const FOOT = 0.9

/** A title page with the page after it: answers questions about places, and decides nothing. */
export class FrontPage {
  /** Blocks of both pages in reading order. */
  readonly order: readonly Block[]
  readonly bodyText: BodyText
  /** Place of the title's first block in `order`. */
  readonly titleIndex: number
  private readonly evidence: Evidence
  private readonly frameOf: (block: Block) => Box | undefined
  private readonly headings: Decisions
  private readonly title: readonly Block[]
  private readonly titleBox: Box
  /** Place of the first block that announces an abstract, -1 for none; before it no body starts. */
  private readonly abstractIndex: number

  /** @param headings as they would be decided without front matter */
  constructor(evidence: Evidence, title: readonly Block[], headings: Decisions) {
    const page = title[0]?.page ?? 1
    this.evidence = evidence
    this.frameOf = framesOf(evidence)
    this.headings = headings
    this.title = title
    this.bodyText = new BodyText(evidence)
    this.order = evidence.blocks.filter(block => block.page >= page && block.page <= page + NEXT_PAGES)
    this.titleBox = uniteBoxes(title.map(block => block.box))
    this.titleIndex = this.order.findIndex(block => title.includes(block))
    this.abstractIndex = this.order.findIndex(
      (block, i) => i > this.titleIndex && block.page === page && this.announcesAbstract(block),
    )
  }

  /** The kind of the block by its words. */
  kindOf(block: Block): FrontKind {
    return this.evidence.frontKindOf(block)
  }

  /** The concept that the block names as a whole heading. */
  conceptOf(block: Block): Concept | undefined {
    return this.evidence.keywordOf(block)?.concept
  }

  /** Whether the block is left or right of all upright text of its page. */
  isBesideText(block: Block): boolean {
    return this.order.every(
      other => other.page !== block.page || other.lines[0]?.direction !== 0 || overlapX(other.box, block.box) <= 0,
    )
  }

  next(block: Block): Block | undefined {
    return this.order[this.order.indexOf(block) + 1]
  }

  isAbstractAhead(block: Block): boolean {
    return this.abstractIndex > this.order.indexOf(block)
  }

  isHeading(block: Block): boolean {
    return this.headings.get(block)?.heading !== undefined
  }

  /** True for a footnote: small type below the text whose number the running text calls, and no name carries. */
  isCalledNote(block: Block): boolean {
    const [first] = block.lines
    const mark = first === undefined ? undefined : readFootnoteMark(first)?.mark
    if (mark === undefined || !this.bodyText.isSmaller(block)) return false
    const others = this.order.filter(other => other.page === block.page && other !== block)
    const text = others.filter(other => this.bodyText.hasType(other) && isProse(textOfBlock(other)))
    if (text.some(({ box }) => overlapX(box, block.box) > 0 && box.top > block.box.top)) return false
    const calls = this.evidence.noteCallsIn(text)
    return calls.isCalled(block.page, mark) && !others.some(other => marksName(other, mark))
  }

  /** Number of kinds of publishers' phrases in the block. */
  phrasesIn(block: Block): number {
    return this.evidence.phrasesIn(block)
  }

  isAtFoot(block: Block): boolean {
    const page = this.evidence.pages.find(({ number }) => number === block.page)
    return page !== undefined && block.box.top > FOOT * page.height
  }

  /** Whether a block follows one that a box is drawn around, and is not in that box nor in one on the next page. */
  leavesFrame(above: Block, block: Block): boolean {
    return this.frameOf(above) !== undefined && !this.isInFrameOf(above, block)
  }

  /** Whether a box that leaves out the title is drawn around both blocks, or on either side of a page break around each. */
  sharesFrame(above: Block, block: Block): boolean {
    const frame = this.frameOf(above)
    const isOnTitlePage = above.page === this.title[0]?.page
    if (frame === undefined || (isOnTitlePage && containsPoint(frame, this.titleBox.left, this.titleBox.top)))
      return false
    return this.isInFrameOf(above, block)
  }

  private isInFrameOf(above: Block, block: Block): boolean {
    const frame = this.frameOf(block)
    return above.page === block.page ? frame === this.frameOf(above) : frame !== undefined
  }

  isTitle(block: Block): boolean {
    return this.title.includes(block)
  }

  /** Whether the title spans the column of the block, or a part of it. */
  isInTitleColumns(block: Block): boolean {
    return overlapX(this.titleBox, block.box) > 0
  }

  /** The names of authors in the file's own description. */
  get authorsInFile(): string {
    return this.evidence.metadataAuthors ?? ''
  }

  /** Whether the block is below the title's top, in a column that the title spans. */
  isUnderTitle(block: Block): boolean {
    return overlapX(this.titleBox, block.box) > 0 && block.box.top >= this.titleBox.top
  }

  /** Whether a section of the body starts with the block: a heading with text below it. */
  startsSection(block: Block, kind: FrontKind, hasAuthors: boolean): boolean {
    const firstLine = block.lines[0]?.text ?? ''
    const concept = this.conceptOf(block) ?? matchHeadingKeyword(firstLine)?.concept
    if (concept === 'introduction' || concept === 'contents' || concept === 'abstract') return true
    const heading = this.headings.get(block)?.heading
    if (heading === undefined || this.isAbstractAhead(block)) return false
    const next = this.next(block)
    if (next === undefined || !(isProse(textOfBlock(next)) || this.isHeading(next))) return false
    // `B. Guy Peters`, with an address or without, is no second section before the first.
    const isOfAuthors = kind === 'names' || kind === 'affiliation'
    if (heading.number !== undefined && (!isOfAuthors || isNextNumber(undefined, heading.number))) return true
    const below = this.headings.get(next)?.heading?.number
    const isAboveFirst = below !== undefined && isNextNumber(undefined, below)
    if (kind === 'affiliation' && (isAboveFirst || endsWithCountry(textOfBlock(block)))) return false
    return kind !== 'names' && (kind !== 'affiliation' || (hasAuthors && !this.bodyText.isSmaller(block)))
  }

  /** The evidence that sentences without a heading are the abstract; empty where it is not enough. */
  evidenceForAbstract(block: Block, hasNames: boolean): AbstractRule[] {
    const isBeforeText = this.isBeforeBody(block) || this.isAboveKeywords(block)
    const text = textOfBlock(block)
    if (text.split(' ').length < ABSTRACT_WORDS || !isBeforeText) return []
    return strongestOf(ABSTRACT_START_RULES, {
      looksOtherwise: !this.bodyText.isLikeBody(block),
      hasOtherFace: this.hasOtherFace(block),
      isAboveKeywords: this.isAboveKeywords(block),
      isAboveIntroduction: this.isIntroduction(this.belowAlike(block)),
      hasNames,
    })
  }

  /** Whether a block is the heading of the introduction, which may say what it is about: `1. Introduction: rivers`. */
  private isIntroduction(block: Block | undefined): boolean {
    const [opening = ''] = block === undefined ? [] : textOfBlock(block).split(':', 1)
    return block !== undefined && (this.conceptOf(block) ?? matchHeadingKeyword(opening)?.concept) === 'introduction'
  }

  /** Whether a block has another face than the body. Recognised type has no names, which say nothing then. */
  private hasOtherFace(block: Block): boolean {
    const [own, body] = [mainFontOf(block), this.evidence.body.fontName]
    return own !== '' && body !== '' && !isSameFace(own, body)
  }

  /** What follows running text and more of the same style. */
  private belowAlike(block: Block): Block | undefined {
    return this.order.slice(this.order.indexOf(block) + 1).find(next => !this.isAlikeProse(next, block))
  }

  private isAlikeProse(next: Block, block: Block): boolean {
    return isProse(textOfBlock(next)) && isSameStyle(textStyleOf(next), textStyleOf(block))
  }

  get titleScript(): DominantScript {
    return dominantScript(this.title.map(textOfBlock).join(' '))
  }

  /**
   * True for a title above an abstract, with only the authors' names and addresses between them. A title that reads like a sentence or
   * an organisation must also look like a heading and be directly above the abstract.
   */
  isTitleAboveAbstract(block: Block, kind: FrontKind): boolean {
    const readsOtherwise = (kind === 'prose' || kind === 'affiliation') && this.isHeading(block)
    if (!(kind === 'other' || readsOtherwise) || !hasWordsOfTitle(block)) return false
    const below = this.order.slice(this.order.indexOf(block) + 1)
    const next = below.findIndex(other => readsOtherwise || !OF_AUTHORS.has(this.kindOf(other)))
    const abstract = below[next]
    return next >= 0 && abstract !== undefined && this.announcesAbstract(abstract)
  }

  /** Whether a block right below the heading of an abstract is its title in another language: set unlike the text below. */
  isTitleUnderAbstractHeading(block: Block): boolean {
    const next = this.next(block)
    if (!hasWordsOfTitle(block) || this.conceptOf(block) !== undefined) return false
    if (this.headings.get(block)?.heading?.number !== undefined || next === undefined) return false
    const isBelow = next.page === block.page && overlapX(next.box, block.box) > 0
    return isBelow && isProse(textOfBlock(next)) && !isSameStyle(textStyleOf(block), textStyleOf(next))
  }

  /** Whether text in the body's type follows; where most of that type is in a table, it does not count. */
  isBeforeBody(block: Block): boolean {
    const after = this.order.slice(this.order.indexOf(block) + 1)
    return after.some(next => next.table === undefined && this.bodyText.hasType(next) && next.lines.length > 2)
  }

  /** Whether the heading is certainly that of an abstract, by its word or by the key words below its text. */
  isAbstractHeading(block: Block, kind: FrontKind): boolean {
    if (kind !== 'abstract-heading') return false
    if (!isWeakAbstractWord(textOfBlock(block)) || this.isTwinOfAbstractHeading(block)) return true
    const next = this.next(block)
    return next !== undefined && this.isAboveKeywords(next)
  }

  /** Whether key words are below the text. */
  private isAboveKeywords(block: Block): boolean {
    const below = this.belowAlike(block)
    return below !== undefined && ['keywords', 'keywords-heading'].includes(this.kindOf(below))
  }

  /** Whether a heading looks like that of an abstract before it: the same in another language. */
  private isTwinOfAbstractHeading(block: Block): boolean {
    const before = this.order.slice(0, this.order.indexOf(block))
    const heading = before.findLast(other => this.announcesAbstract(other) && this.kindOf(other) === 'abstract-heading')
    return heading !== undefined && isSameStyle(textStyleOf(heading), textStyleOf(block))
  }

  /** Whether an address in small type is right below. */
  isAboveAddress(block: Block): boolean {
    const next = this.next(block)
    if (next === undefined || next.column.left !== block.column.left) return false
    return this.bodyText.isSmaller(next) && this.kindOf(next) === 'affiliation'
  }

  /** Whether the block is the heading of an abstract beyond doubt, or opens one. */
  announcesAbstract(block: Block): boolean {
    const kind = this.kindOf(block)
    return kind === 'abstract-run-in' || (kind === 'abstract-heading' && !isWeakAbstractWord(textOfBlock(block)))
  }
}

/** Whether a block has as many words, and as few lines, as a title. */
export function hasWordsOfTitle(block: Block): boolean {
  return (
    textOfBlock(block).split(/\s+/u).length >= TRANSLATED_TITLE_WORDS && block.lines.length <= TRANSLATED_TITLE_LINES
  )
}

/** Whether a name in the block has the mark, which then refers to an address. */
function marksName(block: Block, mark: string): boolean {
  return !isProse(textOfBlock(block)) && raisedMarks(block).includes(mark)
}
