/** Papers with their truth, and their scores, for the programs of this folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPaperXmlBlocks } from '../../dist/products/evaluation/blocks/read-paper-xml.js'
import { readTruth } from '../../dist/products/evaluation/blocks/read-truth.js'
import { scoreBlocks } from '../../dist/products/evaluation/blocks/score-blocks.js'
import { readTree } from '../../dist/products/evaluation/xml/tree.js'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const DEFAULT_CORPUS = resolve(ROOT, '../shared/corpus/typeset')
export const DEFAULT_OUTPUT = join(ROOT, 'out/score')

const TRUTH = '.truth.json'

/** Name, folder and truth of each born-digital paper of `corpus`, in the order of their names. */
export function listPapers(corpus) {
  return listAll(corpus).filter(({ truth }) => truth.origin !== 'scan')
}

/** As `listPapers`, of its scans. */
export function listScans(corpus) {
  return listAll(corpus).filter(({ truth }) => truth.origin === 'scan')
}

function listAll(corpus) {
  return readdirSync(corpus, { recursive: true })
    .filter(path => path.endsWith(TRUTH))
    .sort()
    .map(path => {
      const name = basename(path, TRUTH)
      const truth = JSON.parse(readFileSync(join(corpus, path), 'utf8'))
      return {
        name,
        rel: dirname(path),
        series: seriesOf(name),
        truth,
        pdf: join(corpus, dirname(path), `${name}.pdf`),
      }
    })
}

/**
 * The papers with their blocks (`gold`), those of their paperXML in `output` (`result`, of `file`), and the `counts` and
 * `details` of the comparison; one that has no output is as one without any block.
 */
export function scorePapers(papers, output) {
  return papers.map(paper => {
    const file = join(output, `${paper.name}.paper.xml`)
    const result = existsSync(file) ? readPaperXmlBlocks(readTree(readFileSync(file))) : { blocks: [] }
    const gold = readTruth(JSON.stringify(paper.truth)).document
    return { ...paper, file, gold, result, ...scoreBlocks(gold, result) }
  })
}

/** What a paper is grouped by: `series`, or a field of its truth such as `layout` or `language`. */
export function groupPapers(papers, key) {
  const groups = new Map()
  for (const paper of papers) {
    const value = String(paper[key] ?? paper.truth[key] ?? 'unknown')
    groups.set(value, [...(groups.get(value) ?? []), paper])
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, papers]) => ({ value, papers }))
}

/** The corpus names its papers by publisher, series or template first: `acl-de-01`, `jose.00173`, `dhd22-konle`. */
function seriesOf(name) {
  return name.replace(/[-.].*$/, '')
}
