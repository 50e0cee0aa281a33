import { describe, expect, it } from 'vitest'
import { greyOfPicture } from '../../../../../src/read/sources/pdf/pictures/picture-grey.ts'

const pixelsOf = (kind: number, width: number, height: number, data: readonly number[], step = 1) =>
  greyOfPicture({ kind, width, height, data: Uint8Array.from(data) }, step)?.pixels

describe('greyOfPicture', () => {
  it('reads bits, whose rows end at whole bytes', () => {
    const pixels = [...(pixelsOf(1, 9, 2, [0b10000001, 0b10000000, 0, 0]) ?? [])]
    expect(pixels).toEqual([255, 0, 0, 0, 0, 0, 0, 255, 255, ...Array.from({ length: 9 }, () => 0)])
  })

  it('weighs colours, and shows paper through what is transparent', () => {
    expect(pixelsOf(2, 2, 1, [255, 0, 0, 0, 255, 0])).toEqual(Uint8Array.from([77, 149]))
    expect(pixelsOf(3, 2, 1, [255, 0, 0, 255, 0, 0, 0, 0])).toEqual(Uint8Array.from([77, 255]))
  })

  it('takes the mean of squares, and leaves out what fills none', () => {
    expect(pixelsOf(1, 3, 3, [0b10100000, 0, 0b11100000], 2)).toEqual(Uint8Array.from([64]))
  })

  it('reads no picture of another kind, and none that was cut off', () => {
    expect(pixelsOf(9, 1, 1, [0])).toBeUndefined()
    expect(pixelsOf(2, 2, 1, [0, 0, 0])).toBeUndefined()
  })
})
