/** The corpora and the scorer that stand beside the project, for the programs of this folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const DEFAULT_CORPUS = resolve(ROOT, '../shared/corpus/typeset')
export const DEFAULT_OUTPUT = join(ROOT, 'out/score')

const TRUTH = '.truth.json'
const SCORER = resolve(ROOT, '../shared/bench')

/** The functions of the scorer; `undefined` where it is not there. */
export async function loadScorer() {
  if (!existsSync(join(SCORER, 'lib/measures.mjs'))) return undefined
  const [measures, read, text] = await Promise.all(
    ['measures', 'read', 'text'].map(name => import(join(SCORER, `lib/${name}.mjs`))),
  )
  return { ...measures, ...read, ...text, program: join(SCORER, 'score.mjs') }
}

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

/** The papers with what the paperXML in `output` says (`predicted`, if it can be read) and its `counts`. */
export function scorePapers(scorer, papers, output) {
  return papers.map(paper => {
    const { file, pred: predicted } = scorer.readOutput([output], paper, 'paperxml')
    return { ...paper, output: file, predicted, counts: scorer.scorePaper(paper.truth, predicted ?? null) }
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
