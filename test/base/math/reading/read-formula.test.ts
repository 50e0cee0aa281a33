import { describe, expect, it } from 'vitest'
import type { MathGlyph } from '../../../../src/base/math/reading/item.ts'
import { readFormula } from '../../../../src/base/math/reading/read-formula.ts'
import { toLatex } from '../../../../src/base/math/writing/latex.ts'

/** A glyph of ten points whose ink is as high as a small letter, on a baseline at 100; y grows downwards. */
function glyph(
  text: string,
  left: number,
  more: { y?: number; size?: number; width?: number; ink?: [number, number] } = {},
): MathGlyph {
  const { y = 100, size = 10, width = size / 2, ink = [y - 0.45 * size, y] } = more
  const alphabet = /^[a-z]$/u.test(text) ? 'italic' : 'upright'
  const box = { left: left + 0.2, right: left + width - 0.2, top: ink[0], bottom: ink[1] }
  return { text, alphabet, ink: box, left, right: left + width, baseline: y, size }
}

const upright = (text: string, left: number): MathGlyph => ({ ...glyph(text, left), alphabet: 'upright' })

function rule(left: number, right: number, y: number) {
  return { left, right, top: y - 0.2, bottom: y + 0.2 }
}

const latexOf = (glyphs: MathGlyph[], rules: ReturnType<typeof rule>[] = []) => toLatex(readFormula(glyphs, rules))

