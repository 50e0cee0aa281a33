import { expect, test } from 'vitest'
import { formulasOf } from '../../../../src/write/transforms/formulas/formulas.ts'

const math = (mathml: string) =>
  formulasOf(
    `<p><?paperxml math tex="x" mathml="${mathml.replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"?>x</p>`,
  )[0]?.mathml

test('are found in their order, with what an attribute escapes', () => {
  const xml =
    '<a><!-- <?paperxml math tex="no"?> --><?paperxml math tex="a&lt;b &amp; c"?>x<?paperxml /math?><p><?paperxml math n="1"?>y</p></a>'
  expect(formulasOf(xml)).toEqual([
    { tex: 'a<b & c', mathml: '' },
    { tex: '', mathml: '' },
  ])
})

test('have MathML where it is one element', () => {
  expect(math('<math display="block"><mi>x</mi><mspace width="1em" /></math>')).toBe(
    '<math display="block"><mi>x</mi><mspace width="1em" /></math>',
  )
  expect(math('<math display="inline"><mtext>&amp;#160;a&amp;lt;</mtext></math>')).toBe(
    '<math display="inline"><mtext>&#160;a&lt;</mtext></math>',
  )
})

test('have the attributes of MathML that their LaTeX and their kind say', () => {
  const xml = '<p><?paperxml math type="display" tex="a&lt;b" mathml="&lt;math&gt;&lt;/math&gt;"?>a</p>'
  const start = '<math xmlns="http://www.w3.org/1998/Math/MathML"'
  expect(formulasOf(xml)[0]?.mathml).toBe(`${start} display="block" alttext="a&lt;b"></math>`)
  expect(math('<math><mi>x</mi></math>')).toBe(`${start} alttext="x"><mi>x</mi></math>`)
})

test.each([
  '<math><mi>x</math></mi>',
  '<math><mi>x</mi>',
  '<math></math><math></math>',
  '<math></math> x',
  'x <math></math>',
  '<math><?paperxml s?></math>',
  '<math><!-- x --></math>',
  '<math><mi>&amp;odd;</mi></math>',
  '<mi>x</mi>',
  '<math/><p>',
])('have none where another document would be broken by it: %s', mathml => {
  expect(math(mathml)).toBe('')
})
