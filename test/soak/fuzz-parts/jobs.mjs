// Data of jobs in a queue, and rules of alignment: refused with a code, or what they say can be done.
import { join, resolve, sep } from 'node:path'
import { parseAlignmentConfiguration } from '../../../dist/products/alignment/configuration.js'
import { jobIdOf } from '../../../dist/run/queue/job.js'
import { parseJob } from '../../../dist/run/queue/parse-job.js'
import { readFileSync } from 'node:fs'
import { demand, shown, unlessRefused } from './demand.mjs'
import { mutateJson, mutateTree } from './mutate-json.mjs'
import { SEEDS } from './seeds.mjs'

const OUTPUT = {
  folder: '/tmp/out',
  corrections: '/tmp/in/corrections',
  formats: ['paperxml', 'tei', 'tsv'],
  pages: [1, 2],
  language: 'en',
  reader: 'auto',
  flavour: 'default',
  teiMarks: { sentences: true, coordinates: false },
  markdown: ['links'],
  figures: { dpi: 150, form: 'png' },
  writesReport: true,
  keepsHocr: false,
  ocr: { mode: 'auto', languages: ['eng'], threads: 1 },
}
const JOBS = [
  { name: 'a/b.pdf', stem: 'a/b', source: { type: 'file', path: '/tmp/in/a/b.pdf' } },
  { name: 'a.zip/b.pdf', stem: 'a/b', source: { type: 'member', archive: '/tmp/in/a.zip', member: 'b.pdf' } },
].map(document => ({
  document,
  known: { sha256: 'ab', corrections: 'cd', outputs: ['a/b.tsv'] },
  before: ['a/b.paper.xml', 'a/b.tsv'],
  settings: 'abc',
  output: OUTPUT,
}))
const PLACES = [
  '../c',
  '/etc/passwd',
  'a/../../c',
  './c',
  'c/',
  '',
  'a\0b',
  'a//b',
  '..',
  '/tmp/in/../c',
  '/tmp/in',
  '\\..\\c',
]

/** As often as not a path is a wrong one. */
function makeJob(random) {
  const job = structuredClone(random.pick(JOBS))
  if (random.chance(0.3)) job.document.stem = random.pick(PLACES)
  if (random.chance(0.2)) job.before[random.below(2)] = random.pick(PLACES)
  if (random.chance(0.3)) job.document.source[random.pick(['path', 'archive', 'member'])] = random.pick(PLACES)
  return random.chance(0.7) ? mutateTree(job, random) : job
}

async function checkJob(data) {
  const job = await unlessRefused(() => parseJob(data, ['/tmp/in']), ['E_JOB_INVALID'])
  if (job === undefined) return
  const { document, before, output } = job
  const root = resolve(output.folder) + sep
  for (const name of [document.stem, ...before])
    demand(
      join(output.folder, name).startsWith(root === '//' ? '/' : root),
      () => `${shown(name)} leads out of ${shown(output.folder)}`,
    )
  const { source } = document
  const input = source.type === 'file' ? source.path : source.archive
  demand(`${resolve(input)}${sep}`.startsWith('/tmp/in/'), () => `${shown(input)} is in no folder of inputs`)
  demand(/^[0-9a-f]+$/u.test(jobIdOf(job, { sha256: 'ab', corrections: undefined })), 'a job has no name')
}

const RULES = JSON.parse(readFileSync(`${SEEDS}ferry.alignment.json`, 'utf8'))

async function checkRules(text) {
  await unlessRefused(() => parseAlignmentConfiguration(text, 'fuzz'), ['E_ALIGN_CONFIGURATION'])
}

export const JOB_DATA = {
  job: { make: makeJob, check: checkJob },
  'alignment-rules': { make: random => mutateJson(RULES, random), check: checkRules },
}
