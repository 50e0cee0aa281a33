import { expect, test } from 'vitest'
import { joinLines } from '../../../src/products/recovery/join-lines.ts'
import { looksLikeObject } from '../../../src/products/recovery/line-traits.ts'

/** What is no word: a picture as text, a key. From each of its letters on, it would be looked through for minutes. */
const LONG = 'x'.repeat(100_000)

function secondsOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  return process.cpuUsage(before).user / 1e6
}

test('joins lines with a very long word in no time', () => {
  const lines = [`${LONG} at the closing of the of-`, 'fice'].map((text, index) => ({ index, text }))
  const options = { hyphens: 'lexicon', vocabulary: new Map([['office', 2]]), language: 'en' } as const
  const seconds = secondsOf(() => expect(joinLines(lines, options).text.endsWith('office')).toBe(true))
  expect(seconds).toBeLessThan(2)
})

test('a line with a very long word is looked at in no time', () => {
  expect(secondsOf(() => looksLikeObject(`${LONG}1 and some more words`))).toBeLessThan(2)
})
