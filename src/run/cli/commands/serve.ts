import { loadOptional } from '../../../base/optional-packages.ts'
import { addServeOptions, type ServeFlags } from '../serve/serve-flags.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml serve`. */
export const addServe: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('serve')
    .description('answer requests over HTTP, as clients of GROBID send them, until it is stopped')
  addExamples(command, ['paperxml serve', 'http://127.0.0.1:8070, for clients of GROBID and for browsers'])
  addServeOptions(command).action(async (flags: ServeFlags) => {
    const { runServe } = await loadOptional('service', () => import('../serve/serve.ts'))
    setStatus(await runServe(flags, terminal))
  })
}
