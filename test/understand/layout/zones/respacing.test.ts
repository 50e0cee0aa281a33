import { expect, test } from 'vitest'
import { respaceLines } from '../../../../src/understand/layout/zones/respacing.ts'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'

const paper = { countsFrom: 'rightmost-first', marksScripts: true, alignsTyped: true } as const

/** A token of `width` points at `left`: the average character of the tests below is 6 points wide. */
function token(text: string, left: number, width = 6 * text.length): TextRun {
  const [run] = drawPage('x').runs
  if (run === undefined) throw new Error('the page has a run')
  return { ...run, text, box: { ...run.box, left, right: left + width } }
}

function textsOf(lines: readonly TextRun[][], left = 0): string[] {
  return respaceLines(lines, left, paper).map(line => line.text)
}

test('projects the left edge of a word to a column', () => {
  expect(textsOf([[token('one', 12), token('two', 60)]])).toEqual(['  one     two'])
  expect(textsOf([[token('one', 112), token('two', 160)]], 100)).toEqual(['  one     two'])
})

test('keeps words apart that are narrower in a monospaced font than in print', () => {
  expect(textsOf([[token('mmmm', 0, 48), token('illicitly', 54, 30)], [token('xxx', 0, 18)]])[0]).toBe(
    'mmmm     illicitly',
  )
  expect(textsOf([[token('illicitly', 0, 30), token('mmmm', 36, 48)]])[0]).toBe('illicitly mmmm')
})

test('begins words of one column at one place in all lines of a group', () => {
  const language = [token('(1)', 0), token('illicitly', 30, 36), token('ta', 72), token('n', 108)]
  const gloss = [token('go', 30), token('PROG', 72), token('3SG', 108)]
  const lines = respaceLines([language, gloss], 0, paper)
  expect(lines.map(line => line.tabScore)).toEqual([undefined, 1])
  // 126 points for 24 characters: columns 0, 6, 14, 21. The second word ends at 15 and moves what follows in both lines.
  expect(lines.map(line => line.text)).toEqual(['(1)   illicitly ta   n', '      go        PROG 3SG'])
})

test('moves no line by one that is not aligned with it', () => {
  expect(
    textsOf([
      [token('illicitly', 0, 30), token('mmm', 36)],
      [token('a', 0), token('bcd', 18), token('e', 48)],
    ]),
  ).toEqual(['illicitly mmm', 'a   bcd   e'])
})

test('joins tokens that are nearer to one another than a third of a character', () => {
  expect(textsOf([[token('PROG', 0), token('-', 25), token('wash', 33)]])).toEqual(['PROG- wash'])
})

test('marks raised and lowered parts of a word, neighbours together', () => {
  const raised = (text: string, left: number) => ({ ...token(text, left), script: 'super' as const })
  const lowered = { ...token('i', 42), script: 'sub' as const }
  expect(textsOf([[token('word', 0), raised('1', 24), raised(',2', 30), lowered]])).toEqual(['word^{1,2}_{i}'])
})

test('sets two words that have one column after each other', () => {
  expect(textsOf([[token('a', 0, 0.5), token('b', 3, 0.5), token('wide', 20, 39)]])[0]).toBe('a b wide')
})

test('aligns words that blanks were typed before, though their places differ by half a blank', () => {
  const table = [
    [token('boat', 0), token('lamps', 60.5), token('year', 122)],
    [token('ark', 0), token('2', 63.5), token('1911', 116)],
    [token('ferry', 0), token('14', 59), token('1912', 124)],
  ]
  const lines = respaceLines(table, 0, paper)
  expect(lines.map(line => line.text)).toEqual([
    'boat      lamps     year',
    'ark       2         1911',
    'ferry     14        1912',
  ])
  expect(lines.map(line => line.tabScore)).toEqual([undefined, 1, 1])
  // As the program of the authors does it.
  expect(respaceLines(table, 0, { ...paper, alignsTyped: false })[1]?.tabScore).toBeLessThan(0.6)
})

test('leaves words of prose, with a blank between them, where they are', () => {
  const prose = [
    [token('the', 0), token('harbour', 24), token('lay', 72)],
    [token('under', 0), token('fog', 36), token('and', 66), token('still', 90)],
  ]
  expect(respaceLines(prose, 0, paper)).toEqual(respaceLines(prose, 0, { ...paper, alignsTyped: false }))
})
