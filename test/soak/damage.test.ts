import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { findViolation } = (await import('./damage/find-violation.mjs' as string)) as {
  findViolation(sound: unknown, damaged: unknown): string | undefined
}

const DAMAGE = fileURLToPath(new URL('./damage.mjs', import.meta.url))
/** Some 6 seconds of a processor. */
const FILES = '30'

// The short form of `npm run soak:damage`, on the built program, as `npm test` builds it first.
test('loses nothing of damaged fixtures without a word', { timeout: 300_000 }, async () => {
  const failures = mkdtempSync(join(tmpdir(), 'paperxml-'))
  // With violations the status is another one, and the error shows what was said.
  const { stdout } = await promisify(execFile)(process.execPath, [DAMAGE, '--files', FILES, '--failures', failures])
  expect(stdout).toMatch(new RegExp(`^${FILES} files of .*, seed 1: 0 violations$`, 'm'))
  rmSync(failures, { recursive: true })
})

const SOUND = {
  code: 'done',
  glyphs: [
    [1, 500],
    [2, 500],
  ],
  diagnostics: [],
  unaccounted: 0,
}
const lacking = (message: string, page?: number) => ({
  ...SOUND,
  glyphs: [
    [1, 500],
    [2, 100],
  ],
  diagnostics: message === '' ? [] : [{ code: 'W_PDF_DAMAGED', message, page }],
})

test.each([
  ['without a word', lacking(''), /page 2 lacks 400/],
  ['with the name of another page', lacking('page 1: damaged', 1), /page 2 lacks 400/],
  ['by a fault of the program', { code: 'E_INTERNAL', message: 'x' }, /E_INTERNAL/],
  ['with its number', lacking('damaged', 2), undefined],
  ['in a range', lacking('pages 1-3, 7: damaged', 1), undefined],
  ['after the last page', lacking('all pages after page 1 are missing', 1), undefined],
  ['with a code', { code: 'E_PDF_DAMAGED', message: 'x' }, undefined],
])('a page that is lost %s', (_, damaged, expected) => {
  const found = findViolation(SOUND, damaged)
  if (expected === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(expected)
})
