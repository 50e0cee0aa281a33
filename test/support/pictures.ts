import { type GreyImage, WHITE } from '../../src/read/sources/picture/grey-image.ts'

/** A picture of paper with black rectangles: left, top, width, height in pixels. */
export function picture(
  width: number,
  height: number,
  rectangles: readonly (readonly [left: number, top: number, width: number, height: number])[] = [],
): GreyImage {
  const pixels = new Uint8Array(width * height).fill(WHITE)
  for (const [left, top, across, down] of rectangles) {
    for (let y = top; y < top + down; y++) pixels.fill(0, y * width + left, y * width + left + across)
  }
  return { width, height, pixels }
}

/** Rectangles like the words of a page: lines of them, one below the other. */
export function linesOfWords(lines: number): [number, number, number, number][] {
  return Array.from({ length: lines }, (_, line) => line).flatMap(line =>
    [0, 1, 2, 3, 4, 5].map((word): [number, number, number, number] => [80 + word * 130, 100 + line * 40, 110, 14]),
  )
}

/** How many pixels are black. */
export function countInk({ pixels }: GreyImage): number {
  return pixels.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0)
}
