import { expect, test } from 'vitest'
import type { Inline } from '../../../../src/model/paper/paper.ts'
import { displaysOf } from '../../../../src/write/writers/document/displays.ts'

const text = (words: string): Inline => ({ type: 'text', text: words, style: {} })

/** A display of one letter, with the number that was read together with it. */
function display(letter: string, number?: string): Inline {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  const math = { type: 'identifier', text: letter, alphabet: 'italic' } as const
  const formula = { math, isDisplay: true, box, ...(number === undefined ? {} : { number }) }
  return { type: 'text', text: letter, style: {}, formula }
}

function numbersOf(...content: readonly Inline[]): readonly (string | undefined)[] | undefined {
  return displaysOf(content)?.map(({ number }) => number)
}

test('a number is that of the display with which it was read, at its left too', () => {
  expect(numbersOf(text('(1) '), display('x', '1'), text(' (2) '), display('y', '2'))).toEqual(['1', '2'])
  expect(numbersOf(display('x', '1'), display('y'), text(' (1)'))).toEqual(['1', undefined])
})

test('one that was read apart is that of the display before it', () => {
  expect(numbersOf(display('x'), text(' ,  (2.3)'))).toEqual(['2.3'])
  expect(numbersOf(display('x'), text(' .'))).toEqual([undefined])
})

test('there are none where other text is beside them', () => {
  expect(displaysOf([display('x'), text(' for all')])).toBeUndefined()
  expect(displaysOf([text(' (1)')])).toBeUndefined()
})
