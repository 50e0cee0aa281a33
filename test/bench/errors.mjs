/**
 * Groups what was missed and what is false by type and cause, commonest first, with the papers it happens in:
 *
 *     node test/bench/errors.mjs [CORPUS …] [-o OUT] [--type TYPE] [--by layout|language|series] [--blocks]
 *
 * CORPUS and OUT are those of `npm run score`, which has to be run before. `--blocks` prints the opening of each block.
 * The causes are told in causes.mjs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findCauses } from './causes.mjs'
import { blockTextOf } from '../../dist/products/evaluation/blocks/block-document.js'
import { toBlockKey } from '../../dist/products/evaluation/blocks/keys.js'
import { DEFAULT_CORPUS, DEFAULT_OUTPUT, groupPapers, listPapers, scorePapers } from './scorer.mjs'

/** Papers named behind a cause; the rest is counted. */
const PAPERS_NAMED = 6

/** Characters of a block that are printed. */
const OPENING_LENGTH = 110

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: DEFAULT_OUTPUT },
    type: { type: 'string' },
    by: { type: 'string' },
    blocks: { type: 'boolean', default: false },
  },
})
const corpora = positionals.length > 0 ? positionals : [DEFAULT_CORPUS]
const papers = corpora.flatMap(corpus => scorePapers(listPapers(corpus), options.output))
const groups = options.by ? groupPapers(papers, options.by) : [{ value: 'all', papers }]
for (const group of groups) printGroup(group)

function printGroup({ value, papers }) {
  const errors = papers.flatMap(errorsOf).filter(({ block }) => !options.type || block.type === options.type)
  console.log(`\n# ${value}: ${papers.length} papers, ${countKinds(errors)}`)
  for (const [type, ofType] of commonestFirst(errors, ({ block }) => block.type)) {
    console.log(`\n${type}: ${countKinds(ofType)}`)
    for (const [cause, ofCause] of commonestFirst(ofType, error => error.cause)) {
      console.log(`  ${cause.padEnd(28)} ${countKinds(ofCause).padEnd(24)} ${namePapers(ofCause)}`)
      if (options.blocks) for (const error of ofCause) console.log(`      ${openingOf(error)}`)
    }
  }
}

/** The errors of one paper, each with its cause and the paper's name. */
function errorsOf({ name, gold, result, file, details }) {
  const compared = new Map()
  const toCompared = block => {
    const text = blockTextOf(block)
    const known = compared.get(block) ?? { type: block.type, text, key: toBlockKey(text) }
    compared.set(block, known)
    return known
  }
  const withText = blocks => blocks.map(toCompared).filter(({ key }) => key !== '')
  return findCauses({
    truth: withText(gold.blocks),
    predicted: withText(result.blocks),
    missed: details.missed.map(toCompared),
    wrong: details.wrong.map(toCompared),
    apart: { 'front matter': frontMatterOf(result), furniture: furnitureOf(file) },
  }).map(error => ({ ...error, name }))
}

function frontMatterOf({ title, subtitle, authors = [], abstract = [] }) {
  const parts = authors.flatMap(({ given, surname, orgs = [] }) => [given, surname, ...orgs.map(nameOf)])
  return toText([title, subtitle, ...parts, ...abstract])
}

function nameOf(organisation) {
  return typeof organisation === 'string' ? organisation : organisation.name
}

/** The running headers and page numbers, which only the report beside the output holds. */
function furnitureOf(output) {
  const file = output.replace(/\.paper\.xml$/, '.report.json')
  if (!existsSync(file)) return toText([])
  return toText(JSON.parse(readFileSync(file, 'utf8')).furniture.map(({ text }) => text))
}

function toText(parts) {
  return { type: 'text', key: toBlockKey(parts.filter(part => part).join(' ')) }
}

function commonestFirst(errors, keyOf) {
  const groups = new Map()
  for (const error of errors) groups.set(keyOf(error), [...(groups.get(keyOf(error)) ?? []), error])
  return [...groups].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
}

function countKinds(errors) {
  const missed = errors.filter(({ kind }) => kind === 'missed').length
  return `${missed} missed, ${errors.length - missed} false`
}

function namePapers(errors) {
  const papers = commonestFirst(errors, ({ name }) => name)
  const named = papers.slice(0, PAPERS_NAMED).map(([name, { length }]) => (length > 1 ? `${name} (${length})` : name))
  const rest = papers.length - named.length
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function openingOf({ kind, name, block }) {
  const opening = block.text.length > OPENING_LENGTH ? `${block.text.slice(0, OPENING_LENGTH)}…` : block.text
  return `${kind === 'missed' ? '-' : '+'} ${name}: ${opening}`
}
