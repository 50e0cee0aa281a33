import { describe, expect, it } from 'vitest'
import { resample } from '../../../../../src/read/sources/ocr/picture/resample.ts'
import { countInk, linesOfWords, picture } from '../../../../support/pictures.ts'

const page = picture(900, 1200, linesOfWords(20))

describe('resample', () => {
  it('keeps the share of ink when a picture becomes larger or smaller', () => {
    for (const scale of [0.75, 1.5, 3]) {
      const scaled = resample(page, { skew: 0, scale })
      expect([scaled.width, scaled.height]).toEqual([900 * scale, 1200 * scale])
      expect(countInk(scaled) / countInk(page)).toBeCloseTo(scale * scale, 0)
    }
  })

  it('turns around the middle, and lets paper in', () => {
    const turned = resample(picture(101, 101, [[40, 50, 61, 1]]), { skew: -90, scale: 1 })
    expect(turned.pixels[70 * 101 + 50]).toBe(0)
    expect(turned.pixels[50 * 101 + 70]).toBe(255)
    expect(resample(picture(100, 100, [[0, 0, 100, 100]]), { skew: 45, scale: 1 }).pixels[0]).toBe(255)
  })

  it('puts values between the pixels', () => {
    const edge = resample(
      { width: 3, height: 3, pixels: Uint8Array.from([0, 100, 200, 0, 100, 200, 0, 100, 200]) },
      { skew: 0, scale: 2 },
    )
    expect([...edge.pixels.slice(18, 24)]).toEqual([255, 25, 75, 125, 175, 255])
  })
})
