import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type TestService } from '../../../support/service.ts'

/**
 * Most processor time, in milliseconds, of a request that is refused, in the process of the service and its client: some ten times what
 * it takes. Without limits each of these takes seconds.
 */
const MOST_WORK = 1500

describe('requests that would keep others waiting', () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService()
  })
  afterAll(() => service.close())

  const json = { 'content-type': 'application/json' }
  const post = async (path: string, init: RequestInit) => {
    const before = process.cpuUsage()
    const answer = await fetch(service.url + path, { method: 'POST', ...init })
    const text = await answer.text()
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(MOST_WORK)
    return { status: answer.status, text }
  }
  const repeat = (count: number, part: (i: number) => string) => Array.from({ length: count }, (_, i) => part(i))

  test('are forms of very many names or values, or of very long ones', async () => {
    const send = (body: string) =>
      post('/api/processDate', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
    expect(await send(`${repeat(80_000, i => `k${i}`).join('&')}&date=2001`)).toEqual({
      status: 413,
      text: 'E_UPLOAD_TOO_LARGE: the form has more than 60 fields\n',
    })
    expect(await send(repeat(5001, () => 'date=2001').join('&'))).toEqual({
      status: 413,
      text: 'E_UPLOAD_TOO_LARGE: the form has more than 5000 values\n',
    })
    expect(await send(`date=${'x'.repeat(300_000)}`)).toEqual({
      status: 413,
      text: 'E_UPLOAD_TOO_LARGE: a field is longer than 64 KiB\n',
    })
    expect(await send(`${'date=2001&x=y&'.repeat(700_000)}`)).toMatchObject({ status: 413 })
    expect(await send(`a=b&date=September+16th%2C%202001&${repeat(58, i => `k${i}`).join('&')}`)).toMatchObject({
      status: 200,
      text: '<date when="2001-09-16" />\n',
    })
  })

  test('are no forms that are sent in another way than percent-encoded', async () => {
    for (const body of [
      'date=16 September 2001',
      'date=100%&date=16.9.2001',
      'a=Ж&date=16.9.2001',
      'date=16.9.2001&',
    ]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const text = '<date when="2001-09-16" />\n'
      expect(await post('/api/processDate', { headers, body })).toEqual({ status: 200, text })
    }
  })

  test('are forms with a file and very many parts', async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000)
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(await post('/v1/convert', { headers, body })).toMatchObject({ status: 413 })
  })

  test('are very many ranges of pages', async () => {
    const body = new FormData()
    body.append('pages', repeat(7200, () => '1-100000').join())
    body.append('file', new Blob(['%PDF-']), 'paper.pdf')
    const { status, text } = await post('/v1/convert', { body })
    expect([status, JSON.parse(text)]).toMatchObject([400, { detail: 'pages: expected at most 100 ranges' }])
    const pages = repeat(101, i => String(i + 1)).join()
    expect(
      await post(`/v1/convert?pages=${pages}`, { headers: { 'content-type': 'application/pdf' }, body: '%PDF-' }),
    ).toMatchObject({ status: 400 })
  })

  test('are JSON that is nested very deeply, or whose strings never end', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
    for (const path of ['/v1/references', '/v1/session']) {
      const { status, text } = await post(path, { headers: json, body: deep(5000) })
      expect([status, JSON.parse(text)]).toMatchObject([400, { detail: 'the JSON is nested deeper than 32 levels' }])
    }
    expect(await post('/v1/references', { headers: json, body: '"\\'.repeat(1_000_000) })).toMatchObject({
      status: 400,
    })
    const latin = new Uint8Array([...Buffer.from('{"references":["Caf'), 0xe9, ...Buffer.from('"]}')])
    expect((await post('/v1/references', { headers: json, body: latin })).text).toContain('not in UTF-8')
    const cyrillic = await post('/v1/references', {
      headers: json,
      body: '{"references":["Иванов, Ж. (2004). Реки."]}',
    })
    expect(cyrillic.text).toContain('Иванов')
    const shallow = JSON.stringify({ references: [`Lee, K. (2004). ${'{["\\'.repeat(100)} Cats.`] })
    expect(await post('/v1/references', { headers: json, body: shallow })).toMatchObject({ status: 200 })
  })

  test('are more streams of events than there are places', async () => {
    const controller = new AbortController()
    const follow = () => fetch(`${service.url}/v1/documents/events`, { signal: controller.signal })
    // The answers are kept: fetch closes the stream of one that the garbage collector takes, and its place is free again.
    const answers: Response[] = []
    for (let i = 0; i < 5; i++) answers.push(...(await Promise.all(repeat(101, () => '').map(follow))))
    const count = (status: number) => answers.filter(answer => answer.status === status).length
    expect([count(200), count(503)]).toEqual([500, 5])
    controller.abort()
    await expect
      .poll(
        async () => {
          const next = new AbortController()
          const { status } = await fetch(`${service.url}/v1/documents/events`, { signal: next.signal })
          next.abort()
          return status
        },
        { timeout: 10_000 },
      )
      .toBe(200)
  })
})
