import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runProgram } from '../../src/cli/program.ts'
import { PROGRAM } from '../support/processes.ts'
import { recordTerminal } from '../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../fixtures/paper/two-column.pdf', import.meta.url))

/** As where the part of the canvas for this system, an optional package, was not installed. */
const WITHOUT_CANVAS = { NAPI_RS_NATIVE_LIBRARY_PATH: '/not/installed.node' }

function convertWithoutCanvas(options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'convert', PAPER, '-o', '-', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...WITHOUT_CANVAS },
  })
  return { status, stdout, stderr }
}

test('a paper with text is converted without a canvas, to the same bytes', async () => {
  const terminal = recordTerminal()
  await runProgram(['convert', PAPER, '-o', '-', '--to', 'tei'], terminal)
  expect(terminal.out.length).toBeGreaterThan(1000)
  expect(convertWithoutCanvas(['--to', 'tei'])).toEqual({ status: 0, stdout: terminal.out, stderr: '' })
})

test('where a page has to be drawn without a canvas, the error says what to install', () => {
  const options = ['--to', 'tei', '--pages', '1', '--ocr', 'always', '--ocr-language', 'en']
  const { status, stdout, stderr } = convertWithoutCanvas(options)
  expect({ status, stdout }).toEqual({ status: 70, stdout: '' })
  expect(stderr).toContain('E_OCR_FAILED: ')
  expect(stderr).toContain('npm install --include=optional @napi-rs/canvas')
})
