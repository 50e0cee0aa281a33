import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAuthority } from '../../authority/build-authority.ts'
import type { AuthorityPaper } from '../../authority/occurrences.ts'
import { writeAuthority } from '../../authority/write-authority.ts'
import { readPaperHeader } from '../../bibliography/paper-header.ts'
import { OptionError, PaperError, SourceError, toSourceError } from '../../errors.ts'
import { outputNameOf } from '../../recipes/formats.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readAuthorityFile } from '../../recipes/files/authority-file.ts'
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
  const papers = new Map<string, { readonly paper: AuthorityPaper; readonly file: string }>()
  // Sorted: which of two papers of one name is taken does not depend on the order of the arguments.
  const status = await attemptEach([...new Set(folders)].sort(), terminal, async folder => {
    const files = await findXmlFiles(folder)
    let count = 0
    for (const file of files) {
      const paper = await readPaper(file, terminal)
      if (paper === undefined) continue
      count += 1
      const other = papers.get(paper.id)
      if (other !== undefined && other.file !== file) {
        const message = `${other.file} is a paper "${paper.id}" as well; this one is skipped`
        reportOn(terminal, file)({ code: 'W_AUTHORITY_SAME_PAPER', severity: 'warning', message })
      } else papers.set(paper.id, { paper, file })
    }
    if (count === 0) throw new SourceError('E_FILE_MISSING', 'there is no paperXML in this folder')
  })
  if (papers.size === 0) return status
  const all = [...papers.values()].map(({ paper }) => paper)
  await deliverTo(path, writeAuthority(buildAuthority(all, known)), terminal)
  return status
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
