import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mapInProcesses } from '../baseline/processes.mjs'
import { ROOT } from '../baseline/inputs.mjs'

const READER = fileURLToPath(new URL('read-paper.mjs', import.meta.url))
/** What a build is made of that a conversion depends on: code, and the tables that it reads. */
const CODE = /\.(?:js|tsv|bin|json)$/

/** The file of the truth of a paper, which may not be there. */
export function truthOf(path) {
  return path.replace(/\.[^.]*$/, '.truth.json')
}

/**
 * What a build makes of each of the papers, in their order: see `recordOf` of read-paper.mjs. Records are kept in a folder
 * by the hashes of all that they depend on, so that a paper is converted once by each build.
 *
 * @param build folder that holds the build's `dist`
 */
export async function readRecords(build, papers, { folder, processes }) {
  mkdirSync(folder, { recursive: true })
  const codeHash = hashOf([...filesIn(join(build, 'dist')), ...filesIn(join(ROOT, 'dist/products/evaluation')), READER])
  const wanted = papers.map(paper => ({
    paper,
    file: join(folder, `${hashOf([paper.path, truthOf(paper.path)], codeHash + paper.name)}.json`),
  }))
  const missing = wanted.filter(({ file }) => !existsSync(file))
  const tasks = missing.map(({ paper }) => paper)
  const made = await mapInProcesses(READER, tasks, { args: [build], count: processes })
  for (const [i, record] of made.entries()) writeFileSync(missing[i].file, JSON.stringify(record))
  return wanted.map(({ file }) => JSON.parse(readFileSync(file, 'utf8')))
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter(name => CODE.test(name))
    .sort()
    .map(name => join(folder, name))
}

/** The hash of what files hold, those that are there, and of a text. */
function hashOf(paths, text = '') {
  const hash = createHash('sha256').update(text)
  for (const path of paths) if (existsSync(path)) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 32)
}
