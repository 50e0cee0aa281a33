import { expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { paragraph, sideBySide } from '../../support/prose.ts'
import { blocksOf, textsOf } from '../../support/decide.ts'

const EXAMPLE = ['(1) a.  na   mero   ko-ba', '        I    house  stand-PST', "        'My house stood.'"]
const WORDS = "(1) a. na mero ko-ba I house stand-PST 'My house stood.'"

test('an example inside a paragraph is a block of its own, with a tag for each line', () => {
  const page = drawPage([...paragraph(3, 60, 'Before'), ...EXAMPLE, ...paragraph(3, 60, 'Behind')])
  expect(textsOf([page], 'glossed-example')).toEqual([WORDS])
  expect(blocksOf([page], 'glossed-example').map(block => block.glossed)).toEqual([['L', 'G', 'T']])
  expect(textsOf([page], 'text')).toHaveLength(2)
})

test('is found in either of two columns', () => {
  const left = [...paragraph(8, 40, 'One'), ...EXAMPLE, ...paragraph(12, 40, 'Two')]
  const right = [...paragraph(15, 40, 'Three'), ...EXAMPLE, ...paragraph(5, 40, 'Four')]
  const page = drawPage(sideBySide([left, right]))
  expect(textsOf([page], 'glossed-example')).toEqual([WORDS, WORDS])
})

test('nothing is found among paragraphs, numbered or not', () => {
  const page = drawPage([...paragraph(3, 60, '(1) Before'), ...paragraph(3, 60, "'Quoted")])
  expect(textsOf([page], 'glossed-example')).toEqual([])
})
