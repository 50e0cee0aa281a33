import { describe, expect, test } from 'vitest'
import { findBalancedBreak } from '../../../../src/understand/layout/columns/balanced-break.ts'
import { joinPieces, type Piece } from '../../../../src/understand/layout/lines/pieces.ts'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'

function piecesOf(rows: readonly string[]): Piece[] {
  return joinPieces(drawPage(rows).runs)
}

const text = ['aaa', 'aaa', 'aaa', 'aaa']
const small = ['bbb {8}', 'bbb {8}', 'bbb {8}']

describe('a break through both columns', () => {
  test('lies in the white space under text, above smaller type', () => {
    const column = piecesOf([...text, '', '', ...small])
    const y = findBalancedBreak(column, column, 10)
    expect(y).toBeGreaterThan(baselineOf(3))
    expect(y).toBeLessThan(baselineOf(6))
  })

  test('is found where one column of text ends earlier than the other', () => {
    const left = piecesOf([...text, 'aaa', '', '', ...small])
    const right = piecesOf([...text, '', '', '', ...small])
    const y = findBalancedBreak(left, right, 10)
    expect(y).toBeGreaterThan(baselineOf(4))
    expect(y).toBeLessThan(baselineOf(7))
  })

  test('is found below names in larger type side by side', () => {
    const column = piecesOf(['Nnn {12}', 'Nnn {12}', 'Nnn {12}', '', '', ...text])
    expect(findBalancedBreak(column, column, 10)).toBeGreaterThan(baselineOf(2))
  })

  test('is found above a heading of two lines in larger type, and not above three such lines', () => {
    const column = (lines: number) =>
      piecesOf([...text, '', '', ...Array<string>(lines).fill('Hhh {11}'), ...small, ...small])
    expect(findBalancedBreak(column(2), column(2), 10)).toBeDefined()
    expect(findBalancedBreak(column(3), column(3), 10)).toBeUndefined()
  })

  test.each([
    ['where type does not get smaller on both sides', [...text, '', '', ...text], [...text, '', '', ...small]],
    [
      'where the white space of the columns lies at different heights',
      [...text, '', '', ...small],
      [...text, ...text, '', '', ...small],
    ],
    ['without white space between the parts', [...text, ...small], [...text, ...small]],
    ['above a few small lines, which are a note', [...text, '', '', 'n {8}'], [...text, '', '', 'n {8}']],
    [
      'above text that has notes at its foot',
      [...text, '', '', 'aaa', 'aaa', 'aaa', ...small, ...small],
      [...text, '', '', ...small],
    ],
    ['where type gets larger', [...small, '', '', ...text], [...small, '', '', ...text]],
    [
      'below a title and the end of text beside it, though type is smaller below both',
      ['Tttt {18}', 'Tttt {18}', 'Tttt {18}', '', ...text],
      ['aaa', 'aaa', 'Hhh {14}', 'Hhh {14}', '', '', ...text],
    ],
    ['in empty columns', [], []],
  ])('is not found %s', (_, left, right) => {
    expect(findBalancedBreak(piecesOf(left), piecesOf(right), 10)).toBeUndefined()
  })
})
