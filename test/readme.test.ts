import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../src/base/errors.ts'
import { DEFAULT_FORMATS, FORMATS, outputNameOf, REPORT_EXTENSION } from '../src/products/recipes/formats.ts'
import { SENTENCE_COLUMNS, SENTENCE_FLAGS } from '../src/write/transforms/sentences.ts'
import { TEI_FLAVOURS } from '../src/write/transforms/tei-flavours.ts'
import { UNIT_TYPES } from '../src/write/transforms/typed-text.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const README = read('README.md')

/** The rows of the table whose first heading cell is `heading`, as cells. */
function tableOf(heading: string, page = README): readonly (readonly string[])[] {
  const [, below = ''] = page.split(`\n| ${heading} |`)
  const [table = ''] = below.split('\n\n')
  const rows = table.split('\n').slice(2)
  return rows.map(row => row.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '')))
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '')
}

describe('the README and the pages it leads to', () => {
  test('has a row for each format, here or in docs/formats.md, and for the report', () => {
    const tables = [...tableOf('`--to`'), ...tableOf('`--to`', read('docs/formats.md'))]
    const rows = tables.map(([format = '', file = '']) => [format, file]).sort()
    const formats = FORMATS.map(format => [`\`${format}\``, `\`${outputNameOf('NAME', format)}\``])
    expect(rows).toEqual([...formats, ['(`--report`)', `\`NAME${REPORT_EXTENSION}\``]].sort())
    const [line = ''] = README.split('\n').filter(each => each.includes('are the default'))
    expect(wordsIn(line).slice(0, DEFAULT_FORMATS.length)).toEqual(DEFAULT_FORMATS)
  })

  test('names each flavour of the TEI', () => {
    const row = read('docs/convert.md')
      .split('\n')
      .find(line => line.startsWith('| `--flavour'))
    for (const flavour of TEI_FLAVOURS) expect(row).toMatch(new RegExp(`\\b${flavour}\\b`))
  })

  test('has a row for each column of the TSV, all flags and all types', () => {
    const page = read('docs/sentences.md')
    const rows = tableOf('column', page)
    expect(rows.flatMap(([columns = '']) => wordsIn(columns))).toEqual(SENTENCE_COLUMNS)
    const flags = rows.find(([column]) => column === '`flags`')?.[1] ?? ''
    expect(wordsIn(flags)).toEqual(SENTENCE_FLAGS)
    const [, types = ''] = /\nTypes: ([^.]*)\./.exec(page) ?? []
    expect(wordsIn(types)).toEqual(UNIT_TYPES)
  })

  test('has each error code in the row of its exit status', () => {
    const rows = tableOf('status', read('docs/errors.md')).filter(([status = '']) => /^\d+$/.test(status))
    const listed = rows.flatMap(([status, text = '']) => wordsIn(text).map(code => `${status} ${code}`))
    const codes = Object.entries(ERROR_CODES).map(([code, { exit }]) => `${exit} ${code}`)
    expect(listed.sort()).toEqual(codes.sort())
  })
})
