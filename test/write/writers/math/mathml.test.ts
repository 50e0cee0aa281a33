import { describe, expect, test } from 'vitest'
import type { Formula, MathNode } from '../../../../src/base/math/math-node.ts'
import { writeMathML, writePrefixedMathML } from '../../../../src/write/writers/math/mathml.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }
const formula = (math: MathNode, isDisplay = false): Formula => ({ math, isDisplay, box })
const letter = (text: string, alphabet: 'italic' | 'upright' | 'bold' = 'italic'): MathNode => ({
  type: 'identifier',
  text,
  alphabet,
})
const number = (text: string): MathNode => ({ type: 'number', text, alphabet: 'upright' })
const sign = (text: string): MathNode => ({ type: 'sign', text })
const row = (...children: readonly MathNode[]): MathNode => ({ type: 'row', children })

/** What is inside of `math`. */
function inner(math: MathNode): string {
  return /^<math [^>]*>(.*)<\/math>$/su.exec(writeMathML(formula(math)))?.[1] ?? ''
}

test('a formula has its LaTeX as alternative text, and says whether it is a display', () => {
  const x: MathNode = { type: 'scripts', base: letter('x'), sup: number('2') }
  expect(writeMathML(formula(row(x, sign('<'), letter('y')), true))).toBe(
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" alttext="x^{2}&lt;y">' +
      '<msup><mi>x</mi><mn>2</mn></msup><mo>&lt;</mo><mi>y</mi></math>',
  )
})

test('composition and "orthogonal" have their signs of mathematics, whatever a font names them', () => {
  expect(inner(row(letter('f'), sign('◦'), letter('g'), sign('⊥')))).toBe('<mi>f</mi><mo>∘</mo><mi>g</mi><mo>⟂</mo>')
})

test('names have a prefix where a document declares one, and text has none', () => {
  expect(writePrefixedMathML(formula(row(letter('x'), sign('<'), { type: 'space', width: 1 })))).toBe(
    '<mml:math alttext="x&lt;\\quad"><mml:mi>x</mml:mi><mml:mo>&lt;</mml:mo><mml:mspace width="1em" /></mml:math>',
  )
})

describe('letters', () => {
  test('single ones are italic by themselves, and upright where that is said', () => {
    expect(inner(row(letter('x'), letter('d', 'upright')))).toBe('<mi>x</mi><mi mathvariant="normal">d</mi>')
  })

  test('alphabets are characters of Unicode, with those that it had before', () => {
    const inAlphabet = (text: string, alphabet: 'script' | 'double-struck' | 'fraktur' | 'bold'): MathNode => ({
      type: 'identifier',
      text,
      alphabet,
    })
    const letters = [inAlphabet('AL', 'script'), inAlphabet('RF', 'double-struck'), inAlphabet('gH', 'fraktur')]
    expect(inner(row(...letters, inAlphabet('αΩ', 'bold')))).toBe('<mi>𝒜ℒ</mi><mi>ℝ𝔽</mi><mi>𝔤ℌ</mi><mi>𝛂𝛀</mi>')
  })

  test('several italic ones are written as italic characters: they would be upright', () => {
    expect(inner(letter('hit'))).toBe('<mi>ℎ𝑖𝑡</mi>')
  })

  test('the name of a function is set off from what follows, not from a bracket', () => {
    expect(inner(row(letter('sin', 'upright'), letter('x')))).toBe('<mi>sin</mi><mspace width="0.1667em" /><mi>x</mi>')
    expect(inner(row(letter('sin', 'upright'), sign('(')))).toBe('<mi>sin</mi><mo stretchy="false">(</mo>')
  })
})

test('a minus after a relation belongs to what follows it, one between two parts does not', () => {
  expect(inner(row(sign('='), sign('−'), letter('x')))).toBe('<mo>=</mo><mo form="prefix">−</mo><mi>x</mi>')
  expect(inner(row(letter('y'), sign('−'), letter('x')))).toBe('<mi>y</mi><mo>−</mo><mi>x</mi>')
})

describe('brackets', () => {
  test('grow where they enclose a part, and stay as they are in a row', () => {
    expect(inner({ type: 'fence', open: '(', close: '', body: letter('x') })).toBe(
      '<mrow><mo fence="true" stretchy="true" form="prefix">(</mo><mi>x</mi></mrow>',
    )
    expect(inner(sign('|'))).toBe('<mo stretchy="false">|</mo>')
  })

  test('a higher one by itself is as high as it is printed', () => {
    expect(inner({ type: 'sign', text: '[', isTall: true })).toBe(
      '<mo stretchy="true" minsize="1.2em" maxsize="1.2em">[</mo>',
    )
  })
})

describe('scripts', () => {
  const sum: MathNode = { type: 'scripts', base: sign('∑'), sub: letter('i'), sup: letter('n') }

  test('limits are above and below even in a line, and beside where they are printed there', () => {
    expect(inner({ ...sum, areLimits: true })).toBe(
      '<munderover><mo movablelimits="false">∑</mo><mi>i</mi><mi>n</mi></munderover>',
    )
    expect(inner(sum)).toBe('<msubsup><mo>∑</mo><mi>i</mi><mi>n</mi></msubsup>')
  })

  test('those before the base hang on nothing', () => {
    expect(inner({ type: 'scripts', base: letter('C'), preSup: number('14') })).toBe(
      '<mrow><msup><mrow></mrow><mn>14</mn></msup><mi>C</mi></mrow>',
    )
  })

  test('a row is one part', () => {
    expect(inner({ type: 'scripts', base: letter('x'), sub: row(letter('i'), sign('+'), number('1')) })).toBe(
      '<msub><mi>x</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub>',
    )
  })
})

describe('parts above one another', () => {
  test('a binomial has no rule, a root may have an index', () => {
    expect(inner({ type: 'fraction', numerator: letter('n'), denominator: letter('k'), hasRule: false })).toBe(
      '<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>',
    )
    expect(inner({ type: 'root', radicand: letter('x'), index: number('3') })).toBe(
      '<mroot><mi>x</mi><mn>3</mn></mroot>',
    )
    expect(inner({ type: 'root', radicand: row(letter('x'), letter('y')) })).toBe('<msqrt><mi>x</mi><mi>y</mi></msqrt>')
  })

  test('accents are as wide as a letter, or as their base', () => {
    expect(inner({ type: 'accent', base: letter('x'), mark: '^', place: 'over' })).toBe(
      '<mover accent="true"><mi>x</mi><mo stretchy="false">ˆ</mo></mover>',
    )
    expect(inner({ type: 'accent', base: letter('x'), mark: '⏟', place: 'under' })).toBe(
      '<munder accentunder="true"><mi>x</mi><mo stretchy="true">⏟</mo></munder>',
    )
  })
})

test('lines are aligned at every second cell, cases at their left', () => {
  const rows = [[letter('x'), sign('=')]]
  expect(inner({ type: 'table', kind: 'aligned', rows })).toBe(
    '<mtable displaystyle="true"><mtr><mtd style="text-align: right"><mi>x</mi></mtd>' +
      '<mtd style="text-align: left"><mo>=</mo></mtd></mtr></mtable>',
  )
  expect(inner({ type: 'table', kind: 'matrix', rows })).toContain('<mtd><mi>x</mi></mtd>')
})

test('words keep the blanks at their ends and their style', () => {
  expect(inner({ type: 'text', text: ' for all ', isBold: true })).toBe(
    '<mtext style="font-weight: bold">&#160;for all&#160;</mtext>',
  )
})
