/**
 * Prints as JSON the CPU milliseconds that 100 KB of paperXML take: to be parsed by the XSLT processor, and to become TEI,
 * which has the parsing in it. One process, first pass, processor and stylesheet loaded.
 *
 *     node [FLAGS] test/bench/speed/tei-cost.mjs FOLDER
 */
import { join } from 'node:path'
import { convertPaper, transformToTei, writeProducts } from '../../../dist/index.js'
import { loadSaxon } from '../../../dist/write/transforms/saxon.js'
import { cpuSeconds } from '../poppler.mjs'
import { pdfsIn, ROOT } from '../papers.mjs'

/** Papers whose paperXML is about a megabyte. */
const PAPERS = 30

const texts = []
for (const file of pdfsIn(process.argv[2]).slice(0, PAPERS)) texts.push(...(await paperXmlOf(file)))
await transformToTei((await paperXmlOf(join(ROOT, 'fixtures/paper/typewriter.pdf')))[0])
const hundredKilobytes = texts.reduce((length, text) => length + text.length, 0) / 1e5
const parse = await millisecondsOf(text => loadSaxon().getResource({ text, type: 'xml' }))
const tei = await millisecondsOf(text => transformToTei(text))
console.log(JSON.stringify({ parse, tei }))

/** Nothing for a file that cannot be read, such as a scan. */
async function paperXmlOf(file) {
  try {
    const { paper } = await convertPaper(file, { ocr: { mode: 'never' } })
    return [...(await writeProducts(paper, ['paperxml'])).values()]
  } catch {
    return []
  }
}

async function millisecondsOf(work) {
  const before = process.cpuUsage()
  for (const text of texts) await work(text)
  return (1000 * cpuSeconds(process.cpuUsage(before))) / hundredKilobytes
}
