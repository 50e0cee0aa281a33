import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseServe } from '../../../../src/run/cli/serve/serve-options.ts'
import type { ServeFlags } from '../../../../src/run/cli/serve/serve-flags.ts'
import { hasRedis, redisNote, TestRedis } from '../../../support/redis-server.ts'
import { openService, type TestService } from '../../../support/service.ts'

const PAPER = readFileSync(fileURLToPath(new URL('../../../../fixtures/paper/two-column.pdf', import.meta.url)))
const TITLE = 'Reading Lighthouse Logs: Words for Weather in Keepers’ Diaries'
const QUERY = 'name=a.pdf&formats=tei&pages=1'

interface View {
  readonly id: string
  readonly status: string
}

describe.skipIf(!hasRedis)(`two services with one store${redisNote}`, { timeout: 120_000 }, () => {
  let redis: TestRedis
  let store: string
  let one: TestService
  let two: TestService
  beforeAll(async () => {
    redis = await TestRedis.start()
    store = mkdtempSync(join(tmpdir(), 'paperxml-'))
    one = await openService({ store, redis: redis.url, workers: 1 })
    two = await openService({ store, redis: redis.url, workers: 1 })
  })
  afterAll(async () => {
    await Promise.all([one.close(), two.close()])
    await redis.remove()
    rmSync(store, { recursive: true })
  })

  const json = { 'content-type': 'application/json' }
  const send = ({ url }: TestService) =>
    fetch(`${url}/v1/documents?${QUERY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: PAPER,
    })
  const askOf = ({ url }: TestService, path: string, options: RequestInit = {}) =>
    fetch(`${url}/v1/documents/${path}`, options)
  const viewOf = async (answer: Response) => (await answer.json()) as View

  test('answer for each other, from the upload to the removal', async () => {
    const sent = await send(one)
    const { id } = await viewOf(sent)
    expect(sent.status).toBe(202)
    const events = askOf(two, `${id}/events`).then(answer => answer.text())
    expect(await viewOf(await askOf(two, `${id}?wait=50`))).toMatchObject({
      status: 'done',
      pages: 1,
      outputs: ['tei'],
    })
    expect(await events).toMatch(/event: status\ndata: [^\n]*"status":"done"[^\n]*\n\n$/)
    const again = await send(two)
    expect([again.status, (await viewOf(again)).id]).toEqual([200, id])
    expect(await (await askOf(two, `${id}/outputs/tei`)).text()).toContain('Reading Lighthouse Logs')
    expect(Buffer.from(await (await askOf(two, `${id}/input`)).arrayBuffer()).equals(PAPER)).toBe(true)
    expect((await askOf(two, `${id}/pages/1.png?dpi=18`)).headers.get('content-type')).toBe('image/png')

    const put = (service: TestService, title: string, version?: string | null) =>
      askOf(service, `${id}/corrections`, {
        method: 'PUT',
        headers: { ...json, ...(version && { 'if-match': version }) },
        body: JSON.stringify({
          format: 'paperxml-corrections',
          version: 1,
          corrections: [{ header: 'title', text: TITLE, value: title }],
        }),
      })
    const [version] = [(await put(two, 'A better title')).headers.get('etag')]
    expect((await askOf(one, `${id}/corrections`)).headers.get('etag')).toBe(version)
    expect((await put(one, 'Another title', '"old"')).status).toBe(412)
    expect((await put(one, 'Another title', version)).status).toBe(202)
    expect(await viewOf(await askOf(two, `${id}?wait=50`))).toMatchObject({ status: 'done' })
    expect(await (await askOf(two, `${id}/outputs/tei`)).text()).toContain('Another title')

    expect((await askOf(two, id, { method: 'DELETE' })).status).toBe(204)
    expect((await askOf(one, id)).status).toBe(404)
    expect(existsSync(join(store, 'shared', id))).toBe(false)
  })

  test('ask to come again while the server is away, and go on with all else', async () => {
    await redis.stop()
    const [refused, alive, ready] = await Promise.all([
      send(one),
      fetch(`${one.url}/api/isalive`),
      fetch(`${one.url}/readyz`),
    ])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({ code: 'E_QUEUE_UNREACHABLE' })
    expect([alive.status, ready.status]).toEqual([200, 200])
    expect(await ready.json()).toMatchObject({ redis: { isThere: false } })
    await redis.start()
    const { id } = await viewOf(await send(two))
    expect((await askOf(one, id, { method: 'DELETE' })).status).toBe(204)
  })
})

test('documents are shared only in a folder that is named', () => {
  const flags = { redis: 'redis://localhost', timeLimit: '1', memoryLimit: '1000' } as ServeFlags
  expect(() => parseServe(flags, '/tmp/x')).toThrow('--redis needs --store')
})
