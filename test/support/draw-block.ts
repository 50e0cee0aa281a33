import { type Box, uniteBoxes } from '../../src/base/geometry/box.ts'
import { groupLines } from '../../src/understand/layout/lines/lines.ts'
import { joinPieces } from '../../src/understand/layout/lines/pieces.ts'
import type { Page } from '../../src/model/page/page.ts'
import type { Block } from '../../src/model/page/block.ts'
import type { TextLine } from '../../src/model/page/text-line.ts'
import { drawPage, type DrawOptions } from './draw-page.ts'

/** All lines of a page of one column. */
export function linesOfPage(page: Page): TextLine[] {
  return groupLines(joinPieces(page.runs), page.rules, page.number, 0)
}

/** Drawn lines of one column; see `drawPage`. */
export function drawLines(art: string | readonly string[], options: DrawOptions = {}): TextLine[] {
  return linesOfPage(drawPage(art, options))
}

/** Drawn lines as one block, in a column of its own or in the one given. */
export function drawBlock(
  art: string | readonly string[],
  { column, id = 'p1b1', ...options }: DrawOptions & { readonly column?: Box; readonly id?: string } = {},
): Block {
  const lines = drawLines(art, options)
  const box = uniteBoxes(lines.map(line => line.box))
  return { id, page: options.number ?? 1, box, lines, column: column ?? box }
}
