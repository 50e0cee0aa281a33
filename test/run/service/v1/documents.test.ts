import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeOutputs } from '../../../../src/products/recipes/outputs.ts'
import { encryptedPdf } from '../../../support/encrypted-pdf.ts'
import { outputSettings } from '../../../support/output-settings.ts'
import { openService, type TestService, useService } from '../../../support/service.ts'

const PAPER_PATH = fileURLToPath(new URL('../../../../fixtures/paper/two-column.pdf', import.meta.url))
const PAPER = readFileSync(PAPER_PATH)
const TITLE = 'Reading Lighthouse Logs: Words for Weather in Keepers’ Diaries'

interface View {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly place?: number
  readonly pages?: number
  readonly outputs: readonly string[]
  readonly error?: { readonly code: string }
}

/** Sends a document in a form with the options. */
async function send(url: string, name: string, options: Record<string, string> = {}, bytes: Uint8Array = PAPER) {
  const form = new FormData()
  for (const [option, value] of Object.entries(options)) form.append(option, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${url}/v1/documents`, { method: 'POST', body: form })
  return { answer, view: (await answer.json()) as View }
}

/** A document when it has ended. */
async function ended(url: string, id: string): Promise<View> {
  for (;;) {
    const view = (await (await fetch(`${url}/v1/documents/${id}?wait=50`)).json()) as View
    if (view.status === 'done' || view.status === 'failed') return view
  }
}

describe('documents that are converted later', { timeout: 180_000 }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService()
  })
  afterAll(() => service.close())

  test('have the outputs that convert writes', async () => {
    const { url } = service
    const { answer, view } = await send(url, 'a.pdf', { formats: 'tei,text,report,header-bibtex', pages: '1' })
    expect([answer.status, answer.headers.get('location')]).toEqual([202, `/v1/documents/${view.id}`])
    expect(await ended(url, view.id)).toMatchObject({
      name: 'a.pdf',
      status: 'done',
      pages: 1,
      outputs: ['tei', 'text', 'report', 'header-bibtex'],
    })
    const context = { id: 'a', source: 'a.pdf', corrections: undefined, bibliography: undefined, onProgress: () => {} }
    const made = await makeOutputs(PAPER, outputSettings({ formats: ['tei', 'text'], pages: [1] }), context)
    for (const [product, extension] of [
      ['tei', '.tei.xml'],
      ['text', '.txt'],
    ]) {
      const output = await fetch(`${url}/v1/documents/${view.id}/outputs/${product}`)
      expect(await output.text()).toBe(made.outputs.find(({ name }) => name === `a${extension}`)?.content)
      expect(output.headers.get('content-disposition')).toBe(`attachment; filename="paper${extension}"`)
    }
    const missing = await fetch(`${url}/v1/documents/${view.id}/outputs/json`)
    expect(missing.status).toBe(404)
  })

  test('are followed to their end, with their pages', async () => {
    const { url } = service
    const { view } = await send(url, 'followed.pdf', { formats: 'text' })
    const path = `${url}/v1/documents/${view.id}/events`
    const answer = await fetch(path)
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const events = [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gmu)].map(([, event, data = '']) => ({
      event,
      data: JSON.parse(data) as { readonly status?: string; readonly stage?: string; readonly done?: number },
    }))
    const statuses = events.flatMap(({ data: { status } }) => status ?? [])
    expect(statuses.filter(status => status !== 'waiting')).toEqual(['converting', 'done'])
    const stages = ['reading', 'understanding', 'writing']
    const pages = events
      .filter(({ event }) => event === 'page')
      .map(({ data: { stage = '', done = 0 } }) => 1000 * stages.indexOf(stage) + done)
    // What was done while nothing was sent is left out.
    expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
    expect(pages.length).toBeGreaterThan(0)
    expect(await (await fetch(path)).text()).toContain('"status":"done"')
  })

  test('have pictures of their pages', async () => {
    const { url } = service
    const { view } = await send(url, 'drawn.pdf', { formats: 'text', pages: '1' })
    const pageOf = (page: string) => fetch(`${url}/v1/documents/${view.id}/pages/${page}`)
    const answer = await pageOf('1.png?dpi=36')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-type'), png.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG'])
    // 20 by 22.5 cm at 36 dots per inch.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([284, 319])
    expect((await pageOf('900.png')).status).toBe(400)
    expect((await pageOf('0.png')).status).toBe(400)
    await ended(url, view.id)
  })

  test('are the same when they are sent again, and others with other options', async () => {
    const first = await send(service.url, 'same.pdf', { formats: 'text', pages: '1' })
    const again = await send(service.url, 'same.pdf', { formats: 'text', pages: '1' })
    const other = await send(service.url, 'same.pdf', { formats: 'json', pages: '1' })
    expect([again.answer.status, again.view.id]).toEqual([200, first.view.id])
    expect(other.view.id).not.toBe(first.view.id)
    for (const { view } of [first, other]) await ended(service.url, view.id)
  })

  test('come as the body of a request too, with the name and the options in the query', async () => {
    const answer = await fetch(`${service.url}/v1/documents?name=b.pdf&formats=text`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: PAPER,
    })
    const { id } = (await answer.json()) as View
    expect(await ended(service.url, id)).toMatchObject({ name: 'b.pdf', status: 'done' })
  })

  test('take options of the query beside a form, whose fields overrule them, and no unknown ones', async () => {
    const form = new FormData()
    form.append('pages', '2')
    form.append('file', new Blob([new Uint8Array(PAPER)]), 'c.pdf')
    const path = `${service.url}/v1/documents`
    const answer = await fetch(`${path}?formats=text&pages=1-3&name=d.pdf`, { method: 'POST', body: form })
    const { id } = (await answer.json()) as View
    expect(await ended(service.url, id)).toMatchObject({ name: 'd.pdf', pages: 1, outputs: ['text'] })
    expect((await fetch(`${path}/${id}?wiat=3`)).status).toBe(400)
    const method = await fetch(`${path}/${id}?wiat=3`, { method: 'PATCH' })
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD'])
  })

  test('fail with a code', async () => {
    const { view } = await send(service.url, 'x.pdf', {}, Buffer.from('hello'))
    expect(await ended(service.url, view.id)).toMatchObject({
      status: 'failed',
      error: { code: 'E_FORMAT_UNKNOWN' },
      outputs: [],
    })
  })

  test('are not kept where they are none, and are not converted again then', async () => {
    const { url, store } = service
    const { view } = await send(url, 'y.pdf', {}, Buffer.from('good morning'))
    await ended(url, view.id)
    expect(existsSync(join(store, 'documents', view.id, 'input'))).toBe(false)
    const again = await fetch(`${url}/v1/documents/${view.id}/again`, { method: 'POST' })
    expect(again.status).toBe(202)
    expect(await ended(url, view.id)).toMatchObject({ status: 'failed', error: { code: 'E_FORMAT_UNKNOWN' } })
  })

  test('are converted again with the password that was missing, and are the same with it from then on', async () => {
    const { url } = service
    const locked = await encryptedPdf({ userPassword: 'open' })
    const { view } = await send(url, 'locked.pdf', { formats: 'text' }, locked)
    expect(await ended(url, view.id)).toMatchObject({ status: 'failed', error: { code: 'E_PDF_ENCRYPTED' } })
    const again = (body: object) =>
      fetch(`${url}/v1/documents/${view.id}/again`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await again({ password: '' })).status).toBe(400)
    expect((await again({ password: 'open' })).status).toBe(202)
    expect(await ended(url, view.id)).toMatchObject({ status: 'done', outputs: ['text'] })
    const same = await send(url, 'locked.pdf', { formats: 'text', password: 'open' }, locked)
    expect([same.answer.status, same.view.id]).toEqual([200, view.id])
  })

  test.each([
    [{ formats: 'docx' }, 'formats: expected paperxml, tei'],
    [{ colour: 'red' }, 'colour: known are formats, pages'],
    [{ language: 'English' }, 'language: expected auto, or a code'],
    [{ pages: '3-x' }, 'pages 3-x: '],
  ])('are refused with the options %j', async (options, sentence) => {
    const { answer, view } = await send(service.url, 'a.pdf', options)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(view).toMatchObject({ status: 400, instance: answer.headers.get('x-request-id') })
    expect(JSON.stringify(view)).toContain(sentence)
  })

  test('have no option with the name of what every object has', async () => {
    const headers = { 'content-type': 'application/pdf' }
    const answer = await fetch(`${service.url}/v1/documents?toString=1`, { method: 'POST', headers, body: PAPER })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('toString: known are formats')])
  })

  test('are removed while they are converted, and after it', async () => {
    const { url, store } = service
    const { view } = await send(url, 'gone.pdf', { formats: 'text' })
    expect((await fetch(`${url}/v1/documents/${view.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await fetch(`${url}/v1/documents/${view.id}`)).status).toBe(404)
    expect(existsSync(join(store, 'documents', view.id))).toBe(false)
  })

  test('are not to be had by an id that is none', async () => {
    for (const id of ['nothing', '..%2f..%2fetc', 'a'.repeat(32)]) {
      expect([400, 404]).toContain((await fetch(`${service.url}/v1/documents/${id}`)).status)
    }
  })

  test('are corrected by one person at a time', async () => {
    const { url } = service
    const { view } = await send(url, 'corrected.pdf', { formats: 'tei', pages: '1' })
    await ended(url, view.id)
    const path = `${url}/v1/documents/${view.id}/corrections`
    const corrections = (title: string) =>
      JSON.stringify({
        format: 'paperxml-corrections',
        version: 1,
        corrections: [{ header: 'title', text: TITLE, value: title }],
      })
    const put = (title: string, headers: Record<string, string> = {}, by = '') =>
      fetch(`${path}?by=${encodeURIComponent(by)}`, {
        method: 'PUT',
        body: corrections(title),
        headers: { 'content-type': 'application/json', ...headers },
      })
    const first = await put('A better title', {}, 'Žofie & Ann ')
    expect([first.status, await first.text()]).toEqual([202, expect.stringContaining('"status"')])
    const version = first.headers.get('etag') ?? ''
    expect((await put('Another')).status).toBe(428)
    expect((await put('Another', { 'if-match': '"old"' })).status).toBe(412)
    await ended(url, view.id)
    expect(await (await fetch(`${url}/v1/documents/${view.id}/outputs/tei`)).text()).toContain('A better title')
    // A list, and a tag that a proxy made weak.
    expect((await put('Another', { 'if-match': `"old", W/${version}` })).status).toBe(202)
    expect((await put('A third', { 'if-match': '*' }, 'Ben')).status).toBe(202)
    const titled = (value: string) => ({ header: 'title', text: TITLE, value })
    const { saves } = (await (await fetch(`${url}/v1/documents/${view.id}/saves`)).json()) as { saves: object[] }
    expect(saves).toMatchObject([
      { by: 'Žofie & Ann', tag: version, added: [titled('A better title')], removed: [] },
      { by: '', added: [titled('Another')], removed: [titled('A better title')] },
      { by: 'Ben', added: [titled('A third')], removed: [titled('Another')] },
    ])
    expect(
      (
        await fetch(path, {
          method: 'PUT',
          body: '{}',
          headers: { 'content-type': 'application/json', 'if-match': '*' },
        })
      ).status,
    ).toBe(400)
    const document = { method: 'PUT', body: '%PDF-', headers: { 'content-type': 'application/pdf' } }
    expect((await fetch(path, document)).status).toBe(415)
    const untyped = await fetch(`${url}/v1/convert`, { method: 'POST', body: new Uint8Array([1]) })
    expect([untyped.status, await untyped.text()]).toEqual([
      415,
      expect.stringContaining('Content-Type of the request'),
    ])
    await ended(url, view.id)
  })

  test('are sent by no page of another site', async () => {
    const answer = await fetch(`${service.url}/v1/documents`, {
      method: 'POST',
      body: PAPER,
      headers: { origin: 'https://other.example', 'content-type': 'application/pdf' },
    })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('E_ORIGIN_REFUSED')])
  })

  test('are described by OpenAPI, each route with its parameters', async () => {
    const description = (await (await fetch(`${service.url}/v1/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { readonly requestBody?: { readonly content: object } }>>
    }
    const body = description.paths['/v1/documents']?.['post']?.requestBody
    expect(Object.keys(body?.content ?? {}).slice(0, 2)).toEqual(['multipart/form-data', 'application/pdf'])
    expect(description.openapi).toBe('3.1.0')
    expect(Object.entries(description.paths).map(([path, methods]) => [path, Object.keys(methods).sort()])).toEqual([
      ['/v1/session', ['delete', 'post']],
      ['/v1/documents', ['get', 'post']],
      ['/v1/documents/events', ['get']],
      ['/v1/documents/{id}', ['delete', 'get']],
      ['/v1/documents/{id}/again', ['post']],
      ['/v1/documents/{id}/events', ['get']],
      ['/v1/documents/{id}/outputs/{product}', ['get']],
      ['/v1/documents/{id}/archive', ['get']],
      ['/v1/documents/{id}/pages/{page}.png', ['get']],
      ['/v1/documents/{id}/input', ['get']],
      ['/v1/documents/{id}/corrections', ['get', 'put']],
      ['/v1/documents/{id}/saves', ['get']],
      ['/v1/documents/{id}/preview', ['post']],
      ['/v1/authority/suggestions', ['post']],
      ['/v1/authority/papers', ['post']],
      ['/v1/convert', ['post']],
      ['/v1/validate', ['post']],
      ['/v1/sentences', ['post']],
      ['/v1/references', ['post']],
    ])
  })
})

describe('the store of documents', { timeout: 180_000 }, () => {
  test('is read by the next service, which does what was not done', async () => {
    const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
    onTestFinished(() => rmSync(store, { recursive: true, force: true }))
    const first = await openService({ store, graceMs: 0 })
    const sent = []
    for (const name of ['1.pdf', '2.pdf', '3.pdf'])
      sent.push((await send(first.url, name, { formats: 'text', pages: '1' })).view)
    expect(sent.at(-1)?.place).toBeGreaterThan(1)
    await first.close()
    const cutOff = join(store, 'documents', 'c'.repeat(32))
    mkdirSync(cutOff)
    copyFileSync(PAPER_PATH, join(cutOff, 'input'))
    const second = await useService({ store })
    for (const { id } of sent) expect(await ended(second.url, id)).toMatchObject({ status: 'done', outputs: ['text'] })
    expect(readdirSync(join(store, 'documents')).sort()).toEqual(sent.map(({ id }) => id).sort())
  })

  test('shows a document to who has sent it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const tokenFile = join(folder, 'tokens')
    writeFileSync(tokenFile, 'anna\nberta\n')
    const { url } = await useService({ tokenFile, graceMs: 0 })
    const answer = await fetch(`${url}/v1/documents`, {
      method: 'POST',
      body: PAPER,
      headers: { authorization: 'Bearer anna', 'content-type': 'application/pdf' },
    })
    const { id } = (await answer.json()) as View
    const statusFor = async (token: string) =>
      (await fetch(`${url}/v1/documents/${id}`, { headers: { authorization: `Bearer ${token}` } })).status
    expect([await statusFor('anna'), await statusFor('berta')]).toEqual([200, 404])
  })

  test('takes no more bytes than may be kept, which are known again after a start', async () => {
    const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
    onTestFinished(() => rmSync(store, { recursive: true, force: true }))
    const limits = { store, storeLimitBytes: 1.9 * PAPER.length, mostUploadBytes: PAPER.length }
    const first = await openService({ ...limits, graceMs: 0 })
    const { view } = await send(first.url, '1.pdf', { formats: 'text', pages: '1' })
    await first.close()
    const { url } = await useService({ ...limits, graceMs: 0 })
    const refused = await send(url, '2.pdf')
    expect([refused.answer.status, refused.view]).toMatchObject([507, { code: 'E_STORE_FULL' }])
    await fetch(`${url}/v1/documents/${view.id}`, { method: 'DELETE' })
    expect((await send(url, '2.pdf')).answer.status).toBe(202)
  })

  test('takes no more documents than may wait', async () => {
    const { url } = await useService({ mostWaiting: 1, graceMs: 0 })
    const statuses = []
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) statuses.push((await send(url, name)).answer.status)
    expect(statuses).toEqual([202, 202, 503])
  })
})
