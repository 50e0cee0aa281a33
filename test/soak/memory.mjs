// Converts small fixtures over and over in one batch with one worker, and checks that its memory does not grow between the
// 500th document and the last. `node test/soak/memory.mjs [--documents N]`, after `npm run build`.
import { spawn } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAPERS = join(ROOT, 'fixtures', 'paper')
/** Fixtures that are small enough for some thousands of conversions. */
const MOST_BYTES = 32_000
/** From here on the worker is warm: all that is loaded when it is needed is loaded. */
const WARM = 500
/** What is in use depends on when the garbage was taken last: so many documents in a row say it together. */
const WINDOW = 100
const MOST_GROWTH_MEGABYTES = 20

const { values } = parseArgs({ options: { documents: { type: 'string', default: '3000' } } })
const fixtures = readdirSync(PAPERS).filter(
  name => name.endsWith('.pdf') && statSync(join(PAPERS, name)).size < MOST_BYTES,
)
// Links to the fixtures must lie on their disk.
mkdirSync(join(ROOT, 'out'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'out', 'memory-'))
mkdirSync(join(folder, 'in'))
for (let i = 0; i < Number(values.documents); i++) {
  const name = `${String(i).padStart(5, '0')}.pdf`
  linkSync(join(PAPERS, fixtures[i % fixtures.length]), join(folder, 'in', name))
}
const program = join(ROOT, 'dist', 'run', 'cli', 'main.js')
const options = ['-o', join(folder, 'out'), '--workers', '1', '--ocr', 'never', '--time-limit', '600']
const child = spawn(process.execPath, [program, 'batch', join(folder, 'in'), ...options], { stdio: 'ignore' })
await new Promise(resolve => child.on('close', resolve))

const entries = readFileSync(join(folder, 'out', 'batch.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => JSON.parse(line))
rmSync(folder, { recursive: true })
const memory = entries.map(entry => entry.memory)
const medianOf = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
for (let end = WARM; end <= memory.length; end += WARM) {
  console.log(`${end} documents: ${medianOf(memory.slice(end - WINDOW, end))} MB`)
}
const growth = medianOf(memory.slice(-WINDOW)) - medianOf(memory.slice(WARM - WINDOW, WARM))
const failed = entries.filter(({ status }) => status !== 'done').length
console.log(
  `${entries.length} documents, ${failed} failed; growth ${growth.toFixed(1)} MB, at most ${Math.max(...memory)} MB`,
)
process.exitCode = failed === 0 && growth <= MOST_GROWTH_MEGABYTES ? 0 : 1
