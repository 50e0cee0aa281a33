// The process in which mutated inputs are tried, one after the other.
import { readFileSync } from 'node:fs'
import { serveJobs } from '../../../dist/run/batch/workers/serve-jobs.js'
import { asPaperError } from '../../../dist/base/errors.js'
import { TARGETS } from './targets.mjs'

async function attempt({ path, target, aid }) {
  try {
    await TARGETS[target](readFileSync(path), aid && readFileSync(aid), path)
    return { code: 'done' }
  } catch (thrown) {
    const { code, message } = asPaperError(thrown)
    return { code, message: code === 'E_INTERNAL' ? `${message}\n${thrown.stack}` : message }
  }
}

// Seconds of the processor say more than those of the clock where others are at work beside.
serveJobs(async () => async job => {
  const before = process.cpuUsage()
  const result = await attempt(job)
  const { user, system } = process.cpuUsage(before)
  return { ...result, seconds: (user + system) / 1e6 }
})
