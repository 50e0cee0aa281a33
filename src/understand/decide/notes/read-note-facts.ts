import { CLOSER_THAN_TEXT } from '../../layout/blocks/leading.ts'
import { medianSize } from '../../evidence/line-style.ts'
import type { Page } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { distancesOfLines, isRecognised } from '../../evidence/lines.ts'
import { type Evidence, isReferencesHeading } from '../evidence.ts'
import { readMisreadMark } from './misread-marks.ts'
import { isApart } from './apart.ts'
import type { NoteCalls } from './note-calls.ts'
import { type FootnoteMark, readBareLetter, readFootnoteMark } from './note-marks.ts'
import { countsOn, notesBelow } from './note-numbers.ts'
import { isNoteSize, isOfSeries, type NoteLook, type NoteSeries } from './note-series.ts'
import type { NoteFacts } from './note-facts.ts'
import { isEntry } from './unlike-entries.ts'

/** Type this much larger than the body's is never a note's. */
const LARGER_THAN_NOTES = 1.02
/** Footnotes begin in the lower part of the page: below this share of its height. */
export const HIGHEST_START = 0.3
/** A rule above the notes is at most this far above them, in ems, and shorter than this share of their column. */
const RULE_REACH_IN_EMS = 2.2
const LONGEST_RULE = 0.95
/** Fewest words in the first line that a note continues with: one or two are labels in a figure. */
const LEAST_WORDS_OF_REST = 3

/** The facts about a column of a page. */
export interface Foot {
  readonly page: Page
  readonly evidence: Evidence
  readonly calls: NoteCalls
  /** The look of the notes that answer the calls throughout the paper. */
  readonly series: NoteSeries | undefined
  /** Small type at the foot of columns, where the page was recognised. */
  readonly atFoot: ReadonlySet<Block>
  /** The last blocks of columns with white space above them, where the page was recognised. */
  readonly low: ReadonlySet<Block>
  /** Blocks below the line that separates notes, where the page was recognised. */
  readonly separated: ReadonlySet<Block>
  /** The last block of notes before this column. */
  readonly before: Block | undefined
}

/** Where a block is in its column. */
export interface NotePlace {
  /** A block above it in the column has a short rule above it. */
  readonly isBelowRule: boolean
  readonly above: readonly Block[]
}

/** The facts of a block at the foot of its column; `undefined` where it cannot be a note: too large, too high, an entry of a list. */
export function readNoteFacts(block: Block, { isBelowRule, above }: NotePlace, foot: Foot): NoteFacts | undefined {
  const { page, evidence, calls, series, atFoot, low, separated } = foot
  const first = block.lines[0]
  const size = medianSize(block.lines)
  if (first === undefined || size > LARGER_THAN_NOTES * evidence.body.size) return undefined
  const isSmall = isNoteSize(size, evidence)
  const isCalled = (mark: FootnoteMark | undefined) =>
    mark !== undefined && calls.isCalled(page.number, mark.mark) && (mark.isSure || series?.isRaised !== true)
  const isFarBelow = isApart(first, above.at(-1), evidence.leading.body)
  const letter = readBareLetter(first)
  const mark = readFootnoteMark(first) ?? (isCalled(letter) ? letter : undefined)
  const isGlued = mark !== undefined && calls.isGlued(page.number, mark.mark)
  const isNext = isRecognised(first) && countsOn(mark, foot.before)
  // A rule as wide as the column ends tables and boxes, too: it needs a call, or the number after that of the last note.
  const hasRule = hasRuleAbove(block, above.at(-1), foot, isGlued || isCalled(mark) || isNext ? Infinity : LONGEST_RULE)
  const called = isCalled(mark) || (hasRule && notesBelow(block, mark).some(isCalled))
  // Above a wide float at the foot of the page, the columns and their notes may end anywhere.
  if (block.box.top < HIGHEST_START * page.height && !(called && isSmall)) return undefined
  const continuesNote = foot.before !== undefined && isUnfinished(foot.before) && isRestOf(foot.before, block, evidence)
  const hasMore = continuesNote || separated.has(block) || called || mark?.isSure === true
  if (isEntry(block, { above, mark, hasRule, hasMore, isLow: low.has(block) }, evidence)) return undefined
  return {
    isSmall,
    mark: kindOfMark(mark, first),
    hasGluedMark: isFarBelow && !isSmall && hasGluedMark(first),
    isCalled: called,
    inSeries: mark === undefined ? undefined : placeInSeries({ mark, size }, { called, isNext }, foot),
    countsOnInside: isNext && isFarBelow && notesBelow(block, mark).length > 0,
    continuesNote,
    isFarBelow,
    rule: hasRule ? 'above' : isBelowRule && mark !== undefined ? 'further-above' : undefined,
    hasGluedCall: hasRule && isGlued,
    isSmallFoot: atFoot.has(block),
    isLow: low.has(block),
    isCloser: !isSmall && isCloser(block, evidence.leading.body),
    isSeparated: separated.has(block),
    isTagged: first.words[0]?.runs[0]?.tag === 'Note',
  }
}

