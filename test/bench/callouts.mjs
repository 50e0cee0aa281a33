// Measures callouts against the links that PDFs themselves have from their text to figures and tables:
// `node test/bench/callouts.mjs [FOLDER…] [--verbose]` after `npm run build`. A link is found where a callout of its kind with a
// target lies over it. Not every callout is a link, so only what is missed is counted.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { convertPaper, writeProducts } from '../../dist/index.js'
import { bornDigitalIn } from './papers.mjs'

/** Names of destinations, as LaTeX and the programs of publishers give them. */
const KINDS = { figure: /^(?:hyp|l)?fig|^figf/i, table: /^(?:hyp|l)?ta?bl?|^tbrt/i }

const isVerbose = process.argv.includes('--verbose')
const folders = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const sum = { papers: 0, links: 0, found: 0, targets: 0 }

for (const folder of folders.length > 0 ? folders : ['../shared/corpus/real', '../shared/corpus/real2']) {
  for (const path of bornDigitalIn(folder)) {
    const links = await linksOf(path)
    if (links.length === 0) continue
    const { paper } = await convertPaper(path, { wordPlaces: true })
    const options = { flavour: 'grobid', teiMarks: { sentences: false, coordinates: true } }
    const callouts = calloutsOf((await writeProducts(paper, ['tei'], options)).get('tei'))
    const missed = links.filter(link => !callouts.some(callout => isOver(callout, link)))
    sum.papers++
    sum.links += links.length
    sum.found += links.length - missed.length
    console.log(`${basename(path)}: ${links.length - missed.length} of ${links.length}`)
    if (isVerbose)
      for (const { page, name, left, top } of missed)
        console.log(`  page ${page} at ${left.toFixed()}, ${top.toFixed()}: ${name}`)
  }
}
console.log(`${sum.papers} papers: ${sum.found} of ${sum.links} links, ${((100 * sum.found) / sum.links).toFixed(1)} %`)

/** Links to figures and tables, with their boxes from the top left of the page. */
async function linksOf(path) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  const links = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const sheet = await pdf.getPage(page)
    const { viewBox } = sheet.getViewport({ scale: 1 })
    for (const { dest, rect } of await sheet.getAnnotations()) {
      const kind = Object.keys(KINDS).find(each => typeof dest === 'string' && KINDS[each].test(dest))
      if (kind === undefined) continue
      const [left, right] = [rect[0] - viewBox[0], rect[2] - viewBox[0]]
      links.push({ page, kind, name: dest, left, right, top: viewBox[3] - rect[3], bottom: viewBox[3] - rect[1] })
    }
  }
  await pdf.destroy()
  return links
}

/** The boxes of callouts that have a target. */
function calloutsOf(tei) {
  const tags = [...tei.matchAll(/<ref type="(figure|table)" target="#[^"]+" coords="([^"]+)"/g)]
  return tags.flatMap(([, kind, coords]) =>
    coords.split(';').map(box => {
      const [page, left, top, width, height] = box.split(',').map(Number)
      return { page, kind, left, top, right: left + width, bottom: top + height }
    }),
  )
}

function isOver(callout, link) {
  if (callout.page !== link.page || callout.kind !== link.kind) return false
  const width = Math.min(callout.right, link.right) - Math.max(callout.left, link.left)
  const height = Math.min(callout.bottom, link.bottom) - Math.max(callout.top, link.top)
  return width > 0 && height > 0
}
