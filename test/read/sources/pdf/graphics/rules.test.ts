import { describe, expect, test } from 'vitest'
import { readContent } from '../../../../support/read-raw-pdf.ts'

const rulesOf = async (content: string) =>
  (await readContent(content)).rules.map(({ box, orientation }) => [
    orientation,
    box.left,
    box.top,
    box.right,
    box.bottom,
  ])

describe('a rule', () => {
  test('is a stroked line with its width', async () => {
    expect(await rulesOf('2 w 50 100 m 150 100 l S')).toEqual([['horizontal', 50, 299, 150, 301]])
    expect(await rulesOf('1 w 50 100 m 50 150 l S')).toEqual([['vertical', 49.5, 250, 50.5, 300]])
  })

  test('is a thin filled rectangle', async () => {
    expect(await rulesOf('50 100 200 0.5 re f')).toEqual([['horizontal', 50, 299.5, 250, 300]])
  })

  test('is each side of a stroked rectangle', async () => {
    const rules = await rulesOf('50 100 200 80 re S')
    expect(rules.map(([orientation]) => orientation)).toEqual(['horizontal', 'horizontal', 'vertical', 'vertical'])
  })

  test('is one when drawn in pieces, dashed or twice', async () => {
    expect(await rulesOf('50 100 m 100 100 l S 100 100 m 150 100 l S 50 100 m 150 100 l S')).toHaveLength(1)
    expect(await rulesOf('[3 2] 0 d 50 100 m 150 100 l S')).toHaveLength(1)
  })

  test('is two on different lines or with a gap', async () => {
    expect(await rulesOf('50 100 m 100 100 l S 120 100 m 150 100 l S 50 110 m 150 110 l S')).toHaveLength(3)
  })
})

test.each([
  ['a white line', '1 G 50 100 m 150 100 l S'],
  ['a line clipped away', 'q 0 0 20 20 re W n 50 100 m 150 100 l S Q'],
  ['a line that is never painted', '50 100 m 150 100 l n'],
  ['a slanted line', '50 100 m 150 150 l S'],
])('no rule is %s', async (_, content) => {
  expect(await rulesOf(content)).toEqual([])
})
