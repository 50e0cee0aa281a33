/**
 * A process that converts papers with one build and tells what that build decided: `node read-paper.mjs BUILD`, started by
 * compare.mjs. The evaluation of the work tree scores every build, so that two builds are measured alike.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readPaperXmlBlocks } from '../../dist/products/evaluation/blocks/read-paper-xml.js'
import { readTruth } from '../../dist/products/evaluation/blocks/read-truth.js'
import { scoreBlocks } from '../../dist/products/evaluation/blocks/score-blocks.js'
import { readTree } from '../../dist/products/evaluation/xml/tree.js'
import { optionsFor } from '../baseline/inputs.mjs'
import { serveTasks } from '../baseline/processes.mjs'
import { truthOf } from './records.mjs'

const [, , build] = process.argv
const { convertPaper, writeProducts } = await import(pathToFileURL(join(build, 'dist/programs/index.js')).href)

serveTasks(recordOf)

/** What the build makes of a paper; `error` alone where it cannot be converted. */
async function recordOf({ name, path }) {
  try {
    const conversion = await convertPaper(path, optionsFor(name))
    const paperXml = (await writeProducts(conversion.paper, ['paperxml'])).get('paperxml')
    const pages = conversion.pages.map(({ number, width, height }) => ({ number, width, height }))
    return { pages, items: itemsOf(conversion), paperXml, counts: countsOf(path, paperXml) }
  } catch (error) {
    return { error: error.code ?? `${error.name}: ${error.message}` }
  }
}

/** All that was decided: blocks and furniture by their ids, the rest by what it says. */
function itemsOf({ decisions, furniture, runIns, paper }) {
  return [
    ...decisions.map(({ block, decision }) => toItem(block.id, block, textOfLines(block.lines), decision)),
    ...furniture.map(({ block, line, ...decision }) => toItem(block.id, line, line.text, decision)),
    ...runIns.map(each =>
      toItem(`run-in ${each.line.page} ${each.text}`, each.line, each.text, { ...each, role: 'run-in heading' }),
    ),
    ...paper.front.authors.map(toAuthorItem),
    ...paper.front.publication.map(fact =>
      toItem(`fact ${fact.field} ${fact.value}`, placeOf(fact), fact.value, { ...fact, role: `fact: ${fact.field}` }),
    ),
  ]
}

function toItem(id, { page, box }, text, { role, heading, score, confidence, evidence = [] }) {
  return { id, page, box, text, role, level: heading?.level, score: score ?? confidence, rules: [...evidence] }
}

/** The evidence of an author is a rule for each part: `email: like-name`. */
function toAuthorItem({ name, email, organisations, evidence = {} }) {
  const rules = Object.entries(evidence).map(([part, rule]) => `${part}: ${rule}`)
  const text = [name, email, ...organisations.map(organisation => organisation.name)].filter(Boolean).join('\n')
  return toItem(`author ${name}`, {}, text, { role: 'author', evidence: rules })
}

function placeOf({ place }) {
  return place === undefined ? {} : { page: place.page, box: place }
}

function textOfLines(lines) {
  return lines.map(({ text }) => text).join('\n')
}

/** What agrees with the truth beside a paper, by measure; `undefined` where there is none. */
function countsOf(path, paperXml) {
  const truth = truthOf(path)
  if (!existsSync(truth)) return undefined
  const { document, properties } = readTruth(readFileSync(truth, 'utf8'))
  if (properties.get('origin') === 'scan') return undefined
  const result = readPaperXmlBlocks(readTree(new TextEncoder().encode(paperXml)))
  return Object.fromEntries(scoreBlocks(document, result).counts)
}
