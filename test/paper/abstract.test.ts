import { expect, test } from 'vitest'
import type { Block } from '../../src/page/text-line.ts'
import { textOfBlock } from '../../src/page/text-line.ts'
import { partKeywords } from '../../src/paper/abstract.ts'
import { drawBlock } from '../support/draw-block.ts'

const ABSTRACT = 'Abstract—We tell of rivers and of\nthe towns beside them.'

test('key words at the start of a line are parted from the abstract above them', () => {
  expect(partsOf(`${ABSTRACT}\nIndex Terms—rivers, towns,\nbridges`)).toEqual([
    'Abstract—We tell of rivers and of the towns beside them.',
    'Index Terms—rivers, towns, bridges',
  ])
})

test('an abstract that only speaks of key words keeps them', () => {
  expect(partsOf(`${ABSTRACT}\nKeywords for rivers are few.`)).toHaveLength(1)
  expect(partsOf('Abstract—We tell of rivers and the\nkeywords: rivers, towns and bridges.')).toHaveLength(1)
})

function partsOf(text: string): string[] {
  const { abstract, keywords } = partKeywords(drawBlock(text))
  return [abstract, keywords].flatMap((block: Block | undefined) => (block === undefined ? [] : [textOfBlock(block)]))
}
