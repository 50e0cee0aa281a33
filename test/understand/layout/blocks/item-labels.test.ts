import { expect, test } from 'vitest'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'

/** The number of lines of each block of an item below a paragraph. */
const linesOf = (...item: readonly string[]) =>
  evidenceOf([drawPage([...paragraph(6, 66), '', ...item])])
    .blocks.slice(1)
    .map(({ lines }) => lines.length)

test('the bold label of an item goes on over the end of its line, in one block with its text', () => {
  const label = '<b>• Rivers of the old towns and the songs of those</b>'
  expect(linesOf(label, '  <b>people:</b> they are sung today, with all their', '  words.')).toEqual([3])
  expect(linesOf(label, '  They are sung today, with all their names and', '  words.')).toEqual([1, 2])
  expect(linesOf(label.replace('• ', ''), '<b>people:</b> they are sung today, with all their', 'words.')).toEqual([
    1, 2,
  ])
})
