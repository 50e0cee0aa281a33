import { expect, test } from 'vitest'
import { isAddressUnderLabel } from '../../../src/roles/front/front-labels.ts'
import { drawBlock } from '../../support/draw-block.ts'

test('the name below a label of correspondence belongs to it, though a notice stands in the line of the label', () => {
  const name = drawBlock(['', 'Ann Lee  {10}'])
  const isBelow = (label: string) => isAddressUnderLabel(drawBlock(`${label} {10}`), name)
  expect(isBelow('Correspondência para / Correspondence to: Based on a thesis of 2002')).toBe(true)
  expect(isBelow('Autor para correspondencia: Based on a thesis of 2002, Old Town')).toBe(true)
  expect(isBelow('Based on a thesis of 2002, which was written in the Old Town, Old Land')).toBe(false)
})
