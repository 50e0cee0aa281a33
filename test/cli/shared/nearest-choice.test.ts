import { expect, test } from 'vitest'
import { nearestChoice } from '../../../src/cli/shared/nearest-choice.ts'
import { FORMATS } from '../../../src/recipes/formats.ts'

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
