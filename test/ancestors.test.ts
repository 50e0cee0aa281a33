import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../src/run/cli/program.ts'
import { type TypedWord, writePdfMiner, writeTetml } from './support/converter-xml.ts'
import { writeJoinerProgram } from './support/joiner-program.ts'
import { recordTerminal } from './support/terminal.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGE = readFileSync(join(ROOT, 'docs/ancestors.md'), 'utf8')

/** A row of a table: the option there, what is typed here, and what is said of it. */
interface Row {
  readonly there: string
  readonly here: string
  readonly said: string
}

/** The rows of the table below a heading. */
function rowsOf(heading: string): Row[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`)
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.+?) \| `([^`]+)` \| (.+) \|$/gm)]
  return rows.map(([, there = '', here = '', said = '']) => ({ there, here, said }))
}

/** The commands of a table with what is to come of each: options without a command are typed together behind `start`. */
function commandsOf(rows: readonly Row[], start: string): (readonly [command: string, isRefused: boolean])[] {
  const isWhole = ({ here }: Row) => here.startsWith('paperxml ')
  const together = rows.filter(row => !isWhole(row)).map(({ here }) => here)
  const whole = rows.filter(isWhole).map(({ here, said }) => [here, said.startsWith('refused')] as const)
  return [...(together.length === 0 ? [] : [[`paperxml ${start} ${together.join(' ')}`, false] as const]), ...whole]
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const fixture = (name: string) => join(ROOT, 'fixtures', name)
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  const title = 'THE MECHANICAL READING OF LAUNDRY LISTS'
  cpSync(fixture('paper/typewriter.pdf'), join(folder, 'paper.pdf'))
  cpSync(fixture('sources/glossed.pdftohtml.layout.html'), join(folder, 'layout.html'))
  cpSync(fixture('sources/glossed.pdftohtml.float.html'), join(folder, 'float.html'))
  write('meta.xml', `<file><entry id="f"><article><title>${title}</title><year>1970</year></article></entry></file>`)
  write('index.html', `<table><tr><th>Title<th>Pages<tr><td>${title}<td>3-4</table>`)
  write('PDFExtract.json', '{"language": [{"name": "common", "config": {"join_words": [[".*,$", "", " "]]}}]}')
  write('list.tab', `${join(folder, 'paper.pdf')}\t${join(folder, 'out/batch.html')}\n`)
  writeJoinerProgram(folder, 'return true')
  mkdirSync(join(folder, 'kenlm'))
  const line = 'the ferryman kept a ledger of the river and'
  const text = `${Array.from({ length: 8 }, () => line).join('\n')}\nof its boats.\n`
  write('text.txt', text)
  mkdirSync(join(folder, 'texts'))
  write('texts/one.txt', text)
  write('words.txt', 'ferry-man\n')
  const words: TypedWord[] = line.split(' ').map((word, i) => [word, 40 + 60 * i, 700])
  write('paper.tetml', writeTetml(words))
  write('paper.pdfminer.xml', writePdfMiner(words))
  const header = '<header><title/><author surname="Quillfeather" middlename="B." givenname="H."/></header>'
  write('new.paper.xml', `<article>${header}</article>`)
  const taken = { header: 'organisation', text: 'Lab. of Data', name: 'Laboratory of Data' }
  write('taken.proposals.json', JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections: [taken] }))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Names of files and folders of the page, in the folder of the test. */
const placed = (word: string) =>
  /^(?:out\/|texts$|kenlm$|sentence-join$|[a-z]\w*\.)/iu.test(word) ? join(folder, word) : word

async function run(command: string) {
  const terminal = recordTerminal()
  const status = await runProgram(command.split(' ').slice(1).map(placed), terminal)
  return { status, errors: terminal.errors }
}

describe.each([
  ['paperXML (2012)', 'convert', 10],
  ['PDFExtract', 'align', 13],
  ['Sentence Recovery', 'recover', 12],
  ['Freki', 'freki', 8],
])('%s', (heading, start, count) => {
  const rows = rowsOf(heading)

  test('has its options in a table, each under the name that it had', () => {
    expect(rows).toHaveLength(count)
    const options = rows.filter(({ there }) => there.startsWith('`-'))
    // What has another name says what it does in the words of this program.
    const renamed = options.filter(({ there, here }) => !here.includes(there.replaceAll('`', '')))
    expect(renamed.map(({ there }) => there)).toEqual(heading === 'Freki' ? ['`--debug`'] : [])
  })

  test('is taken as the table says', async () => {
    for (const [command, isRefused] of commandsOf(rows, start)) {
      const { status, errors } = await run(command)
      expect({ command, status, errors: isRefused ? '' : errors }).toEqual({
        command,
        status: isRefused ? 64 : 0,
        errors: '',
      })
      const written = command.split(' ').filter(word => word.startsWith('out/'))
      if (!isRefused) expect(written.filter(name => !isThere(name))).toEqual([])
    }
  })
})

/** Whether an output is there; what is packed has its ending. */
function isThere(name: string): boolean {
  return ['', '.gz'].some(end => existsSync(join(folder, name + end)))
}
