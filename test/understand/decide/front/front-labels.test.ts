import { expect, test } from 'vitest'
import type { Block } from '../../../../src/model/page/block.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import {
  isAddressNearNames,
  isAddressUnderLabel,
  isNotice,
} from '../../../../src/understand/decide/front/front-labels.ts'
import type { FrontPage } from '../../../../src/understand/decide/front/front-page.ts'
import { countPublicationPhrases } from '../../../../src/base/text/publication/publication-phrases.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { gap } from '../../../support/prose.ts'

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

test('dates and a permission to copy are notices in the type of the text, too', () => {
  const page = { phrasesIn: (block: Block) => countPublicationPhrases(textOfBlock(block)), isAtFoot: () => false }
  const bodyText = { isSmaller: () => false, isTiny: () => false }
  const isPlain = (text: string) =>
    isNotice(drawBlock(`${text} {10}`), 'other', { ...page, bodyText } as unknown as FrontPage)
  expect(isPlain('Received 3 May 2001; Accepted 9 June 2002')).toBe(true)
  expect(isPlain('Permission to make copies of this work is granted')).toBe(true)
  expect(isPlain('The maps were received on 3 May 2001 and accepted on 9 June 2002')).toBe(false)
  expect(isPlain('We had permission to make copies of the maps')).toBe(false)
})
