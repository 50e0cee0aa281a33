import { expect, test } from 'vitest'
import { groupByPage, textOfBlock } from '../../../src/understand/evidence/blocks.ts'
import { glyphsOfLine } from '../../../src/understand/evidence/lines.ts'
import { drawBlock } from '../../support/draw-block.ts'

test('the text of a block has one blank between its lines and keeps the hyphen at a line end', () => {
  const block = drawBlock(`
    Rivers are well-
    known to   all.
  `)
  expect(textOfBlock(block)).toBe('Rivers are well- known to all.')
})

test('the glyphs of a line are those of all its runs, white space not counted', () => {
  const [line] = drawBlock('In 10^3^ <b>bold</b> towns').lines
  expect(line && glyphsOfLine(line)).toBe('In103boldtowns'.length)
})

test('blocks are grouped by page in their order, pages without blocks left out', () => {
  const blocks = [2, 1, 2].map(number => drawBlock('Rivers', { number }))
  const [first, second, third] = blocks
  expect([...groupByPage(blocks)]).toEqual([
    [2, [first, third]],
    [1, [second]],
  ])
  expect(groupByPage([]).size).toBe(0)
})
