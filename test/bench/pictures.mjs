// Times the pictures of figures and tables: `node test/bench/pictures.mjs [FOLDER…] [--dpi 150]` after `npm run build`. CPU time for
// each picture, loading of the canvas and opening of the file in it; the slowest papers are named.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFigures } from '../../dist/products/recipes/figures/make-figures.js'
import { convertPaper } from '../../dist/products/recipes/paper.js'
import { bornDigitalIn } from './papers.mjs'

const { values, positionals } = parseArgs({
  options: { dpi: { type: 'string', default: '150' } },
  allowPositionals: true,
})
const settings = { dpi: Number(values.dpi), form: 'paperxml' }

for (const folder of positionals.length > 0 ? positionals : ['../shared/corpus/typeset']) {
  const papers = []
  for (const path of bornDigitalIn(folder)) {
    const file = basename(path)
    const bytes = new Uint8Array(readFileSync(path))
    const conversion = await convertPaper(bytes, { id: basename(file, '.pdf'), source: file })
    const before = process.cpuUsage()
    const { outputs } = await makeFigures(conversion, { bytes, password: undefined }, settings)
    const { user, system } = process.cpuUsage(before)
    const kilobytes = outputs.reduce((sum, { content }) => sum + content.length, 0) / 1000
    const pictures = outputs.filter(({ name }) => name.endsWith('.png')).length
    papers.push({ file, pictures, ms: (user + system) / 1000, kilobytes })
  }
  const drawn = papers.filter(({ pictures }) => pictures > 0)
  const [pictures, ms] = ['pictures', 'ms'].map(name => drawn.reduce((sum, paper) => sum + paper[name], 0))
  console.log(
    `${basename(folder)}: ${pictures} pictures of ${drawn.length} papers, ${(ms / pictures).toFixed(1)} ms each`,
  )
  for (const { file, pictures: count, ms: time, kilobytes } of drawn
    .sort((a, b) => b.ms / b.pictures - a.ms / a.pictures)
    .slice(0, 5))
    console.log(
      `  ${file}: ${count} pictures, ${(time / count).toFixed(0)} ms each, ${(kilobytes / count).toFixed(0)} KB each`,
    )
}
