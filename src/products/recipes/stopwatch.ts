/** Milliseconds spent in each stage, in the order in which the stages first ran. */
export type Timings = Readonly<Record<string, number>>

/** Measures stages of one conversion; the times are only for the report. */
export interface Stopwatch {
  /** Does `work` and adds its time to `stage`. */
  measure<T>(stage: string, work: () => T | Promise<T>): Promise<T>
  /** The times so far. */
  read(): Timings
}

/** A new stopwatch, which continues from the times `before`. `onStage` is told each stage when it begins. */
export function startStopwatch(onStage: (stage: string) => void = () => {}, before: Timings = {}): Stopwatch {
  const timings: Record<string, number> = { ...before }
  return {
    async measure(stage, work) {
      onStage(stage)
      const started = performance.now()
      const result = await work()
      timings[stage] = (timings[stage] ?? 0) + performance.now() - started
      return result
    },
    read: () => ({ ...timings }),
  }
}
