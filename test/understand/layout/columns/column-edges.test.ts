import { describe, expect, test } from 'vitest'
import {
  edgesOfLines,
  measureColumnEdges,
  measureParagraphs,
  modeOf,
} from '../../../../src/understand/layout/columns/column-edges.ts'
import type { Block } from '../../../../src/model/page/block.ts'
import { drawBlock, drawLines } from '../../../support/draw-block.ts'
import { CHARACTER_WIDTH, MARGIN } from '../../../support/draw-page.ts'
import { paragraph, prose } from '../../../support/prose.ts'

const xOf = (column: number) => MARGIN + column * CHARACTER_WIDTH

describe('the mode', () => {
  test('is the mean of the values in the fullest bin of one point', () => {
    expect(modeOf([10, 10.2, 10.4, 50, 51])).toBeCloseTo(10.2)
  })

  test('is the smaller of two that are as frequent, and 0 of none', () => {
    expect(modeOf([30, 20, 30, 20])).toBe(20)
    expect(modeOf([])).toBe(0)
  })
})

describe('the edges of lines', () => {
  test('are where most begin, and where full ones end', () => {
    const edges = edgesOfLines(drawLines(['  Indented first line of it', ...prose(12, 40), 'short.']))
    expect(edges).toMatchObject({ left: xOf(0), right: xOf(40) })
  })

  test('are those of justified text also where many lines end a paragraph above an indent', () => {
    const short = ['short.', '  Indented and short.', '  Indented again.', '  And short.', '  And again.', '  The last']
    expect(edgesOfLines(drawLines([...prose(6, 40), ...short])).isJustified).toBe(true)
    expect(edgesOfLines(drawLines([...prose(3, 40), ...prose(3, 36), ...prose(3, 38)])).isJustified).toBe(false)
  })

  test('are not moved by a line that sticks out', () => {
    expect(edgesOfLines(drawLines([...prose(13, 40), ...prose(1, 60)])).right).toBe(xOf(40))
  })
})

describe('the edges of a column', () => {
  const column = { left: 0, top: 0, right: 500, bottom: 700 }

  test('are those of the lines of body type in all its blocks', () => {
    const blocks = [drawBlock(prose(2, 40), { column }), drawBlock(prose(3, 40), { column })]
    const edgesOf = measureColumnEdges(blocks, 10)
    expect(blocks.map(edgesOf)).toMatchObject(Array(2).fill({ left: xOf(0), right: xOf(40) }))
  })

  test('are those of its box where it has few lines of body type', () => {
    const few = drawBlock(prose(3, 40), { column })
    const small = drawBlock(prose(9, 40), { column: { ...column, left: 1 }, size: 8 })
    const edgesOf = measureColumnEdges([few, small], 10)
    expect(edgesOf(few)).toMatchObject({ left: 0, right: 500 })
    expect(edgesOf(small)).toMatchObject({ left: 1, right: 500 })
  })

  test('are measured page by page', () => {
    const first = drawBlock(prose(5, 40), { column, number: 1 })
    const second = drawBlock(prose(5, 50), { column, number: 2 })
    const edgesOf = measureColumnEdges([first, second], 10)
    expect([edgesOf(first).right, edgesOf(second).right]).toEqual([xOf(40), xOf(50)])
  })
})

describe('the indent of paragraphs', () => {
  const measure = (blocks: readonly Block[]) => measureParagraphs(blocks, 10).indent
  const indented = (count: number, blanks: number) =>
    Array.from({ length: count }, () => {
      const [first = '', ...rest] = paragraph(3, 40)
      return [' '.repeat(blanks) + first.slice(0, 40 - blanks), ...rest]
    }).flat()

  test('is the one that most indented lines share', () => {
    expect(measure([drawBlock([...prose(2, 40), ...indented(6, 2), ...indented(2, 4)])])).toBe(2 * CHARACTER_WIDTH)
  })

  test('is that of the first lines of blocks too, where text has displays and headings in it', () => {
    const blocks = Array.from({ length: 6 }, () => drawBlock(indented(1, 2)))
    expect(measure(blocks)).toBe(2 * CHARACTER_WIDTH)
    expect(measure(blocks.slice(2))).toBeUndefined()
    const alone = Array.from({ length: 6 }, () => drawBlock(indented(1, 2).slice(0, 1)))
    expect(measure([...alone, drawBlock(prose(9, 40))])).toBeUndefined()
  })

  test('is none where paragraphs open without, or seldom', () => {
    expect(measure([drawBlock(prose(20, 40))])).toBeUndefined()
    expect(measure([drawBlock([...prose(2, 40), ...indented(4, 2)])])).toBeUndefined()
  })

  test('is none where every line is indented differently', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].flatMap(blanks => [...prose(1, 40), ' '.repeat(blanks) + prose(1, 32)[0]])
    expect(measure([drawBlock(rows)])).toBeUndefined()
  })

  test('is not measured on lines of other type, nor on far ones', () => {
    expect(measure([drawBlock([...prose(2, 40), ...indented(6, 9)])])).toBeUndefined()
    expect(measure([drawBlock([...prose(9, 40), ...indented(6, 2).map(line => `${line} {8}`)])])).toBeUndefined()
  })
})
