import { toLatex } from '../../../../../src/base/math/writing/latex.ts'
import { describe, expect, it } from 'vitest'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { findFormulas } from '../../../../../src/read/sources/pdf/math/find-formulas.ts'
import {
  FIRST_BASELINE,
  LEADING,
  LEFT,
  FULL_LINE,
  readLine,
  readPage,
  type SetLine,
  setPage,
} from '../../../../support/read-formulas.ts'
import {
  boldWords,
  digits,
  italicWords,
  type Piece,
  sansWords,
  setLine,
  sign,
  timesItalics,
  timesWords,
  variable,
  words,
} from '../../../../support/set-formulas.ts'

/** A sign of relation or operation with the spaces at its sides. */
const relation = (text: string) => sign(text, { before: 0.28 })
const afterRelation = (text: string) => variable(text, { before: 0.28 })

describe('a page', () => {
  it('is returned as it is where no variable is in a font of mathematics', () => {
    const glyphs = setPage([FULL_LINE, { pieces: [words('depth of 3 '), sign('×'), words(' 4 metres and x')] }])
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

  it('is one with formulas by four operators of Computer Modern among words of another face', () => {
    const sum = [timesItalics('a'), words('+', { before: 0.22 }), timesItalics('b', { before: 0.22 })]
    const text = (count: number, more: Piece[] = []) =>
      readPage([
        { pieces: [timesWords('every pond of the valley was counted')] },
        ...Array.from({ length: count }, () => ({
          pieces: [timesWords('depth of '), ...sum, timesWords(' for all'), ...more],
        })),
      ])
    expect(text(4)).toContain('depth of ⟨a+b⟩ for all')
    expect(text(3)).not.toContain('⟨')
    expect(text(4, [words(' ponds')])).not.toContain('⟨')
  })

  it('keeps every glyph in the count of its formula', () => {
    const glyphs = setPage([
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

  it('has the names of functions that stand in a row before their argument', () => {
    const names = [words('log', { before: 0.28 }), words('log', { before: 0.15 }), variable('n', { before: 0.15 })]
    expect(readLine(words('depth of '), variable('a'), relation('='), ...names, words(' seen'))).toMatch(
      /^depth of ⟨a=\\log\s*\\log\s*n⟩ seen$/u,
    )
  })

  it('stands behind a space as wide as that after a sentence in a spread line', () => {
    const line = (space: number) => [
      words('all'),
      words('of', { before: 0.6 }),
      words('it.', { before: 0.6 }),
      variable('a', { before: space }),
    ]
    const formula = (space: number) =>
      readPage([{ pieces: [...line(space), relation('='), afterRelation('b')] }, FULL_LINE])
    expect(formula(1.7)).toContain('⟨a=b⟩')
    expect(formula(2)).not.toContain('⟨a=b⟩')
  })

  it('has the modulus of a congruence, which is further away, and no other bracket', () => {
    const congruence = (space: number, bracket: string) =>
      readLine(
        words('so all ponds of it have '),
        variable('xy'),
        sign('≡', { before: 0.28 }),
        words('1', { before: 0.28 }),
        words(bracket, { before: space }),
        words(' here'),
      )
    expect(congruence(1, '(mod 17)')).toMatch(
      /^so all ponds of it have ⟨xy\\equiv 1.*\\operatorname\{mod\}\s*17\)⟩\s+here$/u,
    )
    expect(congruence(1.4, '(mod 17)')).toMatch(/^so all ponds of it have ⟨xy\\equiv 1⟩/u)
    expect(congruence(1, '(see 17)')).toMatch(/^so all ponds of it have ⟨xy\\equiv 1⟩/u)
    expect(congruence(1, '(mod 17 of 123456)')).toMatch(/^so all ponds of it have ⟨xy\\equiv 1⟩/u)
  })

  it('has the accent of the text over its letter, which is none of the word before', () => {
    const accent = words('ˆ', { before: 0.4 })
    expect(
      readLine(
        words('so that'),
        accent,
        variable('x', { before: -0.5 }),
        sign('≥', { before: 0.28 }),
        variable('y'),
        words(' here'),
      ),
    ).toMatch(/^so that⟨.*x\\geq y⟩ here$/u)
  })

  it('reaches to the point after it, if that is no further than a slanted letter leaves room for', () => {
    const widthOf = (before: number) => {
      const glyphs = setPage([
        { pieces: [words('so all '), variable('xy'), words('.', { before }), words(' The next')] },
      ])
      return findFormulas(glyphs, []).glyphs.find(({ formula }) => formula !== undefined)?.advance
    }
    expect(widthOf(0.2)).toBeCloseTo(12)
    expect(widthOf(0.3)).toBeCloseTo(10)
  })

  it('is complete with a sign as its script, and takes no word after it', () => {
    const raised = { size: 0.7, rise: 0.35 }
    expect(
      readLine(
        words('of all fields '),
        variable('K'),
        sign('×', raised),
        words(' all', { before: 0 }),
        words(' ponds '),
        variable('xy'),
      ),
    ).toBe('of all fields ⟨K^{\\times}⟩ all ponds ⟨xy⟩')
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

  it('is such a letter beside a product in the same italics, and none beside an italic word', () => {
    const line = (italics: string) => [
      words('depth of '),
      italicWords('k'),
      words(' and '),
      italicWords(italics),
      words(' seen'),
      variable('xy'),
    ]
    const text = [{ pieces: [italicWords('all ponds were counted')] }, FULL_LINE]
    expect(readPage([...text, { pieces: line('ab') }])).toContain('⟨k⟩')
    expect(readPage([...text, { pieces: line('pond') }])).not.toContain('⟨k⟩')
  })

  it('goes on in the next line after an operator, and nowhere else', () => {
    const next = { pieces: [variable('bc'), words(' of the pond')] }
    const broken = [{ pieces: [words('we know that '), variable('a'), relation('=')] }, next]
    expect(readPage(broken)).toBe('we know that ⟨a=bc⟩ of the pond')
    expect(readPage([{ pieces: [words('we know that '), variable('a')] }, next])).toBe(
      'we know that ⟨a⟩⟨bc⟩ of the pond',
    )
    expect(readPage([broken[0] as SetLine, { ...next, skip: 4 }])).toBe('we know that ⟨a=⟩⟨bc⟩ of the pond')
  })
})

describe('a display', () => {
  const EQUATION = [variable('a'), relation('='), afterRelation('b'), relation('+'), afterRelation('c')]
  const display = (...pieces: Piece[]): SetLine => ({ pieces, left: 180, skip: 2 })
  const shifted = (by: number, [first, ...others]: readonly Piece[]) =>
    first === undefined ? [] : [{ ...first, before: by }, ...others]
  const below: SetLine = { ...FULL_LINE, skip: 2 }
  const full = 'every pond of the valley was counted twice in spring'

  it('is what stands between two lines of text', () => {
    expect(readPage([FULL_LINE, display(...EQUATION), below])).toBe(`${full}⟦a=b+c⟧${full}`)
  })

  it('has its number beside it, which stays text', () => {
    const lines = [FULL_LINE, display(...EQUATION, words('(2.3)', { before: 10 })), below]
    expect(readPage(lines)).toBe(`${full}⟦a=b+c⟧(2.3)${full}`)
    const { glyphs } = findFormulas(setPage(lines), [])
    expect(glyphs.find(({ formula }) => formula !== undefined)?.formula?.number).toBe('2.3')
  })

  it('may have its number before it, at the left edge of the text', () => {
    const numbered: SetLine = { pieces: [words('(2.3)'), ...shifted(8, EQUATION)], skip: 2 }
    expect(readPage([FULL_LINE, numbered, below])).toBe(`${full}(2.3)⟦a=b+c⟧${full}`)
  })

  it('is one for each number of near lines; a line without a number is with the nearest', () => {
    const number = (text: string) => words(text, { before: 10 })
    const near = (...pieces: Piece[]): SetLine => ({ ...display(...pieces), skip: 1.2 })
    const lines = [display(...EQUATION, number('(1)')), near(...EQUATION, number('(2)')), near(...EQUATION)]
    expect(readPage([FULL_LINE, ...lines, below])).toMatch(/^.*spring⟦a=b\+c⟧\(1\)⟦.*aligned.*⟧\(2\)every/u)
  })

  it('is one of its own after white space as high as a line', () => {
    expect(readPage([FULL_LINE, display(...EQUATION), { ...display(...EQUATION), skip: 3 }, below])).toBe(
      `${full}⟦a=b+c⟧⟦a=b+c⟧${full}`,
    )
  })

  it('is one with the lines below it that are nearer than a line', () => {
    expect(readPage([FULL_LINE, display(...EQUATION), { ...display(...EQUATION), skip: 1.4 }, below])).toMatch(
      /^[^⟦]*⟦[^⟦]*⟧[^⟦]*$/u,
    )
  })

  it('has no number in what stands as near as its own parts', () => {
    const near = display(...EQUATION, words('(2)', { before: 1 }))
    expect(readPage([FULL_LINE, near, below])).toBe(`${full}⟦a=b+c\\quad (2)⟧${full}`)
  })

  it('is none with more words than mathematics, or with many words', () => {
    const text = (count: number) => words(' of pond'.repeat(count / 2))
    const line = (count: number, letters: string) =>
      readPage([FULL_LINE, display(variable(letters), text(count), variable('d', { before: 0.3 })), below])
    expect(line(4, 'abcdefghijklmnop')).toContain('⟦')
    expect(line(4, 'a')).not.toContain('⟦')
    expect(line(8, 'abcdefghijklmnopqrstuvwxyzabcdefghijkl')).not.toContain('⟦')
  })

  it('may have a few words, if it is set in from the text', () => {
    const some = [...EQUATION, words('if', { before: 1 }), variable('abcd', { before: 0.3 })]
    expect(readPage([FULL_LINE, display(...some), below])).toMatch(/spring⟦a=b\+c.*⟧every/u)
    expect(readPage([FULL_LINE, { ...display(...some), left: LEFT }, below])).not.toContain('⟦')
  })

  it('may be nearly as wide as the text where no text is near, and have names with arguments', () => {
    const named = [
      words('Width'),
      words('('),
      variable('a'),
      words(')'),
      relation('='),
      words('Depth', { before: 0.28 }),
    ]
    const wide = [
      ...named,
      words('('),
      variable('b'),
      words(')'),
      sign('+'),
      variable('c'),
      words(' for'),
      words(' all '),
      variable('d'),
    ]
    const set = (left: number, skip: number) =>
      readPage([FULL_LINE, { pieces: wide, left, skip }, { ...FULL_LINE, skip }])
    expect(set(LEFT + 8, 2)).toMatch(/spring⟦.*⟧\s*every/u)
    expect(set(LEFT + 8, 1)).not.toContain('⟦')
    expect(set(LEFT + 4, 2)).not.toContain('⟦')
  })

  it('is none in a row of cells of which one has no mathematics', () => {
    const cells = (text: string, more: Partial<Piece>) => [
      ...EQUATION,
      sansWords(text, { before: 5 }),
      variable('d', { before: 5, ...more }),
    ]
    expect(readPage([FULL_LINE, display(...cells('7', {})), below])).not.toContain('⟦')
    const mathematics = [...EQUATION, variable('d', { before: 5 }), variable('e', { before: 5 })]
    expect(readPage([FULL_LINE, display(...mathematics), below])).toContain('⟦')
  })

  it('takes the rules of its fractions with it, and leaves the others', () => {
    const glyphs = setPage([FULL_LINE, display(variable('a'), relation('='), afterRelation('b')), below])
    const bar = { left: 180, right: 196, top: 112, bottom: 112.4 }
    const far = { left: 100, right: 400, top: 500, bottom: 500.4 }
    expect(findFormulas(glyphs, [bar, far]).lines).toEqual([far])
  })

  it('has digits of its font that text on the page has not', () => {
    const lines = [FULL_LINE, display(digits('2'), relation('='), afterRelation('bc')), below]
    expect(readPage(lines)).toBe(`${full}⟦2=bc⟧${full}`)
  })
})

describe('the last line of a paragraph', () => {
  const LAST = [digits('20'), sign('∼'), digits('22'), words('.')]

  it('is text where it has no word, and is as near as the lines above', () => {
    const lines = (skip: number, left = LEFT) =>
      readPage([FULL_LINE, FULL_LINE, { pieces: [variable('xy'), ...LAST], skip, left }])
    expect(lines(1)).toMatch(/⟨xy20\\sim 22⟩\.$/u)
    expect(lines(1.2)).toContain('⟦')
    expect(lines(1, LEFT + 40)).toContain('⟦')
  })

  it('is found below a single line by the usual distance of lines', () => {
    const lines = (skip: number) => readPage([FULL_LINE, { pieces: [variable('xy'), ...LAST], skip }])
    expect(lines(1)).not.toContain('⟦')
    expect(lines(1.4)).toContain('⟦')
  })

  it('may hang behind the number of a heading', () => {
    const heading = { pieces: [words('3.2'), words('ponds of the valley', { before: 1.5 })] }
    expect(readPage([heading, { pieces: [variable('xy'), ...LAST], left: LEFT + 30 }])).not.toContain('⟦')
  })
})

describe('what is no display', () => {
  const below: SetLine = { ...FULL_LINE, skip: 2 }
  const some = [words('where '), variable('ab'), words(' is')]
  const apart = (...pieces: Piece[]): SetLine => ({ pieces, left: 180, skip: 2 })

  it('is a number without a sign of mathematics, but for powers and numbers in brackets', () => {
    const of = (...pieces: Piece[]) => readPage([FULL_LINE, { pieces: some }, apart(...pieces), below])
    expect(of(digits('148'))).not.toContain('⟦')
    expect(of(digits('10'), digits('24', { size: 0.7, rise: 0.4 }))).toContain('⟦')
    expect(of(digits('(1,2)'))).toContain('⟦')
  })

  it('is a cell of a table, beside others or above them', () => {
    const head = [
      variable('p'),
      relation('<'),
      digits('5', { before: 0.28 }),
      variable('p', { before: 1 }),
      relation('<'),
    ]
    const cells = (before: number, skip: number): SetLine => ({
      pieces: [words('pond'), words('lake', { before })],
      left: 150,
      skip,
    })
    expect(readPage([FULL_LINE, { pieces: some }, apart(...head), cells(3, 1.2)])).not.toContain('⟦')
    expect(readPage([FULL_LINE, { pieces: some }, apart(...head), cells(0.33, 1.2)])).toContain('⟦')
    expect(readPage([FULL_LINE, { pieces: some }, apart(...head), cells(3, 2)])).toContain('⟦')
    const row = (before: number) => [words('ponds'), variable('ab', { before }), words('lake', { before: 3 })]
    expect(readPage([FULL_LINE, { pieces: some }, apart(...row(3)), below])).not.toContain('⟦')
  })

  it('is what has a column of names or numbers first', () => {
    const row = (name: string) => [
      digits(name),
      variable('x', { before: 1.2 }),
      relation('='),
      digits('5', { before: 0.28 }),
    ]
    const rows = [apart(...row('1')), { ...apart(...row('2')), skip: 1.2 }]
    expect(readPage([FULL_LINE, { pieces: some }, ...rows, below])).not.toContain('⟦')
  })

  it('is a part of a line of text with a wide space in it', () => {
    const pieces = [words('as the valley says.'), variable('abcdefgh', { before: 2 }), words(' is one', {})]
    expect(readPage([FULL_LINE, { pieces }, FULL_LINE])).not.toContain('⟦')
  })

  it('is the end of a paragraph in a narrow column below a wide title', () => {
    const title = { pieces: [words('all the ponds of the valleys and lakes of the hills'.repeat(2))], left: LEFT - 60 }
    const last = { pieces: [words('ponds.')] }
    const lines = [title, { ...FULL_LINE, skip: 3 }, FULL_LINE, FULL_LINE, FULL_LINE, last]
    const text = readPage([...lines, apart(variable('a'), relation('='), afterRelation('b')), below])
    expect(text).toContain('ponds.⟦a=b⟧')
  })

  it('is a heading in larger type below a display', () => {
    const heading = { pieces: [words('Ponds', { size: 1.4 })], left: 180, skip: 1.5 }
    expect(readPage([FULL_LINE, apart(variable('a'), relation('='), afterRelation('b')), heading, below])).toContain(
      '⟦a=b⟧Ponds',
    )
  })

  it('is an italic word or two, though the font has no others', () => {
    const label = { pieces: [italicWords('Fig'), words(' 3', { before: 0.33 })], left: 180, skip: 2 }
    expect(readPage([FULL_LINE, { pieces: some }, label, below])).not.toContain('⟦')
  })
})

describe('the number of a display', () => {
  const full: SetLine = FULL_LINE
  const lastGlyph = setPage([full]).at(-1)
  const edge = (lastGlyph?.x ?? 0) + (lastGlyph?.advance ?? 0)

  it('may be near it at the edge of the text', () => {
    const equation = [variable('abcdefgh'), relation('='), afterRelation('c')]
    const numbered = (gap: number, left: number): SetLine => ({
      pieces: [...equation, words('(3)', { before: gap })],
      left,
      skip: 2,
    })
    const glyphs = (gap: number) => {
      const width = (8 + 1 + 1 + 3) * 5 + 10 * (0.56 + gap)
      return findFormulas(setPage([full, numbered(gap, edge - width), { ...full, skip: 2 }]), []).glyphs
    }
    const numberAt = (gap: number) => glyphs(gap).find(({ formula }) => formula !== undefined)?.formula?.number
    expect(numberAt(1)).toBe('3')
    expect(numberAt(0.3)).toBeUndefined()
  })
})

describe('a single letter in bold among words', () => {
  const line = (...pieces: Piece[]) => readLine(words('we say that '), ...pieces, words(' and '), variable('xy'))
  const low = { size: 0.7, rise: -0.2 }

  it('is a variable with a script below it, or with mathematics beside it or beyond a sign', () => {
    expect(line(boldWords('r'), words('1', low))).toContain('⟨\\mathbf{r}_{1}⟩')
    expect(line(boldWords('r'), words('1', { ...low, rise: 0.3 }))).not.toContain('mathbf')
    expect(line(boldWords('r'), words('1', { ...low, before: 0.25 }))).not.toContain('mathbf')
    expect(line(boldWords('A'), relation('='), afterRelation('b'))).toContain('⟨\\mathbf{A}=b⟩')
    expect(line(boldWords('A'), words('=', { before: 0.28 }), afterRelation('b'))).toContain('⟨\\mathbf{A}=b⟩')
    expect(line(variable('f'), words('('), boldWords('x'), words(')'))).toContain('⟨f(\\mathbf{x})⟩')
    expect(line(boldWords('A'), variable('b', { before: 0.33 }))).not.toContain('mathbf')
  })

  it('is none in words in bold, or before words', () => {
    expect(line(boldWords('pond depths '), boldWords('A'), relation('='), afterRelation('b'))).not.toContain('mathbf')
    expect(line(boldWords('A'), words(', the ponds'))).not.toContain('mathbf')
  })
})

describe('a raised word', () => {
  it('is a script of the letter right before it in any size', () => {
    const low = { rise: 0.4 }
    const line = (more: object) =>
      readLine(words('the depth '), variable('d'), words('max', more), words(' and width '), variable('w'))
    expect(line(low)).toBe('the depth ⟨d^{\\max}⟩ and width ⟨w⟩')
    expect(line({ rise: 0.1 })).not.toContain('⟨d^')
  })
})

describe('words beside a formula', () => {
  const readBelow = (...pieces: Piece[]) =>
    readPage([{ pieces: [words('depths of all ponds')] }, { pieces }]).slice('depths of all ponds'.length)
  const less = [relation('<'), digits('5', { before: 0.28 })]

  it('stay in the sentence, but for names and what has arguments', () => {
    const text = (...pieces: Piece[]) => readBelow(...pieces, words(' and '), variable('xy'))
    expect(text(words('with depths of'), ...less)).toBe('with depths of⟨<5⟩ and ⟨xy⟩')
    expect(text(words('with soundings'), ...less)).toContain('soundings⟨<5⟩')
    expect(text(words('with depth'), ...less)).toContain('⟨\\operatorname{depth}<5⟩')
    expect(text(words('with '), words('Throughput'), ...less)).toContain('⟨\\operatorname{Throughput}<5⟩')
    const law = [variable('y'), relation('∼'), words('bernoulli', { before: 0.28 })]
    expect(text(words('that '), ...law, words('('), variable('p'), words(')'))).toContain('bernoulli}(p)⟩')
    expect(text(words('that '), ...law)).toContain('⟩bernoulli and')
  })

  it('are no ends of other words', () => {
    const line = (end: string) => readBelow(words('the '), variable('n'), words(end), words(' of '), variable('xy'))
    expect(line('-gram')).toBe('the ⟨n⟩-gram of ⟨xy⟩')
    expect(line('’s')).toBe('the ⟨n⟩’s of ⟨xy⟩')
    expect(line('-th')).toBe('the ⟨n⟩-th of ⟨xy⟩')
  })

  it('may have the tilde of an address among them, which is none', () => {
    expect(readBelow(words('at example.org/'), sign('∼'), words('name and '), variable('xy'))).toBe(
      'at example.org/∼name and ⟨xy⟩',
    )
    expect(readBelow(words('that '), variable('a'), sign('∼'), variable('b'), words(' here'))).toBe(
      'that ⟨a\\sim b⟩ here',
    )
  })
})

describe('the distances of displays and lines', () => {
  const equation = (before: number) => [variable('a', { before }), relation('='), afterRelation('b')]
  const isDisplay = (...lines: readonly SetLine[]) =>
    readPage([FULL_LINE, ...lines, { ...FULL_LINE, skip: 3 }]).includes('⟦')

  it.each([
    [10, 0.06, false],
    [10, 0.1, true],
    [20, 0.06, true],
  ])('a word %d ems before it, on its line but for %d ems, leaves it a display: %s', (gap, rise, expected) => {
    expect(isDisplay({ pieces: [words('depth', { rise }), ...equation(gap)], skip: 2 })).toBe(expected)
  })

  it.each([
    [15, false],
    [22, true],
  ])('a line with a word is one near the text if it is set in by %d points: %s', (left, expected) => {
    const line: SetLine = { pieces: [...equation(0), words(' if')], left: LEFT + left }
    expect(readPage([FULL_LINE, line, FULL_LINE]).includes('⟦')).toBe(expected)
  })

  it.each([
    [1.5, true],
    [1.9, false],
    [-1.2, true],
    [-1.6, false],
  ])('what is %d ems higher at the end of a line is of its formula: %s', (rise, expected) => {
    const line = [words('depth of it '), variable('a'), variable('b', { rise })]
    expect(/⟨[^⟩]*b[^⟩]*⟩/u.test(readPage([{ pieces: line }, { ...FULL_LINE, skip: 4 }]))).toBe(expected)
  })
})

describe('a fraction of words', () => {
  const below: SetLine = { ...FULL_LINE, skip: 4 }
  /** `ab = total mass of it/total depth`, with a bar of this width, in ems; the first part is three ems right of the letter. */
  const found = (bar: number, left = 180, above = FULL_LINE) => {
    const lines: SetLine[] = [
      above,
      { pieces: [words('total mass of it')], left: left + 30, skip: 2 },
      { pieces: [variable('ab'), relation('=')], left, skip: 0.6 },
      { pieces: [words('total depth')], left: left + 30, skip: 0.6 },
      below,
    ]
    const y = FIRST_BASELINE + 2.4 * LEADING
    const rule = { left: left + 30, right: left + 30 + bar * 10, top: y, bottom: y + 0.4 }
    return findFormulas(setPage(lines), [rule]).glyphs.flatMap(({ formula }) =>
      formula ? [toLatex(formula.math)] : [],
    )
  }

  it('is a display with what stands before it', () => {
    expect(found(7.3)).toEqual([String.raw`ab=\quad \frac{\text{total mass of it}}{\text{total depth}}`])
  })

  /** `depth ≤ a name/2`, with the words on a bar, and what is left and how far from it; or the words under it. */
  const half = (...before: readonly Piece[]) => {
    const lines: SetLine[] = [
      FULL_LINE,
      { pieces: [words('mass in it')], left: 200, skip: 2 },
      { pieces: before, left: 160, skip: 0.6 },
      { pieces: [digits('2')], left: 220, skip: 0.6 },
      below,
    ]
    const y = FIRST_BASELINE + 2.4 * LEADING
    const rule = { left: 199, right: 249, top: y, bottom: y + 0.4 }
    return findFormulas(setPage([...lines, { pieces: [words('where '), variable('xy')], skip: 3 }]), [rule])
      .glyphs.flatMap(({ formula }) => (formula?.isDisplay === true ? [toLatex(formula.math)] : []))
      .join('')
  }

  it('may have a part without words, where a sign is beside its bar, and a name before that', () => {
    expect(half(words('depth'), relation('≤'))).toBe(String.raw`\operatorname{depth}\leq \frac{\text{mass in it}}{2}`)
    expect(half(words('depth'))).not.toContain('frac')
    expect(half(words('the water depth'), relation('≤'))).not.toContain('frac')
  })

  it.each([
    [0.9, true],
    [1.6, false],
  ])('may have a sign beside its bar %d ems away: %s', (away, expected) => {
    expect(half(sign('≤', { before: 3.4 - away })).includes('frac')).toBe(expected)
  })

  it.each([
    [-0.2, true],
    [-0.3, false],
    [0.36, false],
  ])('may have a sign beside its bar %d ems above the middle of the line: %s', (rise, expected) => {
    expect(half(sign('≤', { before: 2.6, rise })).includes('frac')).toBe(expected)
  })

  it('is none where the rule is wider, as those of tables are', () => {
    expect(found(12).join('')).not.toContain('frac')
  })
})

describe('a fraction in a line', () => {
  /** A line whose fraction has its numerator drawn first, in the middle over its denominator, and what follows it. */
  function lineWithFraction(after: string, height = 0.7): Glyph[] {
    const y = FIRST_BASELINE
    const before = setLine([words('we know that '), variable('a'), relation('=')], LEFT, y)
    const x = (before.at(-1)?.x ?? 0) + 8
    const numerator = setLine([variable('r', { rise: height })], x + 30, y)
    const denominator = setLine([variable('bcdefghijklm', { rise: -height })], x, y)
    return [...before, ...numerator, ...denominator, ...setLine([words(after)], x + 63, y)]
  }
  const formulas = (glyphs: readonly Glyph[]) =>
    findFormulas(glyphs, [{ left: 178, right: 238, top: 97.3, bottom: 97.7 }]).glyphs.flatMap(
      ({ formula }) => formula ?? [],
    )

  it('is a part of it, whichever of its parts is drawn first', () => {
    for (const after of [' and so on', '']) {
      const found = formulas(lineWithFraction(after))
      expect(found.map(({ isDisplay }) => isDisplay)).toEqual([false])
    }
  })

  it('is none where what is drawn later is a line below', () => {
    expect(formulas(lineWithFraction('', 1.3)).length).toBeGreaterThan(1)
  })
})

describe('the second line of a formula', () => {
  it('begins where the rest of the formula does, with what follows that', () => {
    const broken = [
      { pieces: [words('we know that '), variable('a'), relation('=')] },
      { pieces: [variable('bc'), words(', as in the ponds')] },
    ]
    const glyphs = findFormulas(setPage(broken), []).glyphs
    const comma = glyphs.find(({ text }) => text === ',')
    expect(comma?.x).toBe(LEFT)
    expect((comma?.x ?? 0) + (comma?.advance ?? 0)).toBe(LEFT + 15)
  })
})

describe('a raised number', () => {
  const raised = (text: string) => words(text, { size: 0.7, rise: 0.35 })
  const note: SetLine = { pieces: [raised('2'), words('as the ponds of the valley')], skip: 6 }
  const line = (...after: Piece[]): SetLine => ({
    pieces: [words('in the valley '), variable('ab'), raised('2'), words(' of ponds'), ...after],
  })

  it('calls a note of its page, where it is the only one of its kind', () => {
    expect(readPage([line(), note])).toContain('valley ⟨ab⟩2 of ponds')
    expect(readPage([line(), FULL_LINE])).toContain('valley ⟨ab^{2}⟩ of ponds')
    expect(readPage([line(words(' and '), variable('c'), raised('2'), words(' too')), note])).toContain(
      'valley ⟨ab^{2}⟩ of ponds and ⟨c^{2}⟩ too',
    )
  })

  it('is no formula by itself', () => {
    const mark = sign('∗', { rise: 0.35, size: 0.7 })
    expect(readLine(words('by Ann Pond'), mark, words(' and the '), variable('ab'))).toBe('by Ann Pond∗ and the ⟨ab⟩')
    expect(readLine(words('the value '), sign('∗'), words(' and the '), variable('ab'))).toBe(
      'the value ⟨\\ast⟩ and the ⟨ab⟩',
    )
  })
})
