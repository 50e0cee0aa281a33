/**
 * Writes a test that draws a page of a paper with other words, so that what is wrong there becomes a red test:
 *
 *     npm run case -- paper.pdf --page 3 [--box LEFT,TOP,WIDTH,HEIGHT] [-o test/understand/decide/headings/old-towns.test.ts]
 *
 * The box is in points from the top left of the page. The words are invented, of the same length and case; figures, punctuation, key words
 * and the commonest short words stay. The test expects what the program makes of the page now: it should pass at first, which shows that
 * the drawn page is like the printed one. Then write into it what would be right.
 */
import { writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { measureLeading } from '../../dist/understand/layout/blocks/leading.js'
import { layOutPages } from '../../dist/understand/layout/page-layout.js'
import { joinPieces } from '../../dist/understand/layout/lines/pieces.js'
import { convertPaper } from '../../dist/products/recipes/paper.js'
import { ROOT } from '../baseline/inputs.mjs'
import { toPageArt } from './page-art.mjs'
import { startReplacing } from './replace-words.mjs'
import { toCase } from './test-text.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string' }, box: { type: 'string' }, output: { type: 'string', short: 'o' } },
})
const [file] = positionals
const number = Number(options.page)
const box = options.box === undefined ? undefined : readBox(options.box)
if (file === undefined || !(number >= 1)) {
  console.error('usage: npm run case -- paper.pdf --page 3 [--box LEFT,TOP,WIDTH,HEIGHT] [-o FILE.test.ts]')
  process.exit(2)
}

const { pages, body, decisions, furniture } = await convertPaper(file)
const page = pages.find(each => each.number === number)
if (page === undefined) throw new Error(`${file} has no page ${number}`)
const taken = furniture.filter(({ line }) => line.page === number).map(({ line }) => line.box)
const isWanted = ({ left, top, right, bottom }) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const holds = other => x >= other.left && x <= other.right && y >= other.top && y <= other.bottom
  return (box === undefined || holds(box)) && !taken.some(holds)
}
const { body: distance } = measureLeading(layOutPages(pages, body.size), body.size)
const pieces = joinPieces(page.runs).filter(piece => isWanted(piece.box))
const art = toPageArt(
  { ...page, rules: page.rules.filter(rule => isWanted(rule.box)), figures: page.figures.filter(isWanted) },
  pieces,
  { body, leading: distance, replace: startReplacing() },
)
const expected = decisions
  .filter(({ block }) => block.page === number && isWanted(block.box))
  .flatMap(({ block, decision: { role } }) => {
    const text = openingAt(block.lines[0])
    return text === undefined ? [] : [{ role, text }]
  })
const folder = options.output === undefined ? 'test/understand/decide' : dirname(relative(ROOT, options.output))
const isFirst = page === pages[0]
const written = toCase(art, expected, { up: '../'.repeat(folder.split('/').length - 1), isFirst })
if (options.output === undefined) process.stdout.write(written)
else writeFileSync(options.output, written)

function readBox(text) {
  const [left, top, width, height] = text.split(',').map(Number)
  return { left, top, right: left + width, bottom: top + height }
}

/** The drawn text of the piece that a printed line begins with. */
function openingAt(line) {
  const first = line?.words[0]?.box
  return art.placed.find(
    ({ piece }) =>
      first !== undefined && Math.abs(piece.box.left - first.left) < 1 && Math.abs(piece.baseline - line.baseline) < 2,
  )?.text
}
