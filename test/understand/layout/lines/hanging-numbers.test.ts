import { describe, expect, test } from 'vitest'
import { joinHangingNumbers } from '../../../../src/understand/layout/lines/hanging-numbers.ts'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** Texts of the pieces of a drawn page, numbers joined. */
function piecesOf(lines: readonly string[]): string[] {
  const pieces = joinHangingNumbers(joinPieces(drawPage(lines).runs))
  return pieces.map(({ runs }) => runs.map(({ text }) => text).join(' '))
}

/** The same with numbers of 9 points at 10 points of text, so far above its line, in ems. */
function piecesOfNotes(lines: readonly string[], raise: number, size = 9): string[] {
  const runs = drawPage(lines).runs.map(run => {
    if (!/^\d+$/.test(run.text)) return run
    const up = raise * run.size
    const box = { ...run.box, top: run.box.top - up, bottom: run.box.bottom - up }
    return { ...run, size, baseline: run.baseline - up, box }
  })
  return joinHangingNumbers(joinPieces(runs)).map(piece => piece.runs.map(({ text }) => text).join(' '))
}

describe('marks of notes that hang left of them', () => {
  const notes = (gap: string) => ['1', '2', '3'].map(mark => `${mark}${gap}Lee, Rivers`)
  const joined = ['1 Lee, Rivers', '2 Lee, Rivers', '3 Lee, Rivers']

  test('belong to them where they are raised and smaller, at a tab too and beside few words', () => {
    expect(piecesOfNotes(notes('    '), 0.38)).toEqual(joined)
    expect(piecesOfNotes(notes(' '.repeat(9)), 0.38)).toEqual(joined)
  })

  test('are none where they are too far away, halfway up two lines, or as large as the text', () => {
    expect(piecesOfNotes(notes(' '.repeat(12)), 0.38)).toHaveLength(6)
    expect(piecesOfNotes(notes('    '), 0.58)).toHaveLength(6)
    expect(piecesOfNotes(notes('    '), 0.38, 10)).toHaveLength(6)
  })

  test('are none beside a single word: rows of a table have such', () => {
    expect(piecesOfNotes(['1    cat', '2    dog', '3    cow'], 0.38)).toHaveLength(6)
  })
})

describe('hanging numbers', () => {
  test('belong to the text on their right where they rise by one', () => {
    const entries = [
      '7.    Lee. Rivers of the north.',
      '8.    Roe. Towns of the south.',
      '9.    Moe. The mills of Bergen.',
    ]
    expect(piecesOf(entries)).toEqual([
      '7. Lee. Rivers of the north.',
      '8. Roe. Towns of the south.',
      '9. Moe. The mills of Bergen.',
    ])
  })

  test('are none where they do not rise by one, or only two of them do', () => {
    expect(piecesOf(['7.    Lee. Rivers of the north.', '9.    Roe. Towns of the south.'])).toHaveLength(4)
    expect(
      piecesOf(['3     Lee. Rivers of the north.', '3     Roe. Towns of the south.', '3     The mills of Bergen.']),
    ).toHaveLength(6)
  })

  test('are none beside narrow text: rows of a table begin with them too', () => {
    expect(piecesOf(['1     cat', '2     dog', '3     cow', '4     pig'])).toHaveLength(8)
  })

  test('are none at the right edge of a column, where numbers of formulas stand', () => {
    const right = 'rivers of the land that move slowly'
    const rows = (number: string) => [
      `a = b + c${' '.repeat(21)}${number}  ${right}`,
      `${'a text that is as wide as its column'.slice(0, 33)}  ${right}`,
    ]
    const numbered = (close: string) => ['(1)', '(2)', '(3)'].flatMap(number => rows(number + close))
    expect(piecesOf(numbered(''))).toContain('(2)')
    expect(piecesOf(numbered('').filter((_, i) => i % 2 === 0))).toContain(`(2) ${right}`)
  })

  test('in a gutter go with the right column', () => {
    const left = 'the left column of the paper has text'
    const right = ['entry of the list of references', 'that goes on in a second line of it']
    const lines = Array.from({ length: 8 }, (_, i) => [
      `${left}  ${String(i + 1).padStart(2)}.  ${right[0]}`,
      `${left}       ${right[1]}`,
    ]).flat()
    const [layout] = layOutPages([drawPage(lines)], 10)
    const columns = layout?.columns.map(column => column.lines.map(line => line.text)) ?? []
    expect(columns).toHaveLength(2)
    expect(columns[0]?.every(text => text === left)).toBe(true)
    expect(columns[1]?.filter(text => /^\d\. entry/.test(text))).toHaveLength(8)
  })

  test('are kept where a damaged font gives them no width', () => {
    const { runs } = drawPage(['1   {bold}', 'of the north', 'of the south', 'of the east'])
    const flat = runs.map(run => (run.text === '1' ? { ...run, box: { ...run.box, right: run.box.left } } : run))
    const joined = joinHangingNumbers(joinPieces(flat)).flatMap(piece => piece.runs)
    expect(joined).toEqual(flat)
  })

  test('have each run once, where cells of digits stand side by side', () => {
    const words = ['     of the  north', '     of the  south', '     of the  east', '     of the  west']
    const rows = [
      ...words,
      '1.1  6.66    9.11    7.25',
      '2    3.34    5.56',
      '1    1.     entry of the list of references',
    ]
    const lines = [...rows, '2    2.     entry of the list that goes on', '3    3.     entry of the list that goes on']
    const texts = lines.map((row, i) => (i === 4 || i === 5 ? `${row}   {bold}` : row))
    const runs = drawPage(texts).runs
    const joined = joinHangingNumbers(joinPieces(runs)).flatMap(piece => piece.runs)
    expect(joined).toHaveLength(runs.length)
    expect(new Set(joined)).toEqual(new Set(runs))
  })

  test('of a section leave the box of its heading at the edge of the column', () => {
    const boxOf = (lines: readonly string[]) => {
      const pieces = joinHangingNumbers(joinPieces(drawPage(lines).runs))
      return pieces.find(({ runs }) => runs.some(run => run.text === 'Rivers'))
    }
    const body = Array.from({ length: 4 }, () => '     the text of the right column')
    const COLUMN = 78
    const type = ' '.repeat(20) + '{bold}'
    for (const heading of ['3    Rivers of the north', '2.1. Rivers of the north']) {
      const piece = boxOf([...body.slice(2), heading + type, ...body])
      expect(piece?.runs.map(run => run.text).join(' ')).toMatch(/^[\d.]+ Rivers of the north$/)
      expect(piece?.box.left).toBe(COLUMN)
    }
    const digits = [...body.slice(2), '3    12' + type, ...body]
    expect(piecesOf(digits).filter(text => /^\d/.test(text))).toEqual(['3', '12'])
    const alike = boxOf([...body, '3.1  Rivers of the north', ...body])
    expect(alike?.runs.map(run => run.text).join(' ')).toBe('Rivers of the north')
  })
})
