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
