/**
 * Converts the papers of a corpus with the built command line and scores them where the scorer is there:
 *
 *     node test/bench/score.mjs [CORPUS] [-o OUT] [-j PROCESSES] [-- OPTIONS OF THE SCORER]
 *
 * CORPUS is a folder with NAME.pdf and NAME.truth.json (default ../shared/corpus/typeset). Scans are left to the OCR.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = join(ROOT, 'dist/cli/main.js')
const SCORER = resolve(ROOT, '../shared/bench/score.mjs')

/** Files given to one process: many, so that it is warm, and few enough that all processes end together. */
const FILES_PER_PROCESS = 12

const own = process.argv.slice(2).join('\n').split('\n--\n')
const { values, positionals } = parseArgs({
  args: own[0] ? own[0].split('\n') : [],
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: join(ROOT, 'out/score') },
    jobs: { type: 'string', short: 'j', default: String(cpus().length) },
  },
})
const corpus = positionals[0] ?? resolve(ROOT, '../shared/corpus/typeset')

const queue = chunk(listPapers(corpus), FILES_PER_PROCESS)
const started = Date.now()
const failures = (await Promise.all(Array.from({ length: Number(values.jobs) }, runQueue))).flat()
console.log(`converted in ${((Date.now() - started) / 1000).toFixed(0)} s, ${failures.length} failed`)
for (const failure of failures) console.log(failure)

if (existsSync(SCORER)) {
  const options = own[1] ? own[1].split('\n') : []
  const args = [SCORER, '--corpus', corpus, '--out', values.output, '--origin', 'typeset,publisher', ...options]
  process.exitCode = spawnSync('node', args, { stdio: 'inherit' }).status ?? 1
}

/** The born-digital papers of the folder that have a truth, in the order of their names. */
function listPapers(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.truth.json'))
  const isBornDigital = file => JSON.parse(readFileSync(join(folder, file), 'utf8')).origin !== 'scan'
  return files
    .sort()
    .filter(isBornDigital)
    .map(file => join(folder, file.replace(/\.truth\.json$/, '.pdf')))
    .filter(existsSync)
}

async function runQueue() {
  const failures = []
  for (let files = queue.shift(); files; files = queue.shift()) failures.push(...(await convert(files)))
  return failures
}

/** Converts `files` in one process; the error lines it wrote. */
function convert(files) {
  return new Promise(resolve => {
    const child = spawn('node', [PROGRAM, 'convert', ...files, '-o', values.output, '--report'])
    let errors = ''
    child.stderr.on('data', chunk => {
      errors += chunk
    })
    child.on('close', () => resolve(errors.split('\n').filter(line => line !== '')))
  })
}

function chunk(items, size) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}
