import { describe, expect, test } from 'vitest'
import { findRowRoles, scopeOf } from '../../../../src/understand/build/floats/table-roles.ts'
import type { GridCell } from '../../../../src/model/page/table-grid.ts'
import type { TextLine } from '../../../../src/model/page/text-line.ts'

interface CellOptions {
  readonly isBold?: boolean
  readonly left?: number
  readonly span?: number
  readonly rows?: number
  readonly isHeader?: boolean
}

function lineOf(text: string, { isBold = false, left = 0 }: CellOptions): TextLine {
  const box = { left, top: 0, right: left + 50, bottom: 10 }
  return {
    page: 1,
    box,
    baseline: 8,
    direction: 0,
    words: [],
    text,
    size: 10,
    font: { name: 'F', isBold, isItalic: false, isMonospace: false },
  }
}

/** A cell; `column` is set by {@link rowsOf}. */
function cell(text: string, options: CellOptions = {}): GridCell {
  const { span = 1, rows = 1, isHeader = false } = options
  return { lines: text === '' ? [] : [lineOf(text, options)], column: 0, columnSpan: span, rowSpan: rows, isHeader }
}

function rowsOf(...rows: readonly (readonly (string | GridCell)[])[]): GridCell[][] {
  return rows.map(row => {
    let column = 0
    return row.map(one => {
      const placed = { ...(typeof one === 'string' ? cell(one) : one), column }
      column += placed.columnSpan
      return placed
    })
  })
}

const rolesOf = (rows: GridCell[][]) => findRowRoles(rows).map(({ role }) => role)
const scopesOf = (rows: GridCell[][]) => findRowRoles(rows).map(row => row.cells.map(one => scopeOf(one, row)))

const ruled = (text: string, options: CellOptions = {}) => cell(text, { ...options, isHeader: true })
const bold = (text: string, options: CellOptions = {}) => cell(text, { ...options, isBold: true })

describe('the head of a table', () => {
  test('is above its rule, with the units below it', () => {
    const rows = rowsOf(
      [ruled('Plant'), ruled('Height'), ruled('Area')],
      ['', '(cm)', '(ha)'],
      ['Reed', '20', '3'],
      ['Iris', '7', '4'],
    )
    expect(rolesOf(rows)).toEqual(['head', 'units', 'data', 'data'])
  })

  test('is words above columns of numbers where no rule shows it', () => {
    expect(rolesOf(rowsOf(['Plant', 'Height', 'Area'], ['Reed', '20', '3'], ['Iris', '7', '–']))).toEqual([
      'head',
      'data',
      'data',
    ])
    expect(rolesOf(rowsOf(['Plant', 'Place', 'Colour'], ['Reed', 'bank', 'green'], ['Iris', 'isle', 'blue']))).toEqual([
      'data',
      'data',
      'data',
    ])
  })

  test('is bold above rows that are not', () => {
    expect(rolesOf(rowsOf([bold('Plant'), bold('Place')], ['Reed', 'bank'], ['Iris', 'isle']))).toEqual([
      'head',
      'data',
      'data',
    ])
    expect(
      rolesOf(rowsOf([bold('Reed'), bold('bank')], [bold('Iris'), bold('isle')], [bold('Moss'), bold('weir')])),
    ).toEqual(['data', 'data', 'data'])
  })

  test('has the rows that its cells cover', () => {
    const rows = rowsOf(
      [ruled('Plant', { rows: 2 }), ruled('Survey', { span: 2 })],
      ['First', 'Second'],
      ['Reed', '1', '2'],
      ['Iris', '3', '4'],
    )
    const [first, second] = rows
    expect(
      rolesOf([first ?? [], (second ?? []).map(one => ({ ...one, column: one.column + 1 })), ...rows.slice(2)]),
    ).toEqual(['head', 'head', 'data', 'data'])
  })

  test('is at most half of the rows', () => {
    expect(rolesOf(rowsOf(['Plant', 'Height'], ['Reed', '20']))).toEqual(['head', 'data'])
    expect(rolesOf(rowsOf(['Plant', 'Height']))).toEqual(['data'])
  })
})

describe('rows below the head', () => {
  const HEAD = [ruled('Plant'), ruled('Height'), ruled('Area')]

  test('are named by words beside numbers', () => {
    expect(scopesOf(rowsOf(HEAD, ['Reed', '20', '3'], ['Iris', '7', '4']))).toEqual([
      ['col', 'col', 'col'],
      ['row', undefined, undefined],
      ['row', undefined, undefined],
    ])
    expect(scopesOf(rowsOf(HEAD, ['1', '20', '3'], ['2', '7', '4']))[1]).toEqual([undefined, undefined, undefined])
    expect(scopesOf(rowsOf(HEAD, ['Reed', 'tall', 'wide'], ['Iris', 'low', '–']))[1]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('have labels over the whole width, in bold type, or left of the rows that they name', () => {
    const numbers = ['20', '3']
    const group = (label: string | GridCell, name: string | GridCell = 'Reed') =>
      rolesOf(
        rowsOf(
          HEAD,
          typeof label === 'string' || label.columnSpan === 1 ? [label, '', ''] : [label],
          [name, ...numbers],
          ['Iris', ...numbers],
        ),
      )[1]
    expect(group(cell('On the banks', { span: 3 }))).toBe('group')
    expect(group(bold('On the banks'))).toBe('group')
    expect(group('On the banks:')).toBe('group')
    expect(group('On the banks', cell('Reed', { left: 12 }))).toBe('group')
    expect(group('Moss')).toBe('data')
  })

  test('may be sums', () => {
    const roles = (label: string) => rolesOf(rowsOf(HEAD, ['Reed', '20', '3'], [label, '27', '7'])).at(-1)
    expect(['Total', 'Sub-total', 'Total (n = 27)', 'Gesamt', 'Итого', '合计', 'Σ'].map(roles)).toEqual(
      Array(7).fill('total'),
    )
    expect(['Totality', 'Summer', 'Total cholesterol'].map(roles)).toEqual(['data', 'data', 'data'])
  })

  test('are named in groups by cells over several rows', () => {
    const rows = rowsOf(HEAD, [cell('Reed', { rows: 2 }), '20', '3'], ['', '7', '4'])
    const last = (rows[2] ?? []).filter(({ column }) => column > 0)
    expect(scopesOf([...rows.slice(0, 2), last])[1]?.[0]).toBe('rowgroup')
  })

  test('are named in groups by cells with nothing below them', () => {
    expect(
      scopesOf(rowsOf(HEAD, ['Reed', '20', '3'], ['', '7', '4'], ['Iris', '7', '4']))
        .slice(1)
        .map(([first]) => first),
    ).toEqual(['rowgroup', undefined, 'row'])
  })
})

test('a row of words below titles over several columns belongs to the head', () => {
  const rows = rowsOf(
    [ruled(''), ruled('Survey', { span: 2 })],
    ['Plant', 'First', 'Second'],
    ['Reed', '1', '2'],
    ['Iris', '3', '4'],
  )
  expect(rolesOf(rows)).toEqual(['head', 'head', 'data', 'data'])
})
