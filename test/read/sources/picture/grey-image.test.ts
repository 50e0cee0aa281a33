import { describe, expect, it } from 'vitest'
import { cropRows, greyOfRgba, toPgm, turnQuarters } from '../../../../src/read/sources/picture/grey-image.ts'

const image = { width: 3, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6]) }

describe('greyOfRgba', () => {
  it('weighs colours as the eye does and shows paper through what is transparent', () => {
    const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 51])
    expect([...greyOfRgba(rgba, 5, 1).pixels]).toEqual([77, 149, 29, 255, 204])
  })
})

describe('toPgm', () => {
  it('writes a header with the size, and the pixels', () => {
    const file = toPgm(image)
    expect(new TextDecoder('latin1').decode(file.slice(0, 11))).toBe('P5\n3 2\n255\n')
    expect([...file.slice(11)]).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('turnQuarters', () => {
  it('turns clockwise', () => {
    expect(turnQuarters(image, 1)).toEqual({ width: 2, height: 3, pixels: Uint8Array.from([4, 1, 5, 2, 6, 3]) })
    expect([...turnQuarters(image, 2).pixels]).toEqual([6, 5, 4, 3, 2, 1])
    expect(turnQuarters(turnQuarters(image, 3), 1)).toEqual(image)
  })
})

describe('cropRows', () => {
  it('keeps the rows from the first up to the last', () => {
    expect(cropRows(image, 1, 2)).toEqual({ width: 3, height: 1, pixels: Uint8Array.from([4, 5, 6]) })
  })
})
