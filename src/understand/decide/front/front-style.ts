import { widthOf } from '../../../base/geometry/box.ts'
import { rememberFor } from '../../../base/collections/remember.ts'
import { isBoldLine, isItalicLine, medianSize } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import type { Evidence } from '../evidence.ts'

/** Sizes of one style differ by at most this share. */
const SAME_SIZE_SHARE = 0.035
/** Text at least this much narrower than the body's columns, on both sides, is indented. */
const INSET_IN_EMS = 0.8
/** Text wider than the body's columns by this factor spans them. */
const WIDER = 1.3
/** Fewest lines of a block that show the width of a column. */
const LINES_TO_SHOW_WIDTH = 4
/** Notices are often set in type smaller than this share of the body's; notes are not. */
const TINY = 0.82
/** Bins of the width histogram, in points. */
const WIDTH_BIN = 4

/** The style of running text, by which an abstract differs from the body after it. */
export interface TextStyle {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** The style of most lines of a block. */
export function textStyleOf(block: Block): TextStyle {
  const half = block.lines.length / 2
  return {
    size: medianSize(block.lines),
    isBold: block.lines.filter(isBoldLine).length > half,
    isItalic: block.lines.filter(isItalicLine).length > half,
  }
}

/** The size of the largest line of a block; a line has the size of most of its glyphs. */
export const sizeOfBlock = rememberFor(({ lines }: Block): number => Math.max(...lines.map(line => line.size)))

/** Whether two texts have the same style. */
export function isSameStyle(a: TextStyle, b: TextStyle): boolean {
  return Math.abs(a.size - b.size) <= SAME_SIZE_SHARE * a.size && a.isBold === b.isBold && a.isItalic === b.isItalic
}

/** The style of the body's text. Text of another style has other type, is indented, or spans the columns. */
export class BodyText {
  private readonly style: TextStyle
  private readonly width: number

  constructor({ blocks, body }: Evidence) {
    this.style = { size: body.size, isBold: body.isBold, isItalic: body.isItalic }
    const alike = blocks.filter(
      block => block.lines.length >= LINES_TO_SHOW_WIDTH && isSameStyle(this.style, textStyleOf(block)),
    )
    this.width = modalWidth(alike)
  }

  /** Whether the block is set in the body's type. */
  hasType(block: Block): boolean {
    return isSameStyle(this.style, textStyleOf(block))
  }

  /** Whether the block is set like the body: its type, and as wide as its columns. */
  isLikeBody(block: Block): boolean {
    return this.hasType(block) && !this.isInset(block) && !this.isSpanning(block)
  }

  /** Whether its type is smaller than the body's. */
  isSmaller(block: Block): boolean {
    return textStyleOf(block).size < (1 - SAME_SIZE_SHARE) * this.style.size
  }

  /** Whether its type is so small that it is more often that of publishers' notices than of notes. */
  isTiny(block: Block): boolean {
    return textStyleOf(block).size < TINY * this.style.size
  }

  private isInset(block: Block): boolean {
    if (block.lines.length < LINES_TO_SHOW_WIDTH || this.width === 0) return false
    return widthOf(block.box) < this.width - 2 * INSET_IN_EMS * this.style.size
  }

  private isSpanning(block: Block): boolean {
    return this.width > 0 && widthOf(block.box) > WIDER * this.width
  }
}

/** The width of most lines; 0 where no block shows one. */
function modalWidth(blocks: readonly Block[]): number {
  const lines = new Map<number, number>()
  for (const block of blocks) {
    const bin = Math.round(widthOf(block.box) / WIDTH_BIN)
    lines.set(bin, (lines.get(bin) ?? 0) + block.lines.length)
  }
  const [best] = [...lines].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return best === undefined ? 0 : best[0] * WIDTH_BIN
}
