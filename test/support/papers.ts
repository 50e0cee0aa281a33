import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FIXTURES = fileURLToPath(new URL('../../fixtures/paper', import.meta.url))
const CORPUS = fileURLToPath(new URL('../../../shared/corpus', import.meta.url))

/** Every how-manieth paper of the corpus `npm test` takes; `npm run corpus` takes all. */
const SAMPLING = 20

/** A paper to convert in a test. */
export interface TestPaper {
  /** `fixtures/two-column`, `typeset/acl-en-01`. */
  readonly name: string
  readonly stem: string
  readonly file: string
}

/** The fixtures, in the order of their names. */
export function listFixtures(): readonly TestPaper[] {
  return listPapers(FIXTURES, 'fixtures')
}

/** Born-digital papers of the corpus, none where it is not there; the same ones each time. */
export function listCorpus(): readonly TestPaper[] {
  const papers = ['typeset', 'real'].flatMap(name => listPapers(join(CORPUS, name), name)).filter(isBornDigital)
  return process.env.MODE === 'corpus' ? papers : papers.filter((_, i) => i % SAMPLING === 0)
}

/** Pictures of pages are for the recognition of characters. */
function isBornDigital({ file }: TestPaper): boolean {
  const truth = file.replace(/\.pdf$/, '.truth.json')
  return !existsSync(truth) || (JSON.parse(readFileSync(truth, 'utf8')) as { origin?: string }).origin !== 'scan'
}

function listPapers(folder: string, group: string): readonly TestPaper[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(file => file.endsWith('.pdf'))
  return files.sort().map(file => {
    const stem = basename(file, '.pdf')
    return { name: `${group}/${stem}`, stem, file: join(folder, file) }
  })
}
