import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exchange, useService } from '../../../support/service.ts'

test('takes no other host than this machine, and those of its pages', async () => {
  const { port } = await useService({ origins: ['https://papers.example'] })
  const statusOf = async (host: string) =>
    Number((await exchange(port, `GET /livez HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).split(' ')[1])
  expect(await statusOf('localhost:8070')).toBe(200)
  expect(await statusOf('[::1]:8070')).toBe(200)
  expect(await statusOf('papers.example')).toBe(200)
  expect(await statusOf('evil.example')).toBe(403)
  expect(await statusOf('127.evil.example')).toBe(403)
  expect(await statusOf('127.0.0.2:8070')).toBe(200)
})

test('takes the names that are allowed, addresses, and no others', async () => {
  const { port } = await useService({ host: '0.0.0.0', allowedHosts: ['papers.example'] })
  const statusOf = async (host: string) =>
    Number((await exchange(port, `GET /livez HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).split(' ')[1])
  expect(await statusOf('Papers.example:8070')).toBe(200)
  expect(await statusOf('localhost:8070')).toBe(200)
  expect(await statusOf('10.1.2.3:8070')).toBe(200)
  expect(await statusOf('[fe80::1]:8070')).toBe(200)
  expect(await statusOf('evil.example')).toBe(403)
  expect(await statusOf('10.evil.example')).toBe(403)
})

test('takes a token from a header, and new ones when they are read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const tokenFile = join(folder, 'tokens')
  writeFileSync(tokenFile, '# of the library\nsecret-1\n')
  const service = await useService({ tokenFile })
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await fetch(service.url + path, { headers })).status
  expect(await statusOf('/api/isalive', {})).toBe(200)
  expect(await statusOf('/api/health', {})).toBe(401)
  expect(await statusOf('/api/health', { authorization: 'Bearer secret-2' })).toBe(401)
  expect(await statusOf('/api/health', { authorization: 'Bearer secret-1' })).toBe(200)
  expect(await statusOf('/api/health', { 'x-api-key': 'secret-1' })).toBe(200)
  writeFileSync(tokenFile, 'secret-2\n')
  service.reload()
  expect(await statusOf('/api/health', { 'x-api-key': 'secret-1' })).toBe(401)
  // A file that was emptied takes no token away.
  writeFileSync(tokenFile, '# of the library\n')
  expect(() => service.reload()).toThrow('there is no token in it')
  expect(await statusOf('/api/health', { 'x-api-key': 'secret-2' })).toBe(200)
})

test('refuses a path that cannot be decoded, and a token with half a character, with a code', async () => {
  const { url } = await useService()
  const path = await fetch(`${url}/v1/%`)
  expect([path.status, path.headers.get('x-content-type-options')]).toEqual([400, 'nosniff'])
  expect(await path.json()).toMatchObject({ code: 'E_REQUEST_INVALID' })
  const headers = { 'content-type': 'application/json' }
  const token = await fetch(`${url}/v1/session`, { method: 'POST', headers, body: '{"token": "\\ud800"}' })
  expect([token.status, ((await token.json()) as { code: string }).code]).toEqual([400, 'E_REQUEST_INVALID'])
})

test('answers what is no request with a code', async () => {
  const { port } = await useService()
  expect(await exchange(port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\nE_REQUEST_INVALID: /su)
  const long = `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  expect(await exchange(port, long)).toMatch(/^HTTP\/1\.1 431 .*\r\n\r\nE_REQUEST_INVALID: /su)
})

test('takes no document from a page of another site, however it writes the path', async () => {
  const { url } = await useService()
  for (const path of ['/v1/documents', '/%761/documents']) {
    const headers = { origin: 'https://other.example', 'content-type': 'application/pdf' }
    const answer = await fetch(url + path, { method: 'POST', body: '%PDF-', headers })
    expect([path, answer.status]).toEqual([path, 403])
  }
})

test('lets all pages read what /api says, lets them send something where that is asked for, and sends no answer that runs', async () => {
  const { url } = await useService()
  const open = await useService({ origins: ['*'] })
  const dateOf = (service: string, origin: string) =>
    fetch(`${service}/api/processDate`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ date: '2001' }),
    })
  expect((await dateOf(url, 'https://other.example')).status).toBe(403)
  expect((await dateOf(url, 'null')).status).toBe(403)
  expect((await dateOf(url, url)).status).toBe(200)
  const asked = await dateOf(open.url, 'https://other.example')
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  const headers = { origin: 'https://other.example', 'content-type': 'application/pdf' }
  expect((await fetch(`${open.url}/v1/documents`, { method: 'POST', body: '%PDF-', headers })).status).toBe(403)
  const { headers: sent } = await fetch(`${url}/api/version`, { headers: { origin: 'https://other.example' } })
  expect(sent.get('access-control-allow-origin')).toBe('*')
  expect(sent.get('x-content-type-options')).toBe('nosniff')
  expect(sent.get('content-security-policy')).toContain("default-src 'none'")
  const preflight = await fetch(`${url}/api/processDate`, {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
    204,
    'GET, POST, PUT, DELETE',
  ])
})
