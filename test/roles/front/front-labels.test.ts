import { expect, test } from 'vitest'
import { isAddressNearNames, isAddressUnderLabel } from '../../../src/roles/front/front-labels.ts'
import type { FrontPage } from '../../../src/roles/front/front-page.ts'
import { drawBlock } from '../../support/draw-block.ts'
import { gap } from '../../support/prose.ts'

test('the name below a label of correspondence belongs to it, though a notice stands in the line of the label', () => {
  const name = drawBlock(['', 'Ann Lee  {10}'])
  const isBelow = (label: string) => isAddressUnderLabel(drawBlock(`${label} {10}`), name)
  expect(isBelow('Correspondência para / Correspondence to: Based on a thesis of 2002')).toBe(true)
  expect(isBelow('Autor para correspondencia: Based on a thesis of 2002, Old Town')).toBe(true)
  expect(isBelow('Based on a thesis of 2002, which was written in the Old Town, Old Land')).toBe(false)
})

test('an address right below the names is nearer to them than to the text, and so no heading of it', () => {
  const isNear = (address: string, white: number) => {
    const names = drawBlock('Ann Lee {10}')
    const block = drawBlock(['', `${address} {10}`])
    const text = drawBlock([...gap(2 + white), 'We saw the rivers {10}'])
    return isAddressNearNames(block, names, { next: () => text } as unknown as FrontPage)
  }
  expect(isNear('Townlab, Germany', 1)).toBe(true)
  expect(isNear('Townlab, Germany', 0)).toBe(false)
  expect(isNear('Rivers of the land', 1)).toBe(false)
})
