import { describe, expect, it } from 'vitest'
import type { Box } from '../../../../../src/base/geometry/box.ts'
import { toLatex } from '../../../../../src/base/math/writing/latex.ts'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { findFormulas } from '../../../../../src/read/sources/pdf/math/find-formulas.ts'
import { findTabularStrips } from '../../../../../src/read/sources/pdf/math/tabular-strips.ts'
import { digits, type Piece, setLine, sign, variable, words } from '../../../../support/set-formulas.ts'

const LEFT = 100
const TOP = 200
const ROW = 12

/** A line of text above, which makes the page one of words. */
const TEXT = setLine([words('every pond of the valley was counted twice in spring')], LEFT, TOP - 3 * ROW)

function rows(lines: readonly (readonly Piece[])[]): Glyph[] {
  return [...TEXT, ...lines.flatMap((pieces, i) => setLine(pieces, LEFT, TOP + i * ROW))]
}

/** A rule above the row of that index. */
function rule(row: number, right = LEFT + 150): Box {
  const y = TOP + (row - 0.8) * ROW
  return { left: LEFT, right, top: y, bottom: y + 0.4 }
}

/** Formulas of lines as `⟨LaTeX⟩`, displays as `⟦LaTeX⟧`. */
function read(glyphs: readonly Glyph[], lines: readonly Box[]): string {
  return findFormulas(glyphs, lines)
    .glyphs.slice(TEXT.length)
    .map(({ text, formula }) => {
      if (formula === undefined) return text
      return formula.isDisplay ? `⟦${toLatex(formula.math)}⟧` : `⟨${toLatex(formula.math)}⟩`
    })
    .join('')
}

const SIZES = [
  [variable('n'), variable('Z', { before: 3 })],
  [digits('1'), digits('8', { before: 3 })],
  [digits('2'), variable('k', { before: 3 }), digits('2', { size: 0.7, rise: -0.2 })],
]
const RULES = [rule(0), rule(1), rule(3)]

describe('lines of cells between rules of one width', () => {
  it('are no display, and each cell has its formula', () => {
    expect(read(rows(SIZES), RULES)).toBe('⟨n⟩⟨Z⟩182⟨k_{2}⟩')
  })

  it('are a display where no rules are round them', () => {
    expect(read(rows(SIZES), [])).toContain('⟦')
  })

  it('are found by the gaps of most of their lines', () => {
    const lines = [[words('sizes')], ...SIZES]
    expect(findTabularStrips(rows(lines), [rule(0), rule(4)])).toHaveLength(1)
    const displays = [[variable('n=Z')], [variable('k=m')], [variable('m=n'), variable('n', { before: 3 })]]
    expect(findTabularStrips(rows(displays), [rule(0), rule(3)])).toHaveLength(0)
  })

  it('are not between bars of different widths', () => {
    expect(findTabularStrips(rows(SIZES), [rule(0), rule(3, LEFT + 90)])).toHaveLength(0)
  })

  it('are found where rules are drawn cell by cell', () => {
    const parts = RULES.flatMap(box => [
      { ...box, right: LEFT + 70 },
      { ...box, left: LEFT + 70 },
    ])
    expect(findTabularStrips(rows(SIZES), parts)).toHaveLength(2)
  })
})

describe('formulas of cells', () => {
  it('are on the line of their own table, where another beside it has other lines', () => {
    const beside = [variable('m'), variable('k', { before: 3 }), digits('2', { size: 0.7, rise: -0.2 })]
    const other = [0, 1, 2].flatMap(row => setLine(beside, LEFT + 300, TOP + row * ROW - 2))
    const besideRules = [0, 3].map(row => ({ ...rule(row), left: LEFT + 300, right: LEFT + 450 }))
    const { glyphs } = findFormulas([...rows(SIZES), ...other], [...RULES, ...besideRules])
    const left = glyphs.filter(({ x, formula }) => formula !== undefined && x < LEFT + 300)
    expect(left.map(({ y }) => y)).toEqual([TOP, TOP, TOP + 2 * ROW])
  })

  it('end where the next cell begins, at a gap or an upright rule', () => {
    const tight = [variable('x'), sign('<'), variable('y'), variable('u', { before: 0.5 }), sign('>'), variable('v')]
    const lines = [tight, ...SIZES]
    const around = [rule(0), rule(4)]
    expect(read(rows(lines), around)).toContain('⟨x<yu>v⟩')
    const upright = { left: LEFT + 17, right: LEFT + 17.4, top: TOP - ROW, bottom: TOP + 4 * ROW }
    expect(read(rows(lines), [...around, upright])).toContain('⟨x<y⟩⟨u>v⟩')
  })

  it('do not go on in the next row after a sign of operation', () => {
    const lines = [
      [variable('p'), variable('n', { before: 3 }), sign('×')],
      [variable('q'), variable('m', { before: 3 }), sign('×')],
    ]
    expect(read(rows(lines), [rule(0), rule(2)])).toBe('⟨p⟩⟨n\\times⟩⟨q⟩⟨m\\times⟩')
  })

  it('are text where they are numbers and signs on one line', () => {
    const lines = [
      [variable('p'), digits('0.9', { before: 3 }), sign('±'), digits('0.1')],
      [variable('q'), digits('10', { before: 3 }), sign('±'), digits('2', { size: 0.7, rise: 0.4 })],
    ]
    expect(read(rows(lines), [rule(0), rule(2)])).toMatch(/^⟨p⟩0\.9±0\.1⟨q⟩⟨10.*⟩$/u)
  })

  it('are text where words have signs between them or after them, but not with a variable', () => {
    const lines = [
      [variable('p'), words('Best', { before: 3 }), sign('+'), words('Filter')],
      [variable('q'), words('Acc', { before: 3 }), sign('↑')],
      [variable('r'), variable('k', { before: 3 }), sign('+'), words('Acc')],
    ]
    expect(read(rows(lines), [rule(0), rule(3)])).toMatch(/^⟨p⟩Best\+Filter⟨q⟩Acc↑⟨r⟩⟨k.*⟩$/u)
  })

  it('end at an upright rule above the first rule of the table too', () => {
    const two = digits('2', { size: 0.7, rise: -0.2 })
    const head = [
      words('the ponds of the north'),
      variable('k', { before: 0.33 }),
      two,
      variable('m', { before: 0.5 }),
      two,
    ]
    const lines = [head, ...SIZES]
    const x = LEFT + 117
    const upright = { left: x, right: x + 0.4, top: TOP - ROW, bottom: TOP + 4 * ROW }
    const short = { ...upright, top: TOP - 0.7 * ROW, bottom: TOP }
    expect(read(rows(lines), [rule(1), rule(4), upright])).toContain('⟨k_{2}⟩⟨m_{2}⟩')
    expect(read(rows(lines), [rule(1), rule(4), short])).toContain('⟨k_{2}m_{2}⟩')
  })
})
