import { type Box, uniteBoxes } from '../geometry/box.ts'
import type { Block, TextLine, Word } from '../page/text-line.ts'
import { RAISED_END, RAISED_START } from '../text/person-name.ts'

/** A gap between words of a line above which they stand in columns beside each other, in ems. */
const COLUMN_GAP_IN_EMS = 1.7

/** Points between names are raised by less than this, in ems. */
const POINT_RISE_IN_EMS = 0.6

/** A piece of a line of authors that stands by itself: a name of several side by side, the address below it. */
export interface TitleCell {
  readonly block: Block
  readonly box: Box
  readonly size: number
  /** Raised text stands between {@link RAISED_START} and {@link RAISED_END}. */
  readonly text: string
}

/** The lines of blocks, parted where they stand in columns beside each other. */
export function cutTitleCells(blocks: readonly Block[]): TitleCell[] {
  return blocks.flatMap(block => {
    const points = block.lines.filter(isPoints)
    const lines = block.lines.filter(line => !isPoints(line))
    return lines.flatMap(line => cutLine(withPoints(line, points), block))
  })
}

/** Raised points that part names and became a line of their own. */
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
  for (const word of line.words.flatMap(splitAddresses)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isApart =
      last !== undefined &&
      (word.box.left - last.box.right > COLUMN_GAP_IN_EMS * line.size || (isAddress(word) && isAddress(last)))
    if (group === undefined || (isApart && !isRaised(word))) groups.push([word])
    else group.push(word)
  }
  return groups.map(words => ({
    block,
    box: uniteBoxes(words.map(word => word.box)),
    size: line.size,
    text: words.map(markedText).join(' ').replaceAll(`${RAISED_END} ${RAISED_START}`, ','),
  }))
}

function isAddress(word: Word): boolean {
  return word.text.includes('@')
}

/** Addresses of columns that touch make one word; its runs tell them apart. */
function splitAddresses(word: Word): Word[] {
  if ((word.text.match(/@/gu)?.length ?? 0) < 2) return [word]
  const parts = word.runs.filter(run => run.text.includes('@')).length
  if (parts < 2) return [word]
  return word.runs.map(run => ({ text: run.text, box: run.box, runs: [run] }))
}

function isRaised(word: Word): boolean {
  return word.runs.length > 0 && word.runs.every(run => run.script === 'super')
}

function markedText(word: Word): string {
  if (word.runs.length === 0) return word.text
  let text = ''
  let isInside = false
  for (const run of word.runs) {
    const isMark = run.script === 'super'
    if (isMark !== isInside) text += isMark ? RAISED_START : RAISED_END
    text += run.text
    isInside = isMark
  }
  return (isInside ? text + RAISED_END : text).normalize('NFC')
}
