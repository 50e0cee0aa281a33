import { expect, test } from 'vitest'
import { tokenize } from '../../../../src/base/text/sentences/tokens.ts'
import { transformToTei } from '../../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../../src/write/transforms/validate.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../../../support/tei-all.ts'

const X =
  '<?paperxml math tex="x&lt;y" mathml="&lt;math xmlns=&quot;http://www.w3.org/1998/Math/MathML&quot;>&lt;mi>x&lt;/mi>&lt;/math>"?>x'
const DISPLAY = X.replace('math ', 'math type="display" n="2.3" ')
const PAPER = `<article><header/><body><section title="A">
<p>Let ${X}<?paperxml /math?>-axes be, by <?paperxml ref type="formula" target="f1"?>(2.3)<?paperxml /ref?>.</p>
<doubt alpha="0.5" length="1" tooSmall="False" monospace="False">${DISPLAY}<?paperxml /math?> (2.3)</doubt><?paperxml formula n="1"?>
<p>And <?paperxml math n="1"?>z<?paperxml /math?> too.</p></section></body></article>`

test('are LaTeX by default, with the printed number of a display, and plain text where there is none', async () => {
  const tei = await transformToTei(PAPER)
  expect(tei).toContain('Let <formula notation="tex" rend="inline" xml:id="m1">x&lt;y</formula>-axes')
  expect(tei).toContain(
    'xml:id="f1"><formula notation="tex" rend="display" xml:id="m2" n="2.3">x&lt;y</formula> (2.3)</ab>',
  )
  expect(tei).toContain('by <ref type="formula" target="#f1">(2.3)</ref>.')
  expect(tei).toContain('And <formula rend="inline" xml:id="m3" n="1">z</formula> too.')
  expect(await validateTei(tei)).toEqual([])
})

test('are MathML where that is asked for, valid by the schema that has it', async () => {
  const tei = await transformToTei(PAPER, { formulas: 'mathml' })
  expect(tei).toContain(
    '<formula notation="mathml" rend="inline" xml:id="m1"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></formula>',
  )
  expect(await validateTei(tei)).toEqual([])
  expect(await validateTei(tei.replace('<mi>x</mi>', '<mi>x</mi><odd/>'))).not.toEqual([])
  expect(await validateTei(tei.replace('<mi>x</mi>', '<mfrac><mi>x</mi></mfrac>'))).not.toEqual([])
})

test('have no words in them, and leave the words beside them whole', async () => {
  const tei = await transformToTei(PAPER, { marks: { tokenize } })
  expect(tei).toContain(
    '<w>Let</w> <formula notation="tex" rend="inline" xml:id="m1">x&lt;y</formula><pc join="both">-</pc><w join="left">axes</w>',
  )
  expect(await validateTei(tei)).toEqual([])
})

test('are text in the flavour grobid, but for displays', async () => {
  const tei = await transformToTei(PAPER, { flavour: 'grobid', formulas: 'mathml' })
  expect(tei).toContain('<p>Let x-axes be')
  expect(tei).toContain('<formula xml:id="formula_0">x<label>(2.3)</label></formula>')
  expect(await validateTei(tei)).toEqual([])
})

test.runIf(CAN_CHECK_TEI_ALL)('are valid TEI in LaTeX', async () => {
  expect(problemsByTeiAll([await transformToTei(PAPER, { marks: { tokenize } })])).toEqual([])
})
