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
  const first = await kept.get('a', read)
  expect(await kept.get('a', read)).toBe(first)
  expect(count).toBe(1)
  const plain = await convertPaper(PAPER)
  const [footnote] = plain.decisions.filter(({ decision }) => decision.role === 'footnote')
  const corrections = [{ block: footnote?.block.id ?? '', text: '', role: 'text' as const }]
  const corrected = await completePaper(first, { corrections })
  expect(corrected.paper).toEqual((await convertPaper(PAPER, { corrections })).paper)
  // Nothing of it is left in what was kept.
  expect((await completePaper(first)).paper).toEqual(plain.paper)
  // Another document takes its place, and so does one that nobody previews.
  await kept.get('b', read)
  await kept.get('a', read)
  await kept.leave(read)
  await kept.get('a', read)
  expect(count).toBe(5)
})
