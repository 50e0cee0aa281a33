import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Direction, TextRun } from '../../../model/page/page.ts'
import { turnBoxBack } from '../writing/turn.ts'
import type { PageCut } from './xy-cut.ts'
import type { XyCutOptions } from './thresholds.ts'
import { zoneLinesOf } from './zone-lines.ts'
import { blocksInColumnOrder, blocksInTreeOrder } from './zone-order.ts'

/** One line of a block that XY-cut found. */
export interface ZoneBlockLine {
  /** On the page. */
  readonly box: Box
  /** From left to right, on the page turned until they are upright. */
  readonly runs: readonly TextRun[]
}

/** A block that XY-cut found. */
export interface ZoneBlock {
  readonly page: number
  /** How the cuts reached it; see `Zone`. */
  readonly path: string
  readonly direction: Direction
  /** On the page. */
  readonly box: Box
  /** From top to bottom. */
  readonly lines: readonly ZoneBlockLine[]
}

/** The blocks of the cuts with their lines, in the order that the options say. */
export function zoneBlocksOf(cuts: readonly PageCut[], options: XyCutOptions): ZoneBlock[] {
  const blocksOf = options.order === 'columns' ? blocksInColumnOrder : blocksInTreeOrder
  return cuts.flatMap(({ page, direction, zone }) =>
    blocksOf(zone).map(({ path, runs }) => {
      const lines = zoneLinesOf(runs, options).map(line => ({
        ...line,
        box: turnBoxBack(line.box, page, direction),
      }))
      return { page: page.number, path, direction, box: uniteBoxes(lines.map(line => line.box)), lines }
    }),
  )
}
