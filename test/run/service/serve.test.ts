import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PROGRAM, statusOf, until } from '../../support/processes.ts'
import { serveProgram } from '../../support/served-program.ts'
import { formOf, openService, type TestService, useService } from '../../support/service.ts'

const PAPER = readFileSync(fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url)))

interface Health {
  readonly pool: { readonly active: number; readonly waiting: number }
}

async function poolOf(url: string): Promise<Health['pool']> {
  return ((await (await fetch(`${url}/api/health`)).json()) as Health).pool
}

describe('a busy service', { timeout: 180_000 }, () => {
  const send = (url: string, signal?: AbortSignal) =>
    fetch(`${url}/api/processHeaderDocument`, { method: 'POST', body: formOf(PAPER), ...(signal && { signal }) })

  // Whose first document is long under way when others come: its worker has to begin.
  let service: TestService
  beforeAll(async () => {
    service = await openService({ waiting: 2 })
  })
  afterAll(() => service.close())

  test('ends the document of who has gone', async () => {
    const { url, store } = service
    const gone = new AbortController()
    const cancelled = send(url, gone.signal).catch(() => 'gone')
    const waiting = send(url, gone.signal).catch(() => 'gone')
    await until(async () => (await poolOf(url)).waiting === 1)
    gone.abort()
    expect([await cancelled, await waiting]).toEqual(['gone', 'gone'])
    await until(async () => (await poolOf(url)).active === 0)
    expect((await send(url)).status).toBe(200)
    expect(readdirSync(join(store, '.work')).filter(name => !/^(owner|lane-0)$/.test(name))).toEqual([])
  })

  test('gives each request a result, or asks it to come again', async () => {
    const { url } = service
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(url)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.every(status => status === 200 || status === 503)).toBe(true)
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(3)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '5'))
    expect(await poolOf(url)).toMatchObject({ active: 0, waiting: 0 })
  })

  test('refuses a document before it is sent, to who asks', async () => {
    const { url, port, lines } = await useService({ waiting: 0 })
    const running = send(url)
    await until(async () => (await poolOf(url)).active === 1)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({
        port,
        method: 'POST',
        path: '/api/processHeaderDocument',
        headers: { expect: '100-continue', 'content-length': 1e6, 'content-type': 'multipart/form-data; boundary=x' },
      })
      asked.on('continue', () => reject(new Error('it wants the document')))
      asked.on('response', resolve)
      asked.on('error', () => {})
      asked.flushHeaders()
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
    })
    const id = answer.headers['x-request-id']
    await until(() => lines.some(({ reqId, code }) => reqId === id && code === 'E_BUSY'))
    expect((await running).status).toBe(200)
  })

  test('asks to come again what it cannot finish before its end, and what waits', async () => {
    const { url, close } = await openService({ graceMs: 0 })
    const sent = [send(url), send(url)]
    await until(async () => (await poolOf(url)).waiting === 1)
    await close()
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([503, 503])
  })

  test('waits neither for connections that are kept nor for uploads that stall when it ends', async () => {
    const { url, port, close } = await openService()
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const form = new Response(formOf(PAPER))
    const body = Buffer.from(await form.arrayBuffer())
    const headers = { 'content-type': form.headers.get('content-type') ?? '', 'content-length': body.length }
    const options = { port, method: 'POST', path: '/api/processHeaderDocument', headers }
    const answered = new Promise<string | undefined>(resolve => {
      const running = request({ ...options, agent }, answer => {
        answer.resume().on('end', () => resolve(answer.headers.connection))
      })
      running.end(body)
    })
    const stalled = request({ ...options, agent }).on('error', () => {})
    stalled.write(body.subarray(0, 100))
    await until(async () => (await poolOf(url)).active === 1)
    const started = performance.now()
    await close()
    expect(await answered).toBe('close')
    expect(performance.now() - started).toBeLessThan(30_000)
  })

  test('does not blame itself for a document that takes too long', async () => {
    const { url } = await useService({ limits: { timeLimitMs: 1, memoryLimitBytes: 1e9 } })
    const answer = await send(url)
    expect([answer.status, (await answer.text()).split(':')[0]]).toEqual([422, 'E_TIMEOUT'])
  })
})

describe('paperxml serve', { timeout: 120_000 }, () => {
  const WORDS = ['serve', '--port', '0', '--admin-port', 'off', '--store']
  const start = (...options: readonly string[]) => serveProgram(store => [...WORDS, store, ...options])

  test('finishes what runs when it is told to end, and takes nothing more', async () => {
    const { child, url, store } = await start('--workers', '1')
    const running = fetch(`${url}/api/processFulltextDocument`, { method: 'POST', body: formOf(PAPER) })
    await until(async () => (await poolOf(url)).active === 1)
    const ended = statusOf(child)
    child.kill('SIGTERM')
    await until(async () => (await fetch(`${url}/readyz`)).status === 503)
    expect((await running).status).toBe(200)
    expect(await ended).toBe(0)
    expect(existsSync(join(store, '.work'))).toBe(false)
  })

  test('ends at once the second time', async () => {
    const { child } = await start('--workers', '1')
    const ended = statusOf(child)
    child.kill('SIGTERM')
    await new Promise(resolve => setTimeout(resolve, 300))
    child.kill('SIGTERM')
    expect(await ended).toBe(143)
  })

  test('keeps its tokens when the file of them is gone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const tokenFile = join(folder, 'tokens')
    writeFileSync(tokenFile, 'secret\n')
    const { child, url, said } = await start('--token-file', tokenFile)
    rmSync(tokenFile)
    child.kill('SIGHUP')
    await until(() => said().includes('E_') || child.exitCode !== null)
    expect(said()).toContain(`paperxml: ${tokenFile}: E_FILE_MISSING: `)
    const { status } = await fetch(`${url}/api/health`, { headers: { 'x-api-key': 'secret' } })
    expect(status).toBe(200)
  })

  test('loads nothing that converts documents: its workers do', async () => {
    const trace = new URL('../../support/trace-loads.mjs', import.meta.url).href
    vi.stubEnv('NODE_OPTIONS', `--import ${trace}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { said } = await start()
    const folder = dirname(PROGRAM)
    const converting = readdirSync(folder).filter(name =>
      /function classifyBlocks\(/.test(readFileSync(join(folder, name), 'utf8')),
    )
    expect(converting).toHaveLength(1)
    expect(said()).toContain('/dist/programs/serve-')
    expect(said()).not.toContain(converting[0])
  })

  test('does not share its store', async () => {
    const { store } = await start()
    const second = spawn(process.execPath, [PROGRAM, ...WORDS, store], { stdio: 'ignore' })
    expect(await statusOf(second)).toBe(64)
  })
})
