import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import type { Figure, Paper, PaperBlock, Place, PrintedLine, Table } from '../../../../src/model/paper/paper.ts'
import { picturePlaces } from '../../../../src/understand/build/pictures/picture-places.ts'
import { cell, figure, p, paper, section, table } from '../../../support/paper-builder.ts'

const place = (left: number, top: number, right: number, bottom: number, page = 1): Place => ({
  page,
  left,
  top,
  right,
  bottom,
})
const line = (...box: Parameters<typeof place>): PrintedLine => ({ ...place(...box), start: 0, end: 1 })

function pageOf(some: Partial<Page> = {}): Page {
  const nothing = { runs: [], rules: [], figures: [], dropped: [], label: undefined }
  return { number: 1, width: 600, height: 800, ...nothing, ...some }
}

const drawn = (some: Partial<Figure>): Figure => ({ ...figure('Figure 1'), id: 'fig1', ...some })
const cells = (...lines: readonly PrintedLine[]): Table => ({
  ...table('Table 1'),
  id: 'tab1',
  rows: lines.map(each => [{ ...cell('a'), lines: [each] }]),
})
const paperOf = (...blocks: readonly PaperBlock[]): Paper => paper([section('1 Rivers', ...blocks)])

const DRAWING = place(100, 100, 300, 200)

describe('the picture of a figure', () => {
  test('has a margin, and the drawing where nothing is printed in it', () => {
    expect(picturePlaces(paperOf(drawn({ places: [DRAWING] })), [pageOf()]).get('fig1')).toEqual([
      {
        page: 1,
        box: { left: 97, top: 97, right: 303, bottom: 203 },
        drawing: expect.objectContaining({ left: 100 }) as object,
      },
    ])
  })

  test('has the labels around the drawing', () => {
    const labelled = drawn({ places: [DRAWING], interior: ['5'], interiorPlaces: [place(80, 110, 90, 120)] })
    const [found] = picturePlaces(paperOf(labelled), [pageOf()]).get('fig1') ?? []
    expect(found).toEqual({ page: 1, box: { left: 77, top: 97, right: 303, bottom: 203 } })
  })

  test('ends before its caption and the text around', () => {
    const captioned = drawn({ places: [DRAWING], lines: [line(100, 201, 300, 210)] })
    const text = { ...p('Rivers run.'), lines: [line(301, 90, 500, 210)] }
    const [found] = picturePlaces(paperOf(captioned, text), [pageOf()]).get('fig1') ?? []
    expect(found?.box).toEqual({ left: 97, top: 97, right: 300.5, bottom: 200.5 })
  })

  test('is cut off where its caption reaches into it, and text in its midst stays', () => {
    const captioned = drawn({ places: [DRAWING], lines: [line(120, 185, 280, 195)] })
    const [cutOff] = picturePlaces(paperOf(captioned), [pageOf()]).get('fig1') ?? []
    expect(cutOff).toEqual({ page: 1, box: { left: 97, top: 97, right: 303, bottom: 185 } })
    const text = { ...p('Rivers run.'), lines: [line(150, 145, 250, 155)] }
    const [whole] = picturePlaces(paperOf(drawn({ places: [DRAWING] }), text), [pageOf()]).get('fig1') ?? []
    expect(whole?.box.bottom).toBe(203)
  })

  test('is within its page', () => {
    const edge = drawn({ places: [place(0, 0, 600, 100)] })
    expect(picturePlaces(paperOf(edge), [pageOf()]).get('fig1')?.[0]?.box).toEqual({
      left: 0,
      top: 0,
      right: 600,
      bottom: 103,
    })
  })

  test('is missing where no drawing was found, or its page was not read', () => {
    expect(picturePlaces(paperOf(drawn({})), [pageOf()]).size).toBe(0)
    expect(picturePlaces(paperOf(drawn({ places: [place(0, 0, 9, 9, 7)] })), [pageOf()]).size).toBe(0)
  })
})

describe('the picture of a table', () => {
  test('has the rules around the cells, but not those of other things', () => {
    const rules = [92, 218, 260].map(top => ({
      box: { left: 90, top, right: 320, bottom: top + 1 },
      orientation: 'horizontal' as const,
    }))
    const found = picturePlaces(paperOf(cells(line(100, 100, 300, 110), line(100, 200, 300, 212))), [pageOf({ rules })])
    expect(found.get('tab1')).toEqual([{ page: 1, box: { left: 87, top: 89, right: 323, bottom: 222 } }])
  })

  test('is one for each of its pages', () => {
    const found = picturePlaces(paperOf(cells(line(100, 100, 300, 110), line(100, 50, 300, 60, 2))), [
      pageOf(),
      pageOf({ number: 2 }),
    ])
    expect(found.get('tab1')?.map(({ page }) => page)).toEqual([1, 2])
  })
})
