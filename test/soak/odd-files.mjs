// Converts the broken, locked and odd files of ../shared/corpus in two batches, with one worker and with two, and checks
// that each ends as it is expected, in its time and memory, with the same bytes, and that nothing half done is left.
// `node test/soak/odd-files.mjs [--ocr never] [--time-limit SECONDS]`, after `npm run build`.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { validatePaperXml } from '../../dist/write/transforms/validate.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CORPUS = join(ROOT, '..', 'shared', 'corpus')
/** A document that ends in one of these ways was not understood but stopped. */
const NO_ANSWERS = new Set(['E_INTERNAL', 'E_WORKER_LOST', 'E_TIMEOUT', 'E_MEMORY', 'E_XSLT_FAILED', 'E_DTD_INVALID'])
const MOST_MEGABYTES = 1000
/** What a batch writes of its own. */
const OWN_FILES = new Set(['batch.jsonl', 'batch.html'])

const { values } = parseArgs({
  options: { ocr: { type: 'string', default: 'never' }, 'time-limit': { type: 'string', default: '60' } },
})

function convertAll(workers) {
  const output = mkdtempSync(join(tmpdir(), 'paperxml-odd-'))
  const limits = ['--time-limit', values['time-limit'], '--memory-limit', String(MOST_MEGABYTES)]
  const options = ['-o', output, '--workers', String(workers), '--ocr', values.ocr, '--to', 'paperxml,tei,tsv,text']
  const program = join(ROOT, 'dist', 'run', 'cli', 'main.js')
  const child = spawn(
    process.execPath,
    [program, 'batch', CORPUS, '--include', '{odd,hostile}/*.pdf', ...options, ...limits],
    {
      stdio: 'ignore',
    },
  )
  return new Promise(resolve => child.on('close', () => resolve(readOutcome(output))))
}

function readOutcome(output) {
  const lines = readFileSync(join(output, 'batch.jsonl'), 'utf8').trimEnd().split('\n')
  const entries = new Map(lines.map(line => JSON.parse(line)).map(entry => [entry.document, entry]))
  return { output, entries }
}

/** What a file of `hostile` should be, and what is wrong with what it became. */
function compareWithExpected({ output, entries }) {
  const expected = JSON.parse(readFileSync(join(CORPUS, 'hostile', 'expected.json'), 'utf8'))
  return Object.entries(expected).flatMap(([name, { expect, must = [], mustNot = [], pages }]) => {
    const entry = entries.get(`hostile/${name}`)
    if (entry === undefined) return [`${name} was not tried`]
    if (expect === 'any') return []
    const wanted = expect === 'error' ? 'failed' : 'done'
    if (entry.status !== wanted) return [`${name} is ${entry.code ?? entry.status}, not ${wanted}`]
    if (expect === 'error') return []
    const text = readFileSync(join(output, 'hostile', `${name.replace('.pdf', '')}.txt`), 'utf8')
    return [
      ...(pages === undefined || pages === entry.pages ? [] : [`${name} has ${entry.pages} pages, not ${pages}`]),
      ...must.filter(sentence => !text.includes(sentence)).map(sentence => `${name} lacks: ${sentence}`),
      ...mustNot.filter(sentence => text.includes(sentence)).map(sentence => `${name} shows: ${sentence}`),
      ...(expect === 'no-text' && text.trim() !== '' ? [`${name} has text: ${text.slice(0, 60)}`] : []),
    ]
  })
}

async function checkEntry({ document, status, code, seconds, memory, recognised = 0, account, outputs }, output) {
  const problems = []
  if (NO_ANSWERS.has(code)) problems.push(code)
  if (recognised === 0 && seconds > Number(values['time-limit'])) problems.push(`${seconds} s`)
  if (memory > MOST_MEGABYTES) problems.push(`${memory} MB`)
  if (status === 'failed' && Object.keys(outputs).length > 0 && code !== 'E_INTERNAL')
    problems.push('failed with outputs')
  if (status === 'done' && account.unaccounted !== 0) problems.push(`${account.unaccounted} glyphs unaccounted`)
  const paperXml = Object.keys(outputs).find(name => name.endsWith('.paper.xml'))
  if (paperXml !== undefined) {
    const [first] = await validatePaperXml(readFileSync(join(output, paperXml), 'utf8'))
    if (first !== undefined) problems.push(first.message)
  }
  return problems.map(problem => `${document}: ${problem}`)
}

/** Files that no entry knows, and outputs that are not what their entry says. */
function findLeftovers({ output, entries }) {
  const outputs = new Map([...entries.values()].flatMap(entry => Object.entries(entry.outputs)))
  const files = readdirSync(output, { recursive: true }).filter(name => statSync(join(output, name)).isFile())
  const hashOf = name =>
    createHash('sha256')
      .update(readFileSync(join(output, name)))
      .digest('hex')
  return [
    ...files.filter(name => !outputs.has(name) && !OWN_FILES.has(name)).map(name => `${name} is left over`),
    ...[...outputs]
      .filter(([name, hash]) => !existsSync(join(output, name)) || hashOf(name) !== hash)
      .map(([name]) => `${name} is broken`),
  ]
}

/** Documents whose results differ between two batches. */
function findDifferences(one, two) {
  const resultOf = entry =>
    JSON.stringify(entry && [entry.code, entry.message, entry.warnings, entry.account, entry.outputs])
  const names = new Set([...one.entries.keys(), ...two.entries.keys()])
  return [...names]
    .filter(name => resultOf(one.entries.get(name)) !== resultOf(two.entries.get(name)))
    .map(name => `${name} differs`)
}

if (!existsSync(CORPUS)) {
  console.log(`${CORPUS} is not there: nothing to do`)
  process.exit()
}
const batches = [await convertAll(1), await convertAll(2)]
const problems = findDifferences(...batches)
for (const batch of batches) {
  for (const entry of batch.entries.values()) problems.push(...(await checkEntry(entry, batch.output)))
  problems.push(...findLeftovers(batch), ...compareWithExpected(batch))
}
for (const { entries } of batches) {
  const all = [...entries.values()]
  const failed = all.filter(({ status }) => status === 'failed').length
  const [seconds, memory] = ['seconds', 'memory'].map(field => Math.max(...all.map(entry => entry[field])))
  console.log(`${all.length} documents, ${failed} failed; at most ${seconds} s and ${memory} MB`)
}
for (const problem of problems) console.log(problem)
console.log(`${problems.length} problems`)
for (const { output } of batches) rmSync(output, { recursive: true })
process.exitCode = problems.length === 0 ? 0 : 1