describe('a formula', () => {
  it('has scripts by the baseline of its row, and those of scripts with the one before them', () => {
    const raised = { y: 96, size: 7 }
    const glyphs = [
      glyph('x', 0),
      glyph('n', 5, raised),
      glyph('i', 5, { y: 102, size: 7 }),
      glyph('j', 8.5, { y: 103, size: 5 }),
    ]
    expect(latexOf(glyphs)).toBe('x_{i_{j}}^{n}')
  })

  it('has signs with a slash drawn over them, and none of a slash beside them', () => {
    const slash = (left: number) => glyph('/', left, { ink: [92, 102] })
    expect(latexOf([glyph('x', 0), glyph('∈', 8), slash(8.5), glyph('M', 16)])).toBe(
      latexOf([glyph('x', 0), glyph('∉', 8), glyph('M', 16)]),
    )
    expect(latexOf([glyph('x', 0), slash(8.5), glyph('∈', 8), glyph('M', 16)])).toBe(
      latexOf([glyph('x', 0), glyph('∉', 8), glyph('M', 16)]),
    )
    expect(latexOf([glyph('a', 0), slash(5), glyph('b', 10)])).toBe('a/b')
  })

  it('has a relation that is drawn as two signs, one above the other', () => {
    const tilde = (left: number, bottom = 97) => glyph('∼', left, { width: 8, ink: [bottom - 2, bottom] })
    const equals = (left: number) => glyph('=', left, { width: 8, ink: [97.5, 100] })
    expect(latexOf([glyph('a', 0), tilde(8), equals(8), glyph('b', 20)])).toBe('a\\cong b')
    expect(latexOf([glyph('a', 0), equals(8), tilde(8), glyph('b', 20)])).toBe('a\\cong b')
    const lower = glyph('∼', 8, { width: 8, ink: [100.5, 102] })
    expect(latexOf([glyph('a', 0), glyph('<', 8, { width: 8, ink: [95, 100] }), lower, glyph('b', 20)])).toBe(
      'a\\lesssim b',
    )
    const harpoons = [
      glyph('−', 8, { width: 6, ink: [97, 97.4] }),
      glyph('⇀', 13, { width: 8, ink: [95, 97.4] }),
      glyph('↽', 8, { y: 101, width: 8, ink: [98.6, 101] }),
      glyph('−', 15, { y: 101, width: 6, ink: [98.6, 99] }),
    ]
    expect(latexOf([glyph('a', 0), ...harpoons, glyph('b', 24)])).toBe('a\\rightleftharpoons b')
    // Beside one another, or far above, they are two.
    expect(latexOf([glyph('a', 0), tilde(8), equals(9.5), glyph('b', 20)])).not.toContain('\\cong')
    expect(latexOf([glyph('a', 0), tilde(8, 94.5), equals(8), glyph('b', 20)])).not.toContain('\\cong')
  })

  it('has a bow tie of two triangles that overlap', () => {
    const triangle = (sign: string, left: number) => glyph(sign, left, { width: 5, ink: [95, 100] })
    expect(latexOf([glyph('R', 0), triangle('▷', 8), triangle('◁', 11.3), glyph('S', 20)])).toBe(
      '\\mathrm{R}\\bowtie \\mathrm{S}',
    )
    expect(latexOf([glyph('R', 0), triangle('▷', 8), triangle('◁', 16), glyph('S', 24)])).not.toContain('\\bowtie')
  })

  it('has fractions inside one another by the width of their bars', () => {
    const glyphs = [glyph('a', 2, { y: 92 }), glyph('b', 2, { y: 106 }), glyph('c', 2, { y: 120 })]
    expect(latexOf(glyphs, [rule(1, 8, 97.5), rule(0, 9, 111.5)])).toBe('\\frac{\\frac{a}{b}}{c}')
  })

  it('has what is under the bar of a root, and its index', () => {
    const hook = glyph('√', 4, { width: 8, ink: [90, 102] })
    const glyphs = [glyph('3', 3, { y: 95, size: 5 }), hook, glyph('x', 12.5), glyph('y', 20)]
    expect(latexOf(glyphs, [rule(11.8, 18, 90.2)])).toBe('\\sqrt[{3}]{x}y')
  })

  it('has limits above and below an operator', () => {
    const sum = glyph('∑', 0, { width: 14, ink: [90, 104] })
    const glyphs = [sum, glyph('n', 5, { y: 88, size: 7 }), glyph('k', 5, { y: 110, size: 7 }), glyph('a', 15)]
    expect(latexOf(glyphs)).toBe('\\sum_{k}^{n}a')
  })

  it('has the limits of two operators side by side by the order of drawing, though they touch', () => {
    const letters = (name: string, left: number) => [...name].map((letter, i) => upright(letter, left + 5 * i))
    const low = (text: string, left: number) => glyph(text, left, { y: 108, size: 7 })
    const glyphs = [
      ...letters('lim', 0),
      ...[low('t', -2), low('→', 2), low('∞', 6), low('s', 10)],
      ...letters('sup', 17),
      ...[low('r', 15), low('≤', 19), low('x', 23), low('u', 27)],
      glyph('a', 34),
    ]
    expect(latexOf(glyphs)).toBe('\\lim_{t\\rightarrow \\infty s}\\sup_{r\\leq xu}a')
  })

  it('has an operator in its line, however high the limits on one side of it are', () => {
    const product = glyph('∏', 8, { width: 12, ink: [89, 103] })
    const glyphs = [glyph('m', 0), product, glyph('p', 11, { y: 114, size: 7 }), glyph('a', 21)]
    expect(latexOf(glyphs)).toBe('m\\prod_{p}a')
  })

  it('has limits that are wider than their operator, whose signs are lower than their letters', () => {
    const sum = glyph('∑', 10, { width: 10, ink: [89, 103] })
    const low = (text: string, left: number, height: number) =>
      glyph(text, left, { y: 111, size: 7, width: 5, ink: [111 - height, 111] })
    const glyphs = [sum, low('k', 4, 5), low('=', 9, 2.5), low('−', 14, 2), low('n', 19, 3), glyph('a', 26)]
    expect(latexOf(glyphs)).toBe('\\sum_{k=-n}a')
    const far = [sum, low('k', 4, 5), low('=', 9, 2.5), low('−', 14, 2), low('n', 19, 3)].map(item =>
      item === sum
        ? item
        : {
            ...item,
            baseline: item.baseline + 3,
            ink: { ...item.ink, top: item.ink.top + 3, bottom: item.ink.bottom + 3 },
          },
    )
    expect(latexOf(far)).not.toContain('\\sum_{k=-n}')
  })

  it('has no bars in the rules that join the pieces of a brace', () => {
    const tip = (code: number, left: number) => glyph(String.fromCodePoint(code), left, { width: 4, ink: [103, 106] })
    const brace = [tip(0xe37c, 0), tip(0xe37b, 9), tip(0xe37a, 13), tip(0xe37d, 22)]
    const glyphs = [glyph('a', 1), glyph('+', 10), glyph('b', 19), ...brace, glyph('n', 11, { y: 114, size: 7 })]
    const rules = [rule(4, 9, 103.4), rule(17, 22, 103.4)]
    expect(latexOf(glyphs, rules)).toBe('\\underbrace{a+b}_{n}')
  })

  it('has a bracket of pieces as one, and rows between two of them as a matrix', () => {
    const pieces = (signs: string, left: number) =>
      [...signs].map((sign, i) => glyph(sign, left, { ink: [86 + 8 * i, 94 + 8 * i] }))
    const cells = [
      glyph('a', 6, { y: 94 }),
      glyph('b', 20, { y: 94 }),
      glyph('c', 6, { y: 108 }),
      glyph('d', 20, { y: 108 }),
    ]
    const glyphs = [...pieces('⎛⎜⎝', 0), ...cells, ...pieces('⎞⎟⎠', 26)]
    expect(latexOf(glyphs)).toBe('\\left(\\begin{matrix}a & b \\\\ c & d\\end{matrix}\\right)')
  })

  it('has a mark over the letter that is below it, and none over a relation', () => {
    const hat = glyph('ˆ', 0, { ink: [93, 94.5] })
    expect(latexOf([hat, glyph('x', 0)])).toBe('\\hat{x}')
  })
})
