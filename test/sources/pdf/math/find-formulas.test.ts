import { describe, expect, it } from 'vitest'
import { toLatex } from '../../../../src/math/writing/latex.ts'
import type { Glyph } from '../../../../src/sources/pdf/drawing/drawing.ts'
import { findFormulas } from '../../../../src/sources/pdf/math/find-formulas.ts'
import {
  digits,
  italicWords,
  type Piece,
  sansWords,
  setLine,
  sign,
  variable,
  words,
} from '../../../support/set-formulas.ts'

const LEFT = 100
const LEADING = 12
const FIRST_BASELINE = 100

/** A line of the page with its left end, and how far, in lines, it is below the one before. */
interface SetLine {
  readonly pieces: readonly Piece[]
  readonly left?: number
  readonly skip?: number
}

function page(lines: readonly SetLine[]): Glyph[] {
  let y = FIRST_BASELINE - LEADING
  return lines.flatMap(({ pieces, left = LEFT, skip = 1 }) => {
    y += skip * LEADING
    return setLine(pieces, left, y)
  })
}

/** The text of a page: formulas of lines as `⟨LaTeX⟩`, displays as `⟦LaTeX⟧`. */
function read(lines: readonly SetLine[]): string {
  const { glyphs } = findFormulas(page(lines), [])
  return glyphs
    .map(({ text, formula }) => {
      if (formula === undefined) return text
      return formula.isDisplay ? `⟦${toLatex(formula.math)}⟧` : `⟨${toLatex(formula.math)}⟩`
    })
    .join('')
}

const readLine = (...pieces: Piece[]) => read([{ pieces }])

const FULL_LINE: SetLine = { pieces: [words('every pond of the valley was counted twice in spring')] }
/** A sign of relation or operation with the spaces at its sides. */
const relation = (text: string) => sign(text, { before: 0.28 })
const afterRelation = (text: string) => variable(text, { before: 0.28 })

describe('a page', () => {
  it('is returned as it is where no variable is in a font of mathematics', () => {
    const glyphs = page([FULL_LINE, { pieces: [words('depth of 3 '), sign('×'), words(' 4 metres and x')] }])
    const lines = [{ left: 100, right: 200, top: 50, bottom: 50.4 }]
    const found = findFormulas(glyphs, lines)
    expect(found.glyphs).toBe(glyphs)
    expect(found.lines).toBe(lines)
  })

  it('is one with formulas from the second letter in such a font', () => {
    expect(readLine(words('the depth '), variable('d'), words(' is given'))).toBe('the depth d is given')
    expect(readLine(words('the depth '), variable('d'), words(' and width '), variable('w'))).toBe(
      'the depth ⟨d⟩ and width ⟨w⟩',
    )
  })

  it('keeps every glyph in the count of its formula', () => {
    const glyphs = page([
      FULL_LINE,
      { pieces: [words('where '), variable('ab'), relation('='), afterRelation('c'), words(' is')] },
    ])
    const formula = findFormulas(glyphs, []).glyphs.find(glyph => glyph.formula !== undefined)
    expect(formula?.count).toBe(4)
  })
})

describe('a formula of a line', () => {
  it('goes from its first sign to its last among words, without the point of the sentence', () => {
    expect(
      readLine(words('we know that '), variable('a'), relation('='), afterRelation('b'), words('. The next one')),
    ).toBe('we know that ⟨a=b⟩. The next one')
  })

  it('has the digits and brackets of the font of the text that stand in it and beside it', () => {
    expect(
      readLine(words('we take '), variable('ab'), relation('='), words('3', { before: 0.28 }), words(' ponds')),
    ).toBe('we take ⟨ab=3⟩ ponds')
    expect(readLine(words('we take '), variable('f'), words('('), variable('x'), words(') at all ponds'))).toBe(
      'we take ⟨f(x)⟩ at all ponds',
    )
  })

  it('leaves a bracket to the sentence whose other one is outside', () => {
    expect(readLine(words('the ponds (of depth '), variable('ab'), words(') were counted'))).toBe(
      'the ponds (of depth ⟨ab⟩) were counted',
    )
  })

  it('has small letters that are raised or lowered right behind it', () => {
    const low = { size: 0.7, rise: -0.2 }
    expect(readLine(words('the depth '), variable('d'), words('max', low), words(' and width '), variable('w'))).toBe(
      'the depth ⟨d_{\\max}⟩ and width ⟨w⟩',
    )
  })

  it('has the name of a function before its argument, and no other word', () => {
    expect(readLine(words('we take sin', {}), variable('x', { before: 0.17 }), words(' and '), variable('y'))).toBe(
      'we take ⟨\\sin x⟩ and ⟨y⟩',
    )
    expect(readLine(words('we take all '), variable('x'), words(' and '), variable('y'))).toBe(
      'we take all ⟨x⟩ and ⟨y⟩',
    )
    expect(readLine(words('the sum and sign of a pond', {}), words(' of '), variable('xy'))).toBe(
      'the sum and sign of a pond of ⟨xy⟩',
    )
  })

  it('ends at a point of the text with a word space behind it, and goes on after one inside brackets', () => {
    expect(readLine(words('for all '), variable('x'), words(', '), variable('y'), words(' in the list'))).toBe(
      'for all ⟨x⟩, ⟨y⟩ in the list',
    )
    expect(
      readLine(
        words('for all '),
        variable('f'),
        words('('),
        variable('x'),
        words(','),
        variable('y', { before: 0.33 }),
        words(') here'),
      ),
    ).toBe('for all ⟨f(x,y)⟩ here')
  })

  it('has a function of the font of the text up to a space that is no narrower than one between words', () => {
    const before = (space: number) =>
      readLine(
        words('we take'),
        words('dim', { before: 0.33 }),
        variable('x', { before: space }),
        words(' and '),
        variable('y'),
      )
    expect(before(0.3)).toBe('we take⟨\\dim x⟩ and ⟨y⟩')
    expect(before(0.5)).toBe('we takedim⟨x⟩ and ⟨y⟩')
  })

  it('does not take the ending of an ordinal', () => {
    expect(
      readLine(
        words('at the ('),
        variable('k'),
        relation('+'),
        words('1', { before: 0.28 }),
        words(')th step, '),
        variable('k'),
      ),
    ).toBe('at the ⟨(k+1)⟩th step, ⟨k⟩')
  })

  it('is a single letter in italics among upright words, but no letter of a word in italics', () => {
    const mathematics = [words(' where '), variable('ab'), words(' ')]
    expect(readLine(words('the number '), italicWords('n'), words(' of ponds'), ...mathematics)).toBe(
      'the number ⟨n⟩ of ponds where ⟨ab⟩ ',
    )
    expect(readLine(words('the number '), italicWords('a pond here'), words(' of ponds'), ...mathematics)).toBe(
      'the number a pond here of ponds where ⟨ab⟩ ',
    )
  })

  it('goes on in the next line after an operator, and nowhere else', () => {
    const next = { pieces: [variable('bc'), words(' of the pond')] }
    const broken = [{ pieces: [words('we know that '), variable('a'), relation('=')] }, next]
    expect(read(broken)).toBe('we know that ⟨a=bc⟩ of the pond')
    expect(read([{ pieces: [words('we know that '), variable('a')] }, next])).toBe('we know that ⟨a⟩⟨bc⟩ of the pond')
    expect(read([broken[0] as SetLine, { ...next, skip: 4 }])).toBe('we know that ⟨a=⟩⟨bc⟩ of the pond')
  })
})

