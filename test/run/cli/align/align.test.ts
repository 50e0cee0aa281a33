import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openAlignLog } from '../../../../src/run/cli/align/align-log.ts'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../../../fixtures/citations/german.pdf', import.meta.url))
const STAMP = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,3}`

let folder: string
let paper: string
const at = (...names: string[]) => join(folder, ...names)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  paper = at('paper.pdf')
  copyFileSync(PAPER, paper)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function align(words: readonly string[], input: string | Uint8Array = '') {
  const terminal = recordTerminal({ input })
  const status = await runProgram(['align', ...words], terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

/** Lines of a log without their times. */
function untimed(log: string): string[] {
  const lines = log.trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(new RegExp(`^${STAMP}\t(?:INFO|ERROR)\t`))
  return lines.map(line => line.replace(new RegExp(`^${STAMP}\t`), ''))
}

describe('one document', () => {
  test('goes to a file whose folder is made; -v tells it on standard output', async () => {
    const output = at('new/folder/paper.html')
    const { status, out, errors } = await align(['-I', paper, '-O', output, '-v'])
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(untimed(out)).toEqual([
      `INFO\tFile: ${paper}, Start extract`,
      `INFO\tFile: ${paper}, Extract success. -> ${output}`,
    ])
    expect(readFileSync(output, 'utf8')).toMatch(/^<html>\n<head>\n<defaultLang abbr="\w+" \/>\n/)
    expect(readFileSync(paper).equals(readFileSync(PAPER))).toBe(true)
  })

  test('goes from standard input to standard output, the log to standard error; the long names are the same', async () => {
    const { status, out, errors } = await align(['--verbose', '--keepbrtags', '--getperms'], readFileSync(paper))
    expect(status).toBe(0)
    expect(out).toContain('<permission isencrypted="false">')
    expect(out).toContain('<br />\n')
    expect(untimed(errors)).toEqual([
      'INFO\tFile: Input Stream, Start extract',
      'INFO\tFile: Input Stream, Extract success.',
    ])
    expect((await align(['--input', paper, '--output', '-', '--keepbrtags', '--getperms'])).out).toBe(out)
  })

  test.each<[string, readonly string[], string, number]>([
    ['is not there', ['-I', '/none.pdf'], 'Input file does not exist.', 66],
    ['is none', ['-I', 'NOTES.txt'], 'Input file extension is not pdf.', 65],
    ['is called .pdf and is none', ['-I', 'FALSE.pdf'], 'E_FORMAT_UNKNOWN: the file is not a PDF', 65],
  ])('%s: the error page stands in its place, the line in the log', async (_, words, message, status) => {
    for (const name of ['NOTES.txt', 'FALSE.pdf']) writeFileSync(at(name), 'no PDF')
    const placed = words.map(word => (/^[A-Z]/.test(word) ? at(word) : word))
    const result = await align([...placed, '-O', at('x.html')])
    expect(result).toMatchObject({ status, errors: '' })
    expect(untimed(result.out)).toEqual([expect.stringContaining(`Error: ${message}`)])
    expect(readFileSync(at('x.html'), 'utf8')).toContain(`<error>\n<message>\n<![CDATA[${message}`)
  })

  test.each<[string, readonly string[], string]>([
    ['an empty stream', [], 'File: Input Stream, Error: Input Stream does not exist.'],
    ['an empty name of the output', ['-I', 'paper.pdf', '-O', ''], 'Error: Output file cannot be empty.'],
    ['an output that is the input', ['-I', 'paper.pdf', '-O', 'paper.pdf'], 'would overwrite an input'],
    ['a folder as output', ['-I', 'paper.pdf', '-O', 'folder'], 'E_OUTPUT_FAILED'],
  ])('refuses %s', async (_, words, message) => {
    mkdirSync(at('folder'))
    const { status, out, errors } = await align(words.map(word => (/^[a-z]/.test(word) ? at(word) : word)))
    expect(status).toBeGreaterThan(0)
    expect(out + errors).toContain(message)
    expect(readFileSync(paper).equals(readFileSync(PAPER))).toBe(true)
  })

  test('is ended when it takes too long', async () => {
    // A rule that takes ages.
    const normalize = [[String.raw`(\w|\s|.)*\x00`, '']]
    writeFileSync(at('hot.json'), JSON.stringify({ language: [{ name: 'common', config: { normalize } }] }))
    const { status, out } = await align(['-I', paper, '-O', at('x.html'), '-C', at('hot.json'), '-t', '3'])
    expect(status).toBe(75)
    expect(untimed(out)).toEqual([
      `ERROR\tFile: ${paper}, Error: Timed out waiting for poppler extract pdf reach. (3 seconds)`,
    ])
  })
})

describe('a batch file', () => {
  test('has a line of the log for each mistake, and all other documents are done', async () => {
    mkdirSync(at('folder'))
    writeFileSync(at('damaged.pdf'), readFileSync(paper).subarray(0, 2000))
    const lines = [
      `${paper}\t${at('out/1.html')}`,
      '',
      'only one field',
      `${at('none.pdf')}\t${at('out/2.html')}`,
      `${at('damaged.pdf')}\t${at('out/3.html')}`,
      `${paper}\t${at('folder')}`,
      `${paper}\t${at('out/4.html')}\tmore`,
    ]
    writeFileSync(at('list.tab'), lines.join('\r\n'))
    const { status, out, errors } = await align(['-B', at('list.tab'), '-T', '2', '-L', at('logs/batch')])
    expect({ status, out, errors }).toEqual({ status: 66, out: '', errors: '' })
    const log = untimed(readFileSync(at('logs/batch.log'), 'utf8'))
    expect(log[0]).toBe(`INFO\tStart extract batch file: ${at('list.tab')}`)
    expect(log.at(-1)).toBe(`INFO\tFinish extract batch file: ${at('list.tab')}`)
    expect(
      log
        .filter(line => line.startsWith('ERROR'))
        .map(line => line.replaceAll(folder, ''))
        .sort(),
    ).toEqual([
      'ERROR\tError: Invalid batch line: only one field',
      expect.stringContaining('ERROR\tFile: /damaged.pdf, Error: E_PDF_'),
      'ERROR\tFile: /none.pdf, Error: Input file does not exist.',
      expect.stringContaining('ERROR\tFile: /paper.pdf, Error: E_OUTPUT_FAILED'),
    ])
    const [first, fourth] = ['1', '4'].map(name => readFileSync(at(`out/${name}.html`), 'utf8'))
    expect(first).toBe(fourth)
    for (const name of ['2', '3']) expect(readFileSync(at(`out/${name}.html`), 'utf8')).toContain('<error>')
  })

  test('takes no other file for a list', async () => {
    const { status, errors } = await align(['-B', PAPER])
    expect([status, errors]).toEqual([65, expect.stringContaining('this is not plain text (pdf)')])
  })

  test('that is not there is told', async () => {
    const { status, out } = await align(['-B', at('none.tab')])
    expect(status).toBe(66)
    expect(untimed(out)).toEqual(['ERROR\tError: Input batch file does not exist.'])
  })

  test('goes on without a log that cannot be written, which is told once', async () => {
    writeFileSync(at('list.tab'), `${paper}\t${at('1.html')}\n`)
    const { status, errors } = await align(['-B', at('list.tab'), '-L', at('paper.pdf/x.log')])
    expect(status).toBe(73)
    expect(errors).toMatch(/^Invalid log file path or permission denied\.\n/)
    expect(existsSync(at('1.html'))).toBe(true)
  })
})

describe('the configuration', () => {
  test('goes with -C, the outside joiner with -S and -K', async () => {
    writeFileSync(at('c.json'), '{"language": [{"name": "de", "config": {"normalize": [["[a-z]+", "x"]]}},]}')
    const { out } = await align(['-I', paper, '-C', at('c.json'), '-S', at('none.py'), '-K', '/kenlm'])
    expect(out).not.toMatch(/^[a-z]{3,}$/m)
    expect(out).toContain('<![CDATA[Fail loading Python script sentence-join.py]]>')
  })

  test('that cannot be is refused before anything is done', async () => {
    writeFileSync(at('c.json'), '{"language": [{"name": "de", "config": {"repair": [["(", ""]]}}]}')
    const { status, errors } = await align(['-I', paper, '-O', at('x.html'), '-C', at('c.json')])
    expect(status).toBe(64)
    expect(errors).toContain(
      'E_ALIGN_CONFIGURATION: c.json: language de, repair rule 1 ["(",""]: a group is not closed',
    )
    expect(existsSync(at('x.html'))).toBe(false)
  })
})

test.each([
  [['-T', 'x'], '-T x: expected a whole number from 1 to 1024'],
  [['-T', '0'], '-T 0: expected a whole number from 1 to 1024'],
  [['-t', '0'], '-t 0: expected a whole number from 1 to 86400'],
  [['-B', 'a', '-I', 'b'], '-B names inputs and outputs in its file'],
  [['--language', 'English'], '--language English: write auto'],
  [['-x'], "unknown option '-x'"],
])('refuses %j', async (words, message) => {
  const { status, errors } = await align(words)
  expect(status).toBe(64)
  expect(errors).toContain(message)
})

test('an error names the configuration that cannot be read', async () => {
  const { status, errors } = await align(['-I', paper, '-O', at('x.html'), '-C', at('no-rules.json')])
  expect(status).toBe(66)
  expect(errors).toContain(`-C ${at('no-rules.json')}: there is no such file`)
})

test('the help names all options of PDFExtract', async () => {
  const { out, status } = await align(['--help'])
  expect(status).toBe(0)
  for (const option of [
    '-I,',
    '-O,',
    '-B,',
    '-L,',
    '-T,',
    '-C,',
    '-t,',
    '-K,',
    '-S,',
    '-v,',
    '--keepbrtags',
    '--getperms',
  ])
    expect(out).toContain(`  ${option}`)
})

describe('the log', () => {
  const now = () => new Date(2020, 4, 3, 7, 8, 9, 45)
  test.each([
    [{ isVerbose: false, isOutTaken: false }, '', '2020-05-03 07:08:09.45\tERROR\tb\n', ''],
    [
      { isVerbose: true, isOutTaken: true },
      '',
      '',
      '2020-05-03 07:08:09.45\tINFO\ta\n2020-05-03 07:08:09.45\tERROR\tb\n',
    ],
  ])('with %j', (options, _, out, errors) => {
    const terminal = recordTerminal()
    const log = openAlignLog({ path: undefined, now, ...options }, terminal)
    log.info('a')
    log.error('b')
    expect([terminal.out, terminal.errors]).toEqual([out, errors])
  })

  test('is added to a file, a line for a message', () => {
    for (const message of ['a\nb', 'c'])
      openAlignLog({ path: at('x.txt'), now, isVerbose: false, isOutTaken: false }, recordTerminal()).info(message)
    expect(readFileSync(at('x.txt'), 'utf8')).toBe(
      '2020-05-03 07:08:09.45\tINFO\ta b\n2020-05-03 07:08:09.45\tINFO\tc\n',
    )
  })
})
