import { describe, expect, test } from 'vitest'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { joinRuns } from '../../../../../src/read/sources/pdf/words/runs.ts'
import { GLYPH_STYLE } from '../../../../support/glyph-style.ts'

/**
 * A line as it is printed from the left, 10 points to the em: letters are 5 points wide, `_` is a gap of 3 points without a glyph, `|`
 * one of 1 point, and `~` a space glyph whose advance is taken back. A blank is a space glyph of 3 points.
 */
function printed(line: string, y: number): Glyph[] {
  let x = 50
  const glyphs: Glyph[] = []
  const draw = (text: string, advance: number) =>
    glyphs.push({ text, x, y, advance, style: GLYPH_STYLE, areasBelow: 0, isClipped: false, count: 1 })
  for (const sign of line) {
    if (sign === '_') x += 3
    else if (sign === '|') x += 1
    else if (sign === '~') draw(' ', 3)
    else {
      const advance = sign === ' ' ? 3 : 5
      draw(sign, advance)
      x += advance
    }
  }
  return glyphs
}

const wordsOf = (...lines: string[]) =>
  joinRuns(lines.flatMap((line, i) => printed(line, 100 + 20 * i))).map(run => run.text)

/** The words of a line as they are printed from the left: the last first, each written backwards. */
const backwards = (text: string) => [...text].reverse().join('')

describe('words of right-to-left text', () => {
  test('part at gaps where a page draws no spaces, and a space without room is a non-joiner', () => {
    expect(wordsOf(backwards('آب_می~شود'), backwards('رود_آرام'))).toEqual(['می\u{200C}شود', 'آب', 'آرام', 'رود'])
  })

  test('keep letters that are kerned apart together where a page draws no spaces', () => {
    expect(wordsOf(backwards('القر|ية_هنا'), backwards('عند_النهر'))).toEqual(['هنا', 'القرية', 'النهر', 'عند'])
  })

  test('part at spaces where a page draws them; one between letters that meet is a non-joiner', () => {
    expect(wordsOf(backwards('آب می~شود'), backwards('رود آرام'))).toEqual(['می\u{200C}شود', 'آب', 'آرام', 'رود'])
  })

  test('have no non-joiner in Hebrew, whose letters are not joined', () => {
    expect(wordsOf(backwards('נהר_של~ום'), backwards('מים_כאן'))).toEqual(['שלום', 'נהר', 'כאן', 'מים'])
  })
})
