import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { joinPieces, splitAtRules } from '../../../../src/understand/layout/lines/pieces.ts'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

function textsOf(art: string): string[] {
  return joinPieces(drawPage(art).runs).map(piece => piece.runs.map(run => run.text).join(' '))
}

describe('pieces', () => {
  test('hold the words of a line, and no word of the next one', () => {
    expect(textsOf('one two three\nfour five')).toEqual(['one two three', 'four five'])
  })

  test('end where a gutter may be', () => {
    expect(textsOf('left column    right column')).toEqual(['left column', 'right column'])
  })

  test('go on over an icon between a name and its comma', () => {
    expect(textsOf('Ann Lee  , Bo Berg {10}')).toEqual(['Ann Lee , Bo Berg'])
    expect(textsOf('Ann Lee     , Bo Berg {10}')).toEqual(['Ann Lee', ', Bo Berg'])
  })

  test('end at a rule as high as their text, and at no stroke of an icon', () => {
    const [piece, ...others] = joinPieces(drawPage('Ann Lee').runs)
    if (piece === undefined || others.length > 0) throw new Error('one piece is drawn')
    const between = (piece.runs[0]?.box.right ?? 0) + 1
    const ruleOf = (height: number): Rule => {
      const middle = piece.baseline - 0.25 * piece.size
      const box = { left: between, right: between + 0.5, top: middle - height / 2, bottom: middle + height / 2 }
      return { orientation: 'vertical', box }
    }
    expect(splitAtRules([piece], [ruleOf(12)])).toHaveLength(2)
    expect(splitAtRules([piece], [ruleOf(4)])).toEqual([piece])
  })

  test('end at a gap that is wide for small type and a blank for large type', () => {
    expect(textsOf('one  two {10}')).toEqual(['one', 'two'])
    expect(textsOf('one  two {18}')).toEqual(['one two'])
  })

  test('hold raised and lowered marks, and have the baseline of the large type', () => {
    const [piece, ...others] = joinPieces(drawPage('Ann Lee^1,2^ and H<sub>2</sub>O').runs)
    expect(others).toEqual([])
    expect(piece).toMatchObject({ baseline: baselineOf(0), size: 10 })
    expect(piece?.runs.map(run => run.text)).toEqual(['Ann', 'Lee', '1,2', 'and', 'H', '2', 'O'])
  })

  test('have the baseline of the text when a note opens with a raised mark', () => {
    const [piece] = joinPieces(drawPage('^12^ See there. {8}').runs)
    expect(piece).toMatchObject({ baseline: baselineOf(0), size: 8 })
  })

  test('do not take their size from a large symbol without letters', () => {
    const runs = drawPage('• item of a list').runs.map(run => (run.text === '•' ? { ...run, size: 14 } : run))
    expect(joinPieces(runs)[0]?.size).toBe(10)
  })

  test('hold small type that is as high as the large one in two fifths of its height', () => {
    const piecesWith = (share: number) => {
      const [large, small] = drawPage('towns 1').runs
      if (large === undefined || small === undefined) throw new Error('two runs are drawn')
      const bottom = large.box.top + share * 6
      const box = { ...small.box, top: bottom - 6, bottom }
      return joinPieces([large, { ...small, size: 6, baseline: bottom - 1.5, box }]).length
    }
    expect(piecesWith(0.4)).toBe(1)
    expect(piecesWith(0.3)).toBe(2)
  })

  test('hold marks raised without smaller type where they are glued', () => {
    const raise = (spaceBefore: boolean) => {
      const [first, second] = drawPage('towns 1').runs
      if (first === undefined || second === undefined) throw new Error('two runs are drawn')
      return joinPieces([first, { ...second, baseline: second.baseline - 4, spaceBefore }]).length
    }
    expect(raise(false)).toBe(1)
    expect(raise(true)).toBe(2)
  })

  test('never run backwards: text drawn further left starts a new one', () => {
    const { runs } = drawPage('one two')
    expect(joinPieces([...runs].reverse()).map(piece => piece.runs.length)).toEqual([1, 1])
  })

  test('are none where there are no runs', () => {
    expect(joinPieces([])).toEqual([])
  })

  test.each(RANDOM_SEEDS)('hold each run once, in drawing order (random page %i)', seed => {
    const { runs } = randomPage(seed)
    expect(joinPieces(runs).flatMap(piece => piece.runs)).toEqual(runs)
  })
})
