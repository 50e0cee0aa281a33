import { type GreyImage, WHITE } from '../../picture/grey-image.ts'

/** How many pixels of a picture have each of the 256 values. */
export type Histogram = Uint32Array

/** Counts the values of a picture. */
export function countValues({ pixels }: GreyImage): Histogram {
  const counts = new Uint32Array(256)
  for (let i = 0; i < pixels.length; i++) {
    const value = pixels[i] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/**
 * The value below which a pixel is ink: Otsu's threshold, which separates the two classes of values that differ most
 * (Otsu 1979, IEEE Transactions on Systems, Man, and Cybernetics 9:62).
 */
export function inkThreshold(counts: Histogram): number {
  const pixels = counts.reduce((sum, count) => sum + count, 0)
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  // Where pictures are black and white, all thresholds in between separate them equally well: the middle one is taken.
  let first = 128
  let last = 128
  let widest = 0
  let below = 0
  let sumBelow = 0
  for (const [value, count] of counts.entries()) {
    below += count
    sumBelow += value * count
    const above = pixels - below
    if (below === 0 || above === 0) continue
    const distance = sumBelow / below - (total - sumBelow) / above
    const variance = below * above * distance * distance
    if (variance > widest) {
      widest = variance
      first = value + 1
    }
    if (variance === widest) last = value + 1
  }
  return Math.round((first + last) / 2)
}

/** Share of a picture that is ink, by that threshold. */
export function inkShare(counts: Histogram, threshold: number): number {
  const pixels = counts.reduce((sum, count) => sum + count, 0)
  return counts.subarray(0, threshold).reduce((sum, count) => sum + count, 0) / Math.max(1, pixels)
}

/** Side of the cells in which a picture is looked at, in inches: about the height of a small letter. */
const CELL_IN_INCHES = 0.03

/** A picture in square cells. */
export interface InkCells {
  /** Side of a cell, in pixels. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Share of ink of each cell, row by row. */
  readonly shares: Float32Array
}

/** How much ink is in each cell of a picture. */
export function inkCells({ width, height, pixels }: GreyImage, threshold: number, dpi: number): InkCells {
  const cell = Math.max(2, Math.round(CELL_IN_INCHES * dpi))
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const counts = new Uint32Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns
    const end = (y + 1) * width
    let at = y * width
    for (let column = 0; column < columns; column++) {
      let ink = 0
      for (const next = Math.min(at + cell, end); at < next; at++) if ((pixels[at] ?? WHITE) < threshold) ink++
      counts[row + column] = (counts[row + column] ?? 0) + ink
    }
  }
  // Cells at the right and lower edge may be smaller.
  const sizeOf = (at: number) =>
    Math.min(cell, width - (at % columns) * cell) * Math.min(cell, height - Math.floor(at / columns) * cell)
  return { cell, columns, rows, shares: Float32Array.from(counts, (count, at) => count / sizeOf(at)) }
}
