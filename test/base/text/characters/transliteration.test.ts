import { expect, test } from 'vitest'
import { toPlainLatin } from '../../../../src/base/text/characters/transliteration.ts'

test.each([
  ['јовановић', 'jovanovic'],
  ['смирнова', 'smirnova'],
  ['љубица', 'ljubica'],
  ['lee', 'lee'],
])('%s is spelled %s', (cyrillic, latin) => {
  expect(toPlainLatin(cyrillic)).toBe(latin)
})
