import { expect, test } from 'vitest'
import { writeTableCsv } from '../../../src/writers/figures/table-csv.ts'
import type { Cell } from '../../../src/paper/paper.ts'

function cell(text: string, rowSpan = 1, columnSpan = 1): Cell {
  return { content: [{ type: 'text', text, style: {} }], lines: [], rowSpan, columnSpan, isHeader: false }
}

test('writes cells with commas, quotation marks and line breaks as RFC 4180 has them', () => {
  expect(writeTableCsv({ rows: [[cell('a,b'), cell('say "c"'), cell('d')]] })).toBe('"a,b","say ""c""",d\r\n')
})

test('gives a cell over rows and columns all of its places', () => {
  const rows = [[cell('wide', 1, 2), cell('high', 2)], [cell('a'), cell('b')], [cell('c')]]
  expect(writeTableCsv({ rows })).toBe('wide,,high\r\na,b,\r\nc,,\r\n')
})

test('is empty for a table without cells', () => {
  expect(writeTableCsv({ rows: [] })).toBe('')
})

test('formulas begin with an apostrophe where that is asked for, and numbers do not', () => {
  const rows = [['=1+1', '@SUM(A1)', '-5.2', '+3 %', '-a', '−4', 'plain'].map(text => cell(text))]
  expect(writeTableCsv({ rows }, { isSafe: true })).toBe("'=1+1,'@SUM(A1),-5.2,+3 %,'-a,−4,plain\r\n")
  expect(writeTableCsv({ rows })).toBe('=1+1,@SUM(A1),-5.2,+3 %,-a,−4,plain\r\n')
})
