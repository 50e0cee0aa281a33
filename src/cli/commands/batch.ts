import { addCollectionOptions, addWorkerOptions, type BatchFlags } from '../batch/batch-flags.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml batch`. */
export const addBatch: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('batch')
    .description('convert many documents, each under limits of time and memory; a stopped batch continues where it was')
  addWorkerOptions(addCollectionOptions(command))
    .option('--shard <i/n>', 'convert one of n parts of the documents, for several machines')
    .action(async (inputs: string[], flags: BatchFlags) => {
      const { runBatchCommand } = await import('../batch/batch.ts')
      setStatus(await runBatchCommand(inputs, flags, terminal))
    })
}
