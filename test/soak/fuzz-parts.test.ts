import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const FUZZ = fileURLToPath(new URL('./fuzz-parts.mjs', import.meta.url))
/** Of each part. */
const INPUTS = '12'

// The short form of `npm run fuzz:parts`, on the built program, as `npm test` builds it first.
test('ends changed inputs of all parts as sound results or as errors with codes', { timeout: 300_000 }, async () => {
  const failures = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const options = ['--inputs', INPUTS, '--seconds', '200', '--seed', '1', '--failures', failures]
  // With findings the status is another one, and the error shows what was said.
  const { stdout } = await promisify(execFile)(process.execPath, [FUZZ, ...options])
  expect(stdout).toMatch(/^\d{3} inputs of seed 1: 0 findings$/m)
  rmSync(failures, { recursive: true })
})
