import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { OutlineEntry } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import type { HeadingParts } from '../../../model/roles/role.ts'
import { findRunInHeadings, type RunInHeading } from '../../decide/headings/run-in-headings.ts'
import { type AnyHeading, rankRunIns } from '../../decide/headings/run-in-levels.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import type { ItemMark } from '../paragraphs/list-items.ts'
import { type ParagraphOptions, type ParagraphPart, splitParagraphs } from '../paragraphs/paragraphs.ts'

/** The decision that a paragraph opens with a heading, on one line with its text. */
export interface RunInDecision {
  /** First line of the paragraph. */
  readonly line: TextLine
  readonly text: string
  /** Characters of the paragraph's words (blanks not counted) that are the heading. */
  readonly characters: number
  readonly heading: HeadingParts
  /** 0 to 1. */
  readonly score: number
  /** Names of the rules that support it, strongest first. */
  readonly evidence: readonly string[]
}

/** Score of a single opening that a number or a key word makes a heading. */
const NAMED_SCORE = 0.9
/** Score without them: several paragraphs open in the same type, but these words may also be terms of a list. */
const STYLED_SCORE = 0.7

/** The paragraphs of one block. */
interface SplitBlock extends DecidedBlock {
  readonly parts: readonly ParagraphPart[]
}

/** What run-in headings are judged by, besides their paragraphs. */
export interface RunInEvidence {
  readonly body: BodyStyle
  readonly outline: readonly OutlineEntry[]
  /** Texts of the blocks on the title page that name the authors. */
  readonly authors: readonly string[]
}

/**
 * The run-in headings, which open paragraphs of running text, in reading order.
 *
 * Items of lists have none, unless their lines do not hang: `1) Old rivers: They run`. Nor has a paragraph that a person joined to the one before it,
 * or one that opens with an author's name and says what this author did.
 */
export function decideRunIns(
  decided: readonly DecidedBlock[],
  paragraphs: ParagraphOptions,
  { body, outline, authors }: RunInEvidence,
): RunInDecision[] {
  const blocks = decided.map(one => ({ ...one, parts: partsOf(one, paragraphs) }))
  const inStyle = findRunInHeadings(openingsOf(blocks), body)
  const found = new Map([...inStyle].filter(([, { text }]) => !isAuthor(text, authors)))
  const ranked = rankRunIns(headingsInOrder(blocks, found), outline)
  const joined = new Set(decided.flatMap(({ block, decision }) => (decision.join === true ? [block.lines[0]] : [])))
  return [...ranked].flatMap(([line, heading]) => {
    const runIn = found.get(line)
    return runIn === undefined || joined.has(line) ? [] : [toDecision(line, runIn, heading)]
  })
}

/** Whether words before a colon or a full stop are the name of an author as the title page has it: more than one word. */
function isAuthor(text: string, authors: readonly string[]): boolean {
  const name = text.replace(/\s*[.:—–-]$/u, '').toLowerCase()
  return name.includes(' ') && authors.some(block => block.toLowerCase().includes(name))
}

/** The lines of each paragraph. A full line alone, whose look made it a block, has those of the block of text below it. */
function openingsOf(blocks: readonly SplitBlock[]): TextLine[][] {
  return blocks.flatMap(({ parts }, i) =>
    parts.flatMap(({ item, lines, endsFull }, k) => {
      const next = k === parts.length - 1 ? blocks[i + 1]?.parts[0] : undefined
      const goesOn = lines.length === 1 && endsFull && next !== undefined && !next.startsAnew
      return item === undefined || isNumberedParagraph(item, lines) ? [[...lines, ...(goesOn ? next.lines : [])]] : []
    }),
  )
}

/** A line that begins this far left of the number above it, in ems of it, hangs from no number. */
const SET_OUT_IN_EMS = 0.5

/** Whether a number opens an indented first line, below which the lines go back to the edge of the column: not so in a list. */
function isNumberedParagraph({ value }: ItemMark, [first, second]: readonly TextLine[]): boolean {
  if (value === undefined || first === undefined || second === undefined) return false
  return second.box.left < first.box.left - SET_OUT_IN_EMS * first.size
}

function partsOf({ block, decision }: DecidedBlock, paragraphs: ParagraphOptions): readonly ParagraphPart[] {
  return decision.role === 'text' ? splitParagraphs(block, paragraphs) : []
}

/** All headings, those on separate lines and run-in ones, in reading order. */
function headingsInOrder(blocks: readonly SplitBlock[], found: ReadonlyMap<TextLine, RunInHeading>): AnyHeading[] {
  return blocks.flatMap(({ block, decision, parts }): AnyHeading[] => {
    const { heading } = decision
    return heading === undefined ? runInsOf(parts, found) : [toSeparateLine(block, heading)]
  })
}

function toSeparateLine(block: Block, { level }: HeadingParts): AnyHeading {
  return { type: 'separate-line', page: block.page, level, text: textOfBlock(block) }
}

function runInsOf(parts: readonly ParagraphPart[], found: ReadonlyMap<TextLine, RunInHeading>): AnyHeading[] {
  return parts.flatMap(({ lines: [line] }) => {
    const runIn = line === undefined ? undefined : found.get(line)
    return line === undefined || runIn === undefined ? [] : [{ type: 'run-in', line, runIn }]
  })
}

function toDecision(
  line: TextLine,
  { text, characters, evidence }: RunInHeading,
  heading: HeadingParts,
): RunInDecision {
  const named = [
    ...(heading.number === undefined ? [] : ['number']),
    ...(matchHeadingKeyword(text) === undefined ? [] : ['key-word']),
  ]
  const score = named.length > 0 ? NAMED_SCORE : STYLED_SCORE
  return { line, text, characters, heading, score, evidence: [...named, ...evidence] }
}
