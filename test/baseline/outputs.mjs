/**
 * Tells whether any output of any paper has changed since the baseline was written:
 *
 *     node test/baseline/outputs.mjs [FOLDER OF NAMES …]   compares, names what differs, exit status 1 where anything does
 *     node test/baseline/outputs.mjs --update              writes test/baseline/outputs.tsv anew
 *
 * The papers are the fixtures and, where it is there, ../shared/corpus. A row of the table is a paper with a hash of each
 * output; of the report the timings and the version of the program are left out. Files that cannot be converted have the
 * code of their error. Words that begin a name, such as `real/jose`, take only those papers.
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertPaper, toReport, writeProducts } from '../../dist/index.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TABLE = fileURLToPath(new URL('outputs.tsv', import.meta.url))
const FORMATS = ['paperxml', 'tei', 'tsv', 'text', 'json']
/** Folders of papers by the name they have in the table. Files that attack readers need the limits of a batch. */
const FOLDERS = {
  fixtures: join(ROOT, 'fixtures'),
  ...Object.fromEntries(['typeset', 'real', 'real2', 'odd'].map(name => [name, join(ROOT, '../shared/corpus', name)])),
}
/** What is no input, though it stands beside the papers. */
const NO_INPUT = /\.(?:truth\.json|md|mjs|typ|tsv|txt|bib|fodt)$|\.(?:paper|tei)\.xml$|(?:^|\/)texts\//
/** Characters of a hash: no two outputs of one paper agree in these by chance. */
const HASH_LENGTH = 16

if (process.send) process.on('message', serve)
else await main(process.argv.slice(2))

async function main(words) {
  const prefixes = words.filter(word => !word.startsWith('--'))
  const names = listInputs().filter(name => prefixes.length === 0 || prefixes.some(prefix => name.startsWith(prefix)))
  const rows = await hashAll(names)
  if (words.includes('--update')) writeFileSync(TABLE, toTable(new Map([...readTable(), ...rows])))
  else compare(rows)
}

function listInputs() {
  return Object.entries(FOLDERS).flatMap(([group, folder]) => {
    if (!existsSync(folder)) return []
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const paths = files.map(file => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    return paths
      .filter(path => !NO_INPUT.test(path))
      .sort()
      .map(path => `${group}/${path}`)
  })
}

/** Hashes by name, in the order of `names`; each processor takes the next paper when it is free. */
async function hashAll(names) {
  const queue = [...names]
  const rows = new Map(names.map(name => [name, []]))
  await Promise.all(cpus().map(() => runProcess(queue, rows)))
  return rows
}

function runProcess(queue, rows) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url))
    const next = () => {
      const name = queue.shift()
      if (name === undefined) child.disconnect()
      else child.send(name)
    }
    child.on('message', ({ name, row }) => {
      rows.set(name, row)
      next()
    })
    child.on('error', reject)
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a process ended with status ${code}`))))
    next()
  })
}

async function serve(name) {
  process.send({ name, row: await hashesOf(name) })
}

async function hashesOf(name) {
  const [group = ''] = name.split('/', 1)
  // Only the scans among the fixtures are recognised: a page takes seconds.
  const ocr = { mode: name.startsWith('fixtures/scans/') ? 'auto' : 'never' }
  try {
    const conversion = await convertPaper(join(FOLDERS[group], name.slice(group.length + 1)), { ocr })
    const products = await writeProducts(conversion.paper, FORMATS)
    const report = { ...toReport(conversion, {}, []), program: undefined, timings: undefined }
    return [...FORMATS.map(format => hashOf(products.get(format))), hashOf(JSON.stringify(report))]
  } catch (error) {
    return [error.code ?? `${error.name}: ${error.message}`]
  }
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
}

function readTable() {
  if (!existsSync(TABLE)) return new Map()
  const lines = readFileSync(TABLE, 'utf8').trimEnd().split('\n').slice(1)
  return new Map(lines.map(line => line.split('\t')).map(([name, ...row]) => [name, row]))
}

function toTable(rows) {
  const header = ['paper', ...FORMATS, 'report']
  return [header, ...[...rows].map(([name, row]) => [name, ...row])].map(row => `${row.join('\t')}\n`).join('')
}

function compare(rows) {
  const baseline = readTable()
  const differing = [...rows].flatMap(([name, row]) => {
    const before = baseline.get(name)
    if (before === undefined) return [`${name}: not in the baseline`]
    const outputs = [...FORMATS, 'report'].filter((_, i) => before[i] !== row[i])
    return outputs.length === 0 ? [] : [`${name}: ${outputs.join(', ')}`]
  })
  for (const line of differing) console.log(line)
  console.log(`${rows.size} papers, ${differing.length} differ from the baseline`)
  process.exitCode = differing.length === 0 ? 0 : 1
}
