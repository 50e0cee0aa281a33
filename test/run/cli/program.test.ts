import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../src/run/cli/program.ts'
import { rawPdf } from '../../support/raw-pdf.ts'
import { recordTerminal } from '../../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../../fixtures/paper/typewriter.pdf', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the program and gives back all that came of it. */
async function run(args: readonly string[], options?: Parameters<typeof recordTerminal>[0]) {
  const terminal = recordTerminal(options)
  const status = await runProgram(args, terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

function place(name: string): string {
  return join(folder, name)
}

function writePlace(name: string, content: string): string {
  writeFileSync(place(name), content)
  return place(name)
}

describe('paperxml', () => {
  test('prints its help and its version', async () => {
    expect(await run(['--help'])).toMatchObject({ status: 0, out: expect.stringContaining('Exit status'), errors: '' })
    const { out: version } = await run(['--version'])
    expect(version).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect([(await run(['-v'])).out, (await run(['version'])).out]).toEqual([version, version])
    expect((await run(['convert', '--help'])).out).toContain('--pages <ranges>')
  })

  test.each([[[]], [['convert']], [['bib']], [['bib', 'enrich']]])(
    'prints for help %j what --help prints',
    async words => {
      const { out } = await run([...words, '--help'])
      expect(out).toContain('Usage: paperxml')
      expect(await run(['help', ...words])).toEqual({ status: 0, out, errors: '' })
    },
  )

  test.each([
    [['nothing'], "'nothing'"],
    [['bib', 'nothing'], "'bib nothing'"],
    [['convert', 'enrich'], "'convert enrich'"],
  ])('has no help for %j', async (words, name) => {
    const line = `paperxml: E_OPTION_UNKNOWN: unknown command ${name}; "paperxml help" lists them\n`
    expect(await run(['help', ...words])).toEqual({ status: 64, out: '', errors: line })
  })

  test('prints its help as an error where no command is named', async () => {
    expect(await run([])).toMatchObject({ status: 64, out: '', errors: expect.stringContaining('Usage: paperxml') })
  })

  test.each([
    [['konvert', 'x.pdf'], "unknown command 'konvert'"],
    [['convert'], "missing required argument 'file'"],
    [['convert', '--too', 'tei', 'x.pdf'], "unknown option '--too'"],
    [['convert', 'x.pdf', '-o'], "option '-o, --output <dir>' argument missing"],
    [['paper.pdf', '--to', 'tei'], 'a command is missing; did you mean `paperxml convert paper.pdf --to tei`?'],
  ])('refuses %j', async (args, sentence) => {
    const { status, errors } = await run(args)
    expect(status).toBe(64)
    expect(errors).toContain(`paperxml: E_OPTION_UNKNOWN: ${sentence}`)
    expect(errors.trimEnd()).not.toContain('\n')
  })

  test.each([
    [['convert', '--layout', 'a.html'], '--layout needs --float'],
    [['convert', '--float', 'a.html', 'b.html'], '--float needs --layout'],
    [['convert', '--layout', 'a.html', '--float', 'b.html', 'c.pdf'], 'leave out c.pdf'],
    [['convert', '--with', 'a.hocr', 'b.pdf', 'c.pdf'], '--with is the second reading of one document'],
  ])('refuses %j, which do not go together', async (args, sentence) => {
    const { status, errors } = await run(args)
    expect(status).toBe(64)
    expect(errors).toContain('paperxml: E_OPTION_CONFLICT: ')
    expect(errors).toContain(sentence)
  })
})

describe('paperxml convert', () => {
  test.each([
    [['--to', 'md'], 'did you mean markdown?'],
    [['--language', 'xx'], '--language xx: write auto, or a code like en'],
  ])('says what was probably meant by %j', async (args, sentence) => {
    const { status, errors } = await run(['convert', PAPER, ...args, '-o', folder])
    expect({ status, isTold: errors.includes(sentence) }).toEqual({ status: 64, isTold: true })
  })

  test('says which command takes a folder', async () => {
    expect((await run(['convert', folder, '-o', folder])).errors).toContain('convert all of them with `paperxml batch`')
  })

  test('shows a person pages and stages, and names the warnings', async () => {
    const { errors } = await run(['convert', PAPER, '-o', folder], { isWatched: true })
    for (const shown of ['page 1 of ', ': structure', ': tei', 'no warnings; wrote ']) expect(errors).toContain(shown)
    const empty = place('empty-page.pdf')
    writeFileSync(empty, rawPdf([{ content: '' }]))
    const told = (await run(['convert', empty, '-o', folder], { isWatched: true })).errors
    expect(told).toMatch(/ warnings? \([A-Z_, ]*W_NO_TEXT[A-Z_, ]*\); wrote /)
  })

  test('writes paperXML, TEI and sentences into a folder it makes, and leaves the file alone', async () => {
    const paper = place('paper.pdf')
    copyFileSync(PAPER, paper)
    const { status, out, errors } = await run(['convert', paper, '-o', place('deep/out')])
    expect({ status, out, errors }).toEqual({ status: 0, out: '', errors: '' })
    expect(readdirSync(place('deep/out')).sort()).toEqual(['paper.paper.xml', 'paper.tei.xml', 'paper.tsv'])
    expect(readFileSync(paper).equals(readFileSync(PAPER))).toBe(true)
    expect(readFileSync(place('deep/out/paper.paper.xml'), 'utf8')).toContain('<file>paper.pdf</file>')
  })

  test('reads what other programs read of a PDF, packed or not, and by a reader that is named', async () => {
    const source = fileURLToPath(new URL('../../../fixtures/sources/glossed.pdfminer.xml', import.meta.url))
    writeFileSync(place('glossed.xml.gz'), gzipSync(readFileSync(source)))
    const { status, errors } = await run(['convert', place('glossed.xml.gz'), '-o', folder, '--to', 'text'])
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(readFileSync(place('glossed.txt'), 'utf8')).toContain('I cross the river now.')
    expect(await run(['convert', PAPER, '-o', folder, '--reader', 'tetml'])).toMatchObject({ status: 65 })
    expect((await run(['convert', PAPER, '--reader', 'word'])).errors).toContain('E_OPTION_RANGE: --reader word')
  })

  test('writes the formats asked for, and the report', async () => {
    await run(['convert', PAPER, '-o', folder, '--to', 'text, json', '--report'])
    const names = ['typewriter.json', 'typewriter.report.json', 'typewriter.txt']
    expect(readdirSync(folder).sort()).toEqual(names)
    expect(JSON.parse(readFileSync(place('typewriter.json'), 'utf8'))).toMatchObject({ id: 'typewriter' })
  })

  test('reads standard input and writes one format on standard output', async () => {
    const input = readFileSync(PAPER)
    expect((await run(['convert', '-'], { input })).out).toContain('<file>stdin</file>')
    expect((await run(['convert', '-', '--to', 'tei'], { input })).out).toContain('<TEI ')
    await run(['convert', '-', '-o', folder], { input })
    expect(readdirSync(folder)).toContain('stdin.paper.xml')
  })

  test('reads the pages asked for', async () => {
    const all = await run(['convert', PAPER, '-o', '-', '--to', 'text'])
    const second = await run(['convert', PAPER, '-o', '-', '--to', 'text', '--pages', '2'])
    expect(all.out).toContain('laundry list is the commonest')
    expect(second.out).not.toContain('laundry list is the commonest')
    expect(second.out).toContain('A list is read card by card.')
  })

  test('refuses pages that the file does not have', async () => {
    const { status, errors } = await run(['convert', PAPER, '-o', folder, '--pages', '7-9'])
    expect(status).toBe(64)
    expect(errors).toContain(`${PAPER}: E_OPTION_RANGE: `)
    expect(errors).toContain('2 pages')
  })

  test('goes on after a file that fails, names it, and ends with its status', async () => {
    const text = writePlace('text.pdf', 'no PDF at all')
    const { status, errors } = await run(['convert', place('none.pdf'), text, PAPER, '-o', place('out')])
    expect(status).toBe(66)
    expect(errors.split('\n')).toEqual([
      `paperxml: ${place('none.pdf')}: E_FILE_MISSING: there is no such file`,
      expect.stringMatching(/^paperxml: .*text\.pdf: E_FORMAT_UNKNOWN: /),
      '',
    ])
    expect(readdirSync(place('out')).sort()).toEqual(['typewriter.paper.xml', 'typewriter.tei.xml', 'typewriter.tsv'])
  })

  test.each([
    [['--to', 'docx'], 'E_OPTION_RANGE: --to docx: there is no such format; known are paperxml, tei, tsv, text, json'],
    [['--pages', '9-3'], 'E_OPTION_RANGE: --pages 9-3: "9-3" runs backwards; write pages and ranges like 3-9,12'],
    [['--language', 'english'], 'E_OPTION_RANGE: --language english: write auto, or a code like en, de or sr-Cyrl'],
    [
      ['--flavour', 'mint'],
      'E_OPTION_RANGE: --flavour mint: there is no such flavour; known are default, task2012, grobid',
    ],
    [['-o', '-', '--to', 'tei,tsv'], 'E_OPTION_CONFLICT: standard output takes one format, and --to asks for tei, tsv'],
    [['-o', '-', '--report'], 'E_OPTION_CONFLICT: standard output takes no report beside the document'],
  ])('refuses %j before it reads anything', async (options, sentence) => {
    const { status, errors } = await run(['convert', place('none.pdf'), ...options])
    expect(status).toBe(64)
    expect(errors).toContain(`paperxml: ${sentence}`)
  })

  test('refuses two files of one name before it writes anything', async () => {
    mkdirSync(place('a'))
    copyFileSync(PAPER, place('a/typewriter.pdf'))
    const { status, errors } = await run(['convert', PAPER, place('a/typewriter.pdf'), '-o', place('out')])
    expect(status).toBe(64)
    expect(errors).toContain('E_OPTION_CONFLICT: ')
    expect(existsSync(place('out'))).toBe(false)
  })

  test('refuses to write over its input', async () => {
    const paper = place('paper.json')
    copyFileSync(PAPER, paper)
    const { status, errors } = await run(['convert', paper, '-o', folder, '--to', 'json'])
    expect(status).toBe(64)
    expect(errors).toContain('paper.json would overwrite an input')
    expect(readFileSync(paper).equals(readFileSync(PAPER))).toBe(true)
  })

  test('says which folder cannot be made', async () => {
    const { status, errors } = await run(['convert', PAPER, '-o', join(writePlace('file', ''), 'out')])
    expect(status).toBe(73)
    expect(errors).toContain('E_OUTPUT_FAILED: cannot make the folder ')
  })

  test('shows progress to a person and to nobody else', async () => {
    const watched = await run(['convert', PAPER, '-o', folder], { isWatched: true })
    expect(watched.errors).toContain(`1/1 ${PAPER}`)
    const names = ['paper.xml', 'tei.xml', 'tsv'].map(extension => place(`typewriter.${extension}`)).join(', ')
    expect(watched.errors).toMatch(/: 2 pages in \d+\.\d s, no warnings; wrote /)
    expect(watched.errors).toContain(`; wrote ${names}\n`)
    expect(watched.errors.endsWith('\r\u001b[K')).toBe(true)
  })
})

const PAPER_XML = `<article><header><firstpageheader><page local="1"/><title>On Tests</title></firstpageheader><abstract/></header>
<body><section title="One"><p>The first. The second.</p></section></body></article>`

describe('paperxml tei and paperxml tsv', () => {
  test('tell a person where they wrote, and nobody else', async () => {
    const file = writePlace('foreign.xml', PAPER_XML)
    const watched = await run(['tei', file, '-o', place('out')], { isWatched: true })
    expect(watched.errors).toContain(`wrote ${place('out/foreign.tei.xml')}\n`)
    expect(await run(['tei', file, '-o', place('out')])).toEqual({ status: 0, out: '', errors: '' })
  })

  test('turn paperXML of another program into TEI and sentences', async () => {
    const file = writePlace('foreign.xml', PAPER_XML)
    expect((await run(['tei', file])).out).toContain('<TEI ')
    expect((await run(['tsv', '-'], { input: PAPER_XML })).out).toContain('The second.')
    await run(['tei', file, '-o', place('out')])
    await run(['tsv', file, '-o', place('out'), '--types', 'heading'])
    expect(readdirSync(place('out')).sort()).toEqual(['foreign.tei.xml', 'foreign.tsv'])
    expect(readFileSync(place('out/foreign.tsv'), 'utf8').trimEnd().split('\n')).toHaveLength(2)
  })

  test('refuse types and files they do not know', async () => {
    const file = writePlace('foreign.xml', PAPER_XML)
    expect((await run(['tsv', file, '--types', 'verse'])).errors).toContain('E_OPTION_RANGE: --types verse: ')
    expect(await run(['tei', place('none.xml')])).toMatchObject({ status: 66 })
    expect(await run(['tei', writePlace('broken.xml', '<article>')])).toMatchObject({ status: 65 })
  })
})

describe('paperxml text-to-freki', () => {
  test('writes plain text with the tags of an IGT file', async () => {
    const text = writePlace('talk.old.txt', 'mo tarn-a\nI river-ACC\n\nAfter it.\n')
    const tags = writePlace('talk.igt', '1 2 L G\n')
    const result = await run(['text-to-freki', '--igtfile', tags, text, place('out/talk.freki')])
    expect(result).toEqual({ status: 0, out: '', errors: '' })
    const freki = [
      'doc_id=talk page=1 block_id=b1 1 2\nline=1 tag=L span_id=s0:mo tarn-a\nline=2 tag=G span_id=s0:I river-ACC',
      'doc_id=talk page=1 block_id=b2 3 3\nline=3:After it.',
    ].join('\n\n')
    expect(readFileSync(place('out/talk.freki'), 'utf8')).toBe(freki)
    expect((await run(['text-to-freki', '--igtfile', tags, text, '-'])).out).toBe(freki)
  })

  test('refuses what is no text', async () => {
    const { status, errors } = await run(['text-to-freki', PAPER, '-'])
    expect([status, errors]).toEqual([65, expect.stringContaining('this is not plain text (pdf)')])
  })

  test('says that it guessed the encoding, and refuses a way to guess that is none', async () => {
    const text = place('talk.txt')
    writeFileSync(text, Buffer.from('caf\u00e9 au lait, d\u00e9j\u00e0 vu', 'latin1'))
    const { out, errors } = await run(['text-to-freki', text, '-'])
    expect(out).toContain('café au lait, déjà vu')
    expect(errors).toContain('W_TEXT_ENCODING')
    expect(await run(['text-to-freki', '-d', 'maybe', text, '-'])).toMatchObject({ status: 64 })
  })
})

describe('paperxml validate', () => {
  test('checks each file by the grammar of its root element', async () => {
    const paper = writePlace(
      'paper.xml',
      `<?xml version="1.0"?>\n<!-- c --><!DOCTYPE article SYSTEM "p.dtd">\n${PAPER_XML}`,
    )
    const tei = writePlace('tei.xml', (await run(['tei', paper])).out)
    expect(await run(['validate', paper, tei])).toEqual({
      status: 0,
      out: `${paper}: valid paperXML\n${tei}: valid TEI\n`,
      errors: '',
    })
  })

  test('tells every problem with its line, and counts them', async () => {
    const file = writePlace('bad.xml', PAPER_XML.replace('<p>', '<q/>\n<p>'))
    const { status, errors } = await run(['validate', file])
    expect(status).toBe(65)
    expect(errors).toContain(`${file}:2: `)
    expect(errors).toMatch(/paperxml: .*bad\.xml: E_DTD_INVALID: not valid paperXML: \d+ problems?\n$/)
  })

  test('refuses what is neither', async () => {
    const { errors } = await run(['validate', writePlace('page.xml', '<html/>'), writePlace('none.xml', 'text')])
    expect(errors).toContain(
      'E_FORMAT_UNKNOWN: the root element is <html>; expected <article> of paperXML or JATS, or <TEI>',
    )
    expect(errors).toContain('E_FORMAT_UNKNOWN: no XML element is found; ')
  })
})
