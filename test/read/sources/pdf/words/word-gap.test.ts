import { describe, expect, test } from 'vitest'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import {
  findSpacedLabel,
  findWordBreaks,
  type Step,
  USUAL_BREAKS,
} from '../../../../../src/read/sources/pdf/words/word-gap.ts'

/** Steps of letters with the gaps before all but the first, in ems; `spaces` are the letters that a space glyph precedes. */
function steps(letters: string, gaps: readonly number[], spaces: readonly number[] = []): Step[] {
  return [...letters].map((text, index) => ({
    glyph: { text } as Glyph,
    before: undefined,
    gap: index === 0 ? Infinity : (gaps[index - 1] ?? 0),
    hasSpace: spaces.includes(index),
  }))
}

describe('word breaks', () => {
  test('are the usual ones in set text', () => {
    expect(findWordBreaks(steps('twowords', [0, 0.01, 0.25, 0, 0, -0.01, 0]))).toEqual(USUAL_BREAKS)
  })

  test('are the usual ones where too few letters tell', () => {
    expect(findWordBreaks(steps('abc', [0.3, 0.3]))).toEqual(USUAL_BREAKS)
  })

  test('are wider in letter-spaced text', () => {
    const { gap, atSpaces } = findWordBreaks(steps('RESULTSAND', [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.9, 0.3, 0.3]))
    expect(gap).toBeCloseTo(0.48)
    expect(atSpaces).toBe(true)
  })

  test('do not stand at spaces that are the letter spacing', () => {
    expect(findWordBreaks(steps('RESULT', [0.28, 0.28, 0.28, 0.28, 0.28], [1, 2, 3, 4, 5])).atSpaces).toBe(false)
  })

  test('are the usual ones between single letters that are as far apart as the first is from the word before', () => {
    const word = steps('letters', [0, 0.01, 0, 0, -0.01, 0])
    const [first, ...others] = steps('acef', [0.3, 0.3, 0.3])
    const after = (gap: number) => (first === undefined ? [] : [{ ...first, gap }, ...others])
    expect(findWordBreaks(after(0.33), word)).toEqual(USUAL_BREAKS)
    expect(findWordBreaks(after(0.46), word)).toEqual(USUAL_BREAKS)
    expect(findWordBreaks(after(0.5), word)).not.toEqual(USUAL_BREAKS)
    // The first letter may be a larger capital, or belong to the word before.
    expect(findWordBreaks(after(0.33), steps('I', []))).not.toEqual(USUAL_BREAKS)
    expect(findWordBreaks(after(0.33), steps('SPACED', [0.3, 0.3, 0.3, 0.3, 0.3]))).not.toEqual(USUAL_BREAKS)
    expect(findWordBreaks(after(0.05), word)).not.toEqual(USUAL_BREAKS)
  })

  test('are the usual ones between single letters at uneven distances', () => {
    expect(findWordBreaks(steps('abcdef', [0.1, 0.5, 0.05, 0.6, 0.3]))).toEqual(USUAL_BREAKS)
  })
})

describe('a spaced label', () => {
  const text = steps('Rivers', [0, 0.01, 0, 0, -0.01])
  const inFont = (some: readonly Step[], font: string) =>
    some.map(step => ({ ...step, glyph: { ...step.glyph, style: { font } } as unknown as Glyph }))

  test('has breaks of its own before text that is not spaced', () => {
    const label = steps('TABLE2', [0.05, 0.16, 0.16, 0.15, 0.51])
    const found = findSpacedLabel([...inFont(label, 'bold'), ...inFont(text, 'plain')])
    expect(found?.end).toBe(6)
    expect(found?.breaks.gap).toBeGreaterThan(0.16)
    expect(found?.breaks.gap).toBeLessThan(0.51)
  })

  test('is none where its letters are as near as those of the text, or in its font', () => {
    const near = steps('TABLE2', [-0.05, 0, 0, 0, 0.25])
    expect(findSpacedLabel([...inFont(near, 'bold'), ...inFont(text, 'plain')])).toBeUndefined()
    const spaced = steps('TABLE2', [0.16, 0.16, 0.16, 0.16, 0.51])
    expect(findSpacedLabel([...inFont(spaced, 'plain'), ...inFont(text, 'plain')])).toBeUndefined()
  })
})
