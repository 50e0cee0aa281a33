/**
 * Compares the sentences of the TSV with those of the truth, paper by paper, and prints the shares by language:
 *
 *     node test/bench/whole-sentences.mjs [CORPUS …] [-o OUT] [--broken]
 *
 * CORPUS and OUT are those of `npm run score`, which has to be run before. The paragraphs of the truth are cut by the
 * same splitter, so that what is measured is whether sentences come through layout, columns and page breaks whole;
 * how well the splitter itself does is tested in test/base/text/sentences/sentence.test.ts. `--broken` prints the sentences that
 * are no row of the table.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lettersOf } from './letters.mjs'
import { DEFAULT_CORPUS, DEFAULT_OUTPUT, groupPapers, listPapers, ROOT } from './scorer.mjs'

/** Rows that are compared. The truth has acknowledgments and appendices as paragraphs. */
const PROSE = ['paragraph', 'acknowledgment', 'appendix']
/** Words of the shortest sentence that counts, as for the broken sentences of the scorer. */
const FEWEST_WORDS = 5

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: DEFAULT_OUTPUT },
    broken: { type: 'boolean', default: false },
  },
})
const { splitSentences, transformToSentences } = await import(join(ROOT, 'dist/index.js'))
const corpora = positionals.length > 0 ? positionals : [DEFAULT_CORPUS]
const papers = []
for (const paper of corpora.flatMap(listPapers)) {
  const file = join(options.output, `${paper.name}.paper.xml`)
  if (existsSync(file)) papers.push({ ...paper, counts: await compare(paper, readFileSync(file, 'utf8')) })
}
printRow('all', papers)
for (const { value, papers: group } of groupPapers(papers, 'language')) printRow(value, group)

async function compare({ name, truth }, paperXml) {
  const { rows } = await transformToSentences(paperXml, { splitSentences, types: PROSE })
  const expected = truth.blocks
    .filter(({ type }) => type === 'paragraph')
    .flatMap(({ text }) => cut(text, truth.language))
  const found = rows.map(({ text }) => text).filter(isLong)
  const missed = missing(expected, found)
  if (options.broken) for (const sentence of missed) console.log(`${name}: ${sentence}`)
  return { expected: expected.length, found: found.length, whole: expected.length - missed.length }
}

function cut(text, language) {
  return splitSentences(text, language)
    .map(({ start, end }) => text.slice(start, end))
    .filter(isLong)
}

function isLong(sentence) {
  return sentence.split(/\s+/).length >= FEWEST_WORDS
}

/** The sentences that are not among `others`; what stands there once answers for one. */
function missing(sentences, others) {
  const counts = new Map()
  for (const other of others) counts.set(lettersOf(other), (counts.get(lettersOf(other)) ?? 0) + 1)
  return sentences.filter(sentence => {
    const count = counts.get(lettersOf(sentence)) ?? 0
    counts.set(lettersOf(sentence), count - 1)
    return count <= 0
  })
}

function printRow(label, group) {
  const sum = key => group.reduce((total, { counts }) => total + counts[key], 0)
  const [expected, found, whole] = ['expected', 'found', 'whole'].map(sum)
  const recall = (whole / expected).toFixed(3)
  const precision = (whole / found).toFixed(3)
  console.log(
    `${label.padEnd(10)} ${String(group.length).padStart(4)} papers, ${expected} sentences: ${recall} whole, ${precision} of the rows right`,
  )
}
