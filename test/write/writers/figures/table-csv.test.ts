import { expect, test } from 'vitest'
import { writeTableCsv } from '../../../../src/write/writers/figures/table-csv.ts'
import type { Cell } from '../../../../src/model/paper/paper.ts'

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

test.each(['-', '--', '+.45', '-1.2e-5', '-1,234.5', '-5.2 (0.3)', '-5.2 ± 0.3', '-0.45***', '-12%'])(
  '%s is a value, and no formula',
  text => {
    expect(writeTableCsv({ rows: [[cell(text)]] }, { isSafe: true }).replace(/"/g, '')).toBe(`${text}\r\n`)
  },
)

test.each(['+A1', '-2+3', '-2*3', '－１', '＝A1', '-(A1)'])('%s is a formula', text => {
  expect(writeTableCsv({ rows: [[cell(text)]] }, { isSafe: true })).toBe(`'${text}\r\n`)
})

test('no cell begins behind a semicolon or a tab in a safe file', () => {
  expect(writeTableCsv({ rows: [[cell('a;=1+1')]] }, { isSafe: true })).toBe('"a;=1+1"\r\n')
  expect(writeTableCsv({ rows: [[cell('a;=1+1')]] })).toBe('a;=1+1\r\n')
})
