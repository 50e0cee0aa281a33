import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { lineOfRuns } from '../../../../src/understand/layout/lines/lines.ts'
import type { MathNode } from '../../../../src/base/math/math-node.ts'
import { reportDoubtfulFormulas } from '../../../../src/understand/build/body/doubtful-formulas.ts'
import { InlineList } from '../../../../src/understand/build/paragraphs/inline-list.ts'
import { drawPage } from '../../../support/draw-page.ts'

const box = { left: 10, top: 20, right: 30, bottom: 40 }
const formula = (math: MathNode) => ({ math, isDisplay: false, box })
const known: MathNode = { type: 'identifier', text: 'x', alphabet: 'italic' }
const lost: MathNode = { type: 'sign', text: '\ufffd' }

test('a formula that was not understood is reported with its place, and one that was is not', () => {
  const runs = [known, lost].flatMap(math => drawPage('x').runs.map(run => ({ ...run, formula: formula(math) })))
  const line = lineOfRuns(runs, { page: 3, direction: 0, baseline: 0 })
  const found: Diagnostic[] = []
  reportDoubtfulFormulas([line], diagnostic => void found.push(diagnostic))
  expect(found).toMatchObject([{ code: 'W_FORMULA_DOUBTFUL', page: 3, box }])
})

test('its signs are text that says what it is, apart from the text beside it', () => {
  const list = new InlineList(false)
  list.text('Let', {})
  list.space()
  list.text('x\ufffd', {}, 'doubtful')
  list.space()
  list.text('be.', {})
  expect(list.finish()).toEqual([
    { type: 'text', text: 'Let ', style: {} },
    { type: 'text', text: 'x\ufffd', style: {}, isDoubtfulFormula: true },
    { type: 'text', text: ' ', style: {} },
    { type: 'text', text: 'be.', style: {} },
  ])
})
