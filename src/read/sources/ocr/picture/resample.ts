import { type GreyImage, WHITE } from '../../picture/grey-image.ts'

/** How a picture is made anew. */
export interface Resampling {
  /** By how much it is turned back around its middle, in degrees clockwise. */
  readonly skew: number
  /** New pixels for an old one, along a side. */
  readonly scale: number
}

/**
 * The picture turned and scaled in one pass, with values between the pixels (bilinear); what comes in from outside is paper.
 * Made for scales from 2/3 up: beyond, pixels would be left out.
 */
export function resample(image: GreyImage, { skew, scale }: Resampling): GreyImage {
  const { width, height, pixels } = image
  const [newWidth, newHeight] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const resampled = new Uint8Array(newWidth * newHeight).fill(WHITE)
  const radians = (skew * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians) / scale, Math.cos(radians) / scale]
  // Middles of pixels are mapped, not their corners: half a pixel less on both sides.
  const [middleX, middleY] = [(newWidth - 1) / 2, (newHeight - 1) / 2]
  const [lastX, lastY] = [width - 1, height - 1]
  for (let y = 0, to = 0; y < newHeight; y++) {
    let fromX = lastX / 2 - middleX * cos - (y - middleY) * sin
    let fromY = lastY / 2 - middleX * sin + (y - middleY) * cos
    for (let x = 0; x < newWidth; x++, to++, fromX += cos, fromY += sin) {
      if (fromX < 0 || fromY < 0 || fromX >= lastX || fromY >= lastY) continue
      // Whole numbers from here on, fractions in 256ths: this runs for every pixel of a page.
      const left = fromX | 0
      const top = fromY | 0
      const right = ((fromX - left) * 256) | 0
      const down = ((fromY - top) * 256) | 0
      const at = top * width + left
      const upper = (pixels[at] ?? WHITE) * (256 - right) + (pixels[at + 1] ?? WHITE) * right
      const lower = (pixels[at + width] ?? WHITE) * (256 - right) + (pixels[at + width + 1] ?? WHITE) * right
      resampled[to] = (upper * (256 - down) + lower * down + 32768) >> 16
    }
  }
  return { width: newWidth, height: newHeight, pixels: resampled }
}
