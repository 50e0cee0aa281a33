import { basename, dirname, resolve } from 'node:path'
import { addBibtexmlPages } from '../../../read/bibliography/add-bibtexml-pages.ts'
import { addCslPages, addFields, type AddedFields } from '../../../read/bibliography/add-fields.ts'
import type { BibEntry, BibFormat, Bibliography, ReadOnlyBibFormat } from '../../../model/bibliography/entry.ts'
import { toPageRange } from '../../../read/bibliography/header-entry.ts'
import { OptionError } from '../../../base/errors.ts'
import { findEntry } from '../../../products/recipes/find-entry.ts'
import { convertPaper } from '../../../products/recipes/paper.ts'
import { decodeText } from '../../../read/sources/encoding/decode-text.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readBibliographyFile } from '../shared/bibliography-option.ts'
import { deliver } from '../shared/deliver.ts'
import { readInput, sourceNameOf } from '../shared/input.ts'
import { parseFolder } from '../shared/output-names.ts'
import { type Terminal, reportOn } from '../shared/terminal.ts'

/** The options of `paperxml bib enrich` as they were typed. */
export interface BibEnrichFlags {
  readonly output: string
}

/** Fields under which an entry has its pages; an article without page numbers has `eid`. */
const PAGE_FIELDS = ['pages', 'eid'] as const

/** Runs `paperxml bib enrich`: missing page ranges of a bibliography, from the pages of its papers. The exit status. */
export async function runBibEnrich(
  path: string,
  files: readonly string[],
  flags: BibEnrichFlags,
  terminal: Terminal,
): Promise<number> {
  const folder = parseFolder(flags.output)
  if (folder !== undefined && resolve(folder) === resolve(dirname(path))) {
    throw new OptionError('E_OPTION_CONFLICT', `${path} would be written over; name another folder with -o`)
  }
  const { bibliography, bytes: original } = await readBibliographyFile(path, terminal)
  const { entries, format } = bibliography
  if (!isWritten(format)) {
    const message = `${path} is ${READ_ONLY[format]}, to which no page numbers are added; name it with --bib`
    throw new OptionError('E_OPTION_CONFLICT', message)
  }
  const pagesOf = new Map<BibEntry, string>()
  const status = await attemptEach(files, terminal, async file => {
    const bytes = await readInput(file, terminal)
    const { paper } = await convertPaper(bytes, { source: sourceNameOf(file) })
    const found = await findEntry(bibliography, paper, reportOn(terminal, file))
    if (found === undefined || PAGE_FIELDS.some(name => (found.entry.fields[name] ?? '') !== '')) return
    const printed = paper.pages.map(page => page.global)
    const [first] = printed
    // A page without a number at either end would make a range that is too short.
    if (first === undefined || printed.at(-1) === undefined) {
      const message = `"${found.entry.key}" stays without pages: not every page has a printed number`
      reportOn(terminal, file)({ code: 'W_BIB_NO_PAGES', severity: 'warning', message })
      return
    }
    pagesOf.set(found.entry, toPageRange(first, printed.at(-1)))
  })
  // A guess of its encoding was reported when it was read.
  const text = decodeText(original, {}, () => {})
  await deliver(addPages(text, { entries, format }, pagesOf), basename(path), folder, terminal)
  return status
}

/** What files are that are read and never written. */
const READ_ONLY: Readonly<Record<ReadOnlyBibFormat, string>> = {
  index: 'an index page',
  ris: 'a file of RIS',
  crossref: 'JSON of Crossref',
  mods: 'a file of MODS',
  endnote: 'XML of EndNote',
  nbib: 'a file of PubMed',
}

function isWritten(format: Bibliography['format']): format is BibFormat {
  return !(format in READ_ONLY)
}

/** The file with the pages added; all else in it stays as it is. */
function addPages(
  text: string,
  { entries, format }: { readonly entries: readonly BibEntry[]; readonly format: BibFormat },
  pagesOf: ReadonlyMap<BibEntry, string>,
): string {
  const byIndex = new Map([...pagesOf].map(([entry, pages]) => [entries.indexOf(entry), pages]))
  switch (format) {
    case 'bibtex':
      return addFields(text, [...pagesOf].map(toAdded))
    case 'csl-json':
      return addCslPages(text, byIndex)
    case 'bibtexml':
      return addBibtexmlPages(
        text,
        entries.map(({ key }) => key),
        byIndex,
      )
  }
}

function toAdded([entry, pages]: readonly [BibEntry, string]): AddedFields {
  return { line: entry.line, key: entry.key, fields: { pages } }
}
