// Lists of references as pages print them, line by line: each line is in one entry, in its order, whatever the list looks like.
import { groupLines } from '../../../dist/understand/layout/lines/lines.js'
import { joinPieces } from '../../../dist/understand/layout/lines/pieces.js'
import { splitReferences } from '../../../dist/understand/build/references/references.js'
import { uniteBoxes } from '../../../dist/base/geometry/box.js'
import { demand, shown } from './demand.mjs'
import { mutateWords } from './mutate-words.mjs'
import { REFERENCES } from './seeds.mjs'

const MOST_REFERENCES = 12
const MOST_JOINS = 3
/** In points; each character is as wide as the other. */
const CHARACTER_WIDTH = 5
const SIZE = 10
const LEADING = 12
const COLUMN = { left: 50, top: 50, width: 280, height: 600 }

/** How an entry is labelled, by its number. */
const LABELS = [
  () => '',
  n => `[${n}] `,
  n => `${n}. `,
  n => `(${n}) `,
  n => `${n} `,
  n => `[Mol${String(n).padStart(2, '0')}] `,
  n => `${String.fromCodePoint(96 + n)}) `,
]

/** What a list looks like: labels, how far first and further lines are set in, space between entries, length of the lines. */
function makeLook(random) {
  return {
    label: random.below(LABELS.length),
    first: random.pick([0, 0, 2, 4]),
    further: random.pick([0, 2, 4]),
    gap: random.pick([0, 0, 3, 12]),
    length: 24 + random.below(70),
    confidence: random.chance(0.3) ? random.next() : undefined,
  }
}

function makeList(random) {
  const look = makeLook(random)
  const start = random.chance(0.8) ? 1 : random.below(2000)
  const entries = Array.from({ length: 1 + random.below(MOST_REFERENCES) }, (_, i) => {
    const text = mutateWords(random.pick(REFERENCES), random)
    return random.chance(0.05) ? text : LABELS[look.label](random.chance(0.95) ? start + i : random.below(99)) + text
  })
  const joins = Array.from({ length: random.below(MOST_JOINS) }, () => [random.below(40), random.chance(0.5)])
  return { look, entries, joins, blocks: 1 + random.below(6), seed: random.below(2 ** 31) }
}

/** The words of an entry in lines of at most so many characters; a word that is longer is alone. */
function wrap(text, length) {
  const lines = []
  let line = ''
  for (const word of text.normalize('NFC').toWellFormed().split(/\s+/u)) {
    if (word === '') continue
    if (line !== '' && line.length + word.length >= length) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

const FONT = { name: 'Serif', isBold: false, isItalic: false, isMonospace: false }

function drawLine(text, left, baseline, confidence) {
  let column = 0
  return text.split(' ').map(word => {
    const from = left + column * CHARACTER_WIDTH
    column += word.length + 1
    const right = from + word.length * CHARACTER_WIDTH
    const box = { left: from, top: baseline - 0.75 * SIZE, right, bottom: baseline + 0.25 * SIZE }
    const own = confidence === undefined ? {} : { confidence }
    const drawn = { box, baseline, size: SIZE, font: FONT, color: undefined, direction: 0, spaceBefore: true }
    return { text: word, ...drawn, glyphs: [...word].length, ...own }
  })
}

/** The lines as columns of a page have them; a column that is full is followed by the next one, after two of them by a page. */
function drawColumns({ look, entries }) {
  const columns = []
  let baseline = Infinity
  for (const entry of entries) {
    baseline += look.gap
    wrap(entry, look.length).forEach((text, i) => {
      if (baseline > COLUMN.top + COLUMN.height) {
        columns.push([])
        baseline = COLUMN.top + SIZE
      }
      const left = COLUMN.left + (columns.length % 2 === 0 ? COLUMN.width : 0)
      const inset = (i === 0 ? look.first : look.further) * CHARACTER_WIDTH
      columns.at(-1).push(...drawLine(text, left + inset, baseline, look.confidence))
      baseline += LEADING
    })
  }
  return columns.map((runs, i) => groupLines(joinPieces(runs), [], 1 + Math.floor(i / 2), 0))
}

function blocksOf(columns, parts) {
  return columns.flatMap((lines, i) => {
    const column = uniteBoxes(lines.map(({ box }) => box))
    const length = Math.ceil(lines.length / parts)
    return Array.from({ length: Math.ceil(lines.length / length) }, (_, part) => {
      const some = lines.slice(part * length, (part + 1) * length)
      const box = uniteBoxes(some.map(line => line.box))
      return { id: `p${i}-${part}`, page: some[0].page, box, column, lines: some }
    })
  })
}

function check(list) {
  const blocks = blocksOf(drawColumns(list), list.blocks)
  const lines = blocks.flatMap(block => block.lines)
  if (lines.length === 0) return
  const joins = new Map(list.joins.map(([index, join]) => [lines[index % lines.length], join]))
  const entries = splitReferences(blocks, joins)
  const placed = entries.flatMap(entry => entry.lines)
  demand(
    placed.length === lines.length && placed.every((line, i) => line === lines[i]),
    () => `${lines.length} lines became ${shown(placed.map(({ text }) => text))}`,
  )
  const starts = new Set(entries.map(entry => entry.lines[0]))
  for (const [line, join] of joins)
    demand(
      line === lines[0] || starts.has(line) !== join,
      () => `${shown(line.text)} is joined against a person's word`,
    )
  for (const { lines: own, label, labelLength } of entries) {
    demand(label === undefined || label.trim() !== '', 'a label is empty')
    const printed = own[0].text.replace(/\s/gu, '').length
    demand(labelLength >= 0 && labelLength <= printed, () => `a label has ${labelLength} of ${printed} characters`)
  }
}

export const REFERENCE_LINES = { 'reference-lines': { make: makeList, check } }
