import { describe, expect, test } from 'vitest'
import { readPath } from '../../../../../src/read/sources/pdf/drawing/paths.ts'

const IDENTITY = [1, 0, 0, 1, 0, 0] as const
const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 4] as const

/** The numbers of a path of cells, 12 in each row. */
function cells(count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [40 * (i % 12), 14 * Math.floor(i / 12)]
    return [MOVE, x, y, LINE, x + 40, y, LINE, x + 40, y + 14, LINE, x, y + 14, CLOSE]
  }).flat()
}

describe('a long path', () => {
  test('is looked at where it is rectangles alone, as the cells of a table', () => {
    const paths = readPath(new Float32Array(cells(480)), IDENTITY)
    expect(paths).toHaveLength(480)
    expect(paths?.every(({ kind }) => kind === 'rectangle')).toBe(true)
  })

  test('is a drawing where it has a curve or a long line', () => {
    const curve = [MOVE, 0, 0, CURVE, 1, 1, 2, 2, 3, 3]
    expect(readPath(new Float32Array([...cells(480), ...curve]), IDENTITY)).toBeUndefined()
    const line = [MOVE, 0, 0, ...Array.from({ length: 9 }, (_, i) => [LINE, i, i % 2]).flat()]
    expect(readPath(new Float32Array([...cells(480), ...line]), IDENTITY)).toBeUndefined()
    expect(readPath(new Float32Array(cells(9000)), IDENTITY)).toBeUndefined()
  })
})
