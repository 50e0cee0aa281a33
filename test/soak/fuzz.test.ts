import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const FUZZ = fileURLToPath(new URL('./fuzz.mjs', import.meta.url))
/** Some 4 seconds of a processor. */
const INPUTS = '40'

// The short form of `npm run fuzz`, on the built program, as `npm test` builds it first.
test('ends mutated fixtures as sound results or as errors with codes', { timeout: 300_000 }, async () => {
  const failures = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const options = ['--inputs', INPUTS, '--seed', '1', '--workers', '2', '--failures', failures]
  // With findings the status is another one, and the error shows what was said.
  const { stdout } = await promisify(execFile)(process.execPath, [FUZZ, ...options])
  expect(stdout).toMatch(new RegExp(`^${INPUTS} inputs of seed 1 .*: 0 findings$`, 'm'))
  rmSync(failures, { recursive: true })
})
