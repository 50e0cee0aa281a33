import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type TestService, useService } from '../../../support/service.ts'
import type { InspectedPaper } from '../../../../src/write/writers/inspection/inspected-paper.ts'

const PAPER = readFileSync(fileURLToPath(new URL('../../../../fixtures/paper/two-column.pdf', import.meta.url)))

interface View {
  readonly id: string
  readonly status: string
  readonly trust?: number
  readonly unaccountedGlyphs?: number
}

async function send(url: string, formats: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/v1/documents?name=a.pdf&pages=1&formats=${formats}`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf', ...headers },
    body: PAPER,
  })
}

async function listed(url: string, ids: readonly string[] = [], headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/v1/documents?ids=${ids.join(',')}`, { headers })
  return ((await answer.json()) as { readonly documents: readonly View[] }).documents
}

describe('what the page asks of the service', { timeout: 180_000 }, () => {
  let service: TestService
  let id: string
  beforeAll(async () => {
    service = await openService()
    id = ((await (await send(service.url, 'inspection')).json()) as View).id
    await fetch(`${service.url}/v1/documents/${id}?wait=50`)
  })
  afterAll(() => service.close())

  async function inspection(): Promise<InspectedPaper> {
    return (await (await fetch(`${service.url}/v1/documents/${id}/outputs/inspection`)).json()) as InspectedPaper
  }

  test('is in its files, which a policy lets run nothing but themselves', async () => {
    for (const path of ['/', '/page/page.js', '/page/pdfjs/build/pdf.worker.min.mjs']) {
      const answer = await fetch(service.url + path)
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'wasm/)
      const etag = answer.headers.get('etag') ?? ''
      expect((await fetch(service.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    }
    const outside = ['/page/../package.json', '/page/%2e%2e/index.js', '/page/', '/page/nothing.js']
    expect(await Promise.all(outside.map(async path => (await fetch(service.url + path)).status))).toEqual(
      outside.map(() => 404),
    )
    expect((await fetch(`${(await useService({ hasPage: false })).url}/`)).status).toBe(404)
  })

  test('is the list of documents, with how far each may be trusted', async () => {
    const [view] = await listed(service.url)
    expect(view).toMatchObject({ id, status: 'done', trust: expect.any(Number) as number, unaccountedGlyphs: 0 })
  })

  test('is the document as it was sent', async () => {
    const answer = await fetch(`${service.url}/v1/documents/${id}/input`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(PAPER)).toBe(true)
  })

  test('is a paper with the places of its sentences and its header', async () => {
    const { sentences, header, pages } = await inspection()
    const [sentence] = sentences.filter(({ text }) => text.startsWith('Diaries of lighthouse keepers'))
    const [page, left, top, right, bottom] = sentence?.places[0] ?? []
    const block = pages[0]?.blocks.find(({ box: [l, t, r, b] }) => {
      return l - 1 <= (left ?? 0) && t - 1 <= (top ?? 0) && r + 1 >= (right ?? 999) && b + 1 >= (bottom ?? 999)
    })
    expect([page, block?.text]).toEqual([1, expect.stringMatching(/^Diaries of lighthouse keepers/)])
    expect(header.is.authors.map(({ surname }) => surname)).toEqual(['Ellingham', 'Quiroga'])
    expect(header.read).toEqual(header.is)
  })

  test('is what corrections would do, without keeping them', async () => {
    const before = await inspection()
    const block = before.pages[0]?.blocks.find(({ role }) => role === 'text')
    const corrections = [
      { block: block?.id, text: block?.text, role: 'footnote' },
      { header: 'title', text: before.header.is.title, value: 'Logs' },
    ]
    const answer = await fetch(`${service.url}/v1/documents/${id}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections }),
    })
    const after = (await answer.json()) as InspectedPaper
    expect(after.pages[0]?.blocks.find(each => each.id === block?.id)?.role).toBe('footnote')
    expect([after.header.is.title, after.header.read.title]).toEqual(['Logs', before.header.is.title])
    expect(await inspection()).toEqual(before)
    expect((await fetch(`${service.url}/v1/documents/${id}/corrections`)).status).toBe(404)
  })

  test('is to convert a document again, and to be told of it with all others', async () => {
    const gone = new AbortController()
    const stream = await fetch(`${service.url}/v1/documents/events`, { signal: gone.signal })
    const again = await fetch(`${service.url}/v1/documents/${id}/again`, { method: 'POST' })
    expect(again.status).toBe(202)
    let text = ''
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString()
      if (text.includes('"status":"done"')) break
    }
    gone.abort()
    // The worker still has what it read of the paper: the pages are not read again, and the steps after that are told.
    expect(text).toContain(`event: page\ndata: {"id":"${id}","stage":"writing"`)
  })
})

describe('whose documents are listed', () => {
  test('those of the token, which a browser has in a cookie', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    const tokenFile = join(folder, 'tokens')
    writeFileSync(tokenFile, 'first;%\nsecond\n')
    const { url } = await useService({ tokenFile })
    rmSync(folder, { recursive: true })
    expect((await fetch(`${url}/`)).status).toBe(200)
    expect((await fetch(`${url}/v1/documents`)).status).toBe(401)

    const signedIn = await fetch(`${url}/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"token":"first;%"}',
    })
    const set = signedIn.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/; Path=\/v1\/; HttpOnly; SameSite=Strict$/)
    const [cookie = ''] = set.split(';')
    // A form of another site sends the cookie, but no header.
    expect((await send(url, 'text', { cookie })).status).toBe(401)
    const sent = await send(url, 'text', { cookie, 'x-paperxml': '1' })
    const { id } = (await sent.json()) as View
    expect((await listed(url, [], { cookie })).map(view => view.id)).toEqual([id])
    expect(await listed(url, [id], { authorization: 'Bearer second' })).toEqual([])
    expect((await fetch(`${url}/api/version`, { headers: { cookie } })).status).toBe(200)
    expect((await fetch(`${url}/api/processDate`, { method: 'POST', headers: { cookie } })).status).toBe(401)
  })

  test('those that are named, where others reach a service without tokens', async () => {
    const { url } = await useService({ host: '0.0.0.0' })
    const here = url.replace('0.0.0.0', '127.0.0.1')
    const { id } = (await (await send(here, 'text')).json()) as View
    expect(await listed(here)).toEqual([])
    expect((await listed(here, [id])).map(view => view.id)).toEqual([id])
  })
})
