import { expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { buildPaper } from '../../../../src/understand/build/build-paper.ts'
import type { Table } from '../../../../src/model/paper/paper.ts'
import { classifyBlocks } from '../../../../src/understand/decide/classify.ts'
import { findBodyStyle } from '../../../../src/understand/evidence/body-style.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { prose } from '../../../support/prose.ts'

const OPTIONS = { id: 'rivers', source: 'rivers.pdf', language: 'en' }

/** A page with a table under its caption, three rows below the head. */
function pageOf(number: number, caption: string, rows: readonly [string, string, string]): Page {
  const table = ['Word          First     Second', ...rows].map(line => `${line}  {9}`)
  const rules = [2, 3, 6].map(row => ruleAbove(row, 0, 40))
  return drawPage([`${caption} {9}`, '', ...table, '', ...prose(12, 70, 'The')], { number, rules })
}

async function paperOf(pages: readonly Page[]) {
  const evidence = evidenceOf(pages)
  const roles = classifyBlocks(evidence)
  const decisions = evidence.blocks.flatMap(block => {
    const decision = roles.get(block)
    return decision === undefined ? [] : [{ block, decision }]
  })
  const document = { pages, outline: [], metadata: {}, pageCount: pages.length }
  const body = findBodyStyle(pages)
  const layouts = layOutPages(pages, body.size)
  const { paper, account } = await buildPaper({ document, pages, layouts, body, decisions, furniture: [] }, OPTIONS)
  const tables = paper.sections.flatMap(({ blocks }) =>
    blocks.filter((block): block is Table => block.type === 'table'),
  )
  const textOf = (table: Table) =>
    table.rows.map(row =>
      row.map(({ content }) => content.flatMap(inline => ('text' in inline ? [inline.text] : [])).join('')),
    )
  return { tables: tables.map(textOf), furniture: paper.furniture.map(({ role, text }) => [role, text]), account }
}

const FIRST = ['river         12        7', 'water         14        2', 'town          3         5'] as const
const REST = ['stone         8         1', 'field         9         6', 'bridge        4         4'] as const

test('head and caption of a table that are printed again on the next page are furniture, and no rows', async () => {
  const pages = [pageOf(1, 'Table 1: Words of the text.', [...FIRST]), pageOf(2, 'Table 1: continued.', [...REST])]
  const { tables, furniture, account } = await paperOf(pages)
  expect(tables).toEqual([
    [
      ['Word', 'First', 'Second'],
      ['river', '12', '7'],
      ['water', '14', '2'],
      ['town', '3', '5'],
      ['stone', '8', '1'],
      ['field', '9', '6'],
      ['bridge', '4', '4'],
    ],
  ])
  const again = ['Word', 'First', 'Second', 'Table 1: continued.']
  expect(furniture).toEqual(again.map(text => ['running-header', text]))
  expect(account.unaccounted).toBe(0)
})

test('the head of another table is its own', async () => {
  const pages = [pageOf(1, 'Table 1: Words of the text.', [...FIRST]), pageOf(2, 'Table 2: More words.', [...REST])]
  const { tables, furniture } = await paperOf(pages)
  expect(tables.map(rows => rows.length)).toEqual([4, 4])
  expect(furniture).toEqual([])
})
