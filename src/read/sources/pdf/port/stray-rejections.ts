import { setImmediate } from 'node:timers'

/** What stacks of pdf.js name: its half that reads the file, and the one that is asked, in its package or among the scripts of the built program. */
const OF_PDFJS = /[\\/]pdf(?:\.worker)?\.min(?:\.mjs|-[\w-]+\.cjs)/

let users = 0

/**
 * Keeps the process alive where pdf.js drops a promise that fails: it fetches all pages of a tree when it is asked for one,
 * and where two are damaged nobody handles the second failure, which would end the process. Nothing is hidden by this:
 * the page fails again, with its reason, when it is read. Failures of any other code stay what they are.
 *
 * @returns ends it; to be called once
 */
export function forgiveStrayRejections(): () => void {
  if (users++ === 0) process.on('unhandledRejection', forgive)
  // Node tells of rejections after the microtasks of the turn in which they happened.
  return () => void setImmediate(release)
}

function release(): void {
  if (--users === 0) process.off('unhandledRejection', forgive)
}

function forgive(reason: unknown): void {
  if (reason instanceof Error && OF_PDFJS.test(reason.stack ?? '')) return
  // Another listener decides on it; without one it ends the process, as it would without this.
  if (process.listenerCount('unhandledRejection') === 1) throw reason
}
