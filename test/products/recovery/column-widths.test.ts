import { describe, expect, test } from 'vitest'
import { ColumnWidthCounter } from '../../../src/products/recovery/column-widths.ts'
import { lengthOf } from '../../../src/products/recovery/line-lengths.ts'
import { setWidthOf } from '../../../src/products/recovery/set-width.ts'

/** Counts these lines, each with a next line that goes on. */
function widthsOf(lines: readonly string[]) {
  const counter = new ColumnWidthCounter()
  for (const line of lines) counter.add(line, 'and so on')
  return counter.columnWidths(0.1)
}

function linesOf(length: number, count: number): readonly string[] {
  return Array.from({ length: count }, () => 'n'.repeat(length))
}

describe('the widths of columns', () => {
  test('are those that many lines have which go on, most frequent first', () => {
    const { columns } = widthsOf([...linesOf(40, 30), ...linesOf(63, 60), ...linesOf(90, 2)])
    expect(columns.map(({ width }) => width)).toEqual([63, 40])
  })

  test('are no multiples of a more frequent one', () => {
    expect(widthsOf([...linesOf(40, 60), ...linesOf(80, 20)]).columns.map(({ width }) => width)).toEqual([40])
  })

  test('are measured in the unit in which lines differ less', () => {
    const set = (n: number, i: number): string => 'n'.repeat(n) + 'i'.repeat(i)
    const proportional = [set(40, 0), set(37, 5), set(34, 10)].flatMap(line => Array.from({ length: 9 }, () => line))
    expect(widthsOf(proportional).measure).toBe(setWidthOf)
    expect(widthsOf([...linesOf(40, 9), ...Array.from({ length: 9 }, () => set(34, 6))]).measure).toBe(lengthOf)
  })

  test('say nothing where no line goes on', () => {
    const counter = new ColumnWidthCounter()
    counter.add('boats 7 8 6', 'lamps')
    counter.add('They came home.', 'then')
    expect([counter.joints, counter.columnWidths(0.1).columns]).toEqual([0, []])
  })
})
