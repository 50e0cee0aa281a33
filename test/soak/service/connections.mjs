import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService, watchPulse } from './running-service.mjs'

const PAPER = readFileSync(fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url)))

const CONNECTIONS = 10_000

/** So many are opened at once: more than wait for a server are refused by the system. */
const AT_ONCE = 100

/** How the connections that say something begin, and never continue. */
const BEGINNING = 'POST /api/processHeaderDocument HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/'

/** Opens very many connections, of which half say nothing and half begin a request: others must be served meanwhile. */
export async function holdConnections() {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const service = await startService(store)
  const port = Number(new URL(service.url).port)
  const before = service.megabytes()
  const sockets = []
  for (let i = 0; i < CONNECTIONS; i += AT_ONCE) {
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, j) => open(port, j % 2 === 0)))))
  }
  const pulse = watchPulse(service)
  const form = new FormData()
  form.append('input', new Blob([PAPER]), 'paper.pdf')
  const { status } = await fetch(`${service.url}/api/processHeaderDocument`, { method: 'POST', body: form })
  const { failures, p99, most } = await pulse.stop()
  const lost = sockets.filter(socket => socket === undefined).length
  for (const socket of sockets) socket?.destroy()
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  return {
    summary: `${CONNECTIONS - lost} connections; isalive p99 ${p99} ms; server ${before.toFixed(0)} MB before, ${most} at most`,
    problems: [
      ...(lost === 0 ? [] : [`${lost} connections were refused`]),
      ...(status === 200 ? [] : [`a document is answered ${status}`]),
      ...(failures === 0 ? [] : [`isalive failed ${failures} times`]),
    ],
  }
}

/** An open connection; none where it was refused. */
function open(port, isIdle) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      if (!isIdle) socket.write(BEGINNING)
      resolve(socket)
    })
    socket.on('error', () => resolve(undefined))
  })
}
