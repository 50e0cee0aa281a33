import { expect, test } from 'vitest'
import { readDegrees } from '../../../../../src/read/sources/pdf/words/degrees.ts'
import { drawPage } from '../../../../support/draw-page.ts'

const textOf = (art: string) =>
  readDegrees(drawPage(art).runs)
    .map(({ text, spaceBefore }, i) => (spaceBefore && i > 0 ? ` ${text}` : text))
    .join('')

test('a circle behind a number or before a scale is a degree sign', () => {
  expect(textOf('at 80^∘^C and 4◦C')).toBe('at 80°C and 4°C')
  expect(textOf('11^∘^ 17')).toBe('11° 17')
  expect(textOf('Tm (^◦^C)')).toBe('Tm (°C)')
})

test('a circle between functions, and one that opens an item, are none', () => {
  expect(textOf('f ∘ g')).toBe('f ∘ g')
  expect(textOf('◦ C is a tone')).toBe('◦ C is a tone')
})
