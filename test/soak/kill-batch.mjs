// Kills a batch at random moments and lets it continue, until it ends by itself; then checks that every document is once
// in the journal and that every output has its checksum. `npm run soak -- [FOLDER] [--kills N] [--seed S]`.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** A batch that was begun lives at least and at most so long, in milliseconds. */
const LIFE = { from: 500, to: 8000 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
const inputs = positionals[0] ?? join(ROOT, 'fixtures', 'paper')
const output = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))

/** Numbers from 0 to 1 that look random and are the same for a seed (Park and Miller, 1988). */
function* randomNumbers(seed) {
  for (let state = seed; ; ) yield (state = (state * 48271) % 0x7fffffff) / 0x7fffffff
}

function runBatch(killAfterMs) {
  const program = join(ROOT, 'dist', 'run', 'cli', 'main.js')
  const child = spawn(process.execPath, [program, 'batch', inputs, '-o', output, '--ocr', 'never'], { stdio: 'ignore' })
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  return new Promise(resolve =>
    child.on('close', status => {
      clearTimeout(timer)
      resolve(status)
    }),
  )
}

const random = randomNumbers(Number(values.seed))
let kills = 0
while (kills < Number(values.kills)) {
  const status = await runBatch(LIFE.from + random.next().value * (LIFE.to - LIFE.from))
  if (status !== null) break
  kills++
}
await runBatch()

const lines = readFileSync(join(output, 'batch.jsonl'), 'utf8').trimEnd().split('\n')
const entries = lines.map(line => JSON.parse(line))
const outputs = entries.flatMap(entry => Object.entries(entry.outputs))
const hashOf = name =>
  createHash('sha256')
    .update(readFileSync(join(output, name)))
    .digest('hex')
const problems = [
  ...(new Set(entries.map(({ document }) => document)).size === entries.length ? [] : ['a document is there twice']),
  ...outputs.filter(([name, hash]) => hashOf(name) !== hash).map(([name]) => `${name} is broken`),
  ...readdirSync(output, { recursive: true }).filter(name => /\.tmp$|^\.batch/.test(name)),
]
console.log(`${kills} kills, ${entries.length} documents, ${outputs.length} outputs, ${problems.length} problems`)
for (const problem of problems) console.log(problem)
rmSync(output, { recursive: true })
process.exitCode = problems.length === 0 ? 0 : 1
