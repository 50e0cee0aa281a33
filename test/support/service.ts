import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { RequestLine } from '../../src/run/service/http/request-line.ts'
import type { ServicePlan } from '../../src/run/service/plan.ts'
import { type Service, startService } from '../../src/run/service/serve.ts'

/** A service that a test uses. */
export interface TestService extends Service {
  readonly store: string
  readonly port: number
  /** The lines of its log. */
  readonly lines: readonly RequestLine[]
}

/** Starts a service on any free port; it ends with the test, or with who calls `close`. */
export async function openService(some: Partial<ServicePlan> = {}): Promise<TestService> {
  const store = some.store ?? mkdtempSync(join(tmpdir(), 'paperxml-'))
  const lines: RequestLine[] = []
  const plan: ServicePlan = {
    host: '127.0.0.1',
    port: 0,
    adminPort: undefined,
    workers: 1,
    waiting: 10,
    waitLimitMs: 120_000,
    limits: { timeLimitMs: 120_000, memoryLimitBytes: 1e9 },
    mostUploadBytes: 20e6,
    store,
    redis: undefined,
    mostWaiting: 100,
    storeLimitBytes: 1e9,
    tokenLimitBytes: 1e9,
    keepMs: 3_600_000,
    drainMs: 0,
    graceMs: 10_000,
    bibliography: undefined,
    authority: undefined,
    ocr: {},
    tokenFile: undefined,
    hasPage: true,
    allowedHosts: [],
    origins: [],
    ...some,
  }
  const service = await startService(plan, { onRequest: line => lines.push(line) })
  const close = async () => {
    await service.close()
    if (some.store === undefined) rmSync(store, { recursive: true, force: true })
  }
  return { ...service, close, store, lines, port: Number(new URL(service.url).port) }
}

/** The same for one test. */
export async function useService(some: Partial<ServicePlan> = {}): Promise<TestService> {
  const service = await openService(some)
  onTestFinished(() => service.close())
  return service
}

/** A form with one file and fields after it. */
export function formOf(bytes: Uint8Array, name = 'paper.pdf', fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.append('input', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

/** What a server answers to these bytes on one connection. */
export async function exchange(port: number, request: Uint8Array | string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(request))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      answer += chunk
      if (isWhole(answer)) socket.end()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

function isWhole(answer: string): boolean {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const length = /content-length: (\d+)/iu.exec(head)?.[1]
  return length !== undefined && body.join('\r\n\r\n').length >= Number(length)
}
