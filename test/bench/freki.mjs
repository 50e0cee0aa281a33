/**
 * Measures `paperxml freki` over a folder of papers with truths: whether every token that was read is written, how well
 * the order of its blocks agrees with the truth beside that of the general pipeline (`block-order.mjs`), and pages per
 * CPU second from PDF to the text of the format, in one process on its first pass, beside `pdftotext -bbox-layout`.
 *
 *     node test/bench/freki.mjs [FOLDER]      default: ../shared/corpus/typeset
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scoreOrder } from './block-order.mjs'
import { cpuSeconds, printRatio } from './poppler.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const folder = process.argv[2] ?? resolve(ROOT, '../shared/corpus/typeset')
const papers = listPapers(folder)

const { linesOfFreki, readPdf, reanalyse, understandPaper, writeFreki } = await import(join(ROOT, 'dist/index.js'))

const speed = await measureSpeed()
console.log(
  `${papers.length} papers, ${speed.pages} pages, ${(speed.pages / speed.seconds).toFixed(1)} pages per CPU second`,
)
printRatio(
  speed,
  papers.map(({ file }) => file),
)
await measureOrder()

/** The born-digital papers of the folder, in the order of their names. */
function listPapers(folder) {
  return readdirSync(folder)
    .filter(name => name.endsWith('.truth.json'))
    .sort()
    .map(name => ({
      file: join(folder, name.replace(/\.truth\.json$/, '.pdf')),
      truth: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }))
    .filter(({ file, truth }) => existsSync(file) && truth.origin !== 'scan')
}

function read(file) {
  return readPdf(new Uint8Array(readFileSync(file)), {}, () => {})
}

/** Start-up is not what is measured: a first paper loads the PDF reader. */
async function measureSpeed() {
  await read(join(ROOT, 'fixtures/paper/typewriter.pdf'))
  let pages = 0
  const before = process.cpuUsage()
  for (const { file } of papers) {
    const source = await read(file)
    writeFreki(reanalyse(source, { id: basename(file, '.pdf') }).document)
    pages += source.pages.length
  }
  return { pages, seconds: cpuSeconds(process.cpuUsage(before)) }
}

async function measureOrder() {
  const table = new Map()
  let isComplete = true
  for (const { file, truth } of papers) {
    const source = await read(file)
    const texts = {
      paper: frekiText(source, 'paper'),
      code: frekiText(source, 'code'),
      general: await generalText(source),
    }
    for (const preset of ['paper', 'code']) {
      if (signsOf(texts[preset]) === signsOf(source.pages.flatMap(page => page.runs.map(run => run.text)).join('')))
        continue
      console.log(`${basename(file)}: the preset ${preset} does not write the tokens that were read`)
      isComplete = false
    }
    for (const [system, text] of Object.entries(texts)) {
      const score = scoreOrder(truth.blocks, text)
      for (const layout of [truth.layout, 'all']) add(table, `${layout} ${system}`, score)
    }
    if (process.env.VERBOSE)
      console.log(basename(file), ...Object.values(texts).map(text => shareOf(scoreOrder(truth.blocks, text))))
  }
  if (isComplete) console.log('every token that was read is written once, by both presets')
  console.log('order (found and in the order of the truth / found / stretches of the truth)')
  for (const [name, sum] of [...table].sort()) {
    console.log(
      `  ${name.padEnd(22)} ${shareOf(sum)}  ${sum.inOrder} / ${sum.found} / ${sum.stretches}  (${sum.papers} papers)`,
    )
  }
  process.exitCode = isComplete ? 0 : 1
}

function frekiText(source, preset) {
  return linesOfFreki(reanalyse(source, { id: 'paper', preset }).document)
    .map(line => line.text.replace(/[\^_]\{([^}]*)\}/g, '$1'))
    .join('\n')
}

/** The blocks as the general pipeline finds and orders them, before it arranges floats, notes and paragraphs. */
async function generalText(source) {
  const { decisions } = await understandPaper(source, { id: 'paper', source: 'paper.pdf' })
  return decisions.map(({ block }) => block.lines.map(line => line.text).join('\n')).join('\n')
}

/** Signs in an order of their own. A soft hyphen that is drawn is a hyphen; braces, `^` and `_` mark scripts. */
function signsOf(text) {
  return [...text.replaceAll('\u00ad', '-').replace(/[\s^_{}]/g, '')].sort().join('')
}

function add(table, name, { stretches, found, inOrder }) {
  const sum = table.get(name) ?? { stretches: 0, found: 0, inOrder: 0, papers: 0 }
  table.set(name, {
    stretches: sum.stretches + stretches,
    found: sum.found + found,
    inOrder: sum.inOrder + inOrder,
    papers: sum.papers + 1,
  })
}

function shareOf({ inOrder, stretches }) {
  return `${((100 * inOrder) / stretches).toFixed(1)} %`
}
