import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hasRedis, mountDisk, startRedis } from './faults.mjs'
import { convertLater, convertNow, isUnchanged } from './mixed-clients.mjs'
import { startService, watchPulse } from './running-service.mjs'

const PAPERS = fileURLToPath(new URL('../../../fixtures/paper', import.meta.url))

/** A worker is killed so often, one of the other faults comes, and the memory of the server is looked at. */
const KILL_MS = 30_000
const FAULT_MS = 60_000
const LOOK_MS = 5000

/** A server of Redis is away and a disk is full for so long. */
const AWAY_MS = { redis: 8000, disk: 15_000 }

const DISK_MEGABYTES = 500

/** A server may grow so much in the second half. */
const MOST_GROWTH_MEGABYTES = 10

/** Clients that convert at once, and those that send documents to be converted later. */
const CLIENTS = { waiting: 2, later: 2 }

/**
 * Sends documents to both faces of two services that share their documents for some minutes, while workers and one of the services
 * are killed, the server of Redis is restarted and the disk is full: each must have its result in the end, must end
 * once, and the service that lives must not grow. Where there is no Redis, there is one service.
 */
export async function sendMixed(minutes, pace) {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const store = join(folder, 'store')
  const disk = mountDisk(store, DISK_MEGABYTES)
  const redis = hasRedis ? await startRedis(join(folder, 'redis')) : undefined
  const options = ['--ocr', 'never', '--keep', '2', ...(redis === undefined ? [] : ['--redis', redis.url])]
  const start = () => startService(store, ...options)
  const services = [await start(), ...(redis === undefined ? [] : [await start()])]
  const names = readdirSync(PAPERS).filter(name => name.endsWith('.pdf'))
  let lastFault = 'none'
  const onFault = kind => {
    lastFault = `${kind} at ${Math.round((Date.now() - state.started) / 1000)} s`
  }
  const state = {
    services,
    started: Date.now(),
    end: Date.now() + minutes * 60_000,
    failures: new Map(),
    lastFault: () => lastFault,
    names: names.map(name => ({ name, path: join(PAPERS, name) })),
    kept: [],
    counts: { sent: 0, done: 0, refused: 0, cutOff: 0, again: 0 },
    problems: [],
  }
  const pulse = watchPulse(services[0])
  const looks = []
  const looking = setInterval(() => looks.push(services[0].megabytes()), LOOK_MS)
  const over = new AbortController()
  const faults = breakThings({ ...state, disk, redis, start, onFault, pace }, over.signal)
  await Promise.all([
    ...Array.from({ length: CLIENTS.waiting }, () => convertNow(state)),
    ...Array.from({ length: CLIENTS.later }, () => convertLater(state)),
  ])
  over.abort()
  const broken = await faults
  clearInterval(looking)
  const changed = []
  for (const view of state.kept) if (!(await isUnchanged(state, view))) changed.push(view)
  const { failures, asked, p99, most } = await pulse.stop()
  for (const { end } of services) await end('SIGTERM')
  await redis?.stop()
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
  const { sent, done, refused, cutOff, again } = state.counts
  const quarter = Math.floor(looks.length / 4)
  const quarters = [0, 1, 2, 3].map(i => meanOf(looks.slice(i * quarter, (i + 1) * quarter)))
  const growth = quarters[3] - quarters[2]
  const failed = [...state.failures].map(([code, times]) => `${times} failed with ${code}`).join(', ') || 'none failed'
  const retries = `${refused} times 503, ${cutOff} cut off, ${again} sent again after their worker was lost`
  const memory = `server ${quarters.map(each => each.toFixed(0)).join(', ')} MB in the quarters, ${most} at most`
  return {
    summary: `${minutes} minutes, ${services.length} services, ${broken}; ${sent} documents, ${done} results, ${failed}; ${retries}; ${state.kept.length} looked at again; ${memory}; isalive ${asked} times, p99 ${p99} ms`,
    problems: [
      ...state.problems,
      ...(sent === done ? [] : [`${sent - done} have no result`]),
      ...changed.map(({ id }) => `${id} has ended twice, or is lost`),
      ...(failures === 0 ? [] : [`isalive failed ${failures} times`]),
      ...(growth < MOST_GROWTH_MEGABYTES ? [] : [`the server grows by ${growth.toFixed(1)} MB`]),
    ],
  }
}

/** Breaks something again and again until `over` is aborted, and mends it; what was broken how often. */
async function breakThings({ services, disk, redis, start, onFault, pace }, over) {
  const counts = { workers: 0, services: 0, redis: 0, disk: 0 }
  const killing = setInterval(() => {
    const workers = services.flatMap(service => service.workers())
    const worker = workers[counts.workers % Math.max(1, workers.length)]
    if (worker === undefined) return
    try {
      process.kill(Number(worker), 'SIGKILL')
      counts.workers++
      onFault('worker killed')
    } catch {
      // It has ended by itself meanwhile.
    }
  }, KILL_MS / pace)
  const faults = [
    redis &&
      (async () => {
        counts.redis++
        onFault('Redis away')
        await redis.stop()
        await sleep(AWAY_MS.redis)
        redis.start()
      }),
    disk &&
      (async () => {
        counts.disk++
        onFault('disk full')
        disk.fill()
        await sleep(AWAY_MS.disk)
        disk.empty()
      }),
    services.length > 1 &&
      (async () => {
        counts.services++
        onFault('service killed')
        await services[1].end('SIGKILL')
        services[1] = await start()
      }),
  ].filter(Boolean)
  for (let i = 0; faults.length > 0 && (await isTime(FAULT_MS / pace, over)); i++) await faults[i % faults.length]()
  clearInterval(killing)
  return `${counts.workers} workers and ${counts.services} services killed, Redis restarted ${counts.redis} times, the disk full ${counts.disk} times`
}

/** Whether it is time for the next fault, and not over. */
function isTime(ms, over) {
  return sleep(ms, true, { signal: over }).catch(() => false)
}

function meanOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
