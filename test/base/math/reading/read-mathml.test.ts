import { describe, expect, test } from 'vitest'
import { readMathFormula } from '../../../../src/base/math/reading/read-mathml.ts'
import { toLatex } from '../../../../src/base/math/writing/latex.ts'
import { mathElement } from '../../../support/mathml.ts'

/** The LaTeX of a formula in MathML. */
const read = (content: string) => toLatex(readMathFormula(mathElement(content)).math)

describe('MathML', () => {
  test.each([
    [
      'letters of an alphabet of Unicode',
      '<mi>𝑝</mi><mi>ℝ</mi><mi>𝐯</mi><mi>𝔤</mi>',
      'p\\mathbb{R}\\mathbf{v}\\mathfrak{g}',
    ],
    [
      'letters with a variant',
      '<mi mathvariant="normal">d</mi><mi mathvariant="bold">u</mi>',
      '\\mathrm{d}\\mathbf{u}',
    ],
    ['names', '<mi mathvariant="normal"> sin </mi><mspace width="0.167em"/><mi>x</mi><mo>lim</mo>', '\\sin x\\lim'],
    ['numbers and signs', '<mn>2.5</mn><mo>-</mo><mi>k</mi><mo>&#x2062;</mo><mi>m</mi>', '2.5-km'],
    ['words', '<mi>x</mi><mtext> if </mtext><mi>y</mi>', 'x\\text{if}y'],
    ['wide space alone', '<mi>a</mi><mspace width="1em"/><mi>b</mi><mspace width="3pt"/><mi>c</mi>', 'a\\quad bc'],
    ['fractions', '<mfrac><mn>1</mn><mrow><mn>2</mn><mi>n</mi></mrow></mfrac>', '\\frac{1}{2n}'],
    [
      'binomials',
      '<mrow><mo>(</mo><mfrac linethickness="0pt"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo></mrow>',
      '\\binom{n}{k}',
    ],
    [
      'roots',
      '<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt><mroot><mi>y</mi><mn>3</mn></mroot>',
      '\\sqrt{x+1}\\sqrt[{3}]{y}',
    ],
    ['scripts', '<msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup><msup><mi>f</mi><mo>′</mo></msup>', "a_{i}^{2}f'"],
    [
      'scripts before their base',
      '<mmultiscripts><mi>C</mi><mn>2</mn><none/><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>',
      '{}_{6}^{14}C_{2}',
    ],
    [
      'limits',
      '<munderover><mo>∑</mo><mrow><mi>n</mi><mo>=</mo><mn>1</mn></mrow><mi>∞</mi></munderover>',
      '\\sum_{n=1}^{\\infty}',
    ],
    [
      'marks over letters',
      '<mover><mi>x</mi><mo>¯</mo></mover><mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>',
      '\\bar{x}\\overrightarrow{AB}',
    ],
    ['words under a relation', '<mover><mo>=</mo><mi>def</mi></mover>', '\\overset{\\operatorname{def}}{=}'],
    ['what is not seen', '<mi>a</mi><mphantom><mi>b</mi></mphantom><mi>c</mi>', 'ac'],
    [
      'the presentation',
      '<semantics><mi>a</mi><annotation encoding="application/x-tex">b</annotation></semantics>',
      'a',
    ],
    ['styles', '<mstyle displaystyle="true"><mi>a</mi><mpadded><mi>b</mi></mpadded></mstyle>', 'ab'],
    [
      'brackets that grow',
      '<mrow><mo>[</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>]</mo></mrow><mo>(</mo><mi>c</mi><mo>)</mo>',
      '\\left[\\frac{a}{b}\\right](c)',
    ],
    [
      'matrices',
      '<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd/><mtd><mn>1</mn></mtd></mtr></mtable><mo>)</mo></mrow>',
      '\\left(\\begin{matrix}1 & 0 \\\\ & 1\\end{matrix}\\right)',
    ],
    [
      'cases',
      '<mi>f</mi><mo>=</mo><mrow><mo>{</mo><mtable><mtr><mtd><mn>1</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd></mtr></mtable></mrow>',
      'f=\\begin{cases}1 \\\\ 0\\end{cases}',
    ],
  ])('gives %s', (_, content, latex) => {
    expect(read(content)).toBe(latex)
  })

  const row = (label: string, ...cells: string[]) =>
    `<mtr><mtd>${label === '' ? '' : `<mtext> ${label} </mtext>`}</mtd>${cells.map(cell => `<mtd><mi>${cell}</mi></mtd>`).join('')}</mtr>`

  test('gives aligned lines, and the number of one apart', () => {
    const table = `<mtable>${row('', 'a', 'b')}${row('(2.1)', 'c', 'd')}</mtable>`
    const { math, number } = readMathFormula(mathElement(table))
    expect([toLatex(math), number]).toEqual(['\\begin{aligned}a & b \\\\ c & d\\end{aligned}', '2.1'])
  })

  test('keeps the numbers of several lines with them', () => {
    const table = `<mtable>${row('(1)', 'a', 'b')}${row('(2)', 'c', 'd')}</mtable>`
    const { math, number } = readMathFormula(mathElement(table))
    expect([toLatex(math), number]).toEqual([
      '\\begin{aligned}a & b\\qquad \\text{(1)} \\\\ c & d\\qquad \\text{(2)}\\end{aligned}',
      undefined,
    ])
  })

  test('takes no figure in brackets for a number', () => {
    const cell = '<mtd><mo>(</mo><mn>1</mn><mo>)</mo></mtd>'
    const { number } = readMathFormula(mathElement(`<mtable><mtr>${cell}<mtd><mi>a</mi></mtd></mtr></mtable>`))
    expect(number).toBeUndefined()
  })
})
