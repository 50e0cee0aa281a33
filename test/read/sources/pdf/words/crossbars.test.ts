import { expect, test } from 'vitest'
import { readContent, wordsOf } from '../../../../support/read-raw-pdf.ts'

/** A word in type of 10 points at 50, 300, and lines (left, bottom, width) of a third of a point. */
async function read(word: string, ...lines: (readonly [left: number, bottom: number, width: number])[]) {
  const drawn = lines.map(([left, bottom, width]) => `${left} ${bottom} ${width} 0.3 re f`).join(' ')
  const page = await readContent(`BT /F1 10 Tf 50 300 Td (${word}) Tj ET ${drawn}`)
  return { words: wordsOf(page), rules: page.rules.length }
}

test('a d and a D with a bar through their stems are letters of their own, and the bars are no rules', async () => {
  expect(await read('dak', [52.6, 305.4, 3])).toEqual({ words: ['đak'], rules: 0 })
  expect(await read('Dak', [49.8, 303.4, 3])).toEqual({ words: ['Đak'], rules: 0 })
})

test.each([
  ['below it', [50, 298, 5]],
  ['through a whole word', [50, 305.4, 16]],
  ['over its bowl', [50, 308.4, 3]],
  ['through another letter', [57, 305.4, 3]],
] as const)('a line %s changes no d', async (_, line) => {
  expect((await read('dak', line)).words).toEqual(['dak'])
})
