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
  readonly json?: boolean
}

/** The options of `paperxml batch` as they were typed. */
export interface BatchFlags extends CollectionFlags, WorkerFlags {
  readonly shard?: string
}

/** Gives a command the inputs and the options of `CollectionFlags`. */
export function addCollectionOptions(command: Command): Command {
  command
    .argument('[input...]', 'files, folders, patterns like papers/**/*.pdf, and archives (tar, tar.gz, zip)')
    .optionsGroup('Documents:')
    .requiredOption('-o, --output <dir>', 'folder for the outputs; mirrors the folders of the inputs')
    .option('--list <file>', 'file with the name of a document on each line; - is standard input')
    .option('--include <patterns>', 'names of the documents in folders and archives', '*.pdf,*.pdf.gz')
    .option('--retry-failed', 'retry documents that failed before')
    .option('--only-changed', 'convert again if the file, the options or the program changed')
  return addDocumentOptions(command)
}

/** Gives a command the options of `WorkerFlags`. */
export function addWorkerOptions(command: Command): Command {
  return command
    .optionsGroup('Workers:')
    .option('--workers <number>', 'documents converted at once (default: one per core)')
    .option('--time-limit <seconds>', 'time limit of a document; pages that need OCR add to it', '60')
    .option('--memory-limit <megabytes>', 'memory limit of a worker', '1000')
    .option('--json', 'print the line of the journal of each document, for programs')
}
