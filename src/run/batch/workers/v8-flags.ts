import type { LateFlag } from '../../start/late-flags.ts'

/**
 * Flags by version of V8. It does not start with a flag that it does not know, so one that is not among these, as that of
 * a Node between or after the supported ones, optimises when it likes.
 */
const LATE_OPTIMISATION_BY_V8: ReadonlyMap<string, readonly string[]> = new Map([
  // Node 20: bytecode that a function runs, in bytes. A pattern is compiled once, not first to bytecode: to read the classes
  // of Unicode in it is most of the work, and hundreds of patterns run a few times. A cold process takes a tenth less, so does a
  // warm one.
  ['11.3', ['--interrupt-budget=500000', '--no-regexp-tier-up']],
  // Node 22: calls of a function.
  ['12.4', ['--invocation-count-for-turbofan=12000']],
  // Node 24: there are two compilers, one quicker and one better.
  ['13.6', ['--invocation-count-for-turbofan=12000', '--invocation-count-for-maglev=1600']],
])

/**
 * How much of a function a V8 of that version runs before it optimises it: about four times V8's own choice. A paper takes
 * seconds and runs through thousands of functions, and most of what is optimised early is never repaid. Measured: a cold
 * process takes a fifth less CPU time, a warm one a tenth; with Node 22 and 24 a tenth, in workers.
 */
export function lateOptimisation(v8Version: string): readonly string[] {
  return LATE_OPTIMISATION_BY_V8.get(minorOf(v8Version)) ?? []
}

/** Flags of {@link lateOptimisation} for the V8 that runs. */
export const LATE_OPTIMISATION = lateOptimisation(process.versions.v8)

/**
 * Flags of a short process of the command line by version of V8, and what they are when it has run long. Measured with Node 20,
 * four pages: a tenth less CPU time. Node 22 and 24 stay as they are until they are measured.
 */
const SHORT_RUN_BY_V8: ReadonlyMap<string, readonly LateFlag[]> = new Map([
  [
    '11.3',
    [
      // What is optimised in the first seconds has not repaid its cost when the process ends: 6 % less.
      { first: '--no-opt', later: '--opt' },
      // The young part of the heap gets its full size at once, not in steps whose survivors are copied each time: 5 % less.
      { first: '--semi-space-growth-factor=16', later: '--semi-space-growth-factor=2' },
    ],
  ],
])

/** Flags of a short process for a V8 of that version. */
export function shortRunFlags(v8Version: string): readonly LateFlag[] {
  return SHORT_RUN_BY_V8.get(minorOf(v8Version)) ?? []
}

/**
 * How much the heap of a long process may grow, in percent, before it is cleared. V8's own choice is about 100, and nearly all
 * that it leaves is garbage: 76 papers take 500 MB instead of 300, and an eighth less time.
 */
export const SMALL_HEAP = '--heap-growing-percent=25'

const ONE_THREAD = '--single-threaded'

/**
 * Flags by which a worker is faster. One thread compiles and clears: the others would take from the core of the next
 * worker. Measured: two workers give 1.4 times the pages of one with V8's threads, and 1.8 times without.
 */
export const SPEED_FLAGS: readonly string[] = [...LATE_OPTIMISATION, ONE_THREAD]

/**
 * Flags of a worker by version of V8. With one thread, that of Node 24 does not keep up when it clears in steps between the
 * work: the heap grows by 145 MB meanwhile. To clear at once costs more with the older ones than it saves: what they then
 * throw away with the last object of a kind is the code that was optimised for it, a fifth of the time of a paper.
 */
const AT_ONCE_BY_V8: ReadonlyMap<string, readonly string[]> = new Map([['13.6', ['--no-incremental-marking']]])

/**
 * Flags of a worker for a V8 of that version.
 *
 * Growth of the heap before it is cleared, and megabytes of its young part: V8's own choices (about 100 %, and 16) take
 * 110 MB more, and a tenth less time.
 */
export function workerFlags(v8Version: string): readonly string[] {
  const atOnce = AT_ONCE_BY_V8.get(minorOf(v8Version)) ?? []
  return [...lateOptimisation(v8Version), ONE_THREAD, '--heap-growing-percent=40', '--max-semi-space-size=8', ...atOnce]
}

/** {@link workerFlags} for the V8 that runs. */
export const WORKER_FLAGS = workerFlags(process.versions.v8)

function minorOf(v8Version: string): string {
  return v8Version.split('.', 2).join('.')
}
