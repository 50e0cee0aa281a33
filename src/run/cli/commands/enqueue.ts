import { loadOptional } from '../../../base/optional-packages.ts'
import { addCollectionOptions, type CollectionFlags } from '../batch/batch-flags.ts'
import { type RedisFlags, redisOption } from '../queue/redis-option.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml enqueue`. */
export const addEnqueue: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('enqueue')
    .description('put many documents into a queue on Redis, for `paperxml worker` on any machine with the same files')
    .addOption(redisOption().makeOptionMandatory())
  addExamples(command, [
    'paperxml enqueue papers/ -o /data/out --redis redis://head',
    'jobs for the workers of all machines',
  ])
  addCollectionOptions(command).action(async (inputs: string[], flags: CollectionFlags & RedisFlags) => {
    const { runEnqueue } = await loadOptional('queue', () => import('../queue/enqueue.ts'))
    setStatus(await runEnqueue(inputs, flags, terminal))
  })
}
