import type { StatusFlags } from '../queue/status.ts'
import { redisOption } from '../queue/redis-option.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml status`. */
export const addStatus: AddCommand = (program, terminal, setStatus) => {
  program
    .command('status')
    .description('tell how far a queue is, and what stands in the journals of all workers, shards and batches together')
    .addOption(redisOption())
    .option('-o, --output <dir>', 'folder of the outputs: sum its journals up, and draw them in batch.html')
    .option('--journal', 'print the lines of these journals instead, each document once')
    .action(async (flags: StatusFlags) => {
      const { runStatus } = await import('../queue/status.ts')
      setStatus(await runStatus(flags, terminal))
    })
}
