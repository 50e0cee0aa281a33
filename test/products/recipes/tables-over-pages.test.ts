import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../src/understand/build/body/sections.ts'
import { textWithoutMarks } from '../../../src/understand/build/paragraphs/inlines.ts'
import type { Paper, Table } from '../../../src/model/paper/paper.ts'
import { understandPaper } from '../../../src/products/recipes/understand.ts'
import { readPdf } from '../../../src/read/sources/read-pdf.ts'
import { CONTINUED, CUT_BY_PAGES, IN_COLUMNS, LARGE, NEIGHBOURS, TURNED_HEADS } from '../../support/long-table-cases.ts'
import { typeset } from '../../support/typeset.ts'

async function readPaper(source: string): Promise<Paper> {
  const { paper } = await understandPaper(await readPdf(typeset(source), {}, () => {}), {
    id: 'lorne',
    source: 'lorne.pdf',
  })
  return paper
}

function tablesOf({ sections }: Paper): Table[] {
  return blocksOf(sections).filter(block => block.type === 'table')
}

/** The rows of a table, each with the texts of its cells but for empty ones. */
function rowsOf({ rows }: Table): string[][] {
  return rows.map(row => row.map(({ content }) => textWithoutMarks(content).trim()).filter(text => text !== ''))
}

describe.each([
  ['a table that pages cut', CUT_BY_PAGES],
  ['a table that is continued', CONTINUED],
  ['a large table', LARGE],
  ['a table in columns of text', IN_COLUMNS],
  ['a table with turned names of columns', TURNED_HEADS],
  ['tables next to each other', NEIGHBOURS],
])('%s', (_, cases) => {
  test.each(Object.entries(cases))('%s', async (_name, { source, tables }) => {
    expect(tablesOf(await readPaper(source)).map(rowsOf)).toEqual(tables)
  })
})

/** The pages that begin in the cells of a table, as `ROW.CELL PAGE`. */
function pagesIn({ rows }: Table): string[] {
  return rows.flatMap((row, y) =>
    row.flatMap(({ content }, x) =>
      content.flatMap(inline => (inline.type === 'page-break' ? [`${y}.${x} ${inline.page.local}`] : [])),
    ),
  )
}

describe('a page that begins in a table', () => {
  const pagesOf = async (source: string | undefined) => tablesOf(await readPaper(source ?? '')).map(pagesIn)

  test('is broken to in the first cell on it', async () => {
    const [pages] = await pagesOf(LARGE['three pages, the head again']?.source)
    expect(pages?.map(page => page.replace(/^\d+/, ''))).toEqual(['.0 2', '.0 3'])
  })

  test('is broken to once in a row that it cuts', async () => {
    expect(await pagesOf(LARGE['a row that the page cuts, in boxes']?.source)).toEqual([['2.2 2']])
  })
})
