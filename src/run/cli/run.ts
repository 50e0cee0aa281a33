/** The process of the command line: its signals, its terminal and its exit status. */
import { removeUnfinishedOutputs } from '../../products/recipes/files/write-outputs.ts'
import { OutputError } from '../../base/errors.ts'
import { inflateQuickly } from '../../read/sources/pdf/port/quick-inflate.ts'
import { toExitStatus, toFailureLine } from './shared/failure.ts'
import { endInterrupted, listenTo } from './shared/interruption.ts'
import { runProgram } from './program.ts'
import { processTerminal } from './shared/terminal.ts'

/** Exit statuses of a process that a signal ended: 128 and the signal's number. */
const SIGNAL_STATUS = { SIGINT: 130, SIGTERM: 143 } as const

/** Runs the command line of this process; its exit status. */
export function runProcess(): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    listenTo(signal, () => {
      endInterrupted(() => {
        removeUnfinishedOutputs()
        process.exit(SIGNAL_STATUS[signal])
      })
    })
  }

  // Whoever reads our output may close it early (`paperxml tsv … | head`): that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    const failure = new OutputError('E_OUTPUT_FAILED', `standard output cannot be written (${error.message})`)
    process.stderr.write(toFailureLine(failure))
    process.exit(toExitStatus(failure))
  })

  inflateQuickly()
  return runProgram(process.argv.slice(2), processTerminal())
}
