// Measures links from citations to references: `node test/bench/citations.mjs [FOLDER…] [--verbose]` after `npm run build`.
// Truth is `citation-truth.json`, read off the pages by a person, and the links that a PDF itself has on its citations; papers
// with neither are left out. `--verbose` tells each pair that is missed or wrong.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { convertPaper } from '../../dist/index.js'
import { citationsOf, comparePairs, entriesOf, pairsOfLinks, pairsOfList } from './cited-pairs.mjs'
import { bornDigitalIn } from './papers.mjs'

const read = JSON.parse(readFileSync(new URL('citation-truth.json', import.meta.url), 'utf8'))
const isVerbose = process.argv.includes('--verbose')
const folders = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const sums = new Map()
for (const folder of folders.length > 0 ? folders : ['../shared/corpus/typeset', '../shared/corpus/real']) {
  for (const path of existsSync(folder) ? bornDigitalIn(folder) : []) {
    const file = basename(path)
    const pages = read[basename(file, '.pdf')]
    const pdf = pages === undefined ? await openWithLinks(path) : undefined
    if (pages === undefined && pdf === undefined) continue
    const { paper } = await convertPaper(path)
    await measure(file, paper, { pages, pdf })
    await pdf?.destroy()
  }
}
for (const [name, sum] of [...sums].sort()) console.log(`${name.padEnd(46)} ${figuresOf(sum)}`)

async function measure(file, paper, { pages, pdf }) {
  const entries = entriesOf(paper)
  const truth = pages === undefined ? await pairsOfLinks(pdf, entries) : pairsOfList(pages, entries)
  if (truth.length === 0) return
  const isRead = ({ pages: places }) => pages === undefined || places.some(page => page in pages)
  const citations = citationsOf(paper).filter(isRead)
  const result = comparePairs(truth, citations)
  const style =
    citations.filter(({ text }) => /\p{L}{2}/u.test(text)).length > citations.length / 2 ? 'names' : 'labels'
  const source = pages === undefined ? 'links' : 'list'
  console.log(`${file.padEnd(32)} ${style.padEnd(6)} ${source.padEnd(6)} ${figuresOf(result)}`)
  if (isVerbose) printPairs(result, entries)
  for (const name of [`all ${style}`, `all by ${source}`, 'all']) {
    const sum = sums.get(name) ?? { known: 0, linked: 0, right: 0 }
    for (const key of Object.keys(sum)) sum[key] += result[key]
    sums.set(name, sum)
  }
}

async function openWithLinks(path) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  for (let page = 1; page <= pdf.numPages; page++) {
    const annotations = await (await pdf.getPage(page)).getAnnotations()
    if (annotations.some(({ dest }) => dest)) return pdf
  }
  await pdf.destroy()
  return undefined
}

function figuresOf({ known, linked, right }) {
  const precision = linked === 0 ? '–' : (right / linked).toFixed(3)
  return `known ${known}, linked ${linked}, right ${right}: precision ${precision}, recall ${(right / known).toFixed(3)}`
}

function printPairs({ missed, wrong }, entries) {
  const textOf = id => entries.find(entry => entry.id === id)?.text.slice(0, 60)
  for (const { page, entry } of missed) console.log(`  missed on ${page}: ${textOf(entry)}`)
  for (const { page, entry, text } of wrong) console.log(`  wrong on ${page}: ${text} → ${textOf(entry)}`)
}
