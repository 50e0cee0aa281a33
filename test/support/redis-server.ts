import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether there is a `redis-server` on this machine. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** What is behind the name of tests that need one. */
export const redisNote = hasRedis ? '' : ' (skipped: there is no redis-server on this machine)'

/** A real server on a free port, which keeps what it was told over restarts. */
export class TestRedis {
  readonly #folder = mkdtempSync(join(tmpdir(), 'paperxml-redis-'))
  readonly #port: number
  #server: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await findFreePort())
    await redis.start()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const log = ['--dir', this.#folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always']
    this.#server = spawn('redis-server', ['--port', String(this.#port), ...log], { stdio: 'ignore' })
    while (!(await answers(this.#port))) await new Promise(resolve => setTimeout(resolve, 20))
  }

  /** Ends the server; what it holds is there when it is started again. */
  async stop(): Promise<void> {
    const server = this.#server
    if (server === undefined) return
    this.#server = undefined
    await new Promise(resolve => {
      server.once('exit', resolve)
      server.kill()
    })
  }

  /** Says something to the server: `config set maxmemory 1`. */
  say(...words: readonly string[]): void {
    spawnSync('redis-cli', ['-p', String(this.#port), ...words])
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A port on which nobody listens. */
export function findFreePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.write('PING\r\n')
  })
}
