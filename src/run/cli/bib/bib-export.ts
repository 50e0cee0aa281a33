import { BIB_FORMATS, type BibEntry, type BibFormat } from '../../../model/bibliography/entry.ts'
import { readHeaderEntry } from '../../../read/bibliography/header-entry.ts'
import { withOwnKeys } from '../../../read/bibliography/own-keys.ts'
import { writeBibliography } from '../../../products/recipes/write-bibliography.ts'
import { attemptEach } from '../shared/attempt.ts'
import { parseChoice } from '../shared/choice.ts'
import { deliver } from '../shared/deliver.ts'
import { readInput } from '../shared/input.ts'
import { parseFolder } from '../shared/output-names.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml bib export` as they were typed. */
export interface BibExportFlags {
  readonly output: string
  readonly to: string
}

/** What the bibliography of all papers is called in a folder. */
const NAMES: Readonly<Record<BibFormat, string>> = {
  bibtex: 'bibliography.bib',
  bibtexml: 'bibliography.xml',
  'csl-json': 'bibliography.json',
}

/** Runs `paperxml bib export`: an entry for each paperXML file, in one bibliography. The exit status. */
export async function runBibExport(
  files: readonly string[],
  flags: BibExportFlags,
  terminal: Terminal,
): Promise<number> {
  const format = parseChoice('--to', flags.to, BIB_FORMATS, 'format')
  const folder = parseFolder(flags.output)
  const entries: BibEntry[] = []
  const status = await attemptEach(files, terminal, async file => {
    entries.push(readHeaderEntry(await readInput(file, terminal)))
  })
  await deliver(await writeBibliography(withOwnKeys(entries), format), NAMES[format], folder, terminal)
  return status
}
