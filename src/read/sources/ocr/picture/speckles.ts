import { type GreyImage, WHITE } from '../../picture/grey-image.ts'

/** Side of the largest speck, in inches: a third of the full stop of a footnote. */
const SPECK_IN_INCHES = 0.007

/** The picture without specks: ink that fits a small square with nothing but paper around it becomes paper. */
export function withoutSpeckles(image: GreyImage, threshold: number, dpi: number): GreyImage {
  const side = Math.round(SPECK_IN_INCHES * dpi)
  if (side < 1) return image
  const { width, height, pixels } = image
  const cleaned = pixels.slice()
  const isInk = (x: number, y: number) => (pixels[y * width + x] ?? WHITE) < threshold
  for (let y = 1; y + side < height; y++) {
    for (let x = 1; x + side < width; x++) {
      // The upper left pixel of a blob: nothing right above it, nothing to its left.
      if (!isInk(x, y) || isInk(x - 1, y) || isInk(x, y - 1)) continue
      const left = leftOf(isInk, x, y, side)
      if (left >= 1 && left + side < width && isAlone(isInk, left, y, side)) erase(cleaned, width, left, y, side)
    }
  }
  return { width, height, pixels: cleaned }
}

type IsInk = (x: number, y: number) => boolean

/** Where a blob begins whose first row begins at `x`: rows below may reach further to the left. */
function leftOf(isInk: IsInk, x: number, y: number, side: number): number {
  let left = x
  for (let row = 0; row < side; row++) while (left > x - side && left > 0 && isInk(left - 1, y + row)) left--
  return left
}

function isAlone(isInk: IsInk, left: number, top: number, side: number): boolean {
  for (let i = -1; i <= side; i++) {
    if (isInk(left + i, top - 1) || isInk(left + i, top + side)) return false
    if (isInk(left - 1, top + i) || isInk(left + side, top + i)) return false
  }
  return true
}

function erase(pixels: Uint8Array, width: number, left: number, top: number, side: number): void {
  for (let y = top; y < top + side; y++) pixels.fill(WHITE, y * width + left, y * width + left + side)
}
