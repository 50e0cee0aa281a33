import { describe, expect, test } from 'vitest'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import { type BodyElement, linesOfElement, pageOfElement } from '../../../../src/understand/build/body/elements.ts'
import { drawBlock, drawLines } from '../../../support/draw-block.ts'

const line = (text: string, number = 3): TextLine => drawLines(text, { number })[0] as TextLine
const draft = (lines: readonly TextLine[]) => ({
  lines,
  item: undefined,
  startsAnew: false,
  endsFull: true,
  roomAtEnd: 0,
  indent: 0,
})

const ELEMENTS: readonly [BodyElement, readonly string[]][] = [
  [{ type: 'heading', lines: [line('a')], heading: { level: 1, number: undefined }, isRunIn: false }, ['a']],
  [
    {
      type: 'paragraph',
      kind: 'text',
      paragraph: { parts: [draft([line('a'), line('b')]), draft([line('c', 4)])], formulas: [] },
    },
    ['a', 'b', 'c'],
  ],
  [{ type: 'reference', entry: { lines: [line('a'), line('b', 4)], label: undefined, labelLength: 0 } }, ['a', 'b']],
  [{ type: 'footnote', note: { id: 'fn1', mark: '1', page: 3, lines: [line('a')], markLength: 1 } }, ['a']],
  [{ type: 'figure', page: 3, boxes: [], caption: [line('a')], interior: [line('b')] }, ['a', 'b']],
  [
    { type: 'table', page: 3, caption: [line('a')], blocks: [drawBlock('b\nc')], notes: [line('d')] },
    ['a', 'b', 'c', 'd'],
  ],
  [{ type: 'doubt', kind: 'formula', lines: [line('a')], formula: 1 }, ['a']],
]

describe.each(ELEMENTS)('a $type', (element, texts) => {
  test('has all its lines once', () => {
    expect(linesOfElement(element).map(own => own.text)).toEqual(texts)
  })

  test('starts on the page of its first line', () => {
    expect(pageOfElement(element)).toBe(3)
  })
})

test('an element without lines starts on no page, unless it is a float', () => {
  expect(pageOfElement({ type: 'doubt', kind: 'other', lines: [], formula: undefined })).toBeUndefined()
  expect(pageOfElement({ type: 'figure', page: 5, boxes: [], caption: [], interior: [] })).toBe(5)
})
