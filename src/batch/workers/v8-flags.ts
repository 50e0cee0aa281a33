/**
 * How much bytecode a function runs, in bytes, before V8 optimises it: about four times V8's own choice. A paper takes
 * seconds and runs through thousands of functions, and most of what is optimised early is never repaid. Measured: a cold
 * process takes a fifth less CPU time, a warm one a tenth.
 */
export const LATE_OPTIMISATION = '--interrupt-budget=500000'

/**
 * Flags of a worker.
 *
 * Growth of the heap, in percent, before it is cleared, and megabytes of its young part: V8's own choices (about 100,
 * and 16) take 110 MB more, and a sixth less time. One thread compiles and clears: the others would take from the core of
 * the next worker. Measured: two workers give 1.4 times the pages of one with V8's threads, and 1.8 times without.
 */
export const WORKER_FLAGS = [
  LATE_OPTIMISATION,
  '--heap-growing-percent=40',
  '--max-semi-space-size=8',
  '--single-threaded',
] as const
