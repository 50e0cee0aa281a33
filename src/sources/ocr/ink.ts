import { type GreyImage, WHITE } from './grey-image.ts'

/**
 * The value below which a pixel is ink: Otsu's threshold, which parts the two classes of values that differ most
 * (Otsu 1979, IEEE Transactions on Systems, Man, and Cybernetics 9:62).
 */
export function inkThreshold({ pixels }: GreyImage): number {
  const counts = new Float64Array(256)
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1
  const total = counts.reduce((sum, count, value) => sum + count * value, 0)
  // Where pictures are black and white, all thresholds in between part them equally well: the middle one is taken.
  let first = 128
  let last = 128
  let widest = 0
  let below = 0
  let sumBelow = 0
  for (let value = 0; value < 256; value++) {
    below += counts[value] ?? 0
    sumBelow += value * (counts[value] ?? 0)
    const above = pixels.length - below
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

/** Share of the picture that is ink, by that threshold. */
export function inkShare({ pixels }: GreyImage, threshold: number): number {
  let ink = 0
  for (const value of pixels) if (value < threshold) ink++
  return ink / Math.max(1, pixels.length)
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

/** How much ink stands in each part of a picture. */
export function inkCells({ width, height, pixels }: GreyImage, threshold: number, dpi: number): InkCells {
  const cell = Math.max(2, Math.round(CELL_IN_INCHES * dpi))
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const counts = new Uint32Array(columns * rows)
  const sizes = new Uint32Array(counts.length)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / cell)
      sizes[at] = (sizes[at] ?? 0) + 1
      if ((pixels[y * width + x] ?? WHITE) < threshold) counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return { cell, columns, rows, shares: Float32Array.from(counts, (count, at) => count / (sizes[at] ?? 1)) }
}
