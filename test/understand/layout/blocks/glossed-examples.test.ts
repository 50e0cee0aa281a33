import { describe, expect, test } from 'vitest'
import {
  findGlossedExamples,
  type GlossedLine,
  splitAtExamples,
} from '../../../../src/understand/layout/blocks/glossed-examples.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** The drawn lines, from top to bottom. */
function linesOf(art: string): GlossedLine[] {
  const { runs } = drawPage(art)
  const baselines = [...new Set(runs.map(run => run.baseline))]
  return baselines.map(baseline => ({ words: runs.filter(run => run.baseline === baseline) }))
}

function tagsOf(art: string): string[] {
  const lines = linesOf(art)
  const tags = lines.map(() => '-')
  for (const { start, tags: own } of findGlossedExamples(lines)) {
    own.forEach((tag, i) => {
      tags[start + i] = tag
    })
  }
  return tags
}

describe('finds', () => {
  test('an example with heading, letters, aligned lines and translations', () => {
    expect(
      tagsOf(`
        as the next example shows, which is about the passive.
        (24) Lorvian: a passive
        a.   ez   te       di-shu-m
             1SG  2SG.ACC  PROG-wash-1SG
             'I am washing you.'
        b.   tu   te-yi     shusht-in
             2SG  come-2SG  wash-INF
             'You are being washed.'
        In both of them the verb agrees.
      `),
    ).toEqual(['-', 'M', 'L', 'G', 'T', 'L', 'G', 'T', '-'])
  })

  test('an example that continues below itself, with a translation of two lines', () => {
    expect(
      tagsOf(`
        (3)  na    mero  lat-u    ko-ba
             this  house old-ADJ  stand-PST
             sur   vari   tal
             near  river  cold
             ‘This old house stood near a cold river
             for a hundred years.’ (Berin, 12)
      `),
    ).toEqual(['L', 'G', 'L', 'G', 'T', 'T'])
  })

  test('an example without a number by its gloss and its translation, and one without a translation by its number', () => {
    expect(tagsOf('mi   ko-ba\n1SG  stand-PST\n“I stood.”')).toEqual(['L', 'G', 'T'])
    expect(tagsOf('(7)  mi   ko-ba\n     1SG  stand-PST\nas was said above')).toEqual(['L', 'G', '-'])
  })
})

describe('leaves alone', () => {
  test('running text, numbered or quoted', () => {
    expect(
      tagsOf(`
        (1) words of a paragraph that goes on below
        and has a second line and more than that
        "and something quoted at the end of it"
      `),
    ).toEqual(['-', '-', '-'])
  })

  test('the rows of a table', () => {
    expect(tagsOf('Alpha  0.5  0.6\nBeta   0.7  0.8\nGamma  0.9  1.0')).toEqual(['-', '-', '-'])
  })

  test('an entry of a list of references that holds an abbreviation', () => {
    expect(tagsOf('[4] Nuss and  Orlan in Bremen\n    with the  RISM  of towns')).toEqual(['-', '-'])
  })

  test('a table of contents', () => {
    expect(
      tagsOf(`
        1.   Rivers                               2
        2.   Measures                             3
        2.1. Slow-flowing rivers                  3
        2.2. Fast-flowing rivers                  3
        2.3. Mixed-flow rivers                    4
        3.   Towns                                4
      `),
    ).not.toContain('G')
  })

  test('a list whose items are numbered', () => {
    expect(tagsOf('(1) to be found\n(2) to be lost')).toEqual(['-', '-'])
  })
})

test('splits the lines of a column at each example', () => {
  const lines = linesOf('above\n(1) ez   te\n    1SG  2SG-GEN\n(2) na   ko\n    1SG  go-PST\nbelow')
  const parts = splitAtExamples(lines)
  expect(parts.map(part => [part.lines.length, part.tags?.join('')])).toEqual([
    [1, undefined],
    [2, 'LG'],
    [2, 'LG'],
    [1, undefined],
  ])
  expect(parts.flatMap(part => part.lines)).toEqual(lines)
  expect(splitAtExamples(linesOf('nothing but text'))).toMatchObject([{ lines: [{}] }])
  expect(splitAtExamples([])).toEqual([])
})
