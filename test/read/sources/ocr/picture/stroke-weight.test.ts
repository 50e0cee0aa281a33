import { describe, expect, it } from 'vitest'
import { markBold } from '../../../../../src/read/sources/ocr/picture/mark-bold.ts'
import { findBoldWords, type PicturedWord } from '../../../../../src/read/sources/ocr/picture/stroke-weight.ts'
import { picture } from '../../../../support/pictures.ts'

const X_HEIGHT = 20

/** Words of upright strokes, all in lines of `perLine`, each word with its own width of stroke. */
function drawWords(strokes: readonly number[], perLine: number) {
  const words: PicturedWord[] = strokes.map((_, i) => {
    const left = 20 + (i % perLine) * 120
    const top = 20 + Math.floor(i / perLine) * 60
    return {
      text: 'lllll',
      left,
      top,
      right: left + 90,
      bottom: top + 30,
      xHeight: X_HEIGHT,
      line: Math.floor(i / perLine),
    }
  })
  const rectangles = words.flatMap(({ left, top }, i) =>
    [0, 1, 2, 3, 4].map((letter): [number, number, number, number] => [left + letter * 16, top, strokes[i] ?? 0, 30]),
  )
  return { words, image: picture(20 + perLine * 120, 80 + 60 * Math.ceil(strokes.length / perLine), rectangles) }
}

describe('findBoldWords', () => {
  it('finds bold lines and bold words by the width of their strokes', () => {
    const { words, image } = drawWords([8, 8, 8, 4, 4, 4, 8, 4, 4, 4, 5, 4], 3)
    const bold = [true, true, true, false, false, false, true, false, false, false, false, false]
    expect(findBoldWords(image, 128, words)).toEqual(bold)
  })

  it('lets words of one letter go with the word before them', () => {
    const { words, image } = drawWords([8, 4, 4, 4, 4, 4], 3)
    const short = words.map((word, i) => (i === 1 || i === 4 ? { ...word, text: 'l' } : word))
    expect(findBoldWords(image, 128, short)).toEqual([true, true, false, false, false, false])
  })

  it('takes the strokes of small type, which are heavier for their size, for no bold', () => {
    const { words, image } = drawWords([6, 6, 6, 6, 6, 6], 2)
    const small = words.map((word, i) => (i >= 4 ? { ...word, xHeight: 0.7 * X_HEIGHT } : word))
    expect(findBoldWords(image, 128, small)).not.toContain(true)
  })

  it('finds none on a page without ink', () => {
    const { words } = drawWords([4, 4], 2)
    expect(findBoldWords(picture(300, 100), 128, words)).toEqual([false, false])
  })
})

describe('markBold', () => {
  it('marks the words in the hOCR and changes nothing else', () => {
    const { words, image } = drawWords([8, 8, 4, 4, 4, 4], 2)
    const word = ({ left, top, right, bottom, text }: PicturedWord) =>
      `<span class='ocrx_word' id='w' title='bbox ${left} ${top} ${right} ${bottom}; x_wconf 96'>${text}</span>`
    const line = (i: number) =>
      `<span class='ocr_line' title="bbox 0 0 9 9; x_size 40; x_descenders 10; x_ascenders 10">${words
        .slice(2 * i, 2 * i + 2)
        .map(word)
        .join(' ')}</span>`
    const marked = markBold(`${line(0)}\n${line(1)}\n${line(2)}`, image, 128)
    expect(marked.match(/<strong>lllll<\/strong>/gu)).toHaveLength(2)
    expect(marked.replace(/<\/?strong>/gu, '')).toBe(`${line(0)}\n${line(1)}\n${line(2)}`)
  })
})
