import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** How often is asked whether a service answers. */
const PULSE_MS = 100

/** Starts a service with two workers on any free port, with more options; it listens when this comes back. */
export async function startService(store, ...options) {
  const program = join(ROOT, 'dist', 'run', 'cli', 'main.js')
  const ports = ['--port', '0', '--admin-port', 'off', '--no-log']
  const child = spawn(process.execPath, [program, 'serve', ...ports, '--store', store, '--workers', '2', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise(resolve => child.on('close', resolve))
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
      const found = /serving on (\S+)\n/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('close', () => reject(new Error(`the service does not begin: ${said}`)))
  })
  const end = async signal => {
    child.kill(signal)
    await ended
  }
  const workers = () => childrenOf(child.pid)
  const workersMegabytes = () => workers().map(residentMegabytes)
  const processorTime = () => processorTimeOf(child.pid)
  return { url, end, workers, megabytes: () => residentMegabytes(child.pid), workersMegabytes, processorTime }
}

/** Process ids of the workers; none of a service that was killed. */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** Seconds that a process had a processor, and seconds that it wanted one while others had all of them. */
function processorTimeOf(pid) {
  const [had, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  return { had: had / 1e9, waited: waited / 1e9 }
}

/** 0 for a process that has just ended. */
function residentMegabytes(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

/** Asks a service all the time whether it is alive, and how large it is; `stop` gives what was found. */
export function watchPulse({ url, megabytes }) {
  const times = []
  let failures = 0
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now()
      const isAlive = await fetch(`${url}/api/isalive`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isAlive) failures++
      times.push(performance.now() - started)
      most = Math.max(most, megabytes())
      await new Promise(resolve => setTimeout(resolve, PULSE_MS))
    }
  })()
  const stop = async () => {
    isOver = true
    await watching
    const sorted = times.toSorted((a, b) => a - b)
    const percentile = share => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    return { asked: times.length, failures, median: percentile(0.5), p99: percentile(0.99), most: Math.round(most) }
  }
  return { stop }
}
