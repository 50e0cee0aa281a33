import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A conversion on a busy two-core machine, coverage on, takes seconds; a hang takes longer than this.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { include: ['src/**/*.ts'] },
  },
})
