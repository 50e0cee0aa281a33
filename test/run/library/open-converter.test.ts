import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Converter, LimitError, openConverter, SourceError } from '../../../src/index.ts'

const PAPER = fileURLToPath(new URL('../../../fixtures/paper/typewriter.pdf', import.meta.url))
const WORDS = fileURLToPath(new URL('../../../fixtures/sources/glossed.bbox.html', import.meta.url))

let converter: Converter
beforeAll(async () => {
  converter = await openConverter({ workers: 1, formats: ['text', 'json'], report: true })
})
afterAll(() => converter.close())

test('converts papers one after the other; a broken one and one that is given up harm no other', async () => {
  const controller = new AbortController()
  const progress: unknown[] = []
  const [words, broken, ended, paper] = await Promise.allSettled([
    converter.convert(WORDS),
    converter.convert(new TextEncoder().encode('no paper'), { id: 'broken' }),
    converter.convert(PAPER, { signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) }),
    converter.convert(PAPER, { id: 'mine', onProgress: each => progress.push(each) }),
  ])
  expect(words).toMatchObject({ status: 'fulfilled', value: { pages: 2, trust: expect.any(Number) as number } })
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: 'E_FORMAT_UNKNOWN' } })
  expect(broken.status === 'rejected' && broken.reason).toBeInstanceOf(SourceError)
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'enough' } })
  if (paper.status === 'rejected') throw paper.reason as Error
  const { outputs, report = '', pages, memoryBytes } = paper.value
  expect(pages).toBe(2)
  expect(memoryBytes).toBeGreaterThan(1e7)
  expect([...outputs.keys()]).toEqual(['text', 'json'])
  expect(JSON.parse(outputs.get('json') ?? '')).toMatchObject({ id: 'mine', source: 'typewriter.pdf' })
  expect(JSON.parse(report)).toMatchObject({ schema: 'report-1.json' })
  expect(progress).toEqual([0, 1].map(done => ({ stage: 'reading', done, pages: 2 })))
})

test('reads a paper only when a process is free for it', async () => {
  const order: string[] = []
  const stream = Readable.from(
    (function* () {
      order.push('read')
      yield readFileSync(WORDS)
    })(),
  )
  await Promise.all([
    converter.convert(PAPER, { onProgress: ({ done }) => order.push(`page ${done}`) }),
    converter.convert(stream),
  ])
  expect(order).toEqual(['page 0', 'page 1', 'read'])
})

test('ends a paper that takes more than it may', async () => {
  const strict = await openConverter({ workers: 1, limits: { memoryLimitBytes: 60e6 } })
  const converting = strict.convert(PAPER)
  await expect(converting).rejects.toMatchObject({ code: 'E_MEMORY' })
  await expect(converting).rejects.toBeInstanceOf(LimitError)
  await strict.close()
})

test('refuses options and names that cannot be', async () => {
  await expect(openConverter({ formats: ['docx' as 'tei'] })).rejects.toMatchObject({ code: 'E_OPTION_RANGE' })
  await expect(openConverter({ workers: 0 })).rejects.toMatchObject({ code: 'E_OPTION_RANGE' })
  await expect(converter.convert(WORDS, { id: '../x' })).rejects.toMatchObject({ code: 'E_OPTION_RANGE' })
})
