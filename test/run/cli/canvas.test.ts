import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { PROGRAM } from '../../support/processes.ts'

const PAPER = fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url))

const FOLDER = mkdtempSync(join(tmpdir(), 'paperxml-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** As where the part of the canvas for this system, an optional package, was not installed. */
const WITHOUT_CANVAS = { NAPI_RS_NATIVE_LIBRARY_PATH: '/not/installed.node' }

test('where figures are to be cut without a canvas, the error says what to install, and nothing is written', () => {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'convert', PAPER, '-o', FOLDER, '--figures'], {
    encoding: 'utf8',
    env: { ...process.env, ...WITHOUT_CANVAS },
  })
  expect({ status, names: readdirSync(FOLDER) }).toEqual({ status: 69, names: [] })
  expect(stderr).toMatch(/E_PACKAGE_MISSING: .*: npm install @napi-rs\/canvas@[\d.]+ --include=optional\n$/)
})

test('where a page has to be drawn without a canvas, the error says what to install', () => {
  const options = ['--to', 'tei', '--pages', '1', '--ocr', 'always', '--ocr-language', 'en']
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'convert', PAPER, '-o', '-', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...WITHOUT_CANVAS },
  })
  expect({ status, stdout }).toEqual({ status: 69, stdout: '' })
  expect(stderr).toContain('E_PACKAGE_MISSING: ')
  expect(stderr).toMatch(/: npm install @napi-rs\/canvas@[\d.]+ --include=optional\n$/)
})
