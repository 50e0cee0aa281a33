import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildAuthority } from '../../../products/authority/build-authority.ts'
import type { AuthorityPaper } from '../../../products/authority/occurrences.ts'
import { writeAuthority } from '../../../products/authority/write-authority.ts'
import { readPaperHeader } from '../../../read/bibliography/paper-header.ts'
import { OptionError, PaperError, SourceError, toSourceError } from '../../../base/errors.ts'
import { outputNameOf } from '../../../products/recipes/formats.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readAuthorityFile } from '../../../products/recipes/files/authority-file.ts'
import { deliverTo } from '../shared/deliver.ts'
import { readInput, STANDARD_STREAM, stemOf } from '../shared/input.ts'
import { type Terminal, reportOn } from '../shared/terminal.ts'

/** The options of `paperxml authority build` as they were typed. */
export interface AuthorityBuildFlags {
  readonly authority?: string
  /** Where the file was named once. */
  readonly output?: string
}

/**
 * Runs `paperxml authority build`: what the papers of folders show, into an authority file. The exit status.
 * Nothing is written where no paper can be read.
 */
export async function runAuthorityBuild(
  folders: readonly string[],
  { authority: path = STANDARD_STREAM, output }: AuthorityBuildFlags,
  terminal: Terminal,
): Promise<number> {
  if (output !== undefined) {
    throw new OptionError('E_OPTION_RANGE', `-o ${output}: name the authority file, which may exist, with --authority`)
  }
  const known = path === STANDARD_STREAM ? undefined : await readAuthorityFile(path)
  const papers: FoundPapers = new Map()
  // Sorted: which of two papers of one name keeps it does not depend on the order of the arguments.
  const status = await attemptEach([...new Set(folders)].sort(), terminal, async folder => {
    const files = await findXmlFiles(folder)
    let count = 0
    for (const file of files) {
      const paper = await readPaper(file, terminal)
      if (paper === undefined) continue
      count += 1
      addPaper(papers, paper, file, terminal)
    }
    if (count === 0) throw new SourceError('E_FILE_MISSING', 'there is no paperXML in this folder')
  })
  if (papers.size === 0) return status
  const all = [...papers.values()].map(({ paper }) => paper)
  await deliverTo(path, writeAuthority(buildAuthority(all, known)), terminal)
  return status
}

/** Papers by their ids, with their files. */
type FoundPapers = Map<string, { readonly paper: AuthorityPaper; readonly file: string }>

/**
 * Adds a paper. Archives have a folder a year or a paper, with files of one name in all of them: another paper of the same
 * name is told apart by its folders (`2016/article`). The same paper once more is skipped.
 */
function addPaper(papers: FoundPapers, paper: AuthorityPaper, file: string, terminal: Terminal): void {
  let { id } = paper
  let folder = dirname(resolve(file))
  for (let other = papers.get(id); other !== undefined; other = papers.get(id)) {
    if (other.file === file) return
    if (isDeepStrictEqual(other.paper.header, paper.header)) {
      const message = `${other.file} is the same paper "${paper.id}"; this one is skipped`
      reportOn(terminal, file)({ code: 'W_AUTHORITY_SAME_PAPER', severity: 'warning', message })
      return
    }
    id = `${basename(folder)}/${id}`
    folder = dirname(folder)
  }
  papers.set(id, { paper: { ...paper, id }, file })
}

/** What the names of the TEI files end in that this program writes beside paperXML. */
const TEI_EXTENSION = outputNameOf('', 'tei')

/** Files that may be paperXML, below a folder or the file itself, in the order of their names. */
async function findXmlFiles(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path]
    const entries = await readdir(path, { recursive: true })
    const isHidden = (name: string) => /(?:^|[/\\])\./u.test(name)
    const files = entries.filter(name => /\.xml$/iu.test(name) && !name.endsWith(TEI_EXTENSION) && !isHidden(name))
    return files.sort().map(name => join(path, name))
  } catch (error) {
    throw toSourceError(error as NodeJS.ErrnoException)
  }
}

/** The paper of a file; `undefined`, with a warning, if it holds none. */
async function readPaper(file: string, terminal: Terminal): Promise<AuthorityPaper | undefined> {
  try {
    return { id: stemOf(file), header: readPaperHeader(await readInput(file, terminal)) }
  } catch (error) {
    if (!(error instanceof PaperError)) throw error
    const message = `this cannot be read as a paper: ${error.message}`
    reportOn(terminal, file)({ code: 'W_AUTHORITY_SKIPPED', severity: 'warning', message })
    return undefined
  }
}
