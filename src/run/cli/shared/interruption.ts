/** What is to end before an interrupted process does. */
const endings = new Set<() => Promise<unknown>>()

/**
 * Has the process wait for `end` when it is interrupted, as long as nobody interrupts it a second time.
 * @returns takes that back
 */
export function waitWhenInterrupted(end: () => Promise<unknown>): () => void {
  endings.add(end)
  return () => void endings.delete(end)
}

/** Calls `exit` when all that was asked for has ended: at once where that is nothing, or the second time. */
export function endInterrupted(exit: () => void): void {
  const begun = [...endings]
  endings.clear()
  if (begun.length === 0) return exit()
  void Promise.allSettled(begun.map(end => end())).then(exit)
}

/** What the process does at a signal, instead of what the system would. */
const listeners = new Map<NodeJS.Signals, () => void>()

/** Has the process call `listener` at the signal. */
export function listenTo(signal: NodeJS.Signals, listener: () => void): void {
  listeners.set(signal, listener)
  process.on(signal, listener)
}

/** Process of a container that the system never ends by a signal which nobody listens to. */
const FIRST_PROCESS = 1

/**
 * Does work in which nothing is half done, with the default handling of signals: a listener would be called only
 * when the work comes back, and a hostile file can keep a library busy for ever.
 *
 * @param work may say that from now on there is something to clear away, and that it comes back now and then
 */
export async function withoutListeners<Result>(work: (listenAgain: () => void) => Promise<Result>): Promise<Result> {
  const ignore = () => {
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
  const listenAgain = () => {
    ignore()
    for (const [signal, listener] of listeners) process.on(signal, listener)
  }
  if (process.pid !== FIRST_PROCESS) {
    await takeSignals()
    ignore()
  }
  try {
    return await work(listenAgain)
  } finally {
    listenAgain()
  }
}

/**
 * Lets the listeners hear a signal that has come already: one that waits when its listener goes is lost. The first turn
 * ends this round of the event loop, which may have looked for signals before; the second one looks again.
 */
async function takeSignals(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve))
}
