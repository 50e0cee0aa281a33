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
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertPaper, toReport, writeProducts } from '../../dist/index.js'
import { listInputs, optionsFor } from './inputs.mjs'
import { mapInProcesses, serveTasks } from './processes.mjs'

const TABLE = fileURLToPath(new URL('outputs.tsv', import.meta.url))
const FORMATS = ['paperxml', 'tei', 'tsv', 'text', 'json']
/** Characters of a hash: no two outputs of one paper agree in these by chance. */
const HASH_LENGTH = 16

if (process.send) serveTasks(hashesOf)
else await main(process.argv.slice(2))

async function main(words) {
  const prefixes = words.filter(word => !word.startsWith('--'))
  const inputs = listInputs().filter(
    ({ name }) => prefixes.length === 0 || prefixes.some(each => name.startsWith(each)),
  )
  const hashes = await mapInProcesses(fileURLToPath(import.meta.url), inputs)
  const rows = new Map(inputs.map(({ name }, i) => [name, hashes[i]]))
  if (words.includes('--update')) writeFileSync(TABLE, toTable(new Map([...readTable(), ...rows])))
  else compare(rows)
}

async function hashesOf({ name, path }) {
  try {
    const conversion = await convertPaper(path, optionsFor(name))
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
