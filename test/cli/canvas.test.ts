import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PROGRAM } from '../support/processes.ts'

const PAPER = fileURLToPath(new URL('../../fixtures/paper/two-column.pdf', import.meta.url))

/** As where the part of the canvas for this system, an optional package, was not installed. */
const WITHOUT_CANVAS = { NAPI_RS_NATIVE_LIBRARY_PATH: '/not/installed.node' }

function convert(options: readonly string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'convert', PAPER, '-o', '-', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout, stderr }
}

test('a paper with text is converted without a canvas, to the same bytes', () => {
  const expected = convert(['--to', 'tei'], {})
  expect(expected.stdout.length).toBeGreaterThan(1000)
  expect(convert(['--to', 'tei'], WITHOUT_CANVAS)).toEqual({ ...expected, status: 0, stderr: '' })
})

test('where a page has to be drawn without a canvas, the error says what to install', () => {
  const options = ['--to', 'tei', '--pages', '1', '--ocr', 'always', '--ocr-language', 'en']
  const { status, stdout, stderr } = convert(options, WITHOUT_CANVAS)
  expect({ status, stdout }).toEqual({ status: 70, stdout: '' })
  expect(stderr).toContain('E_OCR_FAILED: ')
  expect(stderr).toContain('npm install --include=optional @napi-rs/canvas')
})
