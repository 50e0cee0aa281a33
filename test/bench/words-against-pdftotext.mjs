/**
 * Compares the words of the PDF source with those of poppler's `pdftotext -bbox`, page by page, regardless of order.
 *
 *     npm run build && node test/bench/words-against-pdftotext.mjs FOLDER [NAME]
 *
 * Prints recall and precision per file, worst last, the commonest differences, and why words of pdftotext are not here:
 *
 *     signs     no letter or digit: signs of mathematics, private characters, rules of tables
 *     dropped   in text that a reader of the page does not see, which the report lists
 *     unmapped  as many unknown characters are here; pdftotext prints the bare codes of the font
 *     cut       all its letters are in other words of the page: words are cut at other places
 *     other     nothing of this
 *
 * Words are cut where the size or the baseline changes, as pdftotext does.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPdf } from '../../dist/read/sources/read-pdf.js'

const [folder, name = ''] = process.argv.slice(2)
const missing = new Map()
const added = new Map()
const rows = []
const reasons = new Map()

for (const file of readdirSync(folder).filter(file => file.endsWith('.pdf') && file.includes(name))) {
  const pages = await readPdf(readFileSync(join(folder, file)), {}, () => undefined).then(
    document => document.pages,
    error => void console.log(`${file}: ${error.code}`),
  )
  if (pages) rows.push([file, ...compare(pages, popplerWords(join(folder, file)))])
}

rows.sort((a, b) => b[2] / b[1] - a[2] / a[1])
for (const [file, wanted, found, given] of [...rows, ['all', ...sumRows(rows)]]) {
  console.log(
    `${file}: ${wanted} words, recall ${(found / wanted).toFixed(4)}, precision ${(found / given).toFixed(4)}`,
  )
}
const [wanted] = sumRows(rows)
for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1])) {
  console.log(`${reason}: ${times} words, ${((100 * times) / wanted).toFixed(2)} %`)
}
console.log('only pdftotext:', commonest(missing))
console.log('only here:', commonest(added))

function cutWords({ runs }) {
  const words = []
  runs.forEach((run, index) => {
    const before = runs[index - 1]
    const isCut = !before || Math.abs(run.size - before.size) > 0.5 || Math.abs(run.baseline - before.baseline) > 0.5
    if (run.spaceBefore || isCut) words.push(run.text)
    else words.push(words.pop() + run.text)
  })
  return words.map(plain)
}

function popplerWords(path) {
  const html = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 1e9 })
  const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  const decode = text => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity) => entities[entity])
  const pages = html.split('<page ').slice(1)
  return pages.map(page => [...page.matchAll(/<word [^>]*>([^<]*)<\/word>/g)].map(([, text]) => plain(decode(text))))
}

function plain(word) {
  return word.normalize('NFKC').replace(/[\u{AD}\u{200B}-\u{200F}]/gu, '')
}

function compare(pages, theirs) {
  let found = 0
  let given = 0
  pages.forEach((page, index) => {
    const words = cutWords(page)
    const left = new Map()
    const more = []
    for (const word of theirs[index] ?? []) count(left, word)
    for (const word of words) {
      if (left.get(word) > 0) {
        left.set(word, left.get(word) - 1)
        found++
      } else more.push(word)
    }
    given += words.length
    for (const word of more) count(added, word)
    for (const [word, times] of left) count(missing, word, times)
    explain(left, more, page.dropped.map(({ text }) => plain(text)).join(' '))
  })
  return [theirs.flat().length, found, given]
}

/** Counts the reasons for the words of a page that pdftotext alone has. */
function explain(left, more, dropped) {
  const droppedWords = new Set(dropped.split(/\s+/u))
  const glued = dropped.replace(/\s+/gu, '')
  const letters = new Map()
  for (const letter of more.join('')) count(letters, letter)
  const takes = word => {
    const needed = new Map()
    for (const letter of word) count(needed, letter)
    if ([...needed].some(([letter, times]) => (letters.get(letter) ?? 0) < times)) return false
    for (const [letter, times] of needed) count(letters, letter, -times)
    return true
  }
  let unknown = letters.get('\u{FFFD}') ?? 0
  for (const [word, times] of left) {
    for (let i = 0; i < times; i++) {
      if (!/[\p{L}\p{N}]/u.test(word)) count(reasons, 'signs')
      else if (droppedWords.has(word) || glued.includes(word)) count(reasons, 'dropped')
      else if (takes(word)) count(reasons, 'cut')
      else if (unknown > 0) {
        unknown -= word.length
        count(reasons, 'unmapped')
      } else count(reasons, 'other')
    }
  }
}

function count(words, word, times = 1) {
  words.set(word, (words.get(word) ?? 0) + times)
}

function sumRows(rows) {
  return [1, 2, 3].map(column => rows.reduce((sum, row) => sum + row[column], 0))
}

function commonest(words) {
  const sorted = [...words].filter(([, times]) => times > 0).sort((a, b) => b[1] - a[1])
  return sorted
    .slice(0, 40)
    .map(([word, times]) => `${word} ${times}`)
    .join(' | ')
}
