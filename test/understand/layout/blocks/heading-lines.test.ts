import { expect, test } from 'vitest'
import { groupBlocks } from '../../../../src/understand/layout/blocks/blocks.ts'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph, prose } from '../../../support/prose.ts'

/** First words of each block. */
function starts(art: readonly string[]): string[] {
  const blocks = layOutPages([drawPage(art)], 10).flatMap(layout =>
    groupBlocks(layout, { body: 12, ratio: 1.2 }, new Set()),
  )
  return blocks.map(block => textOfBlock(block).split(' ').slice(0, 2).join(' '))
}

const text = paragraph(4, 60, 'They')

test('a full line in another font is a heading of its own above a paragraph that opens set in', () => {
  const heading = `${prose(1, 60, 'Rivers of towns')[0]} {font=Sans}`
  const [first = '', ...rest] = text
  const setIn = `   ${first.slice(0, 57).trim()}`
  expect(starts([heading, setIn, ...rest])).toEqual(['Rivers of', expect.stringContaining('They')])
  expect(starts([heading, first, ...rest])).toHaveLength(1)
  expect(starts([heading, setIn, ...rest.map(line => `   ${line}`)])).toHaveLength(1)
  expect(starts([heading.replace('Rivers', '<i>Rivers</i>'), setIn, ...rest])).toHaveLength(2)
  expect(starts([heading.replace(/.{3} \{/u, 'in, {'), setIn, ...rest])).toHaveLength(1)
})

test('a bold line is a heading of its own above another that had room behind it', () => {
  const stack = (...lines: readonly string[]) => starts([...lines.map(line => `${line} {bold}`), ...text])
  expect(stack('Declarations', 'What the authors did')).toEqual(['Declarations', 'What the', 'They the'])
  expect(stack('Declarations of all people who lived beside', 'Rivers of the land')).toHaveLength(2)
  expect(stack('Declarations of', 'Rivers')).toHaveLength(2)
  expect(stack('Rivers that move', 'and the towns')).toHaveLength(2)
  expect(stack('Table 1. Rivers', 'Counted by hand')).toHaveLength(2)
  expect(starts(['Declarations {14 bold}', 'What was done {14 bold}', ...text])).toHaveLength(2)
})
