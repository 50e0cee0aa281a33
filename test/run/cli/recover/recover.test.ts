import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { encodeText } from '../../../support/encode-text.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const PARAGRAPHS = [
  'The river runs slowly past the old ferry, and nobody in the village speaks of it before the evening has come.',
  'When it rains, the water stands in the fields and the people wait. They have always waited, as far as anybody knows.',
  'The ferry was built long ago by a man who came from the hills, and it has been mended every spring since then.',
]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The paragraphs broken into lines of at most 40 characters, an empty line between them. */
function wrap(paragraphs: readonly string[]): string {
  const lines = paragraphs.map(paragraph => (paragraph.match(/.{1,40}(?:\s|$)/g) ?? []).map(line => line.trim()))
  return `${lines.map(own => own.join('\n')).join('\n\n')}\n`
}

function store(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

async function run(args: readonly string[], input: string | Uint8Array = '') {
  const terminal = recordTerminal({ input })
  const status = await runProgram(['recover', ...args], terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

describe('paperxml recover', () => {
  test('writes one paragraph a line, standard input to standard output', async () => {
    const { status, out, errors } = await run(['-'], wrap(PARAGRAPHS))
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(out).toBe(`${PARAGRAPHS.join('\n')}\n`)
  })

  test('writes one sentence a line', async () => {
    const { out } = await run(['-', '--sentences'], wrap(PARAGRAPHS))
    expect(out.split('\n')).toContain('They have always waited, as far as anybody knows.')
  })

  test('writes every text of a folder, and none of its own outputs', async () => {
    mkdirSync(join(folder, 'texts'))
    for (const name of ['one', 'two']) store(`texts/${name}.txt`, wrap(PARAGRAPHS))
    store('texts/old.recovered.txt', 'x')
    const { status } = await run([join(folder, 'texts'), '-o', join(folder, 'out')])
    expect(status).toBe(0)
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['one.recovered.txt', 'two.recovered.txt'])
    expect(read('out/one.recovered.txt')).toBe(`${PARAGRAPHS.join('\n')}\n`)
  })

  test('finds out the encoding and says that it guessed', async () => {
    const serbian = 'Река тече полако поред старе скеле, а нико у селу о њој не говори пре него што дође вече.'
    const text = store('reka.txt', encodeText(wrap([serbian, serbian, serbian]), 'windows-1251'))
    const guessed = await run([text, '-o', '-'])
    expect(guessed.out).toContain(serbian)
    expect(guessed.errors).toContain('W_TEXT_ENCODING: the text was read as windows-1251')
    const named = await run([text, '-o', '-', '--encoding', 'windows-1251'])
    expect(named).toEqual({ status: 0, out: guessed.out, errors: '' })
  })

  test('mends wrong characters unless it is told not to', async () => {
    const text = wrap(PARAGRAPHS).replace('fields', 'ﬁelds')
    expect((await run(['-'], text)).out).toContain('fields')
    expect((await run(['-', '--no-repair'], text)).out).toContain('ﬁelds')
  })

  test('reports what it measured and did, and draws the lengths', async () => {
    const text = store('novel.txt', wrap(PARAGRAPHS))
    const truth = store('truth.txt', PARAGRAPHS.join('\n'))
    await run([text, '-o', folder, '--report', '--truth', truth])
    const report = JSON.parse(read('novel.recovered.json'))
    expect(report).toMatchObject({
      source: 'novel.txt',
      language: 'en',
      preset: 'default',
      isWrapped: true,
      counts: { paragraphs: 3, kinds: { EL: 2 } },
      truth: { sentences: 4, whole: 4, broken: 0, missing: 0 },
    })
    expect(report.counts.joins.none).toBe(report.counts.kinds.UL + report.counts.kinds.FL - 3)
    expect(read('novel.recovered.report.txt')).toMatch(/broken +0 \(0\.0 %\)/)
    expect(read('novel.recovered.svg')).toContain('>novel.txt<')
  })

  test('counts the sentences that the published flow breaks', async () => {
    const text = store('novel.txt', wrap(PARAGRAPHS).replace('village', 'village et al.\n'))
    const truth = store('truth.txt', PARAGRAPHS.join('\n').replace('village', 'village et al.'))
    await run([text, '-o', folder, '--preset', 'published', '--eps', '0.9', '--truth', truth])
    expect(JSON.parse(read('novel.recovered.json')).truth).toMatchObject({ broken: 1 })
  })

  test.each([
    [['--eps', 'wide'], 'E_OPTION_RANGE'],
    [['--eps', '7'], 'E_OPTION_RANGE'],
    [['--preset', 'poem'], 'E_OPTION_RANGE'],
    [['--objects', 'burn'], 'E_OPTION_RANGE'],
    [['--report'], 'E_OPTION_CONFLICT'],
    [['--preset', 'published', '--hyphens', 'lexicon'], 'E_OPTION_CONFLICT'],
    [['--preset', 'published', '--words', 'words.txt'], 'E_OPTION_CONFLICT'],
    [['--preset', 'published', '--objects', 'keep'], 'E_OPTION_CONFLICT'],
    [['--encoding', 'klingon'], 'E_OPTION_RANGE'],
  ])('refuses %j', async (flags, code) => {
    const { status, out, errors } = await run(['-', ...flags], wrap(PARAGRAPHS))
    expect({ status, out }).toEqual({ status: 64, out: '' })
    expect(errors).toContain(code)
  })

  test('tells a file that is no text, and recovers the others', async () => {
    const paper = store('paper.txt', '%PDF-1.4\n')
    const text = store('text.txt', wrap(PARAGRAPHS))
    const { status, errors } = await run([paper, text, '-o', folder])
    expect(status).toBe(65)
    expect(errors).toContain('paper.txt: E_FORMAT_UNKNOWN: this is not plain text (pdf)')
    expect(readdirSync(folder).sort()).toEqual(['paper.txt', 'text.recovered.txt', 'text.txt'])
  })
})
