import { describe, expect, test } from 'vitest'
import { correctTable, headOf, sizeOf } from '../../../src/understand/corrections/correct-table.ts'
import type { TableCorrection } from '../../../src/model/corrections/corrections.ts'
import { lineOfRuns } from '../../../src/understand/layout/lines/lines.ts'
import type { GridCell, TableGrid } from '../../../src/model/page/table-grid.ts'
import { drawPage } from '../../support/draw-page.ts'

function lineOf(text: string) {
  return lineOfRuns(drawPage([text]).runs, { page: 1, direction: 0, baseline: 60 })
}

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
