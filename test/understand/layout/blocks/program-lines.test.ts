import { describe, expect, test } from 'vitest'
import { findProgramLines } from '../../../../src/understand/layout/blocks/program-lines.ts'
import { drawLines } from '../../../support/draw-block.ts'

/** Texts of the lines that are programs. */
function programsIn(art: readonly string[]): string[] {
  const lines = drawLines(art)
  const found = findProgramLines(lines)
  return lines.filter(line => found.has(line)).map(({ text }) => text)
}

const PROGRAM = [
  ' 8: count ← 0',
  ' 9: for each river do',
  '10:   count ← count + 1, and the length of the river with',
  '      its branches to the sum',
  '11: end for',
]

describe('lines of a program', () => {
  test('have numbers that rise by one before statements; a long statement has a second line', () => {
    expect(programsIn(['The river runs as follows.', ...PROGRAM, '', 'Each river is counted.'])).toHaveLength(5)
    expect(programsIn(PROGRAM.filter((_, i) => i !== 2 && i !== 3))).toEqual([])
    expect(programsIn(PROGRAM.map(line => line.replace(':', ' ')))).toHaveLength(5)
    expect(programsIn(['1 n ← length[T]', '2 m ← length[P]', '3k ← 0', '4 return k'])).toHaveLength(4)
    expect(programsIn(['1 n = 0', '2 for town in towns:', '3 n += 1', '4 if n > 9:', '5 print n'])).toHaveLength(5)
  })

  test('are no entries of a list, no sentences and no rows of numbers', () => {
    const towns = ['old towns', 'boats on the river', 'people of the land', 'songs of the water', 'maps']
    expect(programsIn(towns.map((town, i) => `${i + 1}: ${town}`))).toEqual([])
    expect(programsIn(PROGRAM.map(line => line.replace(':', '.')))).toEqual([])
    const notes = ['We ask if it is so.', 'Rivers for boats.', 'See the end of it.', 'They return while it rains.']
    expect(programsIn(notes.map((note, i) => `${i + 1} ${note}`))).toEqual([])
    expect(programsIn(['1 2', '2 4', '3 8', '4 16', '5 32'])).toEqual([])
  })
})
