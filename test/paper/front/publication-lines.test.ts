import { expect, test } from 'vitest'
import { textOfBlock } from '../../../src/page/block.ts'
import { separatePublicationLines } from '../../../src/paper/front/publication-lines.ts'
import { drawBlock } from '../../support/draw-block.ts'

test('dates below an address are separated from it', () => {
  const { authors, information } = separatePublicationLines(
    drawBlock('Institute of Towers, Oslo\n(Dated: May 3, 2019)'),
  )
  expect(textOfBlock(authors)).toBe('Institute of Towers, Oslo')
  expect(information && textOfBlock(information)).toBe('(Dated: May 3, 2019)')
})

test('an address without dates stays whole', () => {
  expect(separatePublicationLines(drawBlock('Institute of Towers\nOslo, Norway')).information).toBeUndefined()
})
