import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { writeHocr } from '../../../support/ocr-files.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const LINE = { top: 300, bottom: 345, more: '; baseline 0 -10', words: [['Over', 300, 400]] as const }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  writeFileSync(join(folder, 'scan.hocr'), writeHocr([LINE]))
  writeFileSync(join(folder, 'a4.pdf'), rawPdf([{ content: '', entries: '/MediaBox [0 0 595 842]' }]))
  writeFileSync(join(folder, 'square.pdf'), rawPdf([{ content: '' }]))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function convert(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(
    ['convert', join(folder, 'scan.hocr'), '-o', folder, '--to', 'paperxml', ...args],
    terminal,
  )
  return { status, errors: terminal.errors }
}

test('takes the pages of the PDF that a file of an OCR program was made from', async () => {
  expect(await convert('--pages-of', join(folder, 'a4.pdf'))).toEqual({ status: 0, errors: '' })
  expect(readFileSync(join(folder, 'scan.paper.xml'), 'utf8')).toContain('<meta name="engine" content="tesseract"/>')
})

test('tells that the PDF is another one', async () => {
  const { status, errors } = await convert('--pages-of', join(folder, 'square.pdf'))
  expect([status, errors]).toEqual([0, expect.stringContaining('W_OCR_PAGE_SHAPE')])
})

test('refuses a PDF that is not there, and one PDF for many files', async () => {
  const none = await convert('--pages-of', join(folder, 'none.pdf'))
  expect([none.status, none.errors]).toEqual([66, expect.stringContaining('none.pdf: there is no such file')])
  const hocr = await convert('--pages-of', join(folder, 'scan.hocr'))
  expect(hocr.errors).toContain('the PDF of its pages: the file is not a PDF')
  const { status, errors } = await convert(join(folder, 'a4.pdf'), '--pages-of', join(folder, 'a4.pdf'))
  expect([status, errors]).toEqual([64, expect.stringContaining('--pages-of goes with one file')])
})
