import { describe, expect, it } from 'vitest'
import { type PdfFont, toPdfFont } from '../../../../../src/read/sources/pdf/fonts/fonts.ts'
import { findSuspectFonts, makesNoWords } from '../../../../../src/read/sources/recognition/fonts/suspect-fonts.ts'

const TEXT =
  `the river was measured every morning by the same woman and the same rope and she wrote the depth into a small
book that nobody else was allowed to open while the villages along the valley kept accounts of floods and droughts and compared
them once a year in the hall of the town`.split(/\s+/u)

/** Another letter for each letter, as a cipher has it. */
const exchanged = TEXT.map(word =>
  word.replace(/[a-z]/gu, letter => 'qjxzkvwbpfmyghucldrniaotse'[letter.charCodeAt(0) - 97] ?? ''),
)
const repeated = (words: readonly string[]) => Array.from({ length: 60 }, (_, i) => words[i % words.length] ?? '')

describe('what a font sets', () => {
  it.each([
    ['exchanged letters', exchanged],
    ['exchanged letters without blanks', [exchanged.slice(0, 20).join('#'), exchanged.slice(20).join('#')]],
    ['no letters at all', repeated(['\ufffd\ufffd\ufffd\ufffd\ufffd'])],
  ])('is no text where it is %s', async (_, words) => {
    expect(await makesNoWords(words)).toBe(true)
  })

  it.each([
    ['a text', TEXT],
    ['a form with lines to fill in', TEXT.flatMap(word => [word, '…………', '______'])],
    ['a list in Chinese', repeated(['白细胞计数', '3.9', '10^9/L', '红细胞计数', '4.2', '10^12/L'])],
    ['too little', exchanged.slice(0, 20)],
    ['variables and numbers', repeated(['x', '=', '12', 'q', 'zk', '<', 'v', 'j8'])],
  ])('is not suspected where it is %s', async (_, words) => {
    expect(await makesNoWords(words)).toBe(false)
  })
})

/** A font that sets these words, whose table is right; codes are those of Unicode. */
function fontOf(words: readonly string[]): PdfFont {
  const font = toPdfFont(undefined, 'Times-Roman')
  for (const letter of words.join('')) {
    const code = letter.codePointAt(0) ?? 0
    font.texts.set(code, letter)
    font.counts.add(code)
  }
  return font
}

describe('a font beside one of a text', () => {
  const text = fontOf([...TEXT, ...TEXT, ...TEXT, ...TEXT])
  it.each([
    ['exchanges letters', exchanged, true],
    ['has letters of the text', TEXT, false],
    ['has the four letters of genes', repeated(['GATTACAGGCTTAACCGGT', 'CCATTGACCGTTAGCAATG']), false],
  ])('that %s', async (_, words, isSuspect) => {
    const font = fontOf(words)
    expect((await findSuspectFonts([text, font], [])).includes(font)).toBe(isSuspect)
  })
})
