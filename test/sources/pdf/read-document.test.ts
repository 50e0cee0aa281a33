import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDrawnDocument } from '../../../src/sources/pdf/read-document.ts'

const BYTES = readFileSync(fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url)))

test('timers and signals have their turn between pages', async () => {
  const fired: number[] = []
  let done = 0
  await readDrawnDocument(
    BYTES,
    {
      onPage: count => {
        done = count
        setImmediate(() => fired.push(done))
      },
    },
    () => {},
  )
  expect(fired.slice(0, 2)).toEqual([0, 1])
})

test('a range that is longer than the file costs no more than its pages', async () => {
  const pages = [{ first: 2, last: 100_000 }]
  const { document } = await readDrawnDocument(BYTES, { pages }, () => {})
  expect(document.pages.map(({ number }) => number)).toEqual([2])
})
