// Measures what a second reading brings: `node test/bench/combine.mjs [CORPUS [SCORER]]` after `npm run build`, with pdftohtml,
// mutool, pdftoppm and tesseract on the machine.
//
// 1. Ten papers of the corpus as layout and float HTML by Poppler and by MuPDF: every row of the scorer for the layout
//    variant alone, the float variant alone (its headings and paragraphs as they are) and both, and the words lost.
// 2. The scans with a bad text layer: the layer alone, a fresh reading by tesseract alone, and both.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { convertPaper } from '../../dist/index.js'
import { readFloatHtml } from '../../dist/read/sources/converters/float-html.js'
import { writePaperXml } from '../../dist/write/writers/paper-xml.js'

const corpus = resolve(process.argv[2] ?? '../shared/corpus/typeset')
const scorer = resolve(process.argv[3] ?? '../shared/bench/score.mjs')
if (!existsSync(corpus)) {
  console.log(`no corpus in ${corpus}`)
  process.exit(0)
}

/** One paper of each layout, in order, up to this many. */
const PAPERS = 10
const LANGUAGES = { en: 'eng', 'sr-cyrl': 'srp', de: 'deu', fr: 'fra' }
const LOWER_IS_BETTER = new Set(['wordsLost', 'noise', 'brokenSentences', 'brokenTolerant', 'doubt'])

const folder = mkdtempSync(join(tmpdir(), 'combine-'))
try {
  for (const program of ['poppler', 'mupdf']) await measureHtml(program, namesOfPapers())
  await measureScans()
} finally {
  rmSync(folder, { recursive: true })
}

function namesOfPapers() {
  const names = readdirSync(corpus).flatMap(file => /^(.*)\.truth\.json$/.exec(file)?.[1] ?? [])
  const layouts = new Map(names.reverse().map(name => [name.replace(/-.*/, ''), name]))
  return [...layouts.values()].sort().slice(0, PAPERS)
}

async function measureHtml(program, names) {
  const lost = []
  for (const name of names) {
    const { layout, float } = program === 'poppler' ? writeByPoppler(name) : writeByMupdf(name)
    write(`${program}-layout`, name, writePaperXml((await convertPaper(layout, { id: name })).paper))
    write(`${program}-float`, name, await toPlainPaper(float))
    const { paper, combination, account } = await convertPaper(layout, { id: name, float })
    write(`${program}-both`, name, writePaperXml(paper))
    for (const { words, agreed, taken, added, dropped } of Object.values(combination.accounts)) {
      if (agreed + taken + added + dropped !== words || account.unaccounted !== 0) lost.push(name)
    }
  }
  console.log(`\n${program}: ${names.length} papers; words lost: ${lost.length === 0 ? 'none' : lost.join(', ')}`)
  printRows(['layout', 'float', 'both'].map(variant => [variant, score(`${program}-${variant}`, corpus, names)]))
}

function writeByPoppler(name) {
  const pdf = join(corpus, `${name}.pdf`)
  run('pdftohtml', ['-c', '-s', '-i', pdf, join(folder, name)])
  run('pdftohtml', ['-noframes', '-i', pdf, join(folder, `${name}-float`)])
  return { layout: join(folder, `${name}-html.html`), float: join(folder, `${name}-float.html`) }
}

function writeByMupdf(name) {
  const pdf = join(corpus, `${name}.pdf`)
  const [layout, float] = [join(folder, `${name}.mutool.html`), join(folder, `${name}.mutool.xhtml`)]
  run('mutool', ['convert', '-F', 'html', '-o', layout, pdf])
  run('mutool', ['convert', '-F', 'xhtml', '-o', float, pdf])
  return { layout, float }
}

/** The float variant as it is: its first heading is the title, the others open sections. */
async function toPlainPaper(file) {
  const { blocks } = await readFloatHtml(readFileSync(file), () => {})
  const escape = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
  const title = blocks.find(({ kind }) => kind === 'heading')
  let body = '<section title="">'
  for (const block of blocks) {
    const text = escape(block.words.join(' '))
    if (block === title) continue
    body += block.kind === 'heading' ? `</section><section title="${text}">` : `<p>${text}</p>`
  }
  const head = `<title>${escape(title?.words.join(' ') ?? '')}</title>`
  return `<article><header><firstpageheader><page local="1"/>${head}</firstpageheader><abstract/></header><body>${body}</section></body></article>`
}

async function measureScans() {
  const scans = join(corpus, 'scan')
  const names = readdirSync(scans).flatMap(file => /^(.*)\.ocr\.pdf$/.exec(file)?.[1] ?? [])
  for (const name of names) {
    const old = join(scans, `${name}.ocr.pdf`)
    const fresh = readAnew(name, join(scans, `${name}.scan.pdf`))
    const options = { id: name, ocr: { mode: 'never' } }
    write('scan-layer', `${name}.ocr`, writePaperXml((await convertPaper(old, options)).paper))
    write('scan-fresh', `${name}.ocr`, writePaperXml((await convertPaper(fresh, options)).paper))
    write('scan-both', `${name}.ocr`, writePaperXml((await convertPaper(old, { ...options, with: fresh })).paper))
  }
  const files = names.map(name => `${name}.ocr`)
  console.log(`\nscans: ${names.length} papers; the old text layer, a fresh reading, and both`)
  printRows(['layer', 'fresh', 'both'].map(variant => [variant, score(`scan-${variant}`, scans, files)]))
}

function readAnew(name, pdf) {
  const pages = join(folder, name)
  run('pdftoppm', ['-r', '300', '-gray', '-png', pdf, pages])
  const pictures = readdirSync(folder).filter(file => file.startsWith(`${name}-`) && file.endsWith('.png'))
  writeFileSync(
    `${pages}.list`,
    pictures
      .sort()
      .map(file => join(folder, file))
      .join('\n'),
  )
  const language = LANGUAGES[/-(\w+(?:-\w+)?)-\d+$/.exec(name)?.[1]] ?? LANGUAGES[name.split('-')[1]] ?? 'eng'
  run('tesseract', [`${pages}.list`, pages, '-l', language, 'hocr'])
  return `${pages}.hocr`
}

function run(command, args) {
  execFileSync(command, args, { stdio: 'pipe' })
}

function write(variant, name, xml) {
  mkdirSync(join(folder, variant), { recursive: true })
  writeFileSync(join(folder, variant, `${name}.paper.xml`), xml)
}

function score(variant, truth, names) {
  const json = join(folder, `${variant}.json`)
  const only = `^(${names.map(name => name.replaceAll('.', '\\.')).join('|')})$`
  run('node', [scorer, '--corpus', truth, '--out', join(folder, variant), '--only', only, '--json', json])
  return JSON.parse(readFileSync(json, 'utf8')).overall
}

/** A row for each measure; `*` where both readings are behind the better one alone. */
function printRows(columns) {
  console.log(['measure'.padEnd(20), ...columns.map(([variant]) => variant.padStart(7))].join(' '))
  const [, both] = columns.at(-1)
  for (const measure of Object.keys(both)) {
    const values = columns.map(([, overall]) => overall[measure]?.value)
    if (values.every(value => value == null)) continue
    const alone = values.slice(0, -1).filter(value => value != null)
    const sign = LOWER_IS_BETTER.has(measure) ? -1 : 1
    const isBehind = alone.some(value => sign * value > sign * (values.at(-1) ?? 0) + 0.0005)
    const cells = values.map(value => (value == null ? '–' : value.toFixed(3)).padStart(7))
    console.log([measure.padEnd(20), ...cells, isBehind ? '*' : ''].join(' ').trimEnd())
  }
}
