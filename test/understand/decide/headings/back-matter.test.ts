import { describe, expect, test } from 'vitest'
import { raiseBackMatter } from '../../../../src/understand/decide/headings/back-matter.ts'
import { matchHeadingKeyword } from '../../../../src/base/text/labels/match-keywords.ts'

/**
 * Levels after raising; a row is `LEVEL LOOK TITLE`, with `!` behind the level where it is told, and `>` before it
 * for the first part of the heading above. */
function raised(...rows: string[]): number[] {
  return raiseBackMatter(
    rows.map(row => {
      const isFirstPart = row.startsWith('>')
      const [level = '', style = '', ...title] = row.replace('>', '').split(' ')
      const concept = matchHeadingKeyword(title.join(' '))?.concept
      return { level: Number.parseInt(level), style, concept, isGiven: level.endsWith('!'), isFirstPart }
    }),
  )
}

describe('back matter', () => {
  test('stands at the top behind the last section, whatever it looks like', () => {
    expect(raised('1 a Rivers', '2 b Towns', '2 b Acknowledgments', '2 b Funding', '1 a References')).toEqual([
      1, 2, 1, 1, 1,
    ])
  })

  test('may have appendices with any title behind the references', () => {
    expect(raised('1 a Rivers', '2 b Acknowledgments', '2 b References', '1! a A Counted words')).toEqual([1, 1, 1, 1])
  })

  test('has the parts of a heading a level below it, up to the next look', () => {
    const declared = ['1 a Rivers', '1 a Declarations', '>2 b Funding', '2 b Care of boats', '1 b References']
    expect(raised(...declared)).toEqual([1, 1, 2, 2, 1])
    expect(
      raised('1 a Rivers', '1 b Funding', '1 a Declarations', '>1 b Funding', '1 b Boats', '1 a References'),
    ).toEqual([1, 1, 1, 2, 2, 1])
  })

  test('takes along headings of its style that follow, not those of another style', () => {
    expect(raised('1 a Rivers', '2 b Funding', '2 b Care of boats', '3 c Sails', '2 b Masts')).toEqual([1, 1, 1, 3, 2])
  })

  test('is none before a section of the text', () => {
    expect(raised('1 a Rivers', '2 b Availability', '1 a Towns')).toEqual([1, 2, 1])
  })

  test('keeps levels that are told', () => {
    expect(raised('1 a Rivers', '2! b Funding', '2 b References')).toEqual([1, 2, 1])
  })

  test('is none without headings', () => {
    expect(raised()).toEqual([])
  })
})
