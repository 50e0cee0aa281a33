import { describe, expect, test } from 'vitest'
import { rankHeadings } from '../../../../src/understand/decide/headings/heading-levels.ts'
import { styleKeyOf } from '../../../../src/understand/decide/headings/heading-candidates.ts'
import { candidatesOf } from '../../../support/heading-candidates.ts'

/** Level and number of each heading: `2/2.1`, `1/` without number. */
function ranksOf(...texts: string[]): string[] {
  return rankHeadings(candidatesOf(texts.join('\n\n'))).map(({ level, number }) => `${level}/${number ?? ''}`)
}

describe('numbered headings', () => {
  test('have the level that the depth of their number says', () => {
    expect(ranksOf('1 Introduction', '2 Methods', '2.1 Data', '2.1.1 Corpus', '3 Results')).toEqual([
      '1/1',
      '1/2',
      '2/2.1',
      '3/2.1.1',
      '1/3',
    ])
  })

  test('have no level for the chapter 0 of a report without chapters', () => {
    expect(ranksOf('0.1 Introduction', '0.1.1 Data', '0.2 Methods')).toEqual(['1/0.1', '2/0.1.1', '1/0.2'])
    expect(ranksOf('Contents', '0.1 Introduction', '0.2 Methods').slice(1)).toEqual(['1/0.1', '1/0.2'])
    expect(ranksOf('Rivers', '0.1 Data', '0.2 Methods').slice(1)).toEqual(['2/0.1', '2/0.2'])
  })

  test('say nothing about levels where they begin anew below headings without number', () => {
    const texts = (...names: string[]) => names.map(name => `${name} {${/^\d/.test(name) ? 'italic' : '14 bold'}}`)
    const anew = texts('Methods', '1) Surgery', '2) Statistics', 'Results', '1) Mortality', '2) Cost', 'Discussion')
    expect(ranksOf(...anew)).toEqual(['1/', '2/1', '2/2', '1/', '2/1', '2/2', '1/'])
    const once = texts('1 Methods', '2 Results', '3 Discussion')
    expect(ranksOf(...once)).toEqual(['1/1', '1/2', '1/3'])
  })

  test('have letters and arabic numbers below Roman ones', () => {
    expect(ranksOf('I. INTRODUCTION', 'II. METHODS', 'A. Data', '1) Corpus', 'B. Model', 'III. RESULTS')).toEqual([
      '1/I',
      '1/II',
      '2/A',
      '3/1',
      '2/B',
      '1/III',
    ])
  })

  test('of parts are below the letter or the figure that they begin with', () => {
    expect(ranksOf('I. INTRODUCTION', 'II. METHODS', 'A. Data', 'B. Model', 'B.1. Corpus', 'III. RESULTS')).toEqual([
      '1/I',
      '1/II',
      '2/A',
      '2/B',
      '3/B.1',
      '1/III',
    ])
  })

  test('count letters over those that are Roman figures too', () => {
    const letters = [...'ABCDEFGHIJ'].map(letter => `${letter}. River ${letter}`)
    expect(ranksOf('I. INTRODUCTION', ...letters, 'II. RESULTS').slice(-4)).toEqual(['2/H', '2/I', '2/J', '1/II'])
  })

  test('in letters that look like Roman ones are no appendix where Roman ones follow', () => {
    const texts = ['I. RIVERS', 'A. Data', 'II. METHODS', 'A. CORPUS', 'III. RESULTS']
    expect(ranksOf(...texts)).toEqual(['1/I', '2/A', '1/II', '2/A', '1/III'])
  })

  test('of an appendix that counts in letters stand at the top, where no Roman ones are', () => {
    expect(ranksOf('1 Introduction', '2 Results', 'A Proofs', 'B Data', 'A.1 Tables')).toEqual([
      '1/1',
      '1/2',
      '1/A',
      '1/B',
      '2/A.1',
    ])
    expect(ranksOf('I. INTRODUCTION', 'Appendix A Proofs')).toEqual(['1/I', '1/A'])
  })

  test('of an appendix in letters stand beside Roman ones that they look like, where the letters below those look otherwise', () => {
    const texts = [
      'I. Rivers {14 bold}',
      'A. Data {italic}',
      'II. Towns {14 bold}',
      'A. Corpus {italic}',
      'A. Questions {14 bold}',
    ]
    expect(ranksOf(...texts)).toEqual(['1/I', '2/A', '1/II', '2/A', '1/A'])
  })

  test.each([
    ['a year', ['1 Introduction', '1848 and After']],
    ['a large number out of sequence', ['1 Introduction', '99 Red Rivers']],
    ['a letter that is an article', ['1 Introduction', 'A Need for Rivers']],
    ['a number before a small letter', ['1 Introduction', '2 rivers are enough']],
  ])('do not take %s for a number', (_, texts) => {
    expect(ranksOf(...texts)[1]).toBe('1/')
  })

  test('take a letter for the number of the only appendix, where headings of its style are numbered', () => {
    expect(ranksOf('1 Introduction', '2 Results', 'A Proof of the theorem')).toEqual(['1/1', '1/2', '1/A'])
  })

  test('take no letter for one where the numbers go on', () => {
    expect(ranksOf('1 Introduction', '1.1 Data', '1.2 Corpus', 'A Third Way', '1.3 Model')[3]).toMatch(/\/$/)
  })

  test('may leave out a number that was lost', () => {
    expect(ranksOf('1 Introduction', '3 Results')).toEqual(['1/1', '1/3'])
  })
})

