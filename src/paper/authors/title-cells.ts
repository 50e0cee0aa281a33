import { type Box, uniteBoxes } from '../../geometry/box.ts'
import type { Block } from '../../page/block.ts'
import type { TextLine, Word } from '../../page/text-line.ts'
import { markedTextOfWords } from '../../roles/front/marked-text.ts'

/** Words of a line with a wider gap between them are in columns beside each other, in ems. */
const COLUMN_GAP_IN_EMS = 1.7
/** Columns close together have gaps of this many ems and of this many blanks of their line. */
const CLOSE_GAP_IN_EMS = 0.8
const CLOSE_GAP_IN_BLANKS = 2.2

/** Dots between names are raised by less than this, in ems. */
const POINT_RISE_IN_EMS = 0.6

/** A separate piece of a line of authors: one of several names side by side, or the address below it. */
export interface TitleCell {
  readonly block: Block
  readonly box: Box
  readonly size: number
  /** With raised marks; see `roles/front/marked-text.ts`. */
  readonly text: string
}

/** The lines of blocks, split where they are in columns beside each other. */
export function cutTitleCells(blocks: readonly Block[]): TitleCell[] {
  return blocks.flatMap(block => {
    const points = block.lines.filter(isPoints)
    const lines = block.lines.filter(line => !isPoints(line))
    return lines.flatMap(line => cutLine(withPoints(line, points), block))
  })
}

/** Whether the line is raised dots that separate names and became a line themselves. */
function isPoints(line: TextLine): boolean {
  return /^[.·•⋅∙\s]+$/u.test(line.text)
}

function withPoints(line: TextLine, points: readonly TextLine[]): TextLine {
  const near = points.filter(({ baseline }) => Math.abs(line.baseline - baseline) < POINT_RISE_IN_EMS * line.size)
  if (near.length === 0) return line
  const separators = near.flatMap(({ words }) => words.map(word => ({ ...word, text: '·', runs: [] })))
  return { ...line, words: [...line.words, ...separators].sort((a, b) => a.box.left - b.box.left) }
}

function cutLine(line: TextLine, block: Block): TitleCell[] {
  const groups: Word[][] = []
  const words = line.words.flatMap(splitAddresses)
  // Raised marks and the icons beside them separate the names of a list.
  const isPlain = !words.some(word => word.runs.some(run => run.script === 'super'))
  const closeGap = isPlain ? Math.max(CLOSE_GAP_IN_EMS * line.size, CLOSE_GAP_IN_BLANKS * blankOf(words)) : Infinity
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const gap = last === undefined ? 0 : word.box.left - last.box.right
    const isApart =
      last !== undefined &&
      !isInsideList(last, word) &&
      (gap > COLUMN_GAP_IN_EMS * line.size ||
        (gap > closeGap && isBetweenCells(last, word)) ||
        (isAddress(word) && isAddress(last)))
    if (group === undefined || (isApart && !isRaised(word))) groups.push([word])
    else group.push(word)
  }
  return groups.map(words => ({
    block,
    box: uniteBoxes(words.map(word => word.box)),
    size: line.size,
    text: markedTextOfWords(words),
  }))
}

/** The blank of a line, the median of its gaps; infinite where a line has too few gaps. */
function blankOf(words: readonly Word[]): number {
  const gaps = words.slice(1).map((word, i) => word.box.left - (words[i]?.box.right ?? 0))
  return gaps.length < 2 ? Infinity : (gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? Infinity)
}

/** Whether punctuation between two words says that a list continues, however wide an icon between them is. */
function isInsideList(last: Word, next: Word): boolean {
  return /[;|·•]$/u.test(last.text) || /^[,;|·•]/u.test(next.text)
}

/** Whether a column may end between two words: a list continues at a comma, and a mark belongs to the next word. */
function isBetweenCells(last: Word, next: Word): boolean {
  if (last.text.length < 3 || !/[\p{L}\d.)*†‡§]$/u.test(last.text) || next.text.startsWith('&')) return false
  return ![last, next].some(({ text }) => /^(?:and|und|et|y|i|и)$/iu.test(text))
}

function isAddress(word: Word): boolean {
  return word.text.includes('@')
}

/** Splits a word into the addresses of columns that touch, by its runs. */
function splitAddresses(word: Word): Word[] {
  if ((word.text.match(/@/gu)?.length ?? 0) < 2) return [word]
  const parts = word.runs.filter(run => run.text.includes('@')).length
  if (parts < 2) return [word]
  return word.runs.map(run => ({ text: run.text, box: run.box, runs: [run] }))
}

function isRaised(word: Word): boolean {
  return word.runs.length > 0 && word.runs.every(run => run.script === 'super')
}
