import { describe, expect, test } from 'vitest'
import { joinParts } from '../../../../src/understand/build/floats/cut-rows.ts'
import type { GridCell, TableGrid } from '../../../../src/model/page/table-grid.ts'
import type { TextLine } from '../../../../src/model/page/text-line.ts'

/** Type of five points a letter, words parted by blanks of 2.5. */
function lineOf(text: string, page: number, left: number): TextLine {
  let right = left
  const words = text.split(' ').map(word => {
    const box = { left: right, top: 0, right: right + 5 * word.length, bottom: 10 }
    right = box.right + 2.5
    return { text: word, box, runs: [] }
  })
  const box = { left, top: 0, right: right - 2.5, bottom: 10 }
  return {
    page,
    box,
    baseline: 8,
    direction: 0,
    words,
    text,
    size: 10,
    font: { name: 'F', isBold: false, isItalic: false, isMonospace: false },
  }
}

/** A part of a table on a page: each cell has its lines between slashes; columns are a hundred points wide. */
function part(page: number, ...rows: readonly (readonly string[])[]): TableGrid {
  const toCell = (text: string, column: number): GridCell => ({
    lines: text === '' ? [] : text.split('/').map(line => lineOf(line, page, 100 * column)),
    column,
    columnSpan: 1,
    rowSpan: 1,
    isHeader: false,
  })
  return { rows: rows.map(row => row.map(toCell)), frame: 'void', rules: 'none', evidence: [] }
}

const joined = (...parts: readonly TableGrid[]) =>
  joinParts(parts).map(row => row.map(({ lines }) => lines.map(({ text }) => text).join(' ')))

const FIRST = part(
  1,
  ['Reed', 'found on the banks all/over the meadow'],
  ['Iris', 'found on the isle,/where the weir was'],
)

describe('the first row on a page', () => {
  test('is the end of the last one before where its cells go on with their text', () => {
    expect(joined(FIRST, part(2, ['', 'rebuilt in spring'], ['Moss', 'not found']))).toEqual([
      ['Reed', 'found on the banks all over the meadow'],
      ['Iris', 'found on the isle, where the weir was rebuilt in spring'],
      ['Moss', 'not found'],
    ])
  })

  test.each([
    ['has a label', ['Moss', 'rebuilt in spring']],
    ['has numbers', ['', '12 plots']],
    ['would have had room', ['', 'a']],
  ])('is another row where it %s', (_, row) => {
    expect(joined(FIRST, part(2, row, ['Fern', 'found'])).length).toBe(4)
  })

  test('is another row where the cells of its column have one line', () => {
    expect(joined(part(1, ['Reed', 'banks'], ['', 'shallows']), part(2, ['', 'meadow'])).length).toBe(3)
  })

  test('goes on with a new sentence only where each row has a label', () => {
    const labelled = part(
      1,
      ['Reed', 'found on the banks/and in the meadow'],
      ['Iris', 'found where the/weir was rebuilt.'],
    )
    expect(joined(labelled, part(2, ['', 'Not found later.'], ['Moss', 'found'])).length).toBe(3)
    const grouped = part(
      1,
      ['Reed', 'found on the banks/and in the meadow'],
      ['', 'found on the isle'],
      ['', 'found where the/weir was rebuilt.'],
    )
    expect(joined(grouped, part(2, ['', 'Not found later.'], ['Moss', 'found'])).length).toBe(5)
  })

  test('goes on with a new sentence where one row in ten has no label', () => {
    const rowsWith = (unlabelled: number) => {
      const names = Array.from({ length: 18 }, (_, i) => (i < unlabelled ? '' : `Reed${i}`))
      const rows = [...names.map(name => [name, 'found on the banks']), ['Iris', 'found where the/weir was rebuilt.']]
      return joined(part(1, ...rows), part(2, ['', 'Not found later.'])).length
    }
    expect(rowsWith(2)).toBe(19)
    expect(rowsWith(3)).toBe(20)
  })
})
