import { type GreyImage, lumaOf, onPaper, WHITE } from '../../picture/grey-image.ts'

/** A picture of a file as pdf.js decodes it. */
export interface DecodedPicture {
  readonly width: number
  readonly height: number
  /** One of `BITS`, `RGB` and `RGBA` (pdf.js `ImageKind`). */
  readonly kind: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Eight pixels a byte, rows at whole bytes, a bit set is white. */
const BITS = 1
const RGB = 2
const RGBA = 3

/**
 * The picture in grey, every `step` by `step` pixels one of their mean; pixels that fill no square at the right and lower
 * edge are left out. `undefined` for a picture of another kind, or one with fewer data than pixels.
 */
export function greyOfPicture(picture: DecodedPicture, step: number): GreyImage | undefined {
  const { kind, data } = picture
  const bytes = bytesOfRow(picture)
  if (bytes === undefined || data.length < bytes * picture.height) return undefined
  const width = Math.max(1, Math.floor(picture.width / step))
  const height = Math.max(1, Math.floor(picture.height / step))
  const pixels = new Uint8Array(width * height)
  const values = new Uint8Array(picture.width)
  const sums = new Uint32Array(width)
  for (let y = 0; y < height; y++) {
    if (step === 1) {
      greyOfRow(data, y * bytes, kind, pixels.subarray(y * width, (y + 1) * width))
      continue
    }
    sums.fill(0)
    for (let row = y * step; row < Math.min(picture.height, (y + 1) * step); row++) {
      greyOfRow(data, row * bytes, kind, values)
      for (let x = 0, at = 0; x < width; x++)
        for (let i = 0; i < step; i++) sums[x] = (sums[x] ?? 0) + (values[at++] ?? 0)
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = Math.round((sums[x] ?? 0) / (step * step))
  }
  return { width, height, pixels }
}

function bytesOfRow({ width, kind }: DecodedPicture): number | undefined {
  if (kind === BITS) return Math.ceil(width / 8)
  if (kind === RGB) return width * 3
  return kind === RGBA ? width * 4 : undefined
}

function greyOfRow(data: DecodedPicture['data'], from: number, kind: number, row: Uint8Array): void {
  if (kind === BITS) {
    for (let x = 0; x < row.length; x++) row[x] = ((data[from + (x >> 3)] ?? 0) << (x & 7)) & 128 ? WHITE : 0
    return
  }
  const channels = kind === RGB ? 3 : 4
  for (let x = 0, at = from; x < row.length; x++, at += channels) {
    const grey = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    row[x] = kind === RGB ? grey : onPaper(grey, data[at + 3] ?? WHITE)
  }
}
