// XML and HTML of every reader, and files that other programs wrote: pages that are what pages must be, or a code.
import { readdirSync, readFileSync } from 'node:fs'
import { readPaperHeader } from '../../../dist/read/bibliography/paper-header.js'
import { readJatsBlocks } from '../../../dist/products/evaluation/blocks/gold/read-jats.js'
import { readTeiBlocks } from '../../../dist/products/evaluation/blocks/gold/read-tei.js'
import { readFields } from '../../../dist/products/evaluation/grobid/document.js'
import { readTree } from '../../../dist/products/evaluation/xml/tree.js'
import { readSource } from '../../../dist/read/sources/read-source.js'
import { sniffSource } from '../../../dist/read/sources/sniff.js'
import { mutateXml } from '../fuzz/mutate-xml.mjs'
import { demand, shown, unlessRefused } from './demand.mjs'
import { mutateWords } from './mutate-words.mjs'
import { FIXTURES, SEEDS } from './seeds.mjs'

const REFUSALS = [
  'E_XML_MALFORMED',
  'E_XML_NO_PAGES',
  'E_FORMAT_UNKNOWN',
  'E_FILE_EMPTY',
  'E_TEXT_ENCODING',
  'E_PDF_DAMAGED',
  'E_FILE_TOO_LARGE',
  'E_GZIP_DAMAGED',
]
/** Files of more than this are for the other fuzzer: here thousands are tried while one of them is. */
const MOST_BYTES = 40_000

function filesBelow(folder, pattern) {
  const all = readdirSync(folder)
    .filter(name => pattern.test(name))
    .sort()
  return all.map(name => readFileSync(folder + name)).filter(({ length }) => length < MOST_BYTES)
}

const PAGED = [...filesBelow(`${FIXTURES}sources/`, /(?:ml|hocr)$/u), ...filesBelow(SEEDS, /\.(?:xml|tetml)$/u)]
const GOLD = filesBelow(`${FIXTURES}paper/`, /\.(?:tei|paper)\.xml$/u)

async function checkPages({ bytes, reader }) {
  sniffSource(bytes)
  const document = await unlessRefused(() => readSource(bytes, { reader }, () => {}), REFUSALS)
  if (document === undefined) return
  const { pages } = document
  demand(pages.length > 0, 'a document has no page')
  let last = 0
  for (const { number, width, height, runs, dropped } of pages) {
    demand(Number.isInteger(number) && number > last, () => `page ${number} is behind page ${last}`)
    last = number
    demand(width > 0 && height > 0 && Number.isFinite(width * height), () => `page ${number} is ${width} by ${height}`)
    for (const run of runs) checkRun(run)
    for (const { glyphs } of dropped)
      demand(Number.isInteger(glyphs) && glyphs >= 0, () => `${glyphs} glyphs are dropped`)
  }
}

function checkRun({ text, box, baseline, size, glyphs, confidence = 0 }) {
  demand(text !== '' && !/\s/u.test(text), () => `the run ${shown(text)}`)
  demand(text.normalize('NFC') === text, () => `the run ${shown(text)} is not in NFC`)
  const places = [box.left, box.top, box.right, box.bottom, baseline, size]
  demand(places.every(Number.isFinite), () => `the run ${shown(text)} is at ${places}`)
  demand(box.left <= box.right && box.top <= box.bottom && size >= 0, () => `the run ${shown(text)} is at ${places}`)
  demand(Number.isInteger(glyphs) && glyphs >= 0, () => `the run ${shown(text)} has ${glyphs} glyphs`)
  demand(confidence >= 0 && confidence <= 1, () => `a confidence is ${confidence}`)
}

async function checkGold(bytes) {
  const root = await unlessRefused(() => readTree(bytes), REFUSALS)
  await unlessRefused(() => readPaperHeader(bytes), REFUSALS)
  if (root === undefined) return
  for (const format of ['tei', 'jats']) readFields(root, format)
  for (const readBlocks of [readJatsBlocks, readTeiBlocks]) await unlessRefused(() => readBlocks(root), REFUSALS)
}

const change = (bytes, random) =>
  random.chance(0.3) ? Buffer.from(mutateWords(bytes.toString('utf8'), random)) : mutateXml(bytes, random)
const READERS = ['auto', 'auto', 'auto', 'auto', 'auto', 'html', 'hocr', 'alto', 'tetml', 'pdftohtml', 'layout']

export const READER_TARGETS = {
  readers: {
    make: random => ({ bytes: change(random.pick(PAGED), random), reader: random.pick(READERS) }),
    check: checkPages,
  },
  gold: { make: random => change(random.pick(GOLD), random), check: checkGold },
}
