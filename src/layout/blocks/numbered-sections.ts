import { uniteBoxes } from '../../geometry/box.ts'
import { type Block, groupByPage } from '../../page/block.ts'
import { isRecognised, type TextLine } from '../../page/text-line.ts'
import { readingsOfNumber } from '../../text/labels/misread-numbers.ts'
import { findSuccession } from '../../text/labels/number-succession.ts'
import { isShortLine } from '../lines/short-line.ts'
import { startNaming } from './block-ids.ts'

/** Lines of the longest heading. */
const MOST_LINES = 3
/** Lines below a heading from which on they are text. */
const LEAST_TEXT = 3
/** Numbers in succession from which on they are those of sections. */
export const LEAST_SECTIONS = 3
/** A capital at the start of a line. */
const CAPITAL = /^["“„«(]?\p{Lu}/u
/** How a line ends that ends no sentence and cuts no word. */
const OPEN_END = /[\p{L}\p{N})”"’']$/u
/** More lines than this between two numbers are text: numbers of a list follow closer. */
export const LINES_BETWEEN = 3

/**
 * The blocks, with recognised headings parted from the text right below them where only their number tells: bold was
 * not seen, and no space stands between.
 *
 *     3.1. Multiple topics                                  3.1. Multiple topics
 *     One of the most obvious shortcomings of their      ->
 *     approach is that it cannot handle situations          One of the most obvious ...
 *
 * A block is parted whose number belongs to one numbering over the document, with text between its numbers, and whose
 * first lines are set like a heading: full up to the last, which is short and ends no sentence, and a capital below; that
 * of a subsection may be one full line.
 * Never changes what was not recognised, the order of lines, or the id of a block.
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
  const parted = blocks.flatMap(block => splitBlock(block, cuts.get(block) ?? 0))
  return [...groupByPage(parted)].flatMap(([page, own]) => {
    const nameOf = startNaming(page, 'block')
    return own.map(block => ({ ...block, id: nameOf(block.lines[0]) }))
  })
}

/** `3.1` may stand right below `3`. */
function isDeeper(above: readonly string[] = [], below: readonly string[] = []): boolean {
  return (below[0]?.split('.').length ?? 0) > (above[0]?.split('.').length ?? 0)
}

function linesOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { lines }) => sum + lines.length, 0)
}

/** Lines at the start of a block that are set like a heading, all of them or with text below; 0 for none. */
function headingLines({ lines, column, table }: Block): number {
  const [first] = lines
  if (first === undefined || !isRecognised(first) || first.direction !== 0 || table !== undefined) return 0
  const isShort = (line: TextLine) => isShortLine(line, column)
  const last = lines.slice(0, MOST_LINES).findIndex(isShort)
  const end = lines[last]
  const next = lines[last + 1]
  if (end === undefined && lines.length > MOST_LINES) return isFullHeading(first, lines[1]) ? 1 : 0
  if (end === undefined || next === undefined) return lines.length
  // A heading in title case goes on with a capital, too: what is below it must be text.
  if (lines.length - last - 1 < LEAST_TEXT) return lines.length <= MOST_LINES ? lines.length : 0
  const isOpen = OPEN_END.test(end.text) || /\p{Ll}{2}\s\p{Ll}{1,3}\.$/u.test(end.text)
  return isOpen && CAPITAL.test(next.text) ? last + 1 : 0
}

/** How the numbers of subsections begin: items of lists have one part. */
const NUMBER_IN_PARTS = /^\p{N}{1,2}\.\p{N}/u

/** A heading that fills its line, over a text: it goes on to no other line, neither cut nor in small letters. */
function isFullHeading({ text }: TextLine, next: TextLine | undefined): boolean {
  return NUMBER_IN_PARTS.test(text) && OPEN_END.test(text) && CAPITAL.test(next?.text ?? '')
}

function splitBlock(block: Block, count: number): Block[] {
  if (count === 0 || count === block.lines.length) return [block]
  return [block.lines.slice(0, count), block.lines.slice(count)].map(lines => ({
    ...block,
    lines,
    box: uniteBoxes(lines.map(line => line.box)),
  }))
}
