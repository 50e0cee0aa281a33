import { describe, expect, test } from 'vitest'
import {
  isBoldLine,
  isCapitalText,
  isItalicLine,
  isSameSize,
  largestSize,
  medianSize,
  opensRaised,
} from '../../../src/understand/evidence/line-style.ts'
import type { TextLine } from '../../../src/model/page/text-line.ts'
import { drawLines } from '../../support/draw-block.ts'

function lineOf(art: string): TextLine {
  const [line] = drawLines(art)
  if (line === undefined) throw new Error('a line is drawn')
  return line
}

describe('the style of a line', () => {
  test('has one size where sizes differ by rounding, or share a good part', () => {
    expect(isSameSize(lineOf('body {10}'), lineOf('body {10.4}'))).toBe(true)
    expect(isSameSize(lineOf('body {10}'), lineOf('note {8}'))).toBe(false)
    const mixed = { ...lineOf('On Rivers {12}'), words: [...lineOf('On {12}').words, ...lineOf('rivers {10}').words] }
    expect(isSameSize(mixed, lineOf('body {10}'))).toBe(true)
  })

  test('is bold or italic when nearly all of it is', () => {
    expect(isBoldLine(lineOf('<b>Heading of the text</b> 1'))).toBe(true)
    expect(isBoldLine(lineOf('<b>Heading</b> and text'))).toBe(false)
    expect(isItalicLine(lineOf('all of it {italic}'))).toBe(true)
    expect(isItalicLine(lineOf('none of it'))).toBe(false)
  })

  test('has the size of its largest run', () => {
    expect(largestSize(lineOf('a^1^ {12}'))).toBe(12)
  })

  test('has not the size of one sign among many words', () => {
    const words = lineOf('The probability of all the words {10}').words
    const sum = { ...lineOf('of'), words: [...words, ...lineOf('Q {14}').words] }
    expect(largestSize(sum)).toBe(10)
  })

  test.each([
    ['RIVERS', true],
    ['РЕКЕ И ГРАДОВИ', true],
    ['RIVERS WITH Mg IN mRNA', true],
    ['RIVERS OF Ann LEE', false],
    ['Mg and Li', false],
    ['Rivers', false],
    ['USA', false],
    ['ANOVA', false],
    ['XXVIII', false],
    ['1234 5678', false],
    ['العربية', false],
    ['河流与城市的研究 GSM', false],
  ])('in capitals of %s: %s', (text, isCapital) => {
    expect(isCapitalText(text)).toBe(isCapital)
  })

  test('is opened by a raised mark or not', () => {
    expect(opensRaised(lineOf('^1^ The town'))).toBe(true)
    expect(opensRaised(lineOf('1 The town'))).toBe(false)
    expect(opensRaised(lineOf('The town^1^'))).toBe(false)
    expect(opensRaised(undefined)).toBe(false)
  })

  test('has a size in the middle of all its lines', () => {
    expect(medianSize([{ size: 12 }, { size: 8 }, { size: 9 }])).toBe(9)
    expect(medianSize([])).toBe(0)
  })
})
