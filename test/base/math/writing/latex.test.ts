import { describe, expect, it } from 'vitest'
import type { MathNode } from '../../../../src/base/math/math-node.ts'
import { toLatex } from '../../../../src/base/math/writing/latex.ts'
import { toPlainMath } from '../../../../src/base/math/writing/plain.ts'

const letter = (text: string): MathNode => ({ type: 'identifier', text, alphabet: 'italic' })
const sign = (text: string): MathNode => ({ type: 'sign', text })
const row = (...children: MathNode[]): MathNode => ({ type: 'row', children })

describe('LaTeX of a formula', () => {
  it('tells a command from a letter after it', () => {
    expect(toLatex(row(letter('α'), letter('x')))).toBe('\\alpha x')
  })

  it('has names of functions, alphabets and special characters', () => {
    const real: MathNode = { type: 'identifier', text: 'R', alphabet: 'double-struck' }
    const sine: MathNode = { type: 'identifier', text: 'sin', alphabet: 'upright' }
    expect(toLatex(row(sine, letter('x'), sign('∈'), real))).toBe('\\sin x\\in \\mathbb{R}')
    expect(toLatex(row(sign('{'), sign('#'), sign('}')))).toBe('\\{\\#\\}')
  })

  it('sets primes as such, and braces around what a script would be torn from', () => {
    expect(toLatex({ type: 'scripts', base: letter('f'), sup: sign('′') })).toBe("f'")
    expect(toLatex({ type: 'scripts', base: row(letter('a'), letter('b')), sub: letter('i') })).toBe('{ab}_{i}')
  })
})

describe('stacks without a rule', () => {
  const stack: MathNode = { type: 'fraction', numerator: letter('n'), denominator: letter('k'), hasRule: false }
  const within = (open: string, close: string) => toLatex({ type: 'fence', open, close, body: stack })

  it('have the brackets around them in their command, which pandoc, KaTeX and MathJax read', () => {
    expect(within('(', ')')).toBe('\\binom{n}{k}')
    expect(within('{', '}')).toBe('\\genfrac{\\{}{\\}}{0pt}{}{n}{k}')
    expect(within('', ']')).toBe('\\genfrac{.}{]}{0pt}{}{n}{k}')
    expect(toLatex(stack)).toBe('\\genfrac{.}{.}{0pt}{}{n}{k}')
  })

  it('have a colon for each sign that is one, as all engines have', () => {
    expect(toLatex(row(letter('f'), sign('∶'), letter('X')))).toBe('f:X')
  })
})

describe('plain text of a formula', () => {
  it('has brackets around parts of several signs, and raised and lowered characters', () => {
    const sum = row(letter('a'), sign('+'), letter('b'))
    expect(toPlainMath({ type: 'fraction', numerator: sum, denominator: letter('c'), hasRule: true })).toBe('(a+b)/c')
    expect(toPlainMath({ type: 'root', radicand: sum })).toBe('√(a+b)')
    expect(toPlainMath({ type: 'scripts', base: letter('x'), sub: letter('n'), sup: letter('q') })).toBe('xₙ^q')
  })

  it('has lists of indices as they are, the degree as one, and no sign before what is not known', () => {
    const base = letter('x')
    expect(toPlainMath({ type: 'scripts', base, sub: row(letter('i'), sign(','), letter('t')) })).toBe('xᵢ,ₜ')
    expect(toPlainMath({ type: 'scripts', base, sup: sign('∘') })).toBe('x°')
    expect(toPlainMath({ type: 'scripts', base, sup: sign('\uFFFD') })).toBe('x\uFFFD')
  })
})
