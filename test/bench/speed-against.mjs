/**
 * Compares the built program with another build of it, an older version in a folder outside the project:
 *
 *     node test/bench/speed-against.mjs FOLDER [--runs N] [--papers FOLDER]
 *
 * Both run in turn, N times (default 5), each in a new process, and the least CPU time of each counts: the machine is
 * never quiet. Printed are CPU seconds and peak memory of a first conversion (4 pages: paperXML alone, all outputs), of all
 * papers of a folder in one process, and their ratios.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COLD_PAPER = join(ROOT, 'fixtures/paper/two-column.pdf')
/** Prints what the process took when it ends: CPU seconds and megabytes. */
const METER = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.stderr.write('\\nMETER ' + (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS / 1024)
})`)}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, papers: { type: 'string' } },
})
const [other] = positionals
if (other === undefined || !existsSync(join(other, 'dist/cli/main.js'))) {
  throw new Error('name the folder of another version that is built')
}
const output = mkdtempSync(join(tmpdir(), 'paperxml-speed-'))
try {
  console.log(['what', 'there', 'here', 'here ÷ there', 'MB there', 'MB here'].join('\t'))
  for (const [name, parameters] of Object.entries(measures())) printMeasure(name, parameters)
} finally {
  rmSync(output, { recursive: true })
}

/** The commands that are measured, by their names in the table. */
function measures() {
  const cold = {
    'first conversion, paperXML': ['convert', COLD_PAPER, '-o', output, '--to', 'paperxml'],
    'first conversion, all outputs': ['convert', COLD_PAPER, '-o', output],
  }
  if (values.papers === undefined) return cold
  const folder = resolve(values.papers)
  const papers = readdirSync(folder).filter(file => file.endsWith('.pdf'))
  return { ...cold, [`${papers.length} papers`]: ['convert', ...papers.map(file => join(folder, file)), '-o', output] }
}

function printMeasure(name, parameters) {
  const least = { there: { seconds: Infinity, megabytes: Infinity }, here: { seconds: Infinity, megabytes: Infinity } }
  for (let run = 0; run < Number(values.runs); run++) {
    keepLeast(least.there, measure(resolve(other), parameters))
    keepLeast(least.here, measure(ROOT, parameters))
  }
  const { there, here } = least
  const figures = [there.seconds, here.seconds, here.seconds / there.seconds].map(figure => figure.toFixed(2))
  console.log([name, ...figures, there.megabytes.toFixed(0), here.megabytes.toFixed(0)].join('\t'))
}

function measure(program, parameters) {
  const main = join(program, 'dist/cli/main.js')
  const { stderr } = spawnSync(process.execPath, ['--import', METER, main, ...parameters], { encoding: 'utf8' })
  const [, seconds, megabytes] = /METER (\S+) (\S+)/.exec(stderr) ?? []
  if (seconds === undefined) throw new Error(stderr)
  return { seconds: Number(seconds), megabytes: Number(megabytes) }
}

function keepLeast(least, { seconds, megabytes }) {
  least.seconds = Math.min(least.seconds, seconds)
  least.megabytes = Math.min(least.megabytes, megabytes)
}
