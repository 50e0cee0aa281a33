import { describe, expect, it } from 'vitest'
import { learnLetters, type ReadWord } from '../../../../../src/read/sources/recognition/fonts/learn-letters.ts'

const TEXT = `the first figure shows the flow of the river at the official office and a difference of five
offices that found the same flow and first confirmed the official figure of the first affluent difference while the
miller who had built his cabin nearby kept a diary of the dry years and gave each of the great droughts a name of its own
so that people could talk about them and calm each other when the clouds came back from the sea at night`.split(/\s+/)

/** Codes are Greek letters for single letters, and capitals for the ligatures `fi`, `fl`, `ff` and `ffi`. */
function encode(word: string): readonly string[] {
  const joined = word.replaceAll('ffi', 'W').replaceAll('ff', 'X').replaceAll('fi', 'Y').replaceAll('fl', 'Z')
  return [...joined].map(letter => (/[A-Z]/.test(letter) ? letter : String.fromCharCode(letter.charCodeAt(0) + 0x350)))
}

const WORDS: readonly ReadWord[] = TEXT.map(text => ({ codes: encode(text), text }))

describe('letters of a font', () => {
  it('are those that recognition reads in their places, ligatures too', () => {
    const { letters, words } = learnLetters(WORDS)
    expect(words).toBe(WORDS.length)
    const decoded = WORDS.map(({ codes }) => codes.map(code => letters.get(code) ?? '?').join(''))
    expect(decoded.join(' ')).toBe(TEXT.join(' '))
    expect(['W', 'X', 'Y', 'Z'].map(code => letters.get(code))).toEqual(['ffi', 'ff', 'fi', 'fl'])
  })

  it('outweigh what recognition misreads now and then', () => {
    const misread = WORDS.map((word, i) => (i % 9 === 0 ? { ...word, text: word.text.replace('e', 'c') } : word))
    expect(learnLetters(misread).letters).toEqual(learnLetters(WORDS).letters)
  })

  it('agree little with words that are not those of the font', () => {
    const turned = WORDS.map((word, i) => ({ ...word, text: TEXT[(i * 7 + 3) % TEXT.length] ?? '' }))
    expect(learnLetters(WORDS).agreement).toBeGreaterThan(0.8)
    expect(learnLetters(turned).agreement).toBeLessThan(0.5)
  })
})
