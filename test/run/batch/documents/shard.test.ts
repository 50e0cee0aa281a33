import { expect, test } from 'vitest'
import { takeShard } from '../../../../src/run/batch/documents/shard.ts'

const documents = Array.from({ length: 300 }, (_, i) => ({
  name: `${i}.pdf`,
  stem: `${i}`,
  source: { type: 'file', path: `${i}.pdf` } as const,
}))

test('parts the documents evenly, each into one part and always the same', () => {
  const parts = [1, 2, 3].map(number => takeShard({ documents, refused: [] }, { number, count: 3 }).documents)
  expect(parts.flat()).toHaveLength(300)
  expect(new Set(parts.flat()).size).toBe(300)
  for (const part of parts) expect(part.length).toBeGreaterThan(70)
  const fewer = takeShard({ documents: documents.slice(0, 50), refused: [] }, { number: 2, count: 3 }).documents
  expect(parts[1]?.slice(0, fewer.length)).toEqual(fewer)
})
