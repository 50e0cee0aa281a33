import { expect, test } from 'vitest'
import { readTree, textOf } from '../../../../src/products/evaluation/xml/tree.ts'

const nested = (levels: number) => Buffer.from(`${'<p>'.repeat(levels)}x${'</p>'.repeat(levels)}`)

test('a file that is nested too deep is refused where it is, and others are read', () => {
  expect(() => readTree(nested(5000))).toThrow(
    expect.objectContaining({
      code: 'E_XML_MALFORMED',
      message: expect.stringContaining('line 1: more than 1000 elements'),
    }),
  )
  expect(textOf(readTree(nested(900)))).toBe('x')
})
