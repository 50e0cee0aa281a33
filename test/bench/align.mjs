/**
 * Scores the paragraphs of `paperxml align` and measures its speed, with the built program:
 *
 *     node test/bench/align.mjs [CORPUS …] [-o OUT] [--compat] [--speed] [--damaged]
 *
 * CORPUS is a folder with NAME.pdf and NAME.truth.json (default ../shared/corpus/typeset). Each `p` of the HTML is a block of
 * type paragraph. `--speed` prints pages per CPU second of the HTML and of paperXML, TEI and sentences, one after the other in one process.
 * `--damaged` prepares 190 copies of papers and 10 damaged ones with two threads and counts what comes of them.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBlocks } from '../../dist/products/evaluation/blocks/block-measures.js'
import { sumBlockCounts } from '../../dist/products/evaluation/blocks/counts.js'
import { readTruth } from '../../dist/products/evaluation/blocks/read-truth.js'
import { scoreBlocks } from '../../dist/products/evaluation/blocks/score-blocks.js'
import { cpuSeconds } from './poppler.mjs'
import { DEFAULT_CORPUS, listPapers, ROOT } from './scorer.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: join(ROOT, 'out/align') },
    compat: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
    damaged: { type: 'boolean', default: false },
  },
})
const { alignBatch, alignPaper, convertPaper, writeProducts } = await import(join(ROOT, 'dist/index.js'))
const papers = (positionals.length > 0 ? positionals : [DEFAULT_CORPUS]).flatMap(listPapers)

if (options.damaged) await prepareDamaged()
else if (options.speed) await measureSpeed()
else await score()

async function score() {
  mkdirSync(options.output, { recursive: true })
  const counts = []
  for (const { name, pdf, truth } of papers) {
    const { html, document } = await alignPaper(pdf, { compat: options.compat })
    writeFileSync(join(options.output, `${name}.html`), html)
    const blocks = document.pages
      .flatMap(({ paragraphs }) => paragraphs)
      .map(({ lines }) => ({ type: 'paragraph', text: lines.join(' ') }))
    counts.push(scoreBlocks(readTruth(JSON.stringify(truth)).document, { blocks }).counts)
  }
  const measures = measureBlocks(sumBlockCounts(counts))
  console.log(`${counts.length} papers${options.compat ? ', --compat' : ''}`)
  console.log(`paragraph F1, untyped       ${measures.get('untypedParagraph').value.toFixed(3)}`)
  console.log(`broken sentences, tolerant  ${measures.get('brokenTolerant').value.toFixed(3)}`)
}

/** Start-up is not what is measured: each way reads one paper before. */
async function measureSpeed() {
  const ways = {
    align: async file => (await alignPaper(file)).document.pages.length,
    convert: async file => {
      const { paper } = await convertPaper(file)
      await writeProducts(paper, ['paperxml', 'tei', 'tsv'])
      return paper.pages.length
    },
  }
  for (const [name, read] of Object.entries(ways)) {
    await read(papers[0].pdf)
    const before = process.cpuUsage()
    let pages = 0
    for (const { pdf } of papers) pages += await read(pdf)
    const seconds = cpuSeconds(process.cpuUsage(before))
    console.log(`${name}: ${pages} pages, ${(pages / seconds).toFixed(1)} pages per CPU second`)
  }
}

async function prepareDamaged() {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-align-'))
  const good = Array.from({ length: 190 }, (_, i) => papers[i % papers.length].pdf)
  const bytes = readFileSync(papers[0].pdf)
  const damaged = Array.from({ length: 10 }, (_, i) => {
    const path = join(folder, `damaged-${i}.pdf`)
    writeFileSync(path, bytes.subarray(0, 300 * i))
    return path
  })
  const inputs = good.flatMap((pdf, i) => (i % 19 === 0 ? [pdf, damaged[i / 19]] : [pdf]))
  const tasks = inputs.map((input, i) => ({ input, output: join(folder, `${i}.html`) }))
  const failures = []
  await alignBatch(
    tasks,
    { workers: 2 },
    { onEnd: (_, outcome) => outcome.type === 'failed' && failures.push(outcome.message) },
  )
  const whole = tasks.filter(({ output }) => readFileSync(output, 'utf8').includes('<body>')).length
  console.log(`${whole} good files, ${failures.length} errors`)
  for (const message of failures) console.log(message)
  rmSync(folder, { recursive: true })
}
