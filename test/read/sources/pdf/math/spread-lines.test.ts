import { describe, expect, it } from 'vitest'
import { FULL_LINE, LEFT, readPage, type SetLine } from '../../../../support/read-formulas.ts'
import { sign, variable, words } from '../../../../support/set-formulas.ts'

const FORMULA = (before: number) => [
  variable('a', { before }),
  sign('=', { before: 0.28 }),
  variable('b', { before: 0.28 }),
]

/** Width of words, in ems: letters are half an em wide, blanks a third. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter === ' ' ? 0.33 : 0.5), 0)
const TEXT = 'every pond of the valley was counted twice in spring'

/** A line with a formula that is far from the words on its left, and from the one at its end, `away` ems from the edge of the text. */
function spreadLine(away = 0): SetLine {
  const formula = 0.5 * 3 + 0.56
  const [first, last] = ['so', 'pond']
  const gap = (widthOf(TEXT) - widthOf(first) - widthOf(last) - formula - away) / 2
  return { pieces: [words(first), ...FORMULA(gap), words(last, { before: gap })] }
}

describe('a line that is spread over its column', () => {
  it('has its formula between its words, however far they are', () => {
    expect(readPage([FULL_LINE, spreadLine(), FULL_LINE])).toContain('so⟨a=b⟩pond')
  })

  it('is none where the last word ends before the edge of the text', () => {
    expect(readPage([FULL_LINE, spreadLine(0.3), FULL_LINE])).not.toContain('so⟨a=b⟩pond')
  })

  it('is none where nothing but a word is beside its formula', () => {
    const display: SetLine = { pieces: FORMULA(0), left: LEFT + 80, skip: 2 }
    expect(readPage([FULL_LINE, display, { ...FULL_LINE, skip: 2 }])).toBe(`${TEXT}⟦a=b⟧${TEXT}`)
  })
})

describe('the first line of a paragraph', () => {
  const above: SetLine = FULL_LINE
  const first = (text: string): SetLine => ({
    pieces: [words(text), ...FORMULA(0.33), sign('+', { before: 0.22 }), variable('cdefghijkl', { before: 0.22 })],
    left: LEFT + 15,
    skip: 2,
  })
  const after: SetLine = { ...FULL_LINE, skip: 2 }

  it('is no display, though it is set in and mostly mathematics, if a sentence ends in it', () => {
    expect(readPage([above, first('It grows.'), after])).toContain('It grows.⟨a=b')
    expect(readPage([above, first('It is s.t.'), after])).toContain('⟦')
  })
})
