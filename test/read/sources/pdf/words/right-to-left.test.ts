import { describe, expect, test } from 'vitest'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { orderRightToLeft } from '../../../../../src/read/sources/pdf/words/right-to-left.ts'
import { joinRuns } from '../../../../../src/read/sources/pdf/words/runs.ts'
import { GLYPH_STYLE } from '../../../../support/glyph-style.ts'

/** One glyph, 5 points wide. */
function glyph(text: string, x: number, y = 100, advance = 5): Glyph {
  return { text, x, y, advance, style: GLYPH_STYLE, areasBelow: 0, isClipped: false, count: 1 }
}

/** The glyphs of a printed line, from its left end, one sign each 5 points. */
function printed(signs: string, y = 100): Glyph[] {
  return [...signs].map((sign, i) => glyph(sign, 50 + 5 * i, y))
}

const textsOf = (glyphs: readonly Glyph[]) => joinRuns(orderRightToLeft(glyphs)).map(run => run.text)

describe('right-to-left glyphs', () => {
  // "שלום עולם" as it is printed, seen from the left.
  const line = printed('םלוע םולש')

  test.each([
    ['from the left', line],
    ['from the right', [...line].reverse()],
    ['letter by letter', [2, 0, 7, 5, 1, 8, 3, 4, 6].map(i => line[i] as Glyph)],
  ])('give the same words when they are stored %s', (_, glyphs) => {
    expect(textsOf(glyphs)).toEqual(['עולם', 'שלום'])
  })

  test('are parted from figures, Latin letters and signs, which keep their order', () => {
    expect(textsOf(printed(')DL( 2019 תנש'))).toEqual([')', 'DL', '(', '2019', 'שנת'])
  })

  test('do not part Latin words of other lines at signs', () => {
    expect(textsOf([...printed('םולש'), ...printed('(a-b)', 120)])).toEqual(['שלום', '(a-b)'])
  })

  test('have a mark that is drawn where two letters meet on the letter that is drawn after it from the left, before it from the right', () => {
    const [first, mark, second] = [glyph('ب', 50), glyph('\u{653}', 55, 100, 0), glyph('ا', 55)]
    expect(textsOf([first, mark, second])).toEqual(['آب'])
    expect(textsOf([second, mark, first])).toEqual(['آب'])
  })

  test('are parted by drawn spaces, not by the kerning of letters', () => {
    const kerned = [
      glyph('ل', 50),
      glyph('ي', 55),
      glyph('و', 62),
      glyph('ط', 67),
      glyph(' ', 71, 100, 1),
      glyph('ك', 71),
    ]
    expect(textsOf(kerned)).toEqual(['طويل', 'ك'])
  })

  test('take vowel marks before and behind them', () => {
    const mark = (text: string, x: number, y = 97) => glyph(text, x, y, 0)
    // Drawn from the left: each mark before its letter.
    expect(textsOf([glyph('ת', 50), mark('\u05B8', 57), glyph('ב', 55)])).toEqual(['ב\u05B8ת'])
    // Drawn from the right: behind it.
    expect(textsOf([glyph('ב', 55), mark('\u05B8', 57), glyph('ת', 50)])).toEqual(['ב\u05B8ת'])
  })

  test('count each mark as a drawn glyph', () => {
    const runs = joinRuns(orderRightToLeft([glyph('ב', 55), glyph('\u05B8', 57, 97, 0)]))
    expect(runs.map(run => run.glyphs)).toEqual([2])
  })

  test('leave pages without any as they are', () => {
    const latin = printed('no such letters')
    expect(orderRightToLeft(latin)).toBe(latin)
  })
})
