import { describe, expect, test } from 'vitest'
import type { OutlineEntry } from '../../../../src/model/page/page.ts'
import { type AnyHeading, rankRunIns } from '../../../../src/understand/decide/headings/run-in-levels.ts'
import { drawLines } from '../../../support/draw-block.ts'

/** Levels and numbers of the run-in headings among rows: `1 Rivers` on a line of its own, `bold Towns.` running in. */
const levelsOf = (...rows: string[]) => levelsWith([], rows)

function levelsWith(outline: readonly OutlineEntry[], rows: readonly string[]): string[] {
  const headings = rows.map((row): AnyHeading => {
    const [first = '', ...rest] = row.split(' ')
    const text = rest.join(' ')
    if (/\d/.test(first)) return { type: 'separate-line', page: 1, level: Number(first), text }
    const [line] = drawLines(text)
    if (line === undefined) throw new Error(`no line in ${row}`)
    return { type: 'run-in', line, runIn: { characters: 0, text, style: first, look: first, evidence: [] } }
  })
  return [...rankRunIns(headings, outline).values()].map(({ level, number }) => `${level}/${number ?? ''}`)
}

describe('run-in headings', () => {
  test('are one level below the heading above', () => {
    expect(levelsOf('1 Rivers', 'bold Towns.', 'bold People.')).toEqual(['2/', '2/'])
    expect(levelsOf('bold Towns.')).toEqual(['1/'])
  })

  test('are as far below the heading above as in the outline of the file', () => {
    const entry = (level: number, title: string) => ({ level, title, page: 1 })
    const rows = ['1 Rivers', 'bold Towns.', 'bold Walls.', 'bold Woods.']
    const outline = [entry(2, 'Rivers'), entry(3, 'Towns. '), entry(4, 'Walls. '), entry(3, 'Woods. ')]
    expect(levelsWith(outline, rows)).toEqual(['2/', '3/', '2/'])
    // One that has all on one level says nothing.
    expect(levelsWith([entry(1, 'Rivers'), entry(1, 'Towns.'), entry(1, 'Walls.')], rows)).toEqual(['2/', '2/', '2/'])
  })

  test('of one style have one level, below every heading they stand under', () => {
    expect(levelsOf('1 Rivers', 'bold Towns.', '1 Land', '2 Boats', 'bold Sails.')).toEqual(['3/', '3/'])
  })

  test('in italics that mostly stand behind bold ones are one lower than those', () => {
    expect(levelsOf('1 Rivers', 'bold Towns.', 'italic Walls.', 'bold Land.', 'italic Woods.')).toEqual([
      '2/',
      '3/',
      '2/',
      '3/',
    ])
    expect(levelsOf('1 Rivers', 'italic Towns.', '1 Land', 'italic Woods.', 'bold Hills.', 'italic Seas.')).toEqual([
      '2/',
      '2/',
      '2/',
      '2/',
    ])
  })

  test('in italics are lower than bold ones where several follow one, though most sections have no bold one', () => {
    const manuscript = [
      '2 Rivers',
      'bold Towns.',
      'italic Walls.',
      'italic Woods.',
      '2 Land',
      'italic Hills.',
      '2 Seas',
    ]
    expect(levelsOf(...manuscript, 'italic Boats.', 'italic Sails.')).toEqual(['3/', '4/', '4/', '4/', '4/', '4/'])
    expect(levelsOf(...manuscript, 'italic Boats.', 'italic Sails.', 'bold Oars.')).toEqual(Array(7).fill('3/'))
  })

  test('that always stand behind another look are one lower, also in bold behind italics', () => {
    const sections = ['1 Rivers', 'italic Towns.', 'bold Walls.', '1 Land', 'italic Woods.', 'bold Hills.']
    expect(levelsOf(...sections)).toEqual(['2/', '3/', '2/', '3/'])
    expect(levelsOf(...sections, '1 Seas', 'bold Boats.', 'italic Sails.')).toEqual([
      '2/',
      '3/',
      '2/',
      '3/',
      '3/',
      '2/',
    ])
    expect(levelsOf('1 Rivers', 'bold Towns.', 'italic Walls.', '1 Land', 'italic Woods.')).toEqual(['2/', '2/', '2/'])
  })

  test('have the level of a number of several parts, and the number that they print', () => {
    expect(levelsOf('1 Rivers', 'bold 2.1.1. Towns.', 'bold 3) Land.', 'bold 12 boats.')).toEqual([
      '3/2.1.1',
      '2/3',
      '2/',
    ])
  })

  test('stand at the top where they are introduction or back matter', () => {
    expect(levelsOf('bold Introduction.', '1 Rivers', 'bold Towns.', 'bold Acknowledgments.', 'bold Care.')).toEqual([
      '1/',
      '2/',
      '1/',
      '1/',
    ])
  })

  test('are none without headings', () => {
    expect(levelsOf()).toEqual([])
  })
})
