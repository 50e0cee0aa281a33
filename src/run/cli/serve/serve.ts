import { asPaperError, ERROR_CODES } from '../../../base/errors.ts'
import { isLoopback } from '../../service/http/guards.ts'
import type { ServicePlan } from '../../service/plan.ts'
import { type Service, startService } from '../../service/serve.ts'
import { readAuthorityFile } from '../../../products/recipes/files/authority-file.ts'
import { toFailureLine } from '../shared/failure.ts'
import { makeTemporaryFolder } from '../../../read/sources/files/temporary-folder.ts'
import { waitWhenInterrupted } from '../shared/interruption.ts'
import type { Terminal } from '../shared/terminal.ts'
import type { ServeFlags } from './serve-flags.ts'
import { parseServe } from './serve-options.ts'

/** Runs `paperxml serve` until it is interrupted; the exit status. */
export async function runServe(flags: ServeFlags, terminal: Terminal): Promise<number> {
  const plan = parseServe(flags, flags.store ?? (await makeTemporaryFolder()).path)
  if (plan.bibliography !== undefined) await printFaults(plan.bibliography, terminal)
  // A file that cannot be read is told now, and not at the first paper.
  if (plan.authority !== undefined) await readAuthorityFile(plan.authority)
  const service = await startService(plan, {
    onRequest: line => flags.log && terminal.writeOut(`${JSON.stringify(line)}\n`),
  })
  process.on('SIGHUP', () => reload(service, plan.tokenFile, terminal))
  const ended = new Promise<void>(resolve => {
    waitWhenInterrupted(async () => {
      await service.close()
      resolve()
      // Ended as asked: the exit status is 0, and not that of an interruption.
      process.exit(0)
    })
  })
  void service.lost.then(async error => {
    terminal.writeError(toFailureLine(error, plan.store))
    await service.close()
    process.exit(ERROR_CODES[error.code].exit)
  })
  // Said last: who reads this line may send a signal at once.
  announce(service, plan, terminal)
  await ended
  return 0
}

function announce(service: Service, plan: ServicePlan, terminal: Terminal): void {
  terminal.writeError(`paperxml: serving on ${service.url}\n`)
  if (service.adminUrl !== undefined) terminal.writeError(`paperxml: counts on ${service.adminUrl}/metrics\n`)
  if (plan.tokenFile === undefined && !isLoopback(plan.host)) {
    terminal.writeError('paperxml: everybody who can reach this address can use it; see --token-file\n')
  }
}

/** Has the service read its tokens again. If the file cannot be read, the service keeps those that it has. */
function reload(service: Service, tokenFile: string | undefined, terminal: Terminal): void {
  try {
    service.reload()
  } catch (error) {
    terminal.writeError(toFailureLine(asPaperError(error), tokenFile))
  }
}

/** Prints the broken entries of a bibliography once; workers read it again. */
async function printFaults(path: string, terminal: Terminal): Promise<void> {
  const { readBibliographyFile } = await import('../shared/bibliography-option.ts')
  await readBibliographyFile(path, terminal)
}
