import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The built program, as `npm test` builds it before the tests. */
export const PROGRAM = fileURLToPath(new URL('../../dist/programs/paperxml.js', import.meta.url))

/** Milliseconds between two looks: often enough to catch what a test waits for while it lasts. */
const PAUSE = 5

/** Waits for what another process does. */
export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise(resolve => setTimeout(resolve, PAUSE))
}

/** What a shell calls the status of the process when it is over: its own, or 128 and the number of the signal. */
export async function statusOf(child: ChildProcess): Promise<number> {
  return new Promise(resolve =>
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))),
  )
}
