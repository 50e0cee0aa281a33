import { describe, expect, test } from 'vitest'
import { textOfBlock } from '../../../src/understand/evidence/blocks.ts'
import { classifyContents } from '../../../src/understand/decide/contents.ts'
import { evidenceOf } from '../../support/decide.ts'
import { drawBlock } from '../../support/draw-block.ts'

/** Texts of the blocks, one a string, that are taken for a table of contents. */
function contentsOf(...rows: string[]): string[] {
  const blocks = rows.map(row => drawBlock(row))
  const decisions = classifyContents({ ...evidenceOf([]), blocks }, new Map())
  return blocks.filter(block => decisions.has(block)).map(textOfBlock)
}

describe('a table of contents', () => {
  test('is rows of dots that lead to numbers, with titles over two lines', () => {
    expect(
      contentsOf('1 Rivers . . . . . . 3\n2 Towns and what stands\nbeside them . . . . 9', 'A.1 People ..... 11'),
    ).toEqual(['1 Rivers . . . . . . 3 2 Towns and what stands beside them . . . . 9', 'A.1 People ..... 11'])
    expect(contentsOf('1 Rivers . . . . . . 3', 'Rivers move.')).toEqual([])
  })

  test('has first lines of titles between its entries', () => {
    const entries = [
      '1 Rivers . . . . . . 3',
      '2 Towns and what stands',
      'beside them . . . . 9',
      '3 People . . . . 11',
    ]
    expect(contentsOf(...entries, '4 Rivers')).toEqual(entries)
    const plain = ['1 Rivers 3', '2 Towns and what stands', 'beside them 9', '3 People 11']
    expect(contentsOf('Contents', ...plain, '1 Rivers')).toEqual(['Contents', ...plain])
  })

  test('is what stands under its heading and ends with page numbers that do not fall', () => {
    const entries = ['Preface vii', '1 Rivers 3', '2 Towns 9', '3 People 9']
    expect(contentsOf('Contents', ...entries, '1 Rivers')).toEqual(['Contents', ...entries])
    const capitals = ['List of Maps IV', '1 Rivers 3', '2 Towns 9', 'A Letter VI', 'References VIII']
    expect(contentsOf('Contents', ...capitals, '1 Rivers')).toEqual(['Contents', ...capitals])
    expect(contentsOf('Contents', '1 Rivers 3', '2 Towns 9', '1 Rivers of 5')).toEqual([])
    expect(contentsOf('Rivers', ...entries)).toEqual([])
  })

  test('is what stands under its heading and again further on', () => {
    const entries = ['1 Rivers and their towns', '2 People', 'References']
    expect(
      contentsOf('Contents', ...entries, '1 Rivers and their towns', 'Rivers move.', '2 People', 'References'),
    ).toEqual(['Contents', ...entries])
    expect(contentsOf('Contents', '1 Rivers', '2 People', '1 Rivers', 'Rivers move.', '2 People')).toEqual([])
  })
  test('is a list of figures or tables with its heading, in any language', () => {
    const entries = ['1.1 A river . . . . . . 3', '1.2 A town . . . . . . 9', '1.3 A bridge . . . . . . 11']
    for (const heading of ['List of Figures', 'Tabellenverzeichnis', 'Lista de figuras', 'Κατάλογος πινάκων'])
      expect(contentsOf(heading, ...entries, '1 Rivers')).toEqual([heading, ...entries])
  })

  test('ends with entries without page that stand again further on', () => {
    const entries = ['1 Rivers 3', '2 Towns 9', '3 People 9']
    const rows = ['Contents', ...entries, 'Appendices', 'Source of the numbers']
    expect(contentsOf(...rows, '1 Rivers', 'Appendices', 'Source of the numbers')).toEqual(rows)
    expect(contentsOf(...rows, '1 Rivers')).toEqual(['Contents', ...entries])
    expect(contentsOf('Contents', ...entries, 'Chapter 1', 'Rivers', 'Chapter 2')).toEqual(['Contents', ...entries])
  })
})
