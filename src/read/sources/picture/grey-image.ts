/** A picture of a page: one byte a pixel, rows from the top, 0 black to 255 white. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Value of paper. */
export const WHITE = 255

/** The grey of a colour, by the weights of ITU-R BT.601 that every reader of grey pictures takes, in 256ths. */
export function lumaOf(red: number, green: number, blue: number): number {
  return (77 * red + 150 * green + 29 * blue + 128) >> 8
}

/** A grey on white paper that shows through it; `alpha` from 0, transparent, to 255. */
export function onPaper(grey: number, alpha: number): number {
  return alpha === WHITE ? grey : Math.round((grey * alpha) / WHITE + WHITE - alpha)
}

/** The grey of red, green, blue and alpha, four bytes a pixel; what is transparent shows white paper. */
export function greyOfRgba(rgba: Uint8ClampedArray, width: number, height: number): GreyImage {
  const pixels = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const luma = lumaOf(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0)
    pixels[i] = onPaper(luma, rgba[at + 3] ?? WHITE)
  }
  return { width, height, pixels }
}

/** The picture as a Portable Graymap (PGM, P5), which costs nothing to write. */
export function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + pixels.length)
  file.set(header)
  file.set(pixels, header.length)
  return file
}

/** The picture turned clockwise by quarter turns. */
export function turnQuarters(image: GreyImage, quarters: number): GreyImage {
  let turned = image
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) turned = turnOnce(turned)
  return turned
}

function turnOnce({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? WHITE
  }
  return { width: height, height: width, pixels: turned }
}

/** The rows from `top` up to `bottom`, which is not among them. */
export function cropRows({ width, pixels }: GreyImage, top: number, bottom: number): GreyImage {
  return { width, height: bottom - top, pixels: pixels.slice(top * width, bottom * width) }
}
