import { stat } from 'node:fs/promises'
import type { BatchDocument, FoundDocuments } from '../../batch/documents/documents.ts'
import { findCorrections } from '../../batch/documents/find-corrections.ts'
import { findDocuments } from '../../batch/documents/find-documents.ts'
import { splitPatterns } from '../../batch/documents/glob.ts'
import { fingerprintOf } from '../../batch/workers/settings.ts'
import type { TaskOptions } from '../../batch/tasks/select-tasks.ts'
import { OptionError } from '../../../base/errors.ts'
import { type OutputSettings, outputNamesOf } from '../../../products/recipes/outputs.ts'
import type { CollectionFlags } from './batch-flags.ts'
import { readInputOf } from '../shared/input.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The documents that a command is given, of which nothing is read yet. */
export interface Collection {
  readonly found: FoundDocuments
  /** Fingerprint of the options. */
  readonly settings: string
  /** Which of those that were converted before are meant. */
  readonly asked: Pick<TaskOptions, 'retriesFailed' | 'convertsChanged'>
}

/**
 * Finds the documents that are named, and checks what else there must be.
 * @throws {OptionError}
 */
export async function collect(
  paths: readonly string[],
  flags: CollectionFlags,
  output: OutputSettings,
  terminal: Terminal,
): Promise<Collection> {
  const listed = flags.list === undefined ? [] : await readList(flags.list, terminal)
  const found = await findDocuments({
    paths,
    listed,
    include: splitPatterns(flags.include),
    outputFolder: flags.output,
    filesOf: stem => outputNamesOf(stem, output),
  })
  if (found.documents.length + found.refused.length === 0) {
    const message = `there is no document to convert; name files, folders or --list (of folders and archives the names that match --include ${flags.include} are taken)`
    throw new OptionError('E_FILE_MISSING', message)
  }
  const bibliography = flags.bib === undefined ? undefined : await readEntries(flags.bib, terminal)
  return {
    found: { ...found, documents: await withCorrections(found.documents, flags.corrections, terminal) },
    settings: fingerprintOf(output, bibliography),
    asked: { retriesFailed: flags.retryFailed === true, convertsChanged: flags.onlyChanged === true },
  }
}

async function readList(path: string, terminal: Terminal): Promise<readonly string[]> {
  const text = new TextDecoder().decode(await readInputOf('--list', path, terminal))
  return text.split(/\r?\n/).filter(line => line.trim() !== '')
}

/** The bytes of a bibliography that can be read; warnings about single entries are printed once, here. */
async function readEntries(path: string, terminal: Terminal): Promise<Uint8Array> {
  const { readBibliographyFile } = await import('../shared/bibliography-option.ts')
  return (await readBibliographyFile(path, terminal)).bytes
}

/** Files of corrections that are named where some are about no document. */
const MOST_NAMED = 5

/**
 * Documents with their corrections; files that are about none of them are told.
 * @throws {OptionError} where no folder of corrections is named: a file is for one document
 */
async function withCorrections(
  documents: readonly BatchDocument[],
  path: string | undefined,
  terminal: Terminal,
): Promise<readonly BatchDocument[]> {
  if (path === undefined) return documents
  const isFolder = await stat(path).then(
    found => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new OptionError('E_OPTION_RANGE', `--corrections ${path}: a batch takes a folder of corrections`)
  const found = await findCorrections(path, documents)
  if (found.unmatched.length > 0) {
    const more = found.unmatched.length - MOST_NAMED
    const names = [...found.unmatched.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
    terminal.writeError(`paperxml: --corrections ${path}: no document for ${names}\n`)
  }
  return found.documents
}
