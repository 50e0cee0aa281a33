import { expect, test } from 'vitest'
import { readItemMark } from '../../../../src/understand/build/paragraphs/list-items.ts'
import { drawLines, linesOfPage } from '../../../support/draw-block.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const markOf = (art: string) => {
  const [line] = drawLines(art)
  return line && readItemMark(line)
}

test.each([
  ['• rivers', '•', undefined, 'bullet'],
  ['– rivers', '–', undefined, 'bullet'],
  ['* rivers', '*', undefined, 'bullet'],
  ['\uFFFD rivers', '\uFFFD', undefined, 'bullet'],
  ['1. Rivers', '1.', 1, 'arabic'],
  ['(12) Rivers', '(12)', 12, 'arabic'],
  ['3) Rivers', '3)', 3, 'arabic'],
  ['a) Rivers', 'a)', 1, 'letter'],
  ['(c) Rivers', '(c)', 3, 'letter'],
  ['i) Rivers', 'i)', 1, 'roman'],
  ['(iv) Rivers', '(iv)', 4, 'roman'],
  ['v. Rivers', 'v.', 22, 'letter'],
  ['۲. رود', '2.', 2, 'arabic'],
  ['（３）川の水', '(3)', 3, 'arabic'],
] as const)('%s opens an item', (art, mark, value, kind) => {
  expect(markOf(art)).toEqual({ mark, value, kind })
})

test.each(['Rivers', '1 river', '1.5 rivers', '100. Rivers', '•rivers', '-rivers', 'A. Lee', 'ab) rivers', '1.Rivers'])(
  '%s opens none',
  art => expect(markOf(art)).toBeUndefined(),
)

test.each(['» Rivers', '*» Rivers', '® Rivers', '° Rivers'])('%s opens an item where it was recognised', art => {
  const [line] = linesOfPage(drawRecognised(art))
  expect(line && readItemMark(line)?.kind).toBe('bullet')
  expect(markOf(art)).toBeUndefined()
})

test.each(['»Rivers', '» rivers'])('%s opens none', art => {
  const [line] = linesOfPage(drawRecognised(art))
  expect(line && readItemMark(line)).toBeUndefined()
})
