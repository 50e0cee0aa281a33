/** Milliseconds spent in each stage, in the order in which the stages first ran. */
export type Timings = Readonly<Record<string, number>>

/** Measures stages of one conversion; times go into the report and nowhere else. */
export interface Stopwatch {
  /** Does `work` and books its time on `stage`. */
  measure<T>(stage: string, work: () => T | Promise<T>): Promise<T>
  /** What was booked so far. */
  read(): Timings
}

/** A stopwatch on which nothing is booked yet. */
export function startStopwatch(): Stopwatch {
  const timings: Record<string, number> = {}
  return {
    async measure(stage, work) {
      const started = performance.now()
      const result = await work()
      timings[stage] = (timings[stage] ?? 0) + performance.now() - started
      return result
    },
    read: () => ({ ...timings }),
  }
}
