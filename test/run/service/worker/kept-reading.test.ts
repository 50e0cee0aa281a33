import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { completePaper, convertPaper, preparePaper } from '../../../../src/products/recipes/paper.ts'
import { KeptReading } from '../../../../src/run/service/worker/kept-reading.ts'

const PAPER = fileURLToPath(new URL('../../../../fixtures/paper/footnotes.pdf', import.meta.url))

test('a paper that is previewed again is read once, and becomes what it becomes when it is read anew', async () => {
  const kept = new KeptReading()
  let count = 0
  const read = () => {
    count++
    return preparePaper(PAPER)
  }
  const first = await kept.get('a', read, true)
  expect(await kept.get('a', read, true)).toBe(first)
  expect(count).toBe(1)
  const plain = await convertPaper(PAPER)
  const [footnote] = plain.decisions.filter(({ decision }) => decision.role === 'footnote')
  const corrections = [{ block: footnote?.block.id ?? '', text: '', role: 'text' as const }]
  const corrected = await completePaper(first, { corrections })
  expect(corrected.paper).toEqual((await convertPaper(PAPER, { corrections })).paper)
  // Nothing of it is left in what was kept.
  expect((await completePaper(first)).paper).toEqual(plain.paper)
  // Another document takes its place, and so does one that nobody looks at; the same one does not.
  await kept.get('b', read, true)
  await kept.get('a', read, true)
  await kept.get('a', read, false)
  expect(count).toBe(3)
  await kept.get('b', read, false)
  await kept.get('a', read, true)
  expect(count).toBe(5)
})

test('what was made with the same corrections is made once', async () => {
  const kept = new KeptReading()
  const paper = await kept.get('a', () => preparePaper(PAPER), true)
  const made: string[] = []
  const complete = (of: typeof paper, corrections: string) =>
    kept.complete(of, corrections, () => {
      made.push(corrections)
      return completePaper(of)
    })
  const first = await complete(paper, '1')
  expect(await complete(paper, '1')).toBe(first)
  await complete(paper, '2')
  await complete(paper, '1')
  expect(made).toEqual(['1', '2', '1'])
  // Of a paper that is not kept nothing is.
  const other = await kept.get('b', () => preparePaper(PAPER), false)
  await complete(other, '3')
  await complete(other, '3')
  expect(made.slice(3)).toEqual(['3', '3'])
})
