// Measures the boxes of printed lines against Poppler's: `node test/bench/boxes.mjs [FOLDER…] [--verbose]` after `npm run build`.
// A line is compared with the words of `pdftotext -bbox-layout` whose middle it has. Counted are lines whose box lies within
// theirs, lines whose four edges are all theirs, each with 1 pt of tolerance, and lines whose range has the text of these words.
// `--verbose` tells each line that differs.
import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { convertPaper } from '../../dist/index.js'
import { bornDigitalIn } from './papers.mjs'

/** Points by which an edge may differ. */
const TOLERANCE = 1

const isVerbose = process.argv.includes('--verbose')
const folders = process.argv.slice(2).filter(argument => !argument.startsWith('--'))

for (const folder of folders.length > 0 ? folders : ['../shared/corpus/typeset']) {
  const sum = { lines: 0, compared: 0, within: 0, sides: 0, edges: 0, text: 0 }
  for (const path of bornDigitalIn(folder)) {
    const { paper } = await convertPaper(path)
    const pages = wordsOf(path)
    for (const line of linesOf(paper)) compare(line, pages[line.page - 1] ?? [], sum, basename(path))
  }
  const share = count => ((100 * count) / sum.compared).toFixed(2)
  console.log(
    `${basename(folder)}: ${sum.lines} lines, ${sum.compared} compared; % box within ${share(sum.within)}, left and right edge ` +
      `${share(sum.sides)}, all edges ${share(sum.edges)}, text ${share(sum.text)}`,
  )
}

function compare(line, page, sum, file) {
  sum.lines++
  const words = page.filter(word => hasMiddleIn(word, line))
  if (words.length === 0) return
  sum.compared++
  const box = {
    left: Math.min(...words.map(({ left }) => left)),
    top: Math.min(...words.map(({ top }) => top)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.max(...words.map(({ bottom }) => bottom)),
  }
  const out = [box.left - line.left, box.top - line.top, line.right - box.right, line.bottom - box.bottom]
  const isSame = isSameText(line.text, words.map(({ text }) => text).join(''))
  const isWithin = out.every(points => points <= TOLERANCE)
  const hasSides = [out[0], out[2]].every(points => Math.abs(points) <= TOLERANCE)
  sum.within += isWithin
  sum.sides += hasSides
  sum.edges += out.every(points => Math.abs(points) <= TOLERANCE)
  sum.text += isSame
  if (isVerbose && !(isSame && out.every(points => Math.abs(points) <= TOLERANCE)))
    console.log(
      `${file} page ${line.page} [${out.map(points => points.toFixed(1))}] ${isSame ? '' : 'text '}${line.text} | ${words.map(({ text }) => text).join(' ')}`,
    )
}

/**
 * Numbers of headings, marks of items and calls of notes are not in the text of a range. A Latin `j` that stands for the
 * Cyrillic letter is read as that.
 */
function isSameText(own, printed) {
  const [a, b] = [own, printed].map(text =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('ј', 'j'),
  )
  if (a === b || b.endsWith(a) || b.startsWith(a)) return true
  return b.replace(/\d/g, '') === a.replace(/\d/g, '')
}

function hasMiddleIn(word, box) {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

/** Words of each page as Poppler places them. */
function wordsOf(path) {
  const xml = execFileSync('pdftotext', ['-bbox-layout', path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const pattern = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
  return xml
    .split('<page ')
    .slice(1)
    .map(page =>
      [...page.matchAll(pattern)].map(([, left, top, right, bottom, text]) => ({
        ...{ left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
        text: text.replace(/&amp;/g, '&').replace(/&\w+;/g, ''),
      })),
    )
}

/** The printed lines of all texts of a paper, each with the text of its range. */
function linesOf({ front, sections }) {
  return [
    ...withTexts(front.printedLines.join('\n'), front.lines),
    ...[...front.abstract, ...front.footnotes].flatMap(linesOfBlock),
    ...sections.flatMap(linesOfSection),
  ]
}

function linesOfSection({ title, lines, blocks, sections }) {
  return [...withTexts(textOf(title), lines), ...blocks.flatMap(linesOfBlock), ...sections.flatMap(linesOfSection)]
}

function linesOfBlock({ type, text, content, caption, rows, lines }) {
  if (type === 'page-break') return []
  if (type === 'doubt') return withTexts(text, lines)
  const cells = (rows ?? []).flat().flatMap(cell => withTexts(textOf(cell.content), cell.lines))
  return [...withTexts(textOf(content ?? caption), lines), ...cells]
}

function textOf(content) {
  return content.map(inline => (inline.type === 'text' ? inline.text : '')).join('')
}

function withTexts(text, lines) {
  const characters = [...text]
  return lines.map(line => ({ ...line, text: characters.slice(line.start, line.end).join('') }))
}
