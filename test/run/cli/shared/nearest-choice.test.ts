import { expect, test } from 'vitest'
import { nearestChoice } from '../../../../src/run/cli/shared/nearest-choice.ts'
import { FORMATS } from '../../../../src/products/recipes/formats.ts'

test.each([
  ['md', 'markdown'],
  ['txt', 'text'],
  ['xml', 'paperxml'],
  ['makrdown', 'markdown'],
  ['Tei', 'tei'],
  ['pdf', undefined],
  ['docx', undefined],
])('%s means %s', (text, meant) => {
  expect(nearestChoice(text, FORMATS)).toBe(meant)
})
