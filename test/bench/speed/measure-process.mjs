import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSecondsOfChildren } from '../poppler.mjs'

/** Prints megabytes at most when the process ends. */
const METER = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  process.stderr.write('\\nMETER ' + process.resourceUsage().maxRSS / 1024)
})`)}`

/** The command line of a version of the project that is built. */
export function commandLineOf(version) {
  const { bin } = JSON.parse(readFileSync(join(version, 'package.json'), 'utf8'))
  return join(version, bin.paperxml)
}

/** CPU seconds of Node with these arguments and of the processes that it starts, and its own megabytes at most. */
export function measureProcess(parameters) {
  const command = [process.execPath, '--import', METER, ...parameters]
  const result = spawnSync('sh', ['-c', '"$@"; times', 'sh', ...command], { encoding: 'utf8' })
  const [, megabytes] = /METER (\S+)/.exec(result.stderr) ?? []
  if (megabytes === undefined) throw new Error(result.stderr)
  return { seconds: cpuSecondsOfChildren(result), megabytes: Number(megabytes) }
}

/** What a script that prints one line of JSON has printed. */
export function runScript(script, parameters, flags = process.execArgv, environment = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, script, ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/**
 * The least of each figure in so many runs of each measurement, which take turns: a machine is never quiet, and its speed
 * changes from minute to minute.
 */
export function leastInTurn(measurements, runs) {
  const results = measurements.map(() => [])
  for (let run = 0; run < runs; run++) measurements.forEach((measure, i) => results[i].push(measure()))
  return results.map(all => {
    const figures = Object.keys(all[0]).filter(key => typeof all[0][key] === 'number')
    return { ...all[0], ...Object.fromEntries(figures.map(key => [key, Math.min(...all.map(each => each[key]))])) }
  })
}
