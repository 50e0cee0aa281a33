import { describe, expect, test } from 'vitest'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import { glyphsOfLine } from '../../../../src/understand/evidence/lines.ts'
import { cutLines, dropCharacters } from '../../../../src/understand/build/paragraphs/line-cuts.ts'
import { drawLines, linesOfPage } from '../../../support/draw-block.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

const textsOf = (lines: readonly TextLine[]) => lines.map(line => line.text)
const glyphsOf = (lines: readonly TextLine[]) => lines.reduce((sum, line) => sum + glyphsOfLine(line), 0)
const lettersOf = (lines: readonly TextLine[]) => textsOf(lines).join('').replace(/\s/g, '')

describe('lines that are cut', () => {
  const lines = drawLines('Old rivers move.\nTowns do not.')

  test.each([
    [3, ['Old'], ['rivers move.', 'Towns do not.']],
    [6, ['Old riv'.slice(0, 7)], ['ers move.', 'Towns do not.']],
    [14, ['Old rivers move.'], ['Towns do not.']],
    [19, ['Old rivers move.', 'Towns'], ['do not.']],
    [0, [], ['Old rivers move.', 'Towns do not.']],
    [99, ['Old rivers move.', 'Towns do not.'], []],
  ])('after %i characters, blanks not counted', (count, head, tail) => {
    const cut = cutLines(lines, count)
    expect(textsOf(cut.head)).toEqual(head)
    expect(textsOf(cut.tail)).toEqual(tail)
  })

  test('are the same lines where they are not cut', () => {
    const { head, tail } = cutLines(lines, 14)
    expect([...head, ...tail]).toEqual(lines)
    expect(dropCharacters(lines, 0)).toBe(lines)
  })

  test('share out the glyphs of a run that stands for fewer than its characters', () => {
    const ligature = lines.map(line => ({
      ...line,
      words: line.words.map(word => ({ ...word, runs: word.runs.map(run => ({ ...run, glyphs: 2 })) })),
    }))
    const { head, tail } = cutLines(ligature, 6)
    expect(glyphsOf(head) + glyphsOf(tail)).toBe(glyphsOf(ligature))
  })

  test('lose a mark at their start', () => {
    expect(textsOf(dropCharacters(drawLines('(1) See there.'), 3))).toEqual(['See there.'])
    expect(textsOf(dropCharacters(drawLines('†See there.'), 1))).toEqual(['See there.'])
  })

  test.each(RANDOM_SEEDS)('lose no glyph and no letter, and stay in order (random page %i)', seed => {
    const all = linesOfPage(randomPage(seed))
    const { head, tail } = cutLines(all, 13 * seed)
    expect(glyphsOf(head) + glyphsOf(tail)).toBe(glyphsOf(all))
    expect(lettersOf(head) + lettersOf(tail)).toBe(lettersOf(all))
    expect(lettersOf(head)).toHaveLength(13 * seed)
  })
})
