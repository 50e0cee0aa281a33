import { expect, test } from 'vitest'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { joinRuns } from '../../../../../src/read/sources/pdf/words/runs.ts'
import { GLYPH_STYLE } from '../../../../support/glyph-style.ts'

/** Characters an em wide, each with a gap behind it: the digit that follows it, in tenths of an em. */
function printed(line: string): Glyph[] {
  let x = 50
  return [...line.matchAll(/(\D)(\d)/gu)].map(([, text = '', gap]) => {
    const glyph = { text, x, y: 100, advance: 10, style: GLYPH_STYLE, areasBelow: 0, isClipped: false, count: 1 }
    x += 10 + Number(gap)
    return glyph
  })
}

const wordsOf = (line: string) => joinRuns(printed(line)).map(run => run.text)

test('a third of an em between characters that stand close parts a surname from a given name', () => {
  expect(wordsOf('長0谷0川3修0一0')).toEqual(['長谷川', '修一'])
})

test('characters of a justified line, which stand apart, are one', () => {
  expect(wordsOf('川2の2水3位2は2毎2朝2')).toEqual(['川の水位は毎朝'])
})

test('white space behind punctuation parts nothing', () => {
  expect(wordsOf('川0の0水0、4位0は0')).toEqual(['川の水、位は'])
})

test('two characters with a third of an em between them are not told apart', () => {
  expect(wordsOf('森3健0')).toEqual(['森健'])
})
