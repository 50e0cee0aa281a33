import { addCollectionOptions, addWorkerOptions, type BatchFlags } from '../batch/batch-flags.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml batch`. */
export const addBatch: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('batch')
    .description(
      'convert many documents, each within limits of time and memory; a stopped batch continues where it stopped',
    )
  addExamples(
    command,
    ['paperxml batch papers/ archive.zip -o out', 'all PDF files of a folder and an archive'],
    ['paperxml batch --list files.txt --shard 3/16 -o out', 'the third of 16 parts, for one of 16 machines'],
  )
  addWorkerOptions(addCollectionOptions(command))
    .option('--shard <i/n>', 'convert one of n parts of the documents, for several machines')
    .action(async (inputs: string[], flags: BatchFlags) => {
      const { runBatchCommand } = await import('../batch/batch.ts')
      setStatus(await runBatchCommand(inputs, flags, terminal))
    })
}
