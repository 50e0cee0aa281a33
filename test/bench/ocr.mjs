/**
 * Measures recognition of the built program: CPU seconds of a whole conversion of each scan, language found out, against
 * tesseract.js alone on the same pages drawn at 300 dots an inch; peak memory of the conversions.
 *
 *     node test/bench/ocr.mjs [FILE…]      default: the scans of ../shared/corpus, else fixtures/scans
 *     node test/bench/ocr.mjs --pages N FILE      the pages of FILE over and over, N in all: how memory grows
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tesseract from 'tesseract.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const DIST = join(ROOT, 'dist')
const { convertPaper } = await import(join(DIST, 'index.js'))
const { openPdfToDraw } = await import(join(DIST, 'sources/pdf/pdfjs.js'))
const { drawPage } = await import(join(DIST, 'sources/pdf/draw-page.js'))
const { makeTessdata } = await import(join(DIST, 'sources/ocr/tessdata.js'))
const { recognisePages } = await import(join(DIST, 'read/sources/ocr/recognise-pages.js'))
const { toPgm } = await import(join(DIST, 'sources/ocr/grey-image.js'))

const DPI = 300
/** As the program has tesseract work: its neural network alone, columns apart. */
const LSTM_ONLY = 1
const FIND_COLUMNS = '3'
const args = process.argv.slice(2)
if (args[0] === '--pages') await measureMemory(Number(args[1]), args[2])
else await compare(args.length > 0 ? args : defaultFiles())

function defaultFiles() {
  const shared = resolve(ROOT, '../shared/corpus')
  if (!existsSync(shared)) return [join(ROOT, 'fixtures/scans/german.pdf')]
  const scansOf = (folder, pattern) =>
    readdirSync(join(shared, folder))
      .filter(file => pattern.test(file))
      .sort()
      .map(file => join(shared, folder, file))
  return [...scansOf('typeset/scan', /\.scan\.pdf$/), ...scansOf('real', /^scan-.*\.pdf$/)]
}

async function compare(files) {
  const rows = []
  for (const file of files) {
    const before = cpuSeconds()
    const { hocr, pages } = await convertPaper(file)
    rows.push({ file, hocr, pages: pages.length, ours: cpuSeconds() - before })
  }
  const peak = process.resourceUsage().maxRSS / 1024
  for (const row of rows) {
    const languages = /ocr-langs" content="([^"]*)/.exec(row.hocr)[1].split(' ')
    row.alone = await engineAlone(row.file, languages)
    const perPage = value => `${(value / row.pages).toFixed(1)} s`
    const ratio = (row.ours / row.alone).toFixed(2)
    console.log(
      `${basename(row.file).padEnd(36)} ${languages}  ${row.pages} pages  ${perPage(row.ours)} a page, engine alone ${perPage(row.alone)}, ratio ${ratio}`,
    )
  }
  const sum = key => rows.reduce((total, row) => total + row[key], 0)
  console.log(
    `all: ratio ${(sum('ours') / sum('alone')).toFixed(2)}; peak memory of the conversions ${peak.toFixed(0)} MB`,
  )
}

/** CPU seconds of the engine on the pages as they are drawn; drawing them is not counted. */
async function engineAlone(file, languages) {
  const pdf = await openPdfToDraw(readFileSync(file), undefined)
  const tessdata = await makeTessdata(undefined)
  await tessdata.add(languages)
  let start = cpuSeconds()
  const data = { langPath: tessdata.folder, gzip: false, cacheMethod: 'none' }
  const worker = await tesseract.createWorker(languages, LSTM_ONLY, data)
  await worker.setParameters({ tessedit_pageseg_mode: FIND_COLUMNS })
  let spent = cpuSeconds() - start
  for (let number = 1; number <= pdf.document.numPages; number++) {
    const { image, dpi } = await drawPage(pdf.document, number, DPI)
    const picture = Buffer.from(toPgm(image))
    start = cpuSeconds()
    await worker.recognize(picture, { user_defined_dpi: String(Math.round(dpi)) }, { text: false, hocr: true })
    spent += cpuSeconds() - start
  }
  await worker.terminate()
  tessdata.remove()
  await pdf.close()
  return spent
}

/** The pages of the file over and over, as one long scan. */
async function measureMemory(count, file) {
  const bytes = readFileSync(file)
  const pdf = await openPdfToDraw(bytes, undefined)
  const { numPages } = pdf.document
  await pdf.close()
  const pages = Array.from({ length: count }, (_, i) => 1 + (i % numPages))
  const onProgress = done => {
    if (done % 10 === 0) console.log(`${done} pages: peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
  }
  await recognisePages({ bytes, password: undefined, pages }, { onProgress }, () => undefined)
  console.log(`${count} pages: peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
