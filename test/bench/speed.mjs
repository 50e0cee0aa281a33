/**
 * Measures the built program: pages per CPU second of the whole conversion to paperXML, TEI and sentences, in one process,
 * on its first pass over a folder; the share of each stage; peak memory; the ratio to `pdftotext -bbox-layout` where
 * poppler is there, measured in the same run.
 *
 *     node [FLAGS] test/bench/speed.mjs [FOLDER]      default: ../shared/corpus/typeset, else fixtures/paper
 *
 * Flags of V8 are those it is called with: `npm run bench` gives it those of a worker but for the small heap (as-worker.mjs).
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpuSeconds, printRatio } from './poppler.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CORPUS = resolve(ROOT, '../shared/corpus/typeset')
const folder = process.argv[2] ?? (existsSync(CORPUS) ? CORPUS : join(ROOT, 'fixtures/paper'))
const files = readdirSync(folder)
  .filter(file => file.endsWith('.pdf'))
  .sort()
  .map(file => join(folder, file))

const { convertPaper, writeProducts } = await import(join(ROOT, 'dist/index.js'))
const { startStopwatch } = await import(join(ROOT, 'dist/recipes/stopwatch.js'))
await warmUp()
const ours = await measureOurs()
printOurs(ours)
printRatio(ours, files)

/** Start-up is not what is measured: a first conversion loads the PDF reader, the stylesheets and the grammars. */
async function warmUp() {
  await convert(join(ROOT, 'fixtures/paper/typewriter.pdf'))
}

async function convert(file) {
  const stopwatch = startStopwatch()
  const { paper, timings } = await convertPaper(file)
  await writeProducts(paper, ['paperxml', 'tei', 'tsv'], {}, stopwatch)
  return { pages: paper.pages.length, timings: { ...timings, ...stopwatch.read() } }
}

async function measureOurs() {
  const stages = new Map()
  let pages = 0
  let failures = 0
  const before = process.cpuUsage()
  for (const file of files) {
    try {
      const { pages: count, timings } = await convert(file)
      pages += count
      for (const [stage, time] of Object.entries(timings)) stages.set(stage, (stages.get(stage) ?? 0) + time)
    } catch (error) {
      failures++
      console.log(`${basename(file)}: ${error.code ?? error.message}`)
    }
  }
  return { pages, failures, stages, seconds: cpuSeconds(process.cpuUsage(before)) }
}

function printOurs({ pages, failures, stages, seconds }) {
  console.log(`${files.length} files, ${failures} failed, ${pages} pages, ${seconds.toFixed(1)} CPU s`)
  console.log(`${(pages / seconds).toFixed(1)} pages per CPU second`)
  const total = [...stages.values()].reduce((sum, time) => sum + time, 0)
  for (const [stage, time] of stages) {
    console.log(
      `  ${stage.padEnd(12)} ${((100 * time) / total).toFixed(1).padStart(5)} %  ${(time / pages).toFixed(1).padStart(6)} ms a page`,
    )
  }
  // Kilobytes on Linux and macOS alike, as Node gives them.
  console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
}
