import { overlapX } from '../../../base/geometry/box.ts'
import { medianSize } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { isStructuredLabel } from '../../../base/text/labels/abstract-labels.ts'
import { BETWEEN_LANGUAGES, matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import { dominantScript, type DominantScript } from '../../../base/text/characters/script.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import { ABSTRACT_RULES, type AbstractRule } from './abstract-rules.ts'
import { strongestOf } from './strongest.ts'
import { isSameStyle, type TextStyle, textStyleOf } from './front-style.ts'
import { isRightBelow } from './front-labels.ts'
import type { FrontPage } from './front-page.ts'

/** Number of next blocks in which more front matter may follow. */
const LOOK_AHEAD = 6

/** The white above the next line of a column is at most this, in ems. */
const NEXT_LINE_IN_EMS = 1
/** Fewest lines of a text that show its edges, and how far those of another differ, in ems. */
const LEAST_LINES = 2
const OTHER_EDGE_IN_EMS = 1
/** A drop capital has at least this many times the size of its text. */
const DROP_CAPITAL_SIZE = 1.7

/** The abstract read so far; decides which of the next blocks continue it. */
export class AbstractExtent {
  private readonly page: FrontPage
  private style: TextStyle | undefined
  private last: Block | undefined
  private hasHeading = false
  private hasLabel = false
  /** The last label of a part. */
  private label: Block | undefined
  private readonly labels = new Set<string>()
  private readonly scripts = new Set<DominantScript>()
  /** Whether a notice was read after the last text. */
  private isBehindNotice = false
  /** Texts that the last heading announces: one for each of its languages; and those below it so far. */
  private announced = 1
  private texts = 0

  constructor(page: FrontPage) {
    this.page = page
  }

  /** Whether there is no text under the heading yet. */
  get isEmpty(): boolean {
    return this.style === undefined
  }

  /** Whether nothing but a heading was read of the abstract, not even the label of its first part. */
  get isUnderHeading(): boolean {
    return this.hasHeading && this.isEmpty && !this.hasLabel
  }

  /** Whether an abstract was started, by a heading or by its text. */
  get isStarted(): boolean {
    return this.hasHeading || this.last !== undefined
  }

  /** A heading starts the abstract, or one in another language. */
  restart(heading: Block): void {
    const parts = textOfBlock(heading).split(BETWEEN_LANGUAGES)
    this.announced = parts.filter(part => matchHeadingKeyword(part)?.concept === 'abstract').length
    this.texts = 0
    this.style = undefined
    this.hasHeading = true
    this.hasLabel = false
  }

  add(block: Block): void {
    this.isBehindNotice = false
    this.style ??= styleOfStart(block)
    this.last = block
    this.texts++
    this.scripts.add(scriptOf(block))
  }

  /** Publication information below the text so far. */
  addNotice(): void {
    this.isBehindNotice = true
  }

  /** Takes a label into the abstract: it opens the abstract or follows others. */
  takesLabel(block: Block): boolean {
    const text = textOfBlock(block)
    const key = foldKey(text)
    if (!isStructuredLabel(text)) return false
    const isIntroduction = this.page.conceptOf(block) === 'introduction'
    if (this.style !== undefined && (this.labels.size === 0 || isIntroduction)) return false
    this.labels.add(key)
    this.hasLabel = true
    this.label = block
    return true
  }

  isAlike(block: Block): boolean {
    return this.style === undefined || isSameStyle(this.style, textStyleOf(block))
  }

  /** Whether a block is beside the abstract, in a side column. */
  isBeside(block: Block): boolean {
    return this.last !== undefined && overlapX(this.last.box, block.box) <= 0
  }

  /** Whether a box is drawn around the abstract so far and the block: no section of the body begins in it. */
  sharesFrame(block: Block): boolean {
    return this.last !== undefined && this.page.sharesFrame(this.last, block)
  }

  /** The evidence that text continues the abstract; empty where it is not enough. */
  evidenceFor(block: Block): AbstractRule[] {
    const { last, page, isUnfinished } = this
    const facts = {
      isAlike: this.isAlike(block),
      isLikeBody: page.bodyText.isLikeBody(block),
      leavesFrame: !isUnfinished && last !== undefined && page.leavesFrame(last, block),
      sharesFrame: this.sharesFrame(block),
      hasOtherEdges: this.hasOtherEdges(block),
      isBehindNotice: this.isBehindNotice,
      hasDropCapital: opensWithDropCapital(block),
      isUnfinished,
      continuesSentence: this.goesOnIn(block),
      isBelowLabel: this.label !== undefined && isRightBelow(this.label, block, NEXT_LINE_IN_EMS),
      isAboveFrontMatter: this.isAboveFrontMatter(block),
      isFirstInScriptOfTitle: !this.scripts.has(page.titleScript) && scriptOf(block) === page.titleScript,
      isAnnounced: this.texts < this.announced,
    }
    return strongestOf(ABSTRACT_RULES, facts)
  }

  /** Whether a block in another type or in a box interrupts a sentence of the abstract, which continues below it in the next column. */
  isInterruptedBy(block: Block): boolean {
    const { last, page } = this
    if (last === undefined || !this.isUnfinished || !this.isBeside(block)) return false
    if (this.isAlike(block) && !page.leavesFrame(block, last)) return false
    const index = page.order.indexOf(block)
    const below = page.order.slice(index + 1, index + 1 + LOOK_AHEAD)
    return below.some(other => this.goesOnWith(other) && overlapX(other.box, block.box) > 0)
  }

  /** Whether a block of the same page as the abstract has its type, and opens inside a sentence: `towns`, `(towns`, `12 towns`. */
  private goesOnWith(block: Block): boolean {
    const opensInside = /^(?:\p{N}+\s)?\(?\p{Ll}/u.test(block.lines[0]?.text ?? '')
    return block.page === this.last?.page && this.isAlike(block) && opensInside
  }

  private get isUnfinished(): boolean {
    return !SENTENCE_END.test(this.last?.lines.at(-1)?.text ?? '')
  }

  private hasOtherEdges(block: Block): boolean {
    const { last } = this
    if (last === undefined || last.page !== block.page || overlapX(last.box, block.box) <= 0) return false
    if (last.lines.length < LEAST_LINES) return false
    const least = OTHER_EDGE_IN_EMS * medianSize(block.lines)
    // Only the last line of a text ends where it likes, and it does not end further right than the others.
    if (block.lines.length < LEAST_LINES)
      return block.box.left - last.box.left > least && block.box.right - last.box.right > least
    const isOther = (edge: 'left' | 'right') => Math.abs(last.box[edge] - block.box[edge]) > least
    return isOther('left') && isOther('right')
  }

  /** Whether a block opens with a small letter in the next line of the column, or at the head of the next page. */
  private goesOnIn(block: Block): boolean {
    const { last } = this
    if (last === undefined || !/^\p{Ll}/u.test(block.lines[0]?.text ?? '')) return false
    if (last.page === block.page) return isRightBelow(last, block, NEXT_LINE_IN_EMS)
    return this.page.order.find(({ page }) => page === block.page) === block
  }

  /**
   * Whether key words or the first section follow. Typescripts set the text like the abstract: there, text without a heading
   * opens the paper unless its first section is the introduction.
   */
  private isAboveFrontMatter(block: Block): boolean {
    const index = this.page.order.indexOf(block)
    const isTyped = block.lines.every(isRecognised) && this.page.bodyText.isLikeBody(block)
    return this.page.order.slice(index + 1, index + 1 + LOOK_AHEAD).some(next => {
      const kind = this.page.kindOf(next)
      if (kind === 'keywords' || kind === 'keywords-heading') return true
      return isTyped ? this.page.conceptOf(next) === 'introduction' : this.page.startsSection(next, kind, true)
    })
  }
}

/** The style of the first block of an abstract; of a line alone that of its end: the label before it may be set otherwise. */
function styleOfStart(block: Block): TextStyle {
  const font = block.lines[0]?.words.at(-1)?.runs[0]?.font
  const style = textStyleOf(block)
  if (block.lines.length > 1 || font === undefined) return style
  return { ...style, isBold: font.isBold === true, isItalic: font.isItalic === true }
}

function scriptOf(block: Block): DominantScript {
  return dominantScript(textOfBlock(block))
}

function opensWithDropCapital({ lines }: Block): boolean {
  const [run] = lines[0]?.words[0]?.runs ?? []
  return run !== undefined && /^\p{Lu}$/u.test(run.text) && run.size > DROP_CAPITAL_SIZE * medianSize(lines)
}
