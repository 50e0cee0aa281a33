/**
 * Measures how long each format takes, as a share of the conversion that it belongs to, and that all of them can be made:
 *
 *     node test/bench/formats.mjs FOLDER …
 *
 * Every PDF of the folders is converted without OCR, and written in all formats. JATS, TEI and paperXML are checked against
 * their grammars on the way.
 */
import { basename } from 'node:path'
import { FORMATS } from '../../dist/products/recipes/formats.js'
import { convertPaper } from '../../dist/products/recipes/paper.js'
import { makeProducts } from '../../dist/products/recipes/products.js'
import { startStopwatch } from '../../dist/products/recipes/stopwatch.js'
import { pdfsIn } from './papers.mjs'

const files = process.argv.slice(2).flatMap(pdfsIn)
const sums = {}
/** The largest share that each format takes of one conversion. */
const largest = {}
let conversions = 0
let converted = 0
for (const file of files) {
  const read = startStopwatch()
  let paper
  try {
    const conversion = await read.measure('convert', () => convertPaper(file, { ocr: { mode: 'never' } }))
    paper = conversion.paper
  } catch (error) {
    console.log(`${basename(file)}: not converted: ${error.code ?? error}`)
    continue
  }
  const stopwatch = startStopwatch()
  const { failures } = await makeProducts(paper, FORMATS, {}, stopwatch)
  for (const [format, error] of failures) console.log(`${basename(file)}: ${format}: ${error.message}`)
  const { convert } = read.read()
  conversions += convert
  converted++
  for (const [stage, ms] of Object.entries(stopwatch.read())) {
    sums[stage] = (sums[stage] ?? 0) + ms
    // The first document compiles the program.
    if (converted > 1) largest[stage] = Math.max(largest[stage] ?? 0, ms / convert)
  }
}
console.log(
  `\n${converted} of ${files.length} papers, ${(conversions / converted).toFixed(0)} ms a conversion without writing\n`,
)
console.log('| stage | ms a paper | share of the conversion | largest share |\n| --- | ---: | ---: | ---: |')
for (const [stage, ms] of Object.entries(sums)) {
  const cells = [stage, (ms / converted).toFixed(2), percent(ms / conversions), percent(largest[stage] ?? 0)]
  console.log(`| ${cells.join(' | ')} |`)
}

function percent(share) {
  return `${(100 * share).toFixed(2)} %`
}