describe('headings without number', () => {
  test('have the level of the numbered ones that look like them', () => {
    expect(ranksOf('1 Rivers {12 bold}', '1.1 Towns {italic}', 'People {italic}', 'Boats {12 bold}')).toEqual([
      '1/1',
      '2/1.1',
      '2/',
      '1/',
    ])
  })

  test('are ranked by style where no numbered one looks like them', () => {
    expect(ranksOf('Rivers {14 bold}', 'Towns {12 bold}', 'People {14 bold}')).toEqual(['1/', '2/', '1/'])
  })

  test('of references stand at the top beside numbered ones', () => {
    expect(ranksOf('1 Rivers {12 bold}', '1.1 Towns {10 bold}', 'References {10 italic}')[2]).toBe('1/')
  })

  test('have the level that the outline gives most headings of their style', () => {
    const headings = candidatesOf('Rivers {bold}\n\nTowns {12 italic}\n\nPeople {bold}\n\nBoats {12 italic}')
    const outline = [
      { level: 1, title: 'Rivers', page: 1 },
      { level: 2, title: 'Towns', page: 1 },
      { level: 1, title: 'People', page: 1 },
    ]
    expect(rankHeadings(headings, outline).map(({ level }) => level)).toEqual([1, 2, 1, 2])
  })

  test('are at the top where the outline puts a title or a list of references above them', () => {
    const headings = candidatesOf(
      'Introduction {12 bold}\n\nTowns {10 bold}\n\nMethods {12 bold}\n\nReferences {12 bold}',
    )
    const outline = [
      { level: 2, title: 'Introduction', page: 1 },
      { level: 3, title: 'Towns', page: 1 },
      { level: 2, title: 'Methods', page: 1 },
      { level: 1, title: 'References', page: 1 },
    ]
    expect(rankHeadings(headings, outline).map(({ level }) => level)).toEqual([1, 2, 1, 1])
  })

  test('of the parts of a list of references stand below it', () => {
    const sections = ['Rivers {14 bold}', 'Towns {12 bold}', 'Land {14 bold}', 'Literatur {14 bold}']
    expect(ranksOf(...sections, 'Quellen {12 bold}', 'Studien {12 bold}').slice(-3)).toEqual(['1/', '2/', '2/'])
    expect(ranksOf(...sections, 'Quellen {12 italic}', 'Studien {12 italic}').slice(-3)).toEqual(['1/', '2/', '2/'])
    expect(ranksOf(...sections, 'Quellen {14 bold}').slice(-2)).toEqual(['1/', '1/'])
  })

  test('of highlights before the text say nothing of their style', () => {
    const text = ['Rivers {14 bold}', 'Towns {10 bold}', 'People {10 bold}', 'Land {14 bold}', 'Hills {10 bold}']
    expect(ranksOf('Highlights {10 bold}', ...text)).toEqual(['1/', '1/', '2/', '2/', '1/', '2/'])
  })

  test('are not moved by a single heading of another style among them', () => {
    const texts = ['Methods {12 bold}', 'Rivers {10 bolditalic}', 'Towns {10 italic}', 'Boats {10 italic}']
    const stray = ['Mills {14}', 'People {10 italic}', 'Results {12 bold}', 'Lakes {10 bolditalic}', 'Fish {10 italic}']
    expect(ranksOf(...texts, ...stray).map(rank => rank[0])).toEqual(['1', '2', '3', '3', '2', '3', '1', '2', '3'])
  })

  test('leave no level out, and stand at the top where they are back matter', () => {
    expect(ranksOf('Rivers {14 bold}', 'Towns {10 italic}', 'People {14 bold}', 'Boats {12 bold}')).toEqual([
      '1/',
      '2/',
      '1/',
      '2/',
    ])
    expect(ranksOf('Rivers {14 bold}', 'Towns {10 bold}', 'Funding {10 bold}')).toEqual(['1/', '2/', '1/'])
  })

  test('are none where there are none', () => {
    expect(rankHeadings([])).toEqual([])
  })
})

test('two copies of one face in a file are one style', () => {
  const headings = candidatesOf(['Methods {14 bold}', 'Results {14 bold}', 'Discussion {14 bold}'].join('\n\n'))
  const keys = ['Corbel-Bold2', 'Corbel-Bold', 'Corbel-Italic'].map((font, i) => styleKeyOf(headings[i]!.style, font))
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
})

test('statements right below a heading in larger type are its parts, others are at the top', () => {
  const rows = (above: string) => [
    'Rivers {14 bold}',
    'Towns {12 bold}',
    above,
    'Funding {bold}',
    'Ethics {bold}',
    'References {14 bold}',
  ]
  const ranked = (above: string) => rankHeadings(candidatesOf(rows(above).join('\n'))).map(({ level }) => level)
  expect(ranked('Declarations {14 bold}').slice(2)).toEqual([1, 2, 2, 1])
})