function kindOfMark(mark: FootnoteMark | undefined, first: TextLine): NoteFacts['mark'] {
  if (mark?.isSure === true) return 'raised'
  if (readMisreadMark(first) !== undefined) return 'misread'
  return mark === undefined ? undefined : 'number'
}

/** Whether a note stops inside a sentence: at a letter, comma or hyphen, and not after an address, which has no full stop. */
function isUnfinished(note: Block): boolean {
  return /(?:^|\s)[^\s/@.]*[\p{L},\-\u00ad]$/u.test(textOfBlock(note))
}

/**
 * What the series of notes says of a mark that looks like its marks: it is called, or is the next. Where a program lost the calls there is
 * no series, and the next number says enough.
 */
function placeInSeries(
  look: Omit<NoteLook, 'page'>,
  { called, isNext }: { called: boolean; isNext: boolean },
  { series, before, evidence }: Foot,
): NoteFacts['inSeries'] {
  if (series === undefined) return isNext ? 'next' : undefined
  if (!isOfSeries(look, series, evidence)) return undefined
  if (called) return 'called'
  return countsOn(look.mark, before) ? 'next' : undefined
}

/**
 * Whether an unfinished note may continue with a block: this has more than the words of a label, begins small, and has small type where the
 * note has. Below a figure, text in the middle of a sentence is set off as the rest of a note is.
 */
function isRestOf(note: Block, { lines }: Block, evidence: Evidence): boolean {
  const { text = '', words = [] } = lines[0] ?? {}
  const isSmall = (some: readonly TextLine[]) => isNoteSize(medianSize(some), evidence)
  return /^\p{Ll}/u.test(text) && words.length >= LEAST_WORDS_OF_REST && (isSmall(lines) || !isSmall(note.lines))
}

/** Whether the recognised lines of a block of the text's size are closer than those of the text: a typist sets the text at twice the distance of the notes. */
function isCloser({ lines }: Block, leading: number): boolean {
  if (!lines.every(isRecognised)) return false
  const distances = distancesOfLines(lines)
  return distances.length > 0 && Math.max(...distances) < CLOSER_THAN_TEXT * leading
}

/**
 * Whether a misread mark touches the first word: what was raised does, while bullets have a blank after them. A typist's
 * notes have the type of the text, so that nothing but this and their distance tells them from it.
 */
function hasGluedMark(first: TextLine): boolean {
  const mark = readMisreadMark(first)
  return mark !== undefined && !/^\s/u.test(first.text.slice(mark.length))
}

/** Whether a rule of at most a share of the column is right above a block; one above the heading of references before it is that of the heading. */
export function hasRuleAbove(
  block: Block,
  before: Block | undefined,
  { page, evidence }: Foot,
  longest = LONGEST_RULE,
): boolean {
  const em = block.lines[0]?.size ?? 0
  const width = block.column.right - block.column.left
  const heading = before !== undefined && isReferencesHeading(before, evidence) ? before : undefined
  return page.rules.some(({ box, orientation }) => {
    if (orientation !== 'horizontal') return false
    const above = block.box.top - box.bottom
    if (above < -0.3 * em || above > RULE_REACH_IN_EMS * em) return false
    const length = box.right - box.left
    if (heading !== undefined && (box.bottom < heading.box.top || length >= LONGEST_RULE * width)) return false
    return Math.abs(box.left - block.column.left) < 2 * em && length < longest * width
  })
}
