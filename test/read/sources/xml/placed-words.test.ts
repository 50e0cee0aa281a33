import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { type PlacedPage, type PlacedWord, toPage } from '../../../../src/read/sources/xml/placed-words.ts'

function word(text: string, fields: Partial<PlacedWord> = {}): PlacedWord {
  return { text, x0: 10, y0: 20, x1: 50, y1: 30, font: fontOfName(''), spaceBefore: true, place: 7, ...fields }
}

function read(words: readonly PlacedWord[], fields: Partial<PlacedPage> = {}) {
  const told: Diagnostic[] = []
  const page = toPage({ number: 3, width: 200, height: 100, isUpward: false, words, ...fields }, one => told.push(one))
  return { page, told }
}

describe('toPage', () => {
  test('keeps points from the upper left, and turns y where it grows upwards', () => {
    expect(read([word('a')]).page.runs[0]).toMatchObject({
      box: { left: 10, top: 20, right: 50, bottom: 30 },
      baseline: 27.5,
      size: 10,
    })
    expect(read([word('a', { baseline: 22 })], { isUpward: true }).page.runs[0]).toMatchObject({
      box: { left: 10, top: 70, right: 50, bottom: 80 },
      baseline: 78,
    })
  })

  test('scales places, sizes and the page', () => {
    const { page } = read([word('a', { size: 9 })], { scale: 2 })
    expect(page).toMatchObject({ width: 400, height: 200 })
    expect(page.runs[0]).toMatchObject({ box: { left: 20, top: 40, right: 100, bottom: 60 }, size: 18 })
  })

  test('gives an empty page without a size an area', () => {
    expect(read([], { width: 0, height: Number.NaN }).page).toMatchObject({ width: 1, height: 1 })
  })

  test('puts the corners of a box in order', () => {
    expect(read([word('a', { x0: 50, x1: 10, y0: 30, y1: 20 })]).page.runs[0]?.box).toEqual({
      left: 10,
      top: 20,
      right: 50,
      bottom: 30,
    })
  })

  test('parts words at white space, each with its share of the box', () => {
    const { runs } = read([word(' on the\u00a0way', { x0: 0, x1: 110, spaceBefore: false })]).page
    expect(runs.map(run => [run.text, run.box.left, run.box.right, run.spaceBefore])).toEqual([
      ['on', 10, 30, true],
      ['the', 40, 70, true],
      ['way', 80, 110, true],
    ])
  })

  test('parts words of right-to-left text from the right', () => {
    const { runs } = read([word('מגדלור על הצוק', { x0: 0, x1: 140 })]).page
    expect(runs.map(run => [run.text, run.box.left, run.box.right])).toEqual([
      ['מגדלור', 80, 140],
      ['על', 50, 70],
      ['הצוק', 0, 40],
    ])
  })

  test('sets apart what stands off the page or nowhere, and says where the file has it', () => {
    const off = word('off', { y0: 400, y1: 410 })
    const nowhere = word('nowhere', { x0: Number.NaN, place: 9 })
    const { page, told } = read([off, word('on'), nowhere])
    expect(page.runs.map(run => run.text)).toEqual(['on'])
    expect(page.dropped.map(({ text, glyphs, reason }) => [text, glyphs, reason])).toEqual([
      ['off', 3, 'off-page'],
      ['nowhere', 7, 'off-page'],
    ])
    expect(told).toEqual([
      expect.objectContaining({ code: 'W_OFF_PAGE', page: 3, message: expect.stringContaining('"off" in line 7') }),
    ])
  })

  test('cuts boxes that reach beyond the page', () => {
    expect(read([word('a', { x0: -20, x1: 90 })]).page.runs[0]?.box).toMatchObject({ left: 0, right: 90 })
  })

  test.each([Number.NaN, 0, -1, 1e9])('takes the size of a page of %d points from its text', width => {
    const { page, told } = read([word('a'), word('b', { x1: 120, y1: 1e12 })], { width })
    expect(page).toMatchObject({ width: 120, height: 30 })
    expect(told[0]?.code).toBe('W_PAGE_SIZE')
  })

  test('passes over signs that leave no ink', () => {
    expect(read([word('\u200b')]).page).toMatchObject({ runs: [], dropped: [] })
  })
})