describe('a display', () => {
  const EQUATION = [variable('a'), relation('='), afterRelation('b'), relation('+'), afterRelation('c')]
  const display = (...pieces: Piece[]): SetLine => ({ pieces, left: 180, skip: 2 })
  const below: SetLine = { ...FULL_LINE, skip: 2 }
  const full = 'every pond of the valley was counted twice in spring'

  it('is what stands between two lines of text', () => {
    expect(read([FULL_LINE, display(...EQUATION), below])).toBe(`${full}⟦a=b+c⟧${full}`)
  })

  it('has its number beside it, which stays text', () => {
    const lines = [FULL_LINE, display(...EQUATION, words('(2.3)', { before: 10 })), below]
    expect(read(lines)).toBe(`${full}⟦a=b+c⟧(2.3)${full}`)
    const { glyphs } = findFormulas(page(lines), [])
    expect(glyphs.find(({ formula }) => formula !== undefined)?.formula?.number).toBe('2.3')
  })

  it('is one of its own after white space as high as a line', () => {
    expect(read([FULL_LINE, display(...EQUATION), { ...display(...EQUATION), skip: 3 }, below])).toBe(
      `${full}⟦a=b+c⟧⟦a=b+c⟧${full}`,
    )
  })

  it('is one with the lines below it that are nearer than a line', () => {
    expect(read([FULL_LINE, display(...EQUATION), { ...display(...EQUATION), skip: 1.4 }, below])).toMatch(
      /^[^⟦]*⟦[^⟦]*⟧[^⟦]*$/u,
    )
  })

  it('has no number in what stands as near as its own parts', () => {
    const near = display(...EQUATION, words('(2)', { before: 1 }))
    expect(read([FULL_LINE, near, below])).toBe(`${full}⟦a=b+c\\quad (2)⟧${full}`)
  })

  it('is none with more words than mathematics, or with many words', () => {
    const text = (count: number) => words(' of pond'.repeat(count / 2))
    const line = (count: number, letters: string) =>
      read([FULL_LINE, display(variable(letters), text(count), variable('d', { before: 0.3 })), below])
    expect(line(4, 'abcdefghijklmnop')).toContain('⟦')
    expect(line(4, 'a')).not.toContain('⟦')
    expect(line(8, 'abcdefghijklmnopqrstuvwxyzabcdefghijkl')).not.toContain('⟦')
  })

  it('may have a few words, if it is set in from the text', () => {
    const some = [...EQUATION, words('if', { before: 1 }), variable('abcd', { before: 0.3 })]
    expect(read([FULL_LINE, display(...some), below])).toMatch(/spring⟦a=b\+c.*⟧every/u)
    expect(read([FULL_LINE, { ...display(...some), left: LEFT }, below])).not.toContain('⟦')
  })

  it('is none in a row of cells of which one has no mathematics', () => {
    const cells = (text: string, more: Partial<Piece>) => [
      ...EQUATION,
      sansWords(text, { before: 5 }),
      variable('d', { before: 5, ...more }),
    ]
    expect(read([FULL_LINE, display(...cells('7', {})), below])).not.toContain('⟦')
    const mathematics = [...EQUATION, variable('d', { before: 5 }), variable('e', { before: 5 })]
    expect(read([FULL_LINE, display(...mathematics), below])).toContain('⟦')
  })

  it('takes the rules of its fractions with it, and leaves the others', () => {
    const glyphs = page([FULL_LINE, display(variable('a'), relation('='), afterRelation('b')), below])
    const bar = { left: 180, right: 196, top: 112, bottom: 112.4 }
    const far = { left: 100, right: 400, top: 500, bottom: 500.4 }
    expect(findFormulas(glyphs, [bar, far]).lines).toEqual([far])
  })

  it('has digits of its font that text on the page has not', () => {
    const lines = [FULL_LINE, display(digits('2'), relation('='), afterRelation('bc')), below]
    expect(read(lines)).toBe(`${full}⟦2=bc⟧${full}`)
  })
})
