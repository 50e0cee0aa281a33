import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { readingsOfNumber } from '../../../base/text/labels/misread-numbers.ts'
import { findSuccession } from '../../../base/text/labels/number-succession.ts'
import { isShortLine } from '../lines/short-line.ts'
import { splitBlocks } from './split-blocks.ts'

/** Lines of the longest heading. */
const MOST_LINES = 3
/** Fewest lines below a heading that are text. */
const LEAST_TEXT = 3
/** Fewest numbers in succession that are those of sections. */
export const LEAST_SECTIONS = 3
/** A capital at the start of a line. */
const CAPITAL = /^["“„«(]?\p{Lu}/u
/** The end of a line that neither ends a sentence nor cuts a word. */
const OPEN_END = /[\p{L}\p{N})”"’']$/u
/** More lines than this between two numbers are text: numbers of a list follow closer. */
export const LINES_BETWEEN = 3

/**
 * The blocks, with headings split from the text right below them where only their number shows them: bold was not recognised, or they
 * are set in small capitals, which have the font and the size of the text; and no space is between.
 *
 *     3.1. Multiple topics                                  3.1. Multiple topics
 *     One of the most obvious shortcomings of their      ->
 *     approach is that it cannot handle situations          One of the most obvious ...
 *
 * A block is split where its number belongs to one numbering of the document, with text between its numbers, and its first
 * lines are set like a heading: all full but the last, which is short and ends no sentence, with a capital below. The
 * heading of a subsection may be one full line.
 *
 * What was not recognised is split at numbers of subsections only. Never changes the order of lines, or the id of a block that it leaves whole.
 */
export function splitNumberedSections(blocks: readonly Block[]): Block[] {
  const opened = blocks.flatMap((block, place) => {
    const lines = headingLines(block)
    const readings = lines === 0 ? [] : readingsOfNumber(block.lines[0]?.text ?? '')
    return readings.length === 0 ? [] : [{ block, lines, readings, place, weight: 1 }]
  })
  const numbers = findSuccession(opened, (i, next) => {
    const between = blocks.slice((opened[i]?.place ?? 0) + 1, opened[next]?.place ?? 0)
    const rest = (opened[i]?.block.lines.length ?? 0) - (opened[i]?.lines ?? 0)
    return isDeeper(opened[i]?.readings, opened[next]?.readings) || linesOf(between) + rest > LINES_BETWEEN
  })
  const sections = opened.filter((_, i) => numbers[i] !== undefined)
  if (sections.length < LEAST_SECTIONS) return [...blocks]
  const cuts = new Map(sections.map(({ block, lines }) => [block, lines]))
  return splitBlocks(blocks, cuts)
}

/** Whether a number is deeper than the one above: `3.1` may come right below `3`. */
function isDeeper(above: readonly string[] = [], below: readonly string[] = []): boolean {
  return (below[0]?.split('.').length ?? 0) > (above[0]?.split('.').length ?? 0)
}

function linesOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { lines }) => sum + lines.length, 0)
}

/** How many lines at the start of a block are set like a heading; all of them where there is no text below, 0 for none. */
function headingLines({ lines, column, table }: Block): number {
  const [first] = lines
  if (first === undefined || first.direction !== 0 || table !== undefined) return 0
  // What is not recognised shows its headings by their type, but for small capitals; a number in parts is needed, too.
  if (!isRecognised(first) && !NUMBER_IN_PARTS.test(first.text)) return lines.length <= MOST_LINES ? lines.length : 0
  const isShort = (line: TextLine) => isShortLine(line, column)
  const last = lines.slice(0, MOST_LINES).findIndex(isShort)
  const end = lines[last]
  const next = lines[last + 1]
  if (end === undefined && lines.length > MOST_LINES) return isFullHeading(first, lines[1]) && !runsIn(lines) ? 1 : 0
  if (end === undefined || next === undefined) return lines.length
  // A heading in title case continues with a capital, too: what is below it must be text.
  if (lines.length - last - 1 < LEAST_TEXT) return lines.length <= MOST_LINES ? lines.length : 0
  const isOpen = OPEN_END.test(end.text) || /\p{Ll}{2}\s\p{Ll}{1,3}\.$/u.test(end.text)
  return isOpen && CAPITAL.test(next.text) ? last + 1 : 0
}

/** The beginning of a subsection's number: items of lists have numbers of one part. */
const NUMBER_IN_PARTS = /^\p{N}{1,2}\.\p{N}/u

/** Whether a heading fills its line and ends with it: it neither ends in a cut word nor continues in small letters. */
function isFullHeading({ text }: TextLine, next: TextLine | undefined): boolean {
  return NUMBER_IN_PARTS.test(text) && OPEN_END.test(text) && CAPITAL.test(next?.text ?? '')
}

/** Whether the type of a full first line continues in the next one, before the text below has another: the heading runs in. */
function runsIn([first, next, ...text]: readonly TextLine[]): boolean {
  const fontOf = (line: TextLine | undefined) => line?.words[0]?.runs[0]?.font.name
  return fontOf(first) === fontOf(next) && first?.font.name !== text.at(-1)?.font.name
}
