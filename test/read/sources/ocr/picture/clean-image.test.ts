import { describe, expect, it } from 'vitest'
import { withoutBorders } from '../../../../../src/read/sources/ocr/picture/borders.ts'
import { cleanImage } from '../../../../../src/read/sources/ocr/picture/clean-image.ts'
import type { GreyImage } from '../../../../../src/read/sources/picture/grey-image.ts'
import { countValues, inkShare, inkThreshold } from '../../../../../src/read/sources/ocr/picture/ink.ts'
import { resample } from '../../../../../src/read/sources/ocr/picture/resample.ts'
import { findSkew } from '../../../../../src/read/sources/ocr/picture/skew.ts'
import { withoutSpeckles } from '../../../../../src/read/sources/ocr/picture/speckles.ts'
import { countInk, linesOfWords, picture } from '../../../../support/pictures.ts'

const DPI = 100
const page = picture(900, 1200, linesOfWords(20))
const turnBack = (image: GreyImage, skew: number) => resample(image, { skew, scale: 1 })

describe('inkThreshold', () => {
  it('lies between ink and paper', () => {
    expect(inkThreshold(countValues(page))).toBe(128)
    const faded = { ...page, pixels: page.pixels.map(value => (value === 0 ? 120 : 200)) }
    expect(inkThreshold(countValues(faded))).toBe(161)
    expect(inkShare(countValues(faded), 161)).toBeCloseTo((20 * 6 * 110 * 14) / (900 * 1200), 5)
  })
})

describe('findSkew', () => {
  it.each([0.3, 1, -2.4, 4])('finds a turn by %d degrees and takes it back', degrees => {
    const askew = turnBack(page, -degrees)
    const found = findSkew(askew, 128)
    expect(found).toBeCloseTo(degrees, 0.9)
    expect(Math.abs(findSkew(turnBack(askew, found), 128))).toBeLessThan(0.15)
  })

  it('leaves straight and empty pages as they are', () => {
    expect(findSkew(page, 128)).toBe(0)
    expect(findSkew(picture(900, 1200), 128)).toBe(0)
  })
})

describe('withoutBorders', () => {
  it('takes dark bands at the edges away, and no words', () => {
    const framed = picture(900, 1200, [...linesOfWords(20), [0, 0, 900, 40], [860, 0, 40, 1200]])
    expect(countInk(withoutBorders(framed, 128, DPI))).toBe(countInk(page))
    expect(withoutBorders(page, 128, DPI)).toBe(page)
    const narrow = picture(901, 1201, [[899, 0, 2, 1201]])
    expect(countInk(withoutBorders(narrow, 128, DPI))).toBe(0)
  })
})

describe('withoutSpeckles', () => {
  it('takes specks away, and leaves full stops', () => {
    const speckled = picture(900, 1200, [...linesOfWords(20), [10, 10, 2, 2], [700, 1000, 1, 2], [40, 40, 5, 5]])
    expect(countInk(withoutSpeckles(speckled, 128, 300))).toBe(countInk(page) + 25)
  })
})

describe('cleanImage', () => {
  it('turns white on black over', () => {
    const negative = { ...page, pixels: page.pixels.map(value => 255 - value) }
    const { image, isBlank } = cleanImage(negative, DPI, DPI)
    expect(isBlank).toBe(false)
    expect(countInk(image)).toBe(countInk(page))
  })

  it('knows pages with nothing on them: white, black, the grain of paper', () => {
    const grain = { ...page, pixels: page.pixels.map((_, i) => 235 + (i % 7)) }
    for (const empty of [picture(900, 1200), picture(900, 1200, [[0, 0, 900, 1200]]), grain]) {
      expect(cleanImage(empty, DPI, DPI).isBlank).toBe(true)
    }
  })
})
