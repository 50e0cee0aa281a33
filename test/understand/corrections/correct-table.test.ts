import { describe, expect, test } from 'vitest'
import { correctTable, headOf, sizeOf } from '../../../src/understand/corrections/correct-table.ts'
import { separatorsOf } from '../../../src/understand/corrections/separate-cells.ts'
import type { TableCorrection } from '../../../src/model/corrections/corrections.ts'
import type { GridCell, TableGrid } from '../../../src/model/page/table-grid.ts'
import { drawnTable as drawn, lineOf } from '../../support/drawn-table.ts'

/** A grid drawn in letters: the same letter beside or below is the same cell, `.` an empty one. */
function gridOf(...art: readonly string[]): TableGrid {
  const rows = art.map((row, r) =>
    [...row].flatMap((letter, column): GridCell[] => {
      const isCovered = letter !== '.' && (row[column - 1] === letter || art[r - 1]?.[column] === letter)
      if (isCovered) return []
      const rest = row.slice(column)
      const columnSpan = letter === '.' ? 1 : [...rest].filter(other => other === letter).length
      const rowSpan = letter === '.' ? 1 : art.filter(other => other[column] === letter).length
      const lines = letter === '.' ? [] : [lineOf(letter)]
      return [{ lines, column, columnSpan, rowSpan, isHeader: r === 0 }]
    }),
  )
  return { rows, frame: 'void', rules: 'none', evidence: [] }
}

/** Each row: text of the cells with their spans, `ab 1x2`. */
function shown(grid: TableGrid | string): readonly string[] | string {
  if (typeof grid === 'string') return grid
  return grid.rows.map(cells =>
    cells
      .map(({ lines, rowSpan, columnSpan, isHeader }) => {
        const text = lines.map(line => line.text).join('') || '.'
        const span = rowSpan * columnSpan === 1 ? '' : `${rowSpan}x${columnSpan}`
        return text + span + (isHeader ? '!' : '')
      })
      .join(' '),
  )
}

function correct(art: readonly string[], said: Partial<TableCorrection>) {
  const grid = gridOf(...art)
  return shown(correctTable(grid, { size: sizeOf(grid), ...said }))
}

describe('the cells of a table that a person corrects', () => {
  test('are joined, with the text of all, and the others stay', () => {
    const area = { row: 1, column: 2, rows: 1, columns: 2 }
    expect(correct(['abc', 'def'], { cells: [area] })).toEqual(['a! bc1x2!', 'd e f'])
    expect(correct(['abc', 'def'], { cells: [{ ...area, row: 1, column: 1, rows: 2 }] })).toEqual(['abde2x2! c!', 'f'])
  })

  test('are split: the text stays in the first of them', () => {
    const cells = [{ row: 1, column: 2, rows: 1, columns: 1 }]
    expect(correct(['abb', 'def'], { cells })).toEqual(['a! b! .!', 'd e f'])
    expect(correct(['ab', 'cb'], { cells })).toEqual(['a! b!', 'c .'])
  })

  test('that an area cuts leave the rest as empty cells', () => {
    const cells = [{ row: 1, column: 2, rows: 2, columns: 1 }]
    expect(correct(['aab', 'cde'], { cells })).toEqual(['a! d2x1! b!', 'c e'])
  })

  test('are the head as far as is said', () => {
    expect(correct(['ab', 'cd', 'ef'], { head: 2 })).toEqual(['a! b!', 'c! d!', 'e f'])
    expect(correct(['ab', 'cd'], { head: 0 })).toEqual(['a b', 'c d'])
    expect(headOf(gridOf('ab', 'cd'))).toBe(1)
  })

  test('leave no row without a cell', () => {
    expect(correct(['ab', 'cd', 'ef'], { cells: [{ row: 1, column: 1, rows: 2, columns: 2 }] })).toEqual([
      'abcd1x2!',
      'e f',
    ])
  })

  test('are not those of another table, nor outside of it, nor twice', () => {
    const area = { row: 1, column: 1, rows: 2, columns: 1 }
    expect(correct(['ab', 'cd'], { size: { rows: 3, columns: 2 } })).toBe(
      'the table has 2 rows and 2 columns, not 3 and 2',
    )
    expect(correct(['ab', 'cd'], { cells: [{ ...area, row: 2 }] })).toBe('the cell at row 2, column 1 cannot be there')
    expect(correct(['ab', 'cd'], { cells: [area, { ...area, columns: 2 }] })).toMatch(/cannot be there/)
  })
})

describe('a table whose separators a person gives', () => {
  const separated = (grid: TableGrid, separators: TableCorrection['separators'], more: Partial<TableCorrection> = {}) =>
    shown(correctTable(grid, { size: sizeOf(grid), separators: separators ?? {}, ...more }))

  test('is separated in the middle between the text on both sides', () => {
    expect(separatorsOf(drawn('ab   cd', 'ef   gh'))).toEqual({ columns: [35], rows: [15] })
    const three = drawn('a   b   c')
    const reversed = three.rows.map(row => row.map(cell => ({ ...cell, column: 2 - cell.column })).toReversed())
    expect(separatorsOf({ ...three, rows: reversed })?.columns).toEqual([65, 25])
    const [[one, two] = []] = gridOf('ab').rows
    const above = { ...one, column: 1 } as GridCell
    expect(separatorsOf({ ...three, rows: [[above, { ...two, column: 2 } as GridCell]] })).toBeUndefined()
  })

  test('has one more column where words of one cell are separated, and one less without a separator', () => {
    const grid = drawn('a b   c', 'd e   f')
    expect(separated(grid, { columns: [15, 45] })).toEqual(['a! b! c!', 'd e f'])
    expect(separated(grid, { columns: [] })).toEqual(['a bc!', 'd ef'])
    expect(separated(grid, { columns: [15] })).toEqual(['a! bc!', 'd ef'])
  })

  test('has other rows where lines are separated elsewhere', () => {
    const grid = drawn('a   b', 'c   d', 'e   f')
    expect(separated(grid, { rows: [35] })).toEqual(['ac! bd!', 'e f'])
    expect(separated(grid, { rows: [15] }, { head: 0 })).toEqual(['a b', 'ce df'])
  })

  test('keeps what covers several columns, over the new ones too', () => {
    const grid = drawn('title   x', 'a   b   c')
    const [[title, x] = [], ...others] = grid.rows
    const spanning = { ...title, columnSpan: 2 } as GridCell
    const spanned = { ...grid, rows: [[spanning, { ...x, column: 2 } as GridCell], ...others] }
    expect(separated(spanned, { columns: [25, 65] })).toEqual(['title1x2! x!', 'a b c'])
    expect(separated(spanned, { columns: [25, 30, 65] })).toEqual(['title1x3! x!', 'a . b c'])
    const cells = [{ row: 1, column: 1, rows: 1, columns: 1 }]
    expect(separated(spanned, { columns: [25, 65] }, { cells })).toEqual(['title! .! x!', 'a b c'])
  })
})
