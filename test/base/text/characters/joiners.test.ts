import { expect, test } from 'vitest'
import { cleanText } from '../../../../src/read/sources/normalise/clean-text.ts'
import { removeStrayJoiners } from '../../../../src/base/text/characters/joiners.ts'

test.each([
  ['می\u{200C}شود', 'می\u{200C}شود'],
  ['क्\u{200D}ष', 'क्\u{200D}ष'],
  ['auf\u{200C}fallen', 'auffallen'],
  ['\u{200C}آب\u{200C}', 'آب'],
])('joiners are kept where they change how letters look: %j', (text, kept) => {
  expect(removeStrayJoiners(text)).toBe(kept)
  expect(cleanText(text)).toBe(kept)
})
