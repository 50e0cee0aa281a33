import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { copyText } from '../../../../src/base/text/characters/copy-text.ts'

test('a text stays as it is, also a broken one', () => {
  for (const text of ['', 'word', 'a much longer word', '\u{1D49C} lone half \uD835 of a character']) {
    expect(copyText(text)).toBe(text)
  }
})

test('words that were cut out of large texts do not keep them', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const largeText = (i: number) => `${i} an address of many letters `.padEnd(2 ** 20, 'letters ')
  const before = heapUsed(collect)
  const words = Array.from({ length: 20 }, (_, i) => copyText(largeText(i).slice(0, 20)))
  expect(heapUsed(collect) - before).toBeLessThan(5 * 2 ** 20)
  expect(words.length).toBe(20)
})

function heapUsed(collect: () => void): number {
  collect()
  return process.memoryUsage().heapUsed
}
