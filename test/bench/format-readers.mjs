// Counts what pandoc reads of our Markdown and Chromium of our HTML, and compares it with the documents:
// `node test/bench/format-readers.mjs [FOLDER…] [--verbose]` after `npm run build`. Both programs must be installed.
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { chromium } from 'playwright-core'
import { convertPaper, writeProducts } from '../../dist/index.js'
import { bornDigitalIn } from './papers.mjs'

/** Letters by which an entry of references is known. */
const OPENING = 30

const isVerbose = process.argv.includes('--verbose')
const folders = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const browser = await chromium.launch({ executablePath: process.env.PAPERXML_BROWSER ?? '/usr/bin/chromium' })
const page = await browser.newPage()

for (const folder of folders.length > 0 ? folders : ['../shared/corpus/typeset']) {
  const sums = new Map()
  let papers = 0
  for (const path of bornDigitalIn(folder)) {
    const file = basename(path)
    const { paper } = await convertPaper(path)
    const products = await writeProducts(paper, ['markdown', 'html'])
    const own = countPaper(paper)
    const called = { ...own, notes: countCalled(paper) }
    compare(file, 'pandoc', called, readByPandoc(products.get('markdown'), openingsOfReferences(paper)), sums)
    compare(file, 'chromium', own, await readByChromium(products.get('html')), sums)
    papers++
  }
  console.log(`${basename(folder)}: ${papers} papers`)
  for (const [name, { own, read, papersOff }] of sums)
    console.log(`  ${name}: ${read} of ${own}, ${papersOff} papers differ`)
}
await browser.close()

function compare(file, reader, own, read, sums) {
  for (const [what, count] of Object.entries(own)) {
    const name = `${reader} ${what}`
    const sum = sums.get(name) ?? { own: 0, read: 0, papersOff: 0 }
    const isOff = read[what] !== count
    sums.set(name, { own: sum.own + count, read: sum.read + read[what], papersOff: sum.papersOff + isOff })
    if (isOff && isVerbose) console.log(`${file} ${name}: ${read[what]} of ${count}`)
  }
}

/** What a document has: its headings with the title, notes, tables, and entries of lists of references. */
function countPaper({ front, sections }) {
  const all = sections.flatMap(withInner)
  const blocks = all.flatMap(section => section.blocks)
  return {
    headings: (front.title.length > 0 ? 1 : 0) + all.filter(({ title, number }) => title.length > 0 || number).length,
    notes: front.footnotes.length + blocks.filter(({ type }) => type === 'footnote').length,
    tables: blocks.filter(({ type, rows }) => type === 'table' && rows.length > 0).length,
    references: blocks.filter(({ type, kind }) => type === 'paragraph' && kind === 'reference').length,
  }
}

function withInner(section) {
  return [section, ...section.sections.flatMap(withInner)]
}

/** Notes that are called: Markdown has no others, and they are text in it. */
function countCalled(paper) {
  const called = new Set()
  visit(paper, ({ type, footnoteId }) => {
    if (type === 'footnote-call' && footnoteId !== undefined) called.add(footnoteId)
  })
  return called.size
}

/** How the entries of lists of references begin, as letters and digits. */
function openingsOfReferences({ sections }) {
  const entries = sections
    .flatMap(withInner)
    .flatMap(({ blocks }) => blocks.filter(({ type, kind }) => type === 'paragraph' && kind === 'reference'))
  return entries.map(({ content }) => lettersOf(content.map(({ text = '' }) => text).join('')).slice(0, OPENING))
}

function lettersOf(text) {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Counts in the tree that pandoc makes of Markdown. An entry of references is a block that begins as it does. */
function readByPandoc(markdown, openings) {
  const options = { input: markdown, encoding: 'utf8', maxBuffer: 2 ** 28 }
  const { stdout, stderr, status } = spawnSync('pandoc', ['-f', 'gfm+footnotes', '-t', 'json'], options)
  if (status !== 0) throw new Error(`pandoc: ${stderr}`)
  const { blocks } = JSON.parse(stdout)
  const counts = { headings: 0, notes: 0, tables: 0, references: 0 }
  visit(blocks, node => {
    if (node.t === 'Header') counts.headings++
    if (node.t === 'Note') counts.notes++
    if (node.t === 'Table' || (node.t === 'RawBlock' && /^<table/.test(node.c[1]))) counts.tables++
  })
  const texts = []
  visit(blocks, ({ t, c }) => {
    if (t === 'Para' || t === 'Plain') texts.push(lettersOf(plainText(c)))
  })
  counts.references = openings.filter(opening => takeText(texts, opening)).length
  return counts
}

/** Whether a block begins so, or so behind its printed number; it then serves for no other one. */
function takeText(texts, opening) {
  const index = texts.findIndex(text => text.startsWith(opening) || text.replace(/^\d+/, '').startsWith(opening))
  if (index >= 0) texts.splice(index, 1)
  return index >= 0
}

function plainText(inlines) {
  let text = ''
  visit(inlines, ({ t, c }) => {
    if (t === 'Str' || t === 'Code') text += Array.isArray(c) ? c[1] : c
  })
  return text
}

function visit(node, see) {
  if (Array.isArray(node)) for (const each of node) visit(each, see)
  else if (typeof node === 'object' && node !== null) {
    see(node)
    visit(Object.values(node), see)
  }
}

async function readByChromium(html) {
  await page.setContent(html)
  return page.evaluate(() => {
    const count = selector => document.querySelectorAll(selector).length
    return {
      headings: count('h1, h2, h3, h4, h5, h6'),
      notes: count('[role=doc-footnote], [role=doc-endnotes] li, aside.note'),
      tables: count('table'),
      references: count('[role=doc-bibliography] li'),
    }
  })
}
