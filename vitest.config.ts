import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A conversion on a busy two-core machine, coverage on, takes seconds; a hang takes longer than this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The test files of one worker share a process: modules are loaded and compiled once, not 300 times, which halves
    // the time. No test replaces modules or changes the process, so none can see that another one ran before it.
    isolate: false,
    // What is waited for comes at once on an idle machine, and late on one with ten times as much to do as it can.
    expect: { poll: { timeout: 40_000 } },
    // What a long paper takes on a busy machine: only what is slower than a conversion is worth a line.
    slowTestThreshold: 5000,
    // One more than processors: tests of services, queues and pages wait for other processes half of their time. Left to
    // itself, the runner keeps a processor free, which is half of a small machine.
    maxWorkers: availableParallelism() + 1,
    coverage: { include: ['src/**/*.ts'] },
  },
})
