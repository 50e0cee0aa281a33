import { describe, expect, it } from 'vitest'

import { toLatex } from '../../../../../src/base/math/writing/latex.ts'
import { findFormulas } from '../../../../../src/read/sources/pdf/math/find-formulas.ts'
import { readLine, setPage } from '../../../../support/read-formulas.ts'
import { digits, type Piece, sign, uprightMath, variable, words } from '../../../../support/set-formulas.ts'

const raised = (text: string) => words(text, { size: 0.7, rise: 0.35 })
const andFormula = [words(' and the depth '), variable('ab')]
const END = ' and the depth ⟨ab⟩'

describe('the dash of a range that is drawn as a minus', () => {
  const line = (...pieces: Piece[]) => readLine(words('by eqs '), ...pieces, ...andFormula)

  it('is text, with the mark of a reference after it', () => {
    expect(line(words('1−3'))).toBe(`by eqs 1−3${END}`)
    expect(line(words('1−3'), raised('20'))).toBe(`by eqs 1−320${END}`)
    expect(readLine(words('of ponds'), raised('29−32'), ...andFormula)).toBe(`of ponds29−32${END}`)
  })

  it('is a minus with space beside it, from a font of mathematics, or among other signs', () => {
    const spaced = [words('−', { before: 0.22 }), words('3', { before: 0.22 })]
    expect(line(words('5'), ...spaced)).toBe(`by eqs ⟨5-3⟩${END}`)
    expect(line(words('5'), sign('−'), words('3'))).toBe(`by eqs ⟨5-3⟩${END}`)
    expect(line(words('5−3+2'))).toBe(`by eqs ⟨5-3+2⟩${END}`)
  })
})

describe('a raised number after a comma', () => {
  it('is a mark, and no part of the formula before it', () => {
    const line = readLine(words('with '), variable('x'), words('+2,'), raised('24'), words(' ponds'), ...andFormula)
    expect(line).toBe(`with ⟨x+2⟩,24 ponds${END}`)
  })

  it('is one of the decimals of an exponent where the comma is raised too', () => {
    expect(readLine(words('with '), variable('x'), raised('0,5'), ...andFormula)).toBe(`with ⟨x^{0,5}⟩${END}`)
  })
})

describe('a Greek capital of the text', () => {
  it('is a part of the formula that it touches', () => {
    expect(readLine(words('entropy '), words('Δ'), variable('S'), ...andFormula)).toBe(`entropy ⟨\\Delta S⟩${END}`)
    expect(readLine(words('entropy '), words('Δ '), variable('S'), ...andFormula)).toContain('Δ ⟨S⟩')
  })
})

describe('a ligature from a font with the name of that of the text', () => {
  it('is a part of its word', () => {
    const line = [words('a pro'), digits('ﬁ'), words('le of the pond'), ...andFormula]
    const set = setPage([{ pieces: line }]).map(glyph => (glyph.text === 'ﬁ' ? { ...glyph, text: 'fi' } : glyph))
    const { glyphs } = findFormulas(set, [])
    const text = glyphs.map(({ text, formula }) => (formula === undefined ? text : `⟨${toLatex(formula.math)}⟩`))
    expect(text.join('')).toBe(`a profile of the pond${END}`)
  })
})

describe('what a font of mathematics has of the text', () => {
  it('is no formula where it is points and words', () => {
    expect(readLine(words('the ponds'), variable(','), words(' seen'), ...andFormula)).toBe(`the ponds, seen${END}`)
    expect(readLine(words('the '), uprightMath('review article'), ...andFormula)).toBe(`the review article${END}`)
  })
})
