// Corrections of papers: whatever a person says of blocks that are there or not, no line is lost or doubled, what cannot be done is
// a warning, and the outputs are valid and hold the whole text.
import { readFileSync } from 'node:fs'
import { MAX_LEVEL, ROLE_LABELS } from '../../../dist/model/corrections/corrections.js'
import { isHeaderCorrection } from '../../../dist/understand/corrections/kinds.js'
import { parseCorrections } from '../../../dist/understand/corrections/parse-corrections.js'
import { writeCorrections } from '../../../dist/understand/corrections/write-corrections.js'
import { openingOf } from '../../../dist/base/text/characters/opening.js'
import { openingOfBlock } from '../../../dist/understand/evidence/blocks.js'
import { correctHeader } from '../../../dist/understand/build/header/correct-header.js'
import { FORMATS } from '../../../dist/products/recipes/formats.js'
import { makeProducts } from '../../../dist/products/recipes/products.js'
import { understandPaper } from '../../../dist/products/recipes/understand.js'
import { readSource } from '../../../dist/read/sources/read-source.js'
import { CORRECTIONS_SEED } from './corrections.mjs'
import { demand, shown } from './demand.mjs'
import { mutateTree } from './mutate-json.mjs'
import { FIXTURES } from './seeds.mjs'

const PAPERS = ['two-column', 'floats', 'footnotes', 'glossed-examples']
const MOST_CORRECTIONS = 12
/** Formats that are made each time. Those that need a style sheet take ten times as long, and are made rarely. */
const QUICK_FORMATS = ['paperxml', 'json', 'markdown', 'html', 'jats']
const ALL_FORMATS_SHARE = 0.03
const ROLES = Object.keys(ROLE_LABELS)
const HEADER = CORRECTIONS_SEED.corrections.filter(isHeaderCorrection)

/**
 * Blocks and lines are chosen when the paper is there: by numbers, which count round its blocks and the lines of a block. What a block
 * is put into or beside is near it as a rule, since corrections over pages do nothing.
 */
function makeBlockCorrection(random) {
  const block = random.below(1000)
  const choose = () => (random.chance(0.1) ? random.below(1000) : Math.max(0, block + random.below(9) - 4))
  const correction = { block, part: random.chance(0.2) ? 2 + random.below(6) : undefined }
  if (random.chance(0.1)) return { ...correction, unknown: true, role: random.pick(ROLES) }
  const cut = random.chance(0.35) ? Array.from({ length: 1 + random.below(4) }, () => random.below(30)) : undefined
  if (random.chance(0.3)) return { ...correction, split: cut, into: choose() }
  return {
    ...correction,
    split: cut,
    role: random.chance(0.5) ? random.pick(ROLES) : undefined,
    level: random.chance(0.2) ? 1 + random.below(MAX_LEVEL) : undefined,
    number: random.chance(0.1) ? random.pick(['', '3.1', 'IV', 'x'.repeat(3000), '1.']) : undefined,
    join: random.chance(0.3) ? random.chance(0.5) : undefined,
    [random.chance(0.5) ? 'before' : 'after']: random.chance(0.3) ? choose() : undefined,
  }
}

function make(random) {
  return {
    paper: random.pick(PAPERS),
    blocks: Array.from({ length: random.below(MOST_CORRECTIONS) }, () => makeBlockCorrection(random)),
    header: random.chance(0.3) ? mutateTree(HEADER, random) : [],
    formats: random.chance(ALL_FORMATS_SHARE) ? FORMATS : QUICK_FORMATS,
  }
}

const read = new Map()

/** A paper as it was read, and what is made of it without corrections. */
function open(name) {
  const known = read.get(name)
  if (known !== undefined) return known
  const opening = (async () => {
    const source = `${name}.pdf`
    const document = await readSource(readFileSync(`${FIXTURES}paper/${source}`), {}, () => {})
    const options = { id: name, source }
    return { document, options, plain: await understandPaper(document, options) }
  })()
  read.set(name, opening)
  return opening
}

/** The corrections as a file of them says it, of the blocks of this paper. */
function toCorrections(choices, { decisions, furniture }) {
  const blocks = [...decisions, ...furniture].map(({ block }) => block)
  const blockAt = index => blocks[index % blocks.length]
  const idAt = index => (index === undefined ? undefined : blockAt(index).id)
  const seen = new Set()
  return choices.flatMap(({ block, part, unknown, split, into, before, after, ...said }) => {
    const { lines } = blockAt(block)
    const id = unknown ? 'p1-zzzzz' : part === undefined ? idAt(block) : `${idAt(block)}/${part}`
    if (seen.has(id)) return []
    seen.add(id)
    const text = unknown ? 'of no block' : openingOfBlock({ lines: lines.slice((part ?? 1) - 1) })
    const toSplit = index => {
      const line = index % Math.max(1, lines.length)
      return { line: line + 2, text: openingOf(lines[line + 1]?.text ?? 'of no line') }
    }
    const places = { into: idAt(into), before: idAt(before), after: idAt(after) }
    return [{ block: id, text, ...said, split: split?.map(toSplit), ...places }]
  })
}

/** The lines of all blocks and of what is at the edges of pages, by their pages and texts. */
function linesOf({ decisions, furniture }) {
  const atEdge = furniture.map(({ line }) => line)
  const lines = [...new Set([...decisions.flatMap(({ block }) => block.lines), ...atEdge])]
  demand(lines.length === decisions.flatMap(({ block }) => block.lines).length + atEdge.length, 'a line is there twice')
  return lines.map(({ page, text, baseline }) => `${page} ${baseline} ${text}`).sort()
}

async function check({ paper: name, blocks, header, formats }) {
  const { document, options, plain } = await open(name)
  const written = writeCorrections(options.source, [...toCorrections(blocks, plain), ...keptOf(header)])
  const corrections = parseCorrections(written, 'fuzz')
  const reported = []
  const report = diagnostic => reported.push(diagnostic)
  const corrected = await understandPaper(document, { ...options, corrections }, report)
  const { paper } = correctHeader(corrected.paper, corrections, report)
  const { account } = corrected
  demand(
    account.unaccounted === 0 && account.read === plain.account.read,
    () => `${account.read} glyphs of ${plain.account.read}, ${account.unaccounted} nowhere, with ${shown(written)}`,
  )
  const [before, after] = [linesOf(plain), linesOf(corrected)]
  demand(before.join('\n') === after.join('\n'), () => `${before.length} lines became ${after.length}`)
  const wrong = reported.find(({ severity }) => severity === 'error')
  demand(wrong === undefined, () => `${wrong.code} ${wrong.message}`)
  const { products, failures, accounts, uncompared } = await makeProducts(paper, formats)
  for (const failure of [...failures.values(), ...uncompared.values()]) throw failure
  demand(products.size === formats.length, () => `${[...products.keys()]} of ${formats}`)
  for (const { format, lost } of accounts) demand(lost.length === 0, () => `${format} has lost ${shown(lost)}`)
}

/** Those that a file of corrections may have, each by itself. */
function keptOf(header) {
  if (!Array.isArray(header)) return []
  const seen = new Set()
  return header.filter(correction => {
    try {
      parseCorrections(writeCorrections('fuzz', [correction]), 'fuzz')
    } catch {
      return false
    }
    const about = `${correction.header} ${correction.field} ${correction.header === 'title' || correction.text}`
    return !seen.has(about) && seen.add(about)
  })
}

export const CORRECTED_PAPERS = { 'corrected-papers': { make, check, leastMs: 1500, share: 0.2 } }
