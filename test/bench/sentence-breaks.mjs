// Breaks cut from texts of which every sentence is known: the measure of the sentence joiner.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '../../scripts/sentence-join/random.mjs'

const ROOT = new URL('../../', import.meta.url)
/** Words on each side; the joiner reads no more. */
const WORDS_A_SIDE = 8
const SEED = 7
/** Whether the items of a list are one sentence with what stands before them is a matter of taste: not asked. */
const OPEN_END = /[:;,]$/
/** Rows of a sentences table that are text: no names, cells, formulas and leftovers. */
const TEXT_TYPES = new Set(
  'title subtitle abstract heading paragraph list-item footnote figure-caption table-caption acknowledgment appendix'.split(
    ' ',
  ),
)

/** Texts of our own as `{ name, language, blocks }`, a block a list of its sentences. */
export function readOwnTexts() {
  return [...readFixtures(), ...readSentences(), ...readTexts()]
}

/** The papers of `fixtures/paper/` as their tables of sentences have them. */
function readFixtures() {
  return namesIn('fixtures/paper/', '.tsv').map(name => {
    const rows = read(`fixtures/paper/${name}.tsv`)
      .split('\n')
      .slice(1)
      .map(line => line.split('\t'))
      .filter(columns => TEXT_TYPES.has(columns[2]))
    const blocks = []
    let end
    for (const [, , , , , offset, length, , , , text] of rows) {
      if (Number(offset) === end + 1) blocks.at(-1).push(text)
      else blocks.push([text])
      end = Number(offset) + Number(length)
    }
    return { name: 'fixtures', language: rows[0][8], blocks }
  })
}

/** Sentences made to be hard to find, one a line, all in one block. */
function readSentences() {
  return namesIn('test/base/text/sentences/', '.txt').map(name => ({
    name: 'hard sentences',
    language: name.split('.')[0],
    blocks: [read(`test/base/text/sentences/${name}.txt`).trim().split('\n')],
  }))
}

/** Papers with headings: `#` before a heading, an empty line between blocks. */
function readTexts() {
  return namesIn('test/products/sentence-join/texts/', '.txt').map(language => ({
    name: 'papers with headings',
    language,
    blocks: read(`test/products/sentence-join/texts/${language}.txt`)
      .trim()
      .split('\n\n')
      .map(block => block.replace(/^#+ /, '').split('\n')),
  }))
}

function namesIn(folder, extension) {
  return readdirSync(fileURLToPath(new URL(folder, ROOT)))
    .filter(name => name.endsWith(extension))
    .map(name => name.slice(0, -extension.length))
    .sort()
}

function read(path) {
  return readFileSync(new URL(path, ROOT), 'utf8')
}

/**
 * For every sentence a break inside it, at any of its blanks, and the one at its end: `{ left, right, isJoined, kind }`.
 * Where the next sentence stands in another block, the break is one between blocks. Without punctuation, the ends of
 * sentences have lost their stops, as headings have none.
 */
export function cutBreaks(blocks, { withoutPunctuation = false } = {}) {
  const random = seededRandom(SEED)
  const breaks = []
  for (const [i, block] of blocks.entries()) {
    const words = block.flatMap(wordsOf)
    let start = 0
    for (const [j, sentence] of block.entries()) {
      const end = start + wordsOf(sentence).length
      if (end - start > 1) breaks.push(cut(words, words, start + 1 + random.below(end - start - 1), 'inside'))
      if (j < block.length - 1) breaks.push(cut(words, words, end, 'sentence'))
      else if (blocks[i + 1] !== undefined && !OPEN_END.test(sentence))
        breaks.push(cut(words, [...words, ...blocks[i + 1].flatMap(wordsOf)], end, 'block'))
      start = end
    }
  }
  return withoutPunctuation ? breaks.map(withoutStop) : breaks
}

function cut(leftWords, rightWords, at, kind) {
  return {
    left: leftWords.slice(Math.max(0, at - WORDS_A_SIDE), at).join(' '),
    right: rightWords.slice(at, at + WORDS_A_SIDE).join(' '),
    isJoined: kind === 'inside',
    kind,
  }
}

function withoutStop(place) {
  return place.isJoined ? place : { ...place, left: place.left.replace(/[.!?…:;"”»“]+$/u, '') }
}

function wordsOf(text) {
  return text.split(/\s+/).filter(word => word !== '')
}
