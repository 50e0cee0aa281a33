import { expect, test } from 'vitest'
import { isDoubtful } from '../../../src/base/math/doubt.ts'
import type { MathNode } from '../../../src/base/math/math-node.ts'

const sign = (text: string): MathNode => ({ type: 'sign', text })
const x: MathNode = { type: 'identifier', text: 'x', alphabet: 'italic' }

test.each([
  ['an unreadable character', sign('\ufffd')],
  ['a private character', { ...x, text: '\ue000' }],
  ['a mark without its letter', sign('\u0302')],
  ['a piece of a large bracket', sign('⎧')],
  ['a part of a brace that is over nothing', sign('⏞')],
] as const)('a formula with %s was not understood, wherever that is', (_name, lost) => {
  const within: readonly MathNode[] = [
    { type: 'row', children: [x, lost] },
    { type: 'fraction', numerator: x, denominator: lost, hasRule: true },
    { type: 'root', radicand: x, index: lost },
    { type: 'scripts', base: x, preSub: lost },
    { type: 'fence', open: '(', close: ')', body: lost },
    { type: 'table', kind: 'cases', rows: [[x], [x, lost]] },
    { type: 'accent', base: lost, mark: '^', place: 'over' },
  ]
  expect(within.map(isDoubtful)).toEqual(within.map(() => true))
})

test('a brace over its part is understood', () => {
  expect(isDoubtful({ type: 'accent', base: x, mark: '⏞', place: 'over' })).toBe(false)
  expect(isDoubtful({ type: 'row', children: [x, sign('∑'), { type: 'space', width: 1 }] })).toBe(false)
})
