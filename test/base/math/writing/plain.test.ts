import { expect, test } from 'vitest'

import { readLatex } from '../../../../src/base/math/parsing/read-latex.ts'
import { toPlainMath } from '../../../../src/base/math/writing/plain.ts'

/** The plain text of LaTeX, with a blank for each no-break space. */
function plainOf(latex: string): string {
  const read = readLatex(latex, false)
  if (!('math' in read)) throw new Error(`not read: ${latex}`)
  const plain = toPlainMath(read.math)
  expect(plain).not.toMatch(/[^\S\u00A0]/u)
  return plain.replaceAll('\u00A0', ' ')
}

test.each([
  ['p<0.05', 'p < 0.05'],
  ['(p\\leq 0.05)', '(p ≤ 0.05)'],
  ['x_1,x_2,\\ldots ,x_n', 'x₁, x₂, …, xₙ'],
  ['f(x,y)=x^2+y', 'f(x, y) = x² + y'],
  ['\\left(a\\times b\\right)\\to c', '(a × b) → c'],
  ['x\\not\\in A\\cup B', 'x ∉ A ∪ B'],
  ['3.2\\pm 0.4', '3.2 ± 0.4'],
])('%s has blanks around relations and operators, and after commas', (latex, plain) => {
  expect(plainOf(latex)).toBe(plain)
})

test.each([
  ['\\pm 27', '±27'],
  ['a=-b', 'a = −b'],
  ['(-1,+1)', '(−1, +1)'],
  ['<5', '<5'],
  ['x=', 'x='],
])('%s has none between a sign and its number', (latex, plain) => {
  expect(plainOf(latex)).toBe(plain)
})

test.each([
  ['\\frac{a+b}{c}', '(a+b)/c'],
  ['\\sqrt{1+\\frac{p^2}{c^2}}', '√(1+p²/c²)'],
  ['\\sum_{n=1}^{3}x_{i+1}', '∑ₙ₌₁³xᵢ₊₁'],
])('%s has none in fractions, roots and scripts', (latex, plain) => {
  expect(plainOf(latex)).toBe(plain)
})

test('a script without small characters ends before the next letter', () => {
  expect(plainOf('x^{Q}y')).toBe('x^Q y')
  expect(plainOf('x^{Q}+y')).toBe('x^Q + y')
})
