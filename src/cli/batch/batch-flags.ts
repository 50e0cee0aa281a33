import type { Command } from 'commander'
import { addDocumentOptions, type DocumentFlags } from '../convert/convert-flags.ts'

/** The options about which documents are converted and where to, as they were typed. */
export interface CollectionFlags extends DocumentFlags {
  readonly output: string
  readonly list?: string
  readonly include: string
  readonly retryFailed?: boolean
  readonly onlyChanged?: boolean
}

/** The options about the processes that convert documents, as they were typed. */
export interface WorkerFlags {
  readonly workers?: string
  readonly timeLimit: string
  readonly memoryLimit: string
}

/** The options of `paperxml batch` as they were typed. */
export interface BatchFlags extends CollectionFlags, WorkerFlags {
  readonly shard?: string
}

/** Gives a command the inputs and the options of `CollectionFlags`. */
export function addCollectionOptions(command: Command): Command {
  command
    .argument('[input...]', 'files, folders, patterns like papers/**/*.pdf, and archives (tar, tar.gz, zip)')
    .requiredOption('-o, --output <dir>', 'folder of the outputs, in which the folders of the inputs are mirrored')
    .option('--list <file>', 'file with the name of a document on each line; - is standard input')
    .option('--include <patterns>', 'names of the documents in folders and archives', '*.pdf,*.pdf.gz')
    .option('--retry-failed', 'convert again what failed before')
    .option('--only-changed', 'convert again what has changed: the file, the options or the program')
  return addDocumentOptions(command)
}

/** Gives a command the options of `WorkerFlags`. */
export function addWorkerOptions(command: Command): Command {
  return command
    .option('--workers <number>', 'documents that are converted at once (default: the cores of the machine)')
    .option('--time-limit <seconds>', 'most time for a document; one that is recognised has more by the page', '60')
    .option('--memory-limit <megabytes>', 'most memory of a worker', '1000')
}
