import { loadOptional } from '../../../base/optional-packages.ts'
import { addWorkerOptions } from '../batch/batch-flags.ts'
import { redisOption } from '../queue/redis-option.ts'
import type { QueueWorkerFlags } from '../queue/worker.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml worker`. */
export const addWorker: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('worker')
    .description(
      'convert the documents of a queue on Redis, each within limits of time and memory, until it is stopped',
    )
    .addOption(redisOption().makeOptionMandatory())
    .option('--inputs-below <dir...>', 'refuse documents, corrections and bibliographies outside these folders')
    .option('--until-empty', 'end when no document is waiting, running or due for a retry')
  addExamples(
    command,
    ['paperxml worker --redis redis://head', 'works until it is stopped'],
    ['paperxml worker --redis redis://head --until-empty', 'works until nothing is left to do'],
  )
  addWorkerOptions(command).action(async (flags: QueueWorkerFlags) => {
    const { runWorker } = await loadOptional('queue', () => import('../queue/worker.ts'))
    setStatus(await runWorker(flags, terminal))
  })
}
