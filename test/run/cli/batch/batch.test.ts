import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { barOf, toDuration } from '../../../../src/run/cli/batch/batch-progress.ts'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../../../fixtures/citations/spanish.pdf', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  mkdirSync(join(folder, 'in/1998'), { recursive: true })
  copyFileSync(PAPER, join(folder, 'in/1998/spanish.pdf'))
  writeFileSync(join(folder, 'in/text.pdf'), 'no PDF')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a batch over the papers of the folder, with these words behind. */
async function batch(words: readonly string[], options?: Parameters<typeof recordTerminal>[0]) {
  const terminal = recordTerminal(options)
  const status = await runProgram(['batch', join(folder, 'in'), '-o', join(folder, 'out'), ...words], terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

describe('paperxml batch', () => {
  test('tells a program of each document and of all in lines of JSON', async () => {
    const { status, out, errors } = await batch(['--workers', '1', '--to', 'text', '--json'])
    expect({ status, errors }).toEqual({ status: 65, errors: '' })
    const [first, second, last] = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Record<string, unknown>)
    expect(first).toMatchObject({ document: '1998/spanish.pdf', status: 'done' })
    expect(second).toMatchObject({ document: 'text.pdf', code: 'E_FORMAT_UNKNOWN' })
    expect(last).toMatchObject({ summary: { documents: 2, done: 1, failed: 1 }, run: { tried: 2 } })
    expect(readFileSync(join(folder, 'out/batch.jsonl'), 'utf8')).toBe(out.slice(0, out.lastIndexOf('{"summary"')))
    expect(existsSync(join(folder, 'out/1998/spanish.txt'))).toBe(true)
    expect(readFileSync(join(folder, 'out/batch.html'), 'utf8')).toContain(
      '<td>documents that failed</td><td class="number">1</td>',
    )
  })

  test('prints one short line for each document into a pipe, and the table of all', async () => {
    const { status, out } = await batch(['--workers', '1', '--to', 'text'])
    expect(status).toBe(65)
    const [first, second, , third] = out.split('\n')
    expect(first).toMatch(/^done .*\/in\/1998\/spanish\.pdf, 1 page, \d+\.\d s$/)
    expect(second).toMatch(/^failed .*\/in\/text\.pdf: E_FORMAT_UNKNOWN: the file is not a PDF but plain text; /)
    expect(third).toMatch(/^ {2}done +1$/)
    expect((await batch(['--only-changed', '--to', 'text'])).out).toMatch(/^unchanged .*spanish\.pdf$/m)
  })

  test('shows a person a bar, failures and a table; reads a list from standard input', async () => {
    const terminal = recordTerminal({ isWatched: true, input: `${join(folder, 'in/text.pdf')}\n\n` })
    expect(await runProgram(['batch', '--list', '-', '-o', join(folder, 'out')], terminal)).toBe(65)
    expect(terminal.out).toBe('')
    expect(terminal.errors).toContain('[------------------------] 0/1')
    expect(terminal.errors).toMatch(/paperxml: .*in\/text\.pdf: E_FORMAT_UNKNOWN: /)
    expect(terminal.errors).toMatch(/\n {4}E_FORMAT_UNKNOWN +1\n/)
  })

  test('converts one part of the documents, with a journal of its own', async () => {
    const parts = await Promise.all(['1/2', '2/2'].map(part => batch(['--shard', part, '--to', 'text'])))
    expect(parts.map(({ status }) => status).sort()).toEqual([0, 65])
    expect(existsSync(join(folder, 'out/batch-2-of-2.jsonl'))).toBe(true)
    const { status, errors } = await batch(['--shard', '3/2'])
    expect({ status, errors }).toEqual({
      status: 64,
      errors: 'paperxml: E_OPTION_RANGE: --shard 3/2: expected a part and the number of parts, like 3/16\n',
    })
  })

  test('takes corrections from a flat folder, and names those of no document', async () => {
    const corrections = join(folder, 'corrections')
    mkdirSync(corrections)
    const entry = { header: 'title', text: '', value: 'A title of our own' }
    const file = JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections: [entry] })
    for (const name of ['spanish', 'french']) writeFileSync(join(corrections, `${name}.corrections.json`), file)
    const words = ['--to', 'markdown', '--corrections', corrections]
    const { errors } = await batch(words)
    expect(errors).toContain(`paperxml: --corrections ${corrections}: no document for french.corrections.json\n`)
    expect(readFileSync(join(folder, 'out/1998/spanish.md'), 'utf8')).toContain('A title of our own')
    // Two documents of one name: the file may be about either.
    mkdirSync(join(folder, 'in/1999'))
    copyFileSync(PAPER, join(folder, 'in/1999/spanish.pdf'))
    const { status, errors: refusal } = await batch([...words, '--only-changed'])
    expect(status).toBe(64)
    expect(refusal).toContain(
      'spanish.corrections.json may be about 1998/spanish.pdf or 1999/spanish.pdf; name it 1998/spanish.corrections.json',
    )
    // Its place says which one is meant.
    mkdirSync(join(corrections, '1998'))
    renameSync(join(corrections, 'spanish.corrections.json'), join(corrections, '1998/spanish.corrections.json'))
    expect((await batch([...words, '--only-changed'])).out).toMatch(/^done .*1999\/spanish\.pdf/m)
    expect(readFileSync(join(folder, 'out/1999/spanish.md'), 'utf8')).not.toContain('A title of our own')
  })

  test.each([
    [['--workers', '0'], '--workers 0: expected a whole number from 1 to 1024'],
    [['--time-limit', '1.5'], '--time-limit 1.5: expected a whole number from 1 to 86400'],
    [['--memory-limit', '9'], '--memory-limit 9: expected a whole number from 200 to 1000000'],
    [['--to', 'docx'], '--to docx: there is no such format'],
    [['--corrections', 'none.json'], '--corrections none.json: a batch takes a folder of corrections'],
    [
      ['--include', '*.xml'],
      'there is no document to convert; name files, folders or --list (of folders and archives the names that match --include *.xml',
    ],
    [['--list', 'none.txt'], '--list none.txt: there is no such file'],
    [['--ocr-data', 'none'], '--ocr-data none: there is no such folder'],
    [['-o', ''], '-o names no folder; write -o . for the current one'],
  ])('refuses %j before anything is written', async (words, sentence) => {
    const { errors } = await batch(words)
    expect(errors).toContain(sentence)
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })
})

test('the bar tells share, speed, failures and the time that is left', () => {
  const progress = { documents: 500, toDo: 400, tried: 100, pages: 1000, failed: 3 }
  expect(barOf(progress, 50)).toBe('[######------------------] 100/400, 20.0 pages/s, 3 failed, 3 min left')
  expect(barOf({ ...progress, tried: 0, pages: 0 }, 0)).toBe('[------------------------] 0/400, 3 failed')
  expect([45, 100, 7199].map(toDuration)).toEqual(['45 s', '2 min', '2 h 0 min'])
})
