import { type Box, uniteBoxes } from '../geometry/box.ts'
import type { Block, TextLine, Word } from '../page/text-line.ts'
import { RAISED_END, RAISED_START } from '../text/person-name.ts'

/** A gap between words of a line above which they stand in columns beside each other, in ems. */
const COLUMN_GAP_IN_EMS = 1.7

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
  return blocks.flatMap(block => block.lines.flatMap(line => cutLine(line, block)))
}

function cutLine(line: TextLine, block: Block): TitleCell[] {
  const groups: Word[][] = []
  for (const word of line.words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isApart = last !== undefined && word.box.left - last.box.right > COLUMN_GAP_IN_EMS * line.size
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

function isRaised(word: Word): boolean {
  return word.runs.every(run => run.script === 'super')
}

function markedText(word: Word): string {
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
