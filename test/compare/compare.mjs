/**
 * Says what a change does: every decision that two builds take otherwise, by role and rule, the scores before and after, and
 * pictures of the pages.
 *
 *     npm run compare -- A [B] [CORPUS …] [-j PROCESSES] [--pages 150] [-o out/compare]
 *
 * A and B are revisions, or folders with a build; B is the work tree where it is left out. CORPUS is `fixtures`, `typeset`,
 * `real`, `real2` or `odd`, the beginning of names such as `real/jose`, or a folder of papers with their truths; default are
 * the fixtures and `real`. Builds of revisions are kept in the folder of temporary files, records of papers in
 * `out/compare/records`; both may be deleted. The paperXML of both builds is in `out/compare/before` and `after`.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { groupBy } from '../../dist/base/collections/group-by.js'
import { GROUPS, listInputs, ROOT } from '../baseline/inputs.mjs'
import { isBuild, openBuild, WORK_TREE } from './builds.mjs'
import { findDifferences } from './differences.mjs'
import { writePage } from './page.mjs'
import { readRecords } from './records.mjs'
import { describeRoles, describeRules, describeScores } from './summary.mjs'

const DEFAULT_CORPORA = ['fixtures', 'real']

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', short: 'j', default: String(cpus().length) },
    pages: { type: 'string', default: '150' },
    output: { type: 'string', short: 'o', default: join(ROOT, 'out/compare') },
  },
})
const [first, second, ...others] = positionals
if (first === undefined) {
  console.error('usage: npm run compare -- A [B] [CORPUS …]   (A, B: revisions or folders with a build)')
  process.exit(2)
}
const isSecondCorpus = second !== undefined && isCorpus(second)
const corpora = [...(isSecondCorpus ? [second] : []), ...others]
const started = Date.now()
await compare(
  openBuild(first),
  second === undefined || isSecondCorpus ? WORK_TREE : openBuild(second),
  listPapers(corpora.length > 0 ? corpora : DEFAULT_CORPORA),
)

function isCorpus(word) {
  return word.split('/')[0] in GROUPS || (existsSync(word) && !isBuild(word))
}

function listPapers(words) {
  const prefixes = words.filter(word => word.split('/')[0] in GROUPS)
  const folders = words.filter(word => !prefixes.includes(word)).map(word => [basename(resolve(word)), resolve(word)])
  const isAsked = ({ name }) =>
    prefixes.some(prefix => name === prefix || name.startsWith(prefix.includes('/') ? prefix : `${prefix}/`))
  return [...listInputs().filter(isAsked), ...listInputs(Object.fromEntries(folders))]
}

async function compare(a, b, inputs) {
  const settings = { folder: join(options.output, 'records'), processes: Number(options.jobs) }
  const before = await readRecords(a.folder, inputs, settings)
  const after = await readRecords(b.folder, inputs, settings)
  const papers = inputs.map((input, i) => toPaper(input, before[i], after[i]))
  const title = `${a.name} → ${b.name}, ${inputs.length} papers`
  const summary = [title, ...describe(papers)].join('\n')
  console.log(summary)
  const changed = papers.filter(({ differences }) => differences.length > 0)
  const page = { title, papers: changed, summary, mostPages: Number(options.pages), processes: settings.processes }
  const { path, shown, changed: count } = await writePage(options.output, page)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`${relative(process.cwd(), path)} shows ${shown} of ${count} changed pages; ${seconds} s`)
}

function toPaper({ name, path }, before, after) {
  const differences = findDifferences(before.items ?? [], after.items ?? [])
  const shortName = name.replace(/\.pdf$/, '')
  return { name: shortName, path, before, after, differences, counts: { before: before.counts, after: after.counts } }
}

function describe(papers) {
  const errors = papers
    .filter(({ before, after }) => before.error !== after.error)
    .map(({ name, before, after }) => `  ${name}: ${before.error ?? 'converted'} → ${after.error ?? 'converted'}`)
  const corpora = groupBy(papers, ({ name }) => name.split('/')[0])
  const scores = [...corpora].flatMap(([corpus, some]) => describeScores(some).map(line => `  ${corpus}: ${line}`))
  const outputs = writePaperXml(papers.filter(({ before, after }) => before.paperXml !== after.paperXml))
  return [
    ...block('errors', errors),
    ...block('roles', describeRoles(papers)),
    ...block('rules', describeRules(papers)),
    ...block('scores of the truth', scores),
    ...block('paperXML', outputs),
  ]
}

function block(title, lines) {
  return [`\n${title}${lines.length === 0 ? ': no difference' : ''}`, ...lines]
}

/** Writes the differing paperXML of both builds, for `git diff`. */
function writePaperXml(papers) {
  const folders = ['before', 'after'].map(side => join(options.output, side))
  for (const [i, side] of ['before', 'after'].entries()) {
    rmSync(folders[i], { recursive: true, force: true })
    mkdirSync(folders[i], { recursive: true })
    for (const paper of papers) {
      writeFileSync(join(folders[i], `${paper.name.replaceAll('/', '_')}.paper.xml`), paper[side].paperXml ?? '')
    }
  }
  if (papers.length === 0) return []
  const [before, after] = folders.map(folder => relative(process.cwd(), folder))
  return [`  ${papers.length} differ: git diff --no-index --word-diff=color ${before} ${after}`]
}
