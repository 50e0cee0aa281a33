/** Milliseconds of processor time that `work` takes: what else the machine does meanwhile is not counted. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of three times: the memory that earlier tests left behind is collected during one of them. */
export function leastProcessorTime(work: () => unknown): number {
  return Math.min(...[1, 2, 3].map(() => processorTime(work)))
}
