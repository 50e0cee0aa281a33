// Converts papers that are damaged at random: none may end as a fault of the program, and none may lack what a reader would
// miss without a warning that names the page. `npm run soak:damage -- [--files N] [--seed S] [--from I] [PAPER.pdf ...]`, after
// `npm run build`; without papers, those of the fixtures. The same seed damages the same papers in the same way. What is
// wrong is written to --failures.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ReplacedWorker } from '../../dist/run/batch/workers/replaced-worker.js'
import { damage } from './damage/damages.mjs'
import { findViolation } from './damage/find-violation.mjs'
import { Random } from './fuzz/random.mjs'

const WORKER = fileURLToPath(new URL('./damage/worker.mjs', import.meta.url))
const FIXTURES = fileURLToPath(new URL('../../fixtures/paper/', import.meta.url))
const LIMITS = { timeLimitMs: 120_000, memoryLimitBytes: 1e9 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    failures: { type: 'string', default: join(tmpdir(), 'paperxml-damage') },
  },
})
const papers = positionals.length > 0 ? positionals : fixtures()
const seed = Number(values.seed)
const folder = mkdtempSync(join(tmpdir(), 'paperxml-damage-'))
const worker = new ReplacedWorker({ program: WORKER, settings: {}, limits: LIMITS, staging: join(folder, 'staging') })
const outcomes = new Map()
const sound = new Map()
let violations = 0

function fixtures() {
  const names = readdirSync(FIXTURES).filter(name => name.endsWith('.pdf'))
  return names.sort().map(name => join(FIXTURES, name))
}

async function convert(bytes) {
  const path = join(folder, 'input.pdf')
  writeFileSync(path, bytes)
  const { result } = await worker.convert({ path })
  return result
}

function keep(index, bytes, what) {
  mkdirSync(values.failures, { recursive: true })
  const path = join(values.failures, `${seed}-${index}.pdf`)
  writeFileSync(path, bytes)
  console.log(`${path}: ${what}`)
}

async function tryOne(index) {
  const random = new Random(seed, index)
  const paper = papers[index % papers.length]
  const bytes = readFileSync(paper)
  if (!sound.has(paper)) sound.set(paper, await convert(bytes))
  const { name, bytes: damaged } = damage(bytes, random)
  const result = await convert(damaged)
  const codes = (result.diagnostics ?? []).filter(
    ({ code }) => code === 'W_PDF_DAMAGED' || code === 'W_PDF_PAGE_FAILED',
  )
  const key = `${name}: ${result.code}${codes.length > 0 ? ', with a warning' : ''}`
  outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
  const violation = findViolation(sound.get(paper), result)
  if (violation === undefined) return
  violations++
  keep(index, damaged, `${basename(paper)}, ${name}: ${violation}`)
}

try {
  const first = Number(values.from)
  for (let index = first; index < first + Number(values.files); index++) await tryOne(index)
} finally {
  await worker.end()
  rmSync(folder, { recursive: true })
}
for (const [key, times] of [...outcomes].sort()) console.log(`${String(times).padStart(6)} ${key}`)
console.log(`${values.files} files of ${papers.length} papers, seed ${seed}: ${violations} violations`)
process.exitCode = violations === 0 ? 0 : 1
