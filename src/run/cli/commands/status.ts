import type { StatusFlags } from '../queue/status.ts'
import { redisOption } from '../queue/redis-option.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml status`. */
export const addStatus: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('status')
    .description('show the progress of a queue, and sum up the journals of all workers, shards and batches')
    .addOption(redisOption())
    .option('-o, --output <dir>', 'folder of the outputs: sum up its journals and write batch.html')
    .option('--journal', 'print the lines of these journals instead, each document once')
    .action(async (flags: StatusFlags) => {
      const { runStatus } = await import('../queue/status.ts')
      setStatus(await runStatus(flags, terminal))
    })
  addExamples(command, [
    'paperxml status --redis redis://head -o /data/out',
    'what waits, runs, is done and has failed',
  ])
}
