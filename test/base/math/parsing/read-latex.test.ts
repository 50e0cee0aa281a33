import { describe, expect, test } from 'vitest'
import { readLatex } from '../../../../src/base/math/parsing/read-latex.ts'
import { toLatex } from '../../../../src/base/math/writing/latex.ts'
import { toPlainMath } from '../../../../src/base/math/writing/plain.ts'

/** The formula as the program writes it, or what is wrong with it. */
function again(latex: string, isDisplay = false): string {
  const read = readLatex(latex, isDisplay)
  return 'fault' in read ? read.fault : toLatex(read.math)
}

describe('LaTeX', () => {
  test.each([
    String.raw`E=mc^2`,
    String.raw`\frac{a+b}{\sqrt[3]{x_1}}`,
    String.raw`x_{ij}^{2}+{}_{a}^{b}X`,
    String.raw`\sum_{i=1}^{n}\left(a_i-\bar{a}\right)`,
    String.raw`\hat{\beta}\leq\widehat{xy}\in\mathbb{R}`,
    String.raw`f''(x)=\lim_{h\rightarrow0}g`,
    String.raw`\begin{cases}1 & x>0 \\ 0 & \text{else}\end{cases}`,
    String.raw`\left[\begin{matrix}a & b \\ c & d\end{matrix}\right]`,
    String.raw`\binom{n}{k}\cdot\operatorname{rank}(A)`,
    String.raw`\underset{x}{\overset{y}{z}}`,
    String.raw`\mathcal{L}(\mathbf{w})\quad\text{for all }t`,
  ])('%s is read and written again as the same formula', latex => {
    const once = again(latex)
    expect(again(once)).toBe(once)
    const bare = (text: string) => text.replace(/[{}\s]/gu, '')
    expect(bare(once)).toBe(bare(latex))
  })

  test('is read as people type it', () => {
    expect(again('$a \\ne b$')).toBe('a\\neq b')
    expect(again('\\[ \\dfrac12 \\]')).toBe('\\frac{1}{2}')
    expect(again('\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\\\ \\end{pmatrix}')).toBe(
      '\\left(\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}\\right)',
    )
    expect(again('x\\not= y')).toBe('x\\neq y')
    expect(again('\\mathrm{d}x\\, 3.5')).toBe('\\mathrm{d}x3.5')
    expect(again('a \\% of \\$')).toBe('a\\%of{\\$}')
  })

  test('has the characters of its formula in its plain text', () => {
    const read = readLatex('\\alpha_{1}^2 - \\frac{x}{y+1}', false)
    expect('math' in read && toPlainMath(read.math)).toBe('α₁²\u00A0−\u00A0x/(y+1)')
  })

  test('of a display has the limits of sums above and below', () => {
    const limits = (isDisplay: boolean) => readLatex('\\sum_{i}x', isDisplay)
    expect(JSON.stringify(limits(true))).toContain('areLimits')
    expect(JSON.stringify(limits(false))).not.toContain('areLimits')
  })

  test.each([
    ['\\foo{x}', '\\foo is not known'],
    ['\\frac{a}{b', '“}” is missing'],
    ['a}', '“}” is where it cannot be'],
    ['x^', 'something is missing at the end'],
    ['x^2^3', 'a part has two exponents'],
    ['\\left(x', '“\\right” is missing'],
    ['\\sqrt[3', '“]” is missing'],
    ['\\text{for', 'the words of \\text do not end: “}” is missing'],
    ['\\begin{tikzpicture}', 'the environment tikzpicture is not known'],
    ['\\begin{matrix}a\\end{cases}', '\\end{matrix} is missing'],
    ['  ', 'there is no formula'],
  ])('that cannot be is told: %s', (latex, fault) => {
    expect(readLatex(latex, false)).toEqual({ fault })
  })
})
