import { orStrayError } from './stray-errors.ts'
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
