/**
 * Converts the papers of one or more corpora with the built command line and evaluates them with `paperxml evaluate`:
 *
 *     node test/bench/score.mjs [CORPUS …] [-o OUT] [-j PROCESSES] [--kept] [--markdown] [--scans] [-- OPTIONS OF EVALUATE]
 *
 * CORPUS is a folder with NAME.pdf and NAME.truth.json (default ../shared/corpus/typeset). `--scans` takes its scans, and
 * only them; they take seconds a page.
 * `--kept` evaluates what is in OUT already. `--markdown` prints the tables of RESULTS.md instead of a report for each corpus.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeLaggingGroups, findLaggingGroups, toMarkdownTable } from './scoreboard.mjs'
import { measureBlocks } from '../../dist/products/evaluation/blocks/block-measures.js'
import { sumBlockCounts } from '../../dist/products/evaluation/blocks/counts.js'
import { DEFAULT_CORPUS, DEFAULT_OUTPUT, groupPapers, listPapers, listScans, ROOT, scorePapers } from './scorer.mjs'

const PROGRAM = join(ROOT, 'dist/programs/paperxml.js')

/** Files given to one process: many, so that it is warm, and few enough that all processes end together. */
const FILES_PER_PROCESS = 12

/** What the papers of a corpus are grouped by in the tables. */
const GROUPINGS = ['layout', 'series', 'language']

const own = process.argv.slice(2).join('\n').split('\n--\n')
const { values: options, positionals } = parseArgs({
  args: own[0] ? own[0].split('\n') : [],
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: DEFAULT_OUTPUT },
    jobs: { type: 'string', short: 'j', default: String(cpus().length) },
    kept: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    scans: { type: 'boolean', default: false },
  },
})
const corpora = positionals.length > 0 ? positionals : [DEFAULT_CORPUS]
const papersOf = corpus => (options.scans ? listScans(corpus) : listPapers(corpus))

if (!options.kept) await convertAll(corpora.flatMap(corpus => papersOf(corpus).map(({ pdf }) => pdf)))
if (options.markdown) printMarkdown()
else for (const corpus of corpora) evaluate(corpus)

async function convertAll(files) {
  const queue = chunk(files.filter(existsSync), FILES_PER_PROCESS)
  const started = Date.now()
  const runs = Array.from({ length: Number(options.jobs) }, () => runQueue(queue))
  const failures = (await Promise.all(runs)).flat()
  console.log(`converted in ${((Date.now() - started) / 1000).toFixed(0)} s, ${failures.length} failed`)
  for (const failure of failures) console.log(failure)
}

async function runQueue(queue) {
  const failures = []
  for (let files = queue.shift(); files; files = queue.shift()) failures.push(...(await convert(files)))
  return failures
}

/** Converts `files` in one process; the error lines it wrote. */
function convert(files) {
  return new Promise(resolve => {
    const child = spawn('node', [PROGRAM, 'convert', ...files, '-o', options.output, '--report'])
    let errors = ''
    child.stderr.on('data', chunk => {
      errors += chunk
    })
    child.on('close', () => resolve(errors.split('\n').filter(line => line !== '')))
  })
}

/** Prints the report of one corpus; what is not evaluated, like scans without `--scans`, is named in it. */
function evaluate(corpus) {
  const further = own[1] ? own[1].split('\n') : ['--by', 'layout']
  const command = [PROGRAM, 'evaluate', corpus, options.output, '--gold', 'truth', ...further]
  const { status } = spawnSync('node', command, { stdio: ['inherit', 'inherit', 'ignore'] })
  process.exitCode ||= status ?? 1
}

function printMarkdown() {
  const scored = corpora.map(corpus => ({
    name: basename(corpus),
    papers: scorePapers(papersOf(corpus), options.output),
  }))
  const columns = scored.map(({ name, papers }) => toColumn(name, papers))
  console.log(toMarkdownTable(columns))
  scored.forEach(({ name, papers }, index) => printGroups(name, columns[index], papers))
}

function printGroups(name, all, papers) {
  for (const key of GROUPINGS) {
    const groups = groupPapers(papers, key).map(({ value, papers }) => toColumn(value, papers))
    const columns = [...groups].sort((a, b) => b.size - a.size)
    console.log(`\n### ${name} by ${key}\n\n${toMarkdownTable([all, ...columns], { isMainOnly: true })}`)
    console.log(`\n${describeLaggingGroups(findLaggingGroups(all.values, groups))}`)
  }
}

function toColumn(name, papers) {
  const values = Object.fromEntries(measureBlocks(sumBlockCounts(papers.map(({ counts }) => counts))))
  return { label: `${name} (${papers.length})`, size: papers.length, values }
}

function chunk(items, size) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}
