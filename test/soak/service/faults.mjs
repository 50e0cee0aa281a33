import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Whether there is a `redis-server` on this machine. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A server of Redis on a free port, which keeps what it was told over restarts. */
export async function startRedis(folder) {
  mkdirSync(folder)
  const port = await findFreePort()
  const options = ['--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'yes']
  let server
  const start = () => {
    server = spawn('redis-server', options, { stdio: 'ignore' })
  }
  const stop = () =>
    new Promise(resolve => {
      server.on('exit', resolve)
      server.kill()
    })
  start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}

function findFreePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** A disk in memory; `undefined` where this machine or this user may have none. */
export function mountDisk(folder, megabytes) {
  mkdirSync(folder)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) return undefined
  const ballast = join(folder, 'ballast')
  return {
    /** Leaves no room on it. */
    fill: () => {
      const file = openSync(ballast, 'w')
      try {
        for (const chunk = Buffer.alloc(1 << 20); ; ) writeSync(file, chunk)
      } catch {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => spawnSync('umount', [folder]),
  }
}
