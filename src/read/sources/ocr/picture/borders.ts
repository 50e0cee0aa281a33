import { type GreyImage, WHITE } from '../../picture/grey-image.ts'
import { inkCells } from './ink.ts'

/** Share of dark pixels from which a cell is part of a shadow: the densest type stays below. */
const DARK_SHARE = 0.85
/** Share from which a cell beside a shadow is its ragged edge. */
const EDGE_SHARE = 0.2

/**
 * The picture without the dark bands that a scanner leaves around a page: dark cells joined to its edge become paper.
 *
 * Text is never as dense, so a letter cut by the edge stays.
 */
export function withoutBorders(image: GreyImage, threshold: number, dpi: number): GreyImage {
  const { width, height, pixels } = image
  const { cell, columns, rows, shares } = inkCells(image, threshold, dpi)
  const reached = new Uint8Array(shares.length)
  const queue: number[] = []
  const reach = (column: number, row: number, least: number) => {
    const at = row * columns + column
    if (column < 0 || row < 0 || column >= columns || row >= rows) return
    if (reached[at] === 1 || (shares[at] ?? 0) < least) return
    reached[at] = 1
    if ((shares[at] ?? 0) >= DARK_SHARE) queue.push(at)
  }
  for (let column = 0; column < columns; column++) {
    reach(column, 0, DARK_SHARE)
    reach(column, rows - 1, DARK_SHARE)
  }
  for (let row = 0; row < rows; row++) {
    reach(0, row, DARK_SHARE)
    reach(columns - 1, row, DARK_SHARE)
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [column, row] = [next % columns, Math.floor(next / columns)]
    reach(column - 1, row, EDGE_SHARE)
    reach(column + 1, row, EDGE_SHARE)
    reach(column, row - 1, EDGE_SHARE)
    reach(column, row + 1, EDGE_SHARE)
  }
  if (!reached.includes(1)) return image
  const cleaned = pixels.slice()
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns
    for (let column = 0; column < columns; column++) {
      if (reached[row + column] !== 1) continue
      cleaned.fill(WHITE, y * width + column * cell, y * width + Math.min(width, (column + 1) * cell))
    }
  }
  return { width, height, pixels: cleaned }
}
