import { toExitStatus, toFailureLine, toPaperError } from './failure.ts'
import { showProgress, type Terminal } from './terminal.ts'

/**
 * Does `work` for every file in turn. A failure, also one that nobody catches, is printed and stops no other
 * file. The status is that of the first failure.
 */
export async function attemptEach(
  files: readonly string[],
  terminal: Terminal,
  work: (file: string, index: number) => Promise<void>,
): Promise<number> {
  let status = 0
  for (const [index, file] of files.entries()) {
    const outcome = await attempt(file, terminal, () => work(file, index))
    if (status === 0) status = outcome
  }
  return status
}

/** Does `work` for `file`; 0, or the exit status of its failure, which is printed on one line. */
export async function attempt(file: string, terminal: Terminal, work: () => Promise<void>): Promise<number> {
  try {
    await orStrayError(work)
    return 0
  } catch (thrown) {
    const failure = toPaperError(thrown)
    showProgress(terminal, '')
    terminal.writeError(toFailureLine(failure, file))
    return toExitStatus(failure)
  }
}

/**
 * The result of `work`, or the error that nobody caught while it ran: one thrown by a timer or an event of a library, or a
 * promise that failed without being waited for. Work that such an error leaves waiting for ever is not waited for.
 */
async function orStrayError<Result>(work: () => Promise<Result>): Promise<Result> {
  let report: (error: Error) => void = () => {}
  const stray = new Promise<never>((_resolve, reject) => {
    report = reject
  })
  process.on('uncaughtException', report)
  try {
    return await Promise.race([work(), stray])
  } finally {
    process.off('uncaughtException', report)
  }
}
