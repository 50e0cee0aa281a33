import { addDocumentOptions } from '../convert-flags.ts'
import type { BatchFlags } from '../batch-options.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml batch`. */
export const addBatch: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('batch')
    .description('convert many documents, each under limits of time and memory; goes on where it was stopped')
    .argument('[input...]', 'files, folders, patterns like papers/**/*.pdf, and archives (tar, tar.gz, zip)')
    .requiredOption('-o, --output <dir>', 'folder of the outputs, in which the folders of the inputs are mirrored')
    .option('--list <file>', 'file with the name of a document on each line; - is standard input')
    .option('--include <patterns>', 'names of the documents in folders and archives', '*.pdf,*.pdf.gz')
    .option('--workers <number>', 'documents that are converted at once (default: the cores of the machine)')
    .option('--time-limit <seconds>', 'most time for a document; one that is recognised has more by the page', '60')
    .option('--memory-limit <megabytes>', 'most memory of a worker', '1000')
    .option('--retry-failed', 'convert again what failed before')
    .option('--only-changed', 'convert again what has changed: the file, the options or the program')
    .option('--shard <i/n>', 'convert one of n parts of the documents, for several machines')
  addDocumentOptions(command).action(async (inputs: string[], flags: BatchFlags) => {
    const { runBatchCommand } = await import('../batch.ts')
    setStatus(await runBatchCommand(inputs, flags, terminal))
  })
}
