// Measures references as data: `node test/bench/references.mjs [FOLDER]` after `npm run build`. For every paper whose truth
// knows titles of references, how many stand in a title or container that was split off.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertPaper } from '../../dist/index.js'

/** A field may be longer than the truth by this share (a subtitle, an edition), and shorter by a little. */
const LONGEST = 1.25
const SHORTEST = 0.9

const folder = process.argv[2] ?? '../shared/corpus/real'
let known = 0
let found = 0
for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
  const truthFile = join(folder, file.replace(/\.pdf$/, '.truth.json'))
  if (!file.endsWith('.pdf') || !existsSync(truthFile)) continue
  const { blocks, origin } = JSON.parse(readFileSync(truthFile, 'utf8'))
  const titles = blocks.filter(({ type, match }) => type === 'reference' && match === 'contains')
  if (origin === 'scan' || titles.length === 0) continue
  const { paper } = await convertPaper(join(folder, file))
  const fields = paper.sections.flatMap(fieldsOf)
  const hits = titles.filter(({ text }) => fields.some(field => isSame(field, text))).length
  known += titles.length
  found += hits
  console.log(`${file.padEnd(40)} ${hits} of ${titles.length}`)
}
console.log(known === 0 ? 'no truth found' : `all ${found} of ${known}: ${(found / known).toFixed(3)}`)

function fieldsOf(section) {
  const own = section.blocks.flatMap(({ reference }) => [reference?.title, reference?.container])
  return [...own.filter(field => field !== undefined), ...section.sections.flatMap(fieldsOf)]
}

function isSame(field, title) {
  const [a, b] = [fold(field), fold(title)]
  return (a.includes(b) && a.length <= LONGEST * b.length + 3) || (b.includes(a) && a.length >= SHORTEST * b.length)
}

function fold(text) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
