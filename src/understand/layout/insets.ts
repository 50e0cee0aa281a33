import { uniteBoxes } from '../../base/geometry/box.ts'
import type { Region } from './columns/columns.ts'
import type { Piece } from './lines/pieces.ts'
import type { TableRegion } from './tables/table-region.ts'

/** A stretch of one column: text, or one table. */
export interface Stretch {
  readonly pieces: readonly Piece[]
  readonly table: TableRegion | undefined
}

/**
 * One piece for each inset of a page, a table or a caption beside a figure, and the stretch that it represents: the page
 * is cut around them and never through them.
 */
export function standInPieces(
  tables: readonly TableRegion[],
  captions: readonly (readonly Piece[])[],
  bodySize: number,
): Map<Piece, Stretch> {
  const standIn = (box: Piece['box'], pieces: readonly Piece[]): Piece => {
    const runs = pieces.flatMap(piece => piece.runs)
    return { box, baseline: box.bottom, size: bodySize, runs, fillsBox: true }
  }
  return new Map<Piece, Stretch>([
    ...tables.map(table => [standIn(table.box, table.pieces), { pieces: [], table }] as const),
    ...captions.map(pieces => {
      const box = uniteBoxes(pieces.map(piece => piece.box))
      return [standIn(box, pieces), { pieces, table: undefined }] as const
    }),
  ])
}

/** Splits a region into its insets and the text above, between and below them, from top to bottom. */
export function splitAtInsets({ pieces }: Region, standIns: ReadonlyMap<Piece, Stretch>): Stretch[] {
  const insets = pieces
    .flatMap(piece => {
      const inset = standIns.get(piece)
      return inset === undefined ? [] : [{ box: piece.box, inset }]
    })
    .sort((a, b) => a.box.top - b.box.top)
  const stretches: Stretch[] = []
  let rest = pieces.filter(piece => !standIns.has(piece))
  for (const { box, inset } of insets) {
    const middle = (box.top + box.bottom) / 2
    stretches.push({ pieces: rest.filter(piece => piece.baseline < middle), table: undefined }, inset)
    rest = rest.filter(piece => piece.baseline >= middle)
  }
  return [...stretches, { pieces: rest, table: undefined }].filter(
    stretch => stretch.table !== undefined || stretch.pieces.length > 0,
  )
}
