import { widthOf } from '../../geometry/box.ts'
import { isBoldLine, isItalicLine, medianSize } from '../../layout/lines/line-look.ts'
import type { Block } from '../../page/block.ts'
import type { Evidence } from '../evidence.ts'

/** Sizes of one look differ by at most this share. */
const SAME_SIZE = 0.035
/** Text at least this much narrower than the body's columns, on both sides, is set in. */
const INSET_IN_EMS = 0.8
/** Text wider than the body's columns by this factor spans them. */
const WIDER = 1.3
/** Lines of a block that show the width of a column. */
const LEAST_LINES = 4
/** Notices are often set in type smaller than this share of the body's; notes are not. */
const TINY = 0.82
/** Bins of the width histogram, in points. */
const WIDTH_BIN = 4

/** The look of running text: what tells an abstract from the body after it. */
export interface TextLook {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** The look of most lines of a block. */
export function textLookOf(block: Block): TextLook {
  const half = block.lines.length / 2
  return {
    size: medianSize(block.lines),
    isBold: block.lines.filter(isBoldLine).length > half,
    isItalic: block.lines.filter(isItalicLine).length > half,
  }
}

/** Size of the largest line of a block, by most of its glyphs. */
export function sizeOfBlock(block: Block): number {
  return Math.max(...block.lines.map(line => line.size))
}

/** Whether two texts look alike. */
export function isSameLook(a: TextLook, b: TextLook): boolean {
  return Math.abs(a.size - b.size) <= SAME_SIZE * a.size && a.isBold === b.isBold && a.isItalic === b.isItalic
}

/** Tells the body's text from text set another way: other type, set in, or spanning the columns. */
export class BodyLook {
  private readonly look: TextLook
  private readonly width: number

  constructor({ blocks, body }: Evidence) {
    this.look = { size: body.size, isBold: body.isBold, isItalic: body.isItalic }
    const own = blocks.filter(block => block.lines.length >= LEAST_LINES && isSameLook(this.look, textLookOf(block)))
    this.width = modalWidth(own)
  }

  /** Whether the block is set in the body's type. */
  hasType(block: Block): boolean {
    return isSameLook(this.look, textLookOf(block))
  }

  /** Whether the block is set like the body: its type, and as wide as its columns. */
  isLikeBody(block: Block): boolean {
    return this.hasType(block) && !this.isInset(block) && !this.isSpanning(block)
  }

  /** Whether its type is smaller than the body's. */
  isSmaller(block: Block): boolean {
    return textLookOf(block).size < (1 - SAME_SIZE) * this.look.size
  }

  /** Whether its type is so small that publishers' notices are set in it more often than notes. */
  isTiny(block: Block): boolean {
    return textLookOf(block).size < TINY * this.look.size
  }

  private isInset(block: Block): boolean {
    if (block.lines.length < LEAST_LINES || this.width === 0) return false
    return widthOf(block.box) < this.width - 2 * INSET_IN_EMS * this.look.size
  }

  private isSpanning(block: Block): boolean {
    return this.width > 0 && widthOf(block.box) > WIDER * this.width
  }
}

/** The width that most lines are set in; 0 where no block shows one. */
function modalWidth(blocks: readonly Block[]): number {
  const lines = new Map<number, number>()
  for (const block of blocks) {
    const bin = Math.round(widthOf(block.box) / WIDTH_BIN)
    lines.set(bin, (lines.get(bin) ?? 0) + block.lines.length)
  }
  const [best] = [...lines].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return best === undefined ? 0 : best[0] * WIDTH_BIN
}
