/**
 * Converts the PDFs of a folder to paperXML, TEI and sentences in one process, and prints what that took as JSON: pages,
 * files that failed, CPU seconds, megabytes at most, and milliseconds of each stage.
 *
 *     node [FLAGS] test/bench/speed/one-pass.mjs PROGRAM FOLDER
 *
 * PROGRAM is the folder of a version of the project that is built. Start-up is not counted; scans are not recognised.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSeconds } from '../poppler.mjs'
import { pdfsIn, ROOT } from '../papers.mjs'

const [program, folder] = process.argv.slice(2)
const { convertPaper } = await import(join(program, 'dist/index.js'))
const { makeProducts, writeProducts } = await import(join(program, 'dist/products/recipes/products.js'))
// What the program does in processes of its own; version 0.1.0 does not.
const quickInflate = join(program, 'dist/read/sources/pdf/port/quick-inflate.js')
if (existsSync(quickInflate)) (await import(quickInflate)).inflateQuickly()
const { startStopwatch } = await import(join(program, 'dist/products/recipes/stopwatch.js'))

// A first conversion loads the PDF reader, the stylesheets and the grammars.
await convert(join(ROOT, 'fixtures/paper/typewriter.pdf'))
const before = process.cpuUsage()
const pass = await convertAll()
const seconds = cpuSeconds(process.cpuUsage(before))
// Kilobytes on Linux and macOS alike, as Node gives them.
console.log(JSON.stringify({ ...pass, seconds, megabytes: process.resourceUsage().maxRSS / 1024 }))

async function convertAll() {
  const stages = {}
  let pages = 0
  let failures = 0
  for (const file of pdfsIn(folder)) {
    try {
      const { count, timings } = await convert(file)
      pages += count
      for (const [stage, time] of Object.entries(timings)) stages[stage] = (stages[stage] ?? 0) + time
    } catch {
      failures++
    }
  }
  return { pages, failures, stages }
}

async function convert(file) {
  const stopwatch = startStopwatch()
  const { paper, timings } = await convertPaper(file, { ocr: { mode: 'never' } })
  // Version 0.1.0 has the second alone.
  await (makeProducts ?? writeProducts)(paper, ['paperxml', 'tei', 'tsv'], {}, stopwatch)
  return { count: paper.pages.length, timings: { ...timings, ...stopwatch.read() } }
}
