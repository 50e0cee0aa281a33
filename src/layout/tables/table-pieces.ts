import type { Region } from '../columns/columns.ts'
import type { Piece } from '../lines/pieces.ts'
import type { TableRegion } from './table-region.ts'

/** A stretch of one column: text, or one table. */
export interface Stretch {
  readonly pieces: readonly Piece[]
  readonly table: TableRegion | undefined
}

/** One piece for each table, so that the page is cut around tables and never through them. */
export function standInPieces(tables: readonly TableRegion[], bodySize: number): Map<Piece, TableRegion> {
  return new Map(
    tables.map(table => {
      const runs = table.pieces.flatMap(piece => piece.runs)
      return [{ box: table.box, baseline: table.box.bottom, size: bodySize, runs, fillsBox: true }, table]
    }),
  )
}

/** Splits a region into its tables and the text above, between and below them, from top to bottom. */
export function splitAtTables({ pieces }: Region, standIns: ReadonlyMap<Piece, TableRegion>): Stretch[] {
  const tables = pieces.flatMap(piece => standIns.get(piece) ?? []).sort((a, b) => a.box.top - b.box.top)
  const texts = pieces.filter(piece => !standIns.has(piece))
  const stretches: Stretch[] = []
  let rest = texts
  for (const table of tables) {
    const middle = (table.box.top + table.box.bottom) / 2
    stretches.push({ pieces: rest.filter(piece => piece.baseline < middle), table: undefined }, { pieces: [], table })
    rest = rest.filter(piece => piece.baseline >= middle)
  }
  return [...stretches, { pieces: rest, table: undefined }].filter(
    stretch => stretch.table !== undefined || stretch.pieces.length > 0,
  )
}
