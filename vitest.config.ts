import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A conversion on a busy two-core machine, coverage on, takes seconds; a hang takes longer than this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // All processors: left to itself, the runner keeps one free, which is half of a small machine.
    maxWorkers: '100%',
    coverage: { include: ['src/**/*.ts'] },
  },
})
