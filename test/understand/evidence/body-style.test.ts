import { describe, expect, test } from 'vitest'
import { countStyles, findBodyStyle } from '../../../src/understand/evidence/body-style.ts'
import { drawPage } from '../../support/draw-page.ts'
import { drawRecognised } from '../../support/recognised.ts'

const page = drawPage(`
  On Rivers                              {18 bold}
  This is the text of the paper.         {10}
  It is set in the type that is usual.   {10.1}
  1 This is a note.                      {8 italic}
`)

describe('the table of styles', () => {
  test('counts the glyphs of each font and size, most frequent first', () => {
    expect(countStyles([page])).toEqual([
      { fontName: 'Serif', size: 10.1, glyphs: 28 },
      { fontName: 'Serif', size: 10, glyphs: 24 },
      { fontName: 'Serif-Italic', size: 8, glyphs: 13 },
      { fontName: 'Serif-Bold', size: 18, glyphs: 8 },
    ])
  })

  test('counts over all pages, and is empty for blank ones', () => {
    expect(countStyles([page, page])[0]?.glyphs).toBe(56)
    expect(countStyles([drawPage('')])).toEqual([])
  })

  test('has the larger of two that are as frequent first, whatever is drawn first', () => {
    const even = (art: string) => countStyles([drawPage(art)]).map(style => style.size)
    expect(even('aaaa {9}\nbbbb {11}')).toEqual([11, 9])
    expect(even('bbbb {11}\naaaa {9}')).toEqual([11, 9])
  })
})

describe('the body style', () => {
  test('is the font with most characters, sizes that differ by rounding counted together', () => {
    const body = findBodyStyle([page])
    expect(body).toMatchObject({ fontName: 'Serif', size: 10.1, isBold: false, isItalic: false, isMonospace: false })
    expect(body.share).toBeCloseTo(52 / 73)
  })

  test('has the colour of most of its characters', () => {
    expect(findBodyStyle([page]).color).toBeUndefined()
    expect(findBodyStyle([drawPage('Most of it. {#444444}\nLess.')]).color).toBe('#444444')
  })

  test('has the weight of most of its characters where no font has a name', () => {
    const art = ['A Journal of Rivers {bold}', 'This is the text of the paper.']
    expect(findBodyStyle([drawRecognised(art)])).toMatchObject({ fontName: '', isBold: false })
    expect(findBodyStyle([drawRecognised(['All of it is bold. {bold}'])]).isBold).toBe(true)
  })

  test('beats one style that is more frequent by two that are one', () => {
    const art = 'aaaaaa {8}\nbbbb {10}\ncccc {10.2}'
    expect(findBodyStyle([drawPage(art)]).size).toBe(10.2)
  })

  test('is the type of the text where that of the references behind it has more characters, and not that of a title', () => {
    const rows = (count: number, size: number) => `It is a line of this paper. {${size}}\n`.repeat(count)
    const pages = [drawPage(rows(8, 10)), drawPage(rows(5, 10) + rows(12, 8)), drawPage(rows(4, 8))]
    expect(findBodyStyle(pages).size).toBe(10)
    expect(findBodyStyle([drawPage(rows(3, 10) + rows(17, 8)), ...pages.slice(1)]).size).toBe(8)
    expect(findBodyStyle([drawPage(rows(3, 14)), drawPage(rows(13, 8))]).size).toBe(8)
  })

  test('is the most frequent of recognised sizes that differ as little as measured ones do', () => {
    const rows = (count: number, size: number) =>
      Array.from({ length: count }, () => `It is a line of this paper. {${size}}`)
    const read = (size: number) => [rows(8, size), [...rows(5, size), ...rows(12, 9.9)], rows(4, 9.9)]
    expect(findBodyStyle(read(10.9).map(lines => drawRecognised(lines))).size).toBe(9.9)
    expect(findBodyStyle(read(11.5).map(lines => drawRecognised(lines))).size).toBe(11.5)
    expect(findBodyStyle(read(10.9).map(lines => drawPage(lines))).size).toBe(10.9)
  })

  test('knows that it is bold, italic or monospaced', () => {
    expect(findBodyStyle([drawPage('all of it {mono}')]).isMonospace).toBe(true)
    expect(findBodyStyle([drawPage('all of it {bold italic}')])).toMatchObject({ isBold: true, isItalic: true })
  })

  test('is of ten points where there is no text', () => {
    expect(findBodyStyle([drawPage('')])).toMatchObject({ fontName: '', size: 10, share: 0 })
  })
})
