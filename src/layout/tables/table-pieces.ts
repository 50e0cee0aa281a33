import { uniteBoxes } from '../../geometry/box.ts'
import type { Region } from '../columns/columns.ts'
import type { Piece } from '../lines/pieces.ts'
import type { TableRegion } from './table-region.ts'

/** A stretch of one column: text, or one table. */
export interface Stretch {
  readonly pieces: readonly Piece[]
  readonly table: TableRegion | undefined
}

/** A table or a caption beside a figure, which no cut of the page may go through. */
export type Inset = Stretch

/** One piece for each table and each caption, so that the page is cut around them and never through them. */
export function standInPieces(
  tables: readonly TableRegion[],
  captions: readonly (readonly Piece[])[],
  bodySize: number,
): Map<Piece, Inset> {
  const insets = [
    ...tables.map(table => ({ box: table.box, pieces: table.pieces, inset: { pieces: [], table } })),
    ...captions.map(pieces => ({
      box: uniteBoxes(pieces.map(piece => piece.box)),
      pieces,
      inset: { pieces, table: undefined },
    })),
  ]
  return new Map(
    insets.map(({ box, pieces, inset }) => {
      const runs = pieces.flatMap(piece => piece.runs)
      return [{ box, baseline: box.bottom, size: bodySize, runs, fillsBox: true }, inset]
    }),
  )
}

/** Splits a region into its insets and the text above, between and below them, from top to bottom. */
export function splitAtInsets({ pieces }: Region, standIns: ReadonlyMap<Piece, Inset>): Stretch[] {
  const found = pieces.filter(piece => standIns.has(piece)).sort((a, b) => a.box.top - b.box.top)
  const stretches: Stretch[] = []
  let rest = pieces.filter(piece => !standIns.has(piece))
  for (const standIn of found) {
    const middle = (standIn.box.top + standIn.box.bottom) / 2
    const inset = standIns.get(standIn)
    stretches.push({ pieces: rest.filter(piece => piece.baseline < middle), table: undefined })
    if (inset !== undefined) stretches.push(inset)
    rest = rest.filter(piece => piece.baseline >= middle)
  }
  return [...stretches, { pieces: rest, table: undefined }].filter(
    stretch => stretch.table !== undefined || stretch.pieces.length > 0,
  )
}
