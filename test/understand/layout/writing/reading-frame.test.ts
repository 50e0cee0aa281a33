import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { toReadingFrame } from '../../../../src/understand/layout/writing/reading-frame.ts'
import { toTruePlaces } from '../../../../src/understand/layout/writing/true-places.ts'
import { findWriting } from '../../../../src/understand/layout/writing/writing.ts'
import type { Page, TextRun } from '../../../../src/model/page/page.ts'

const FONT = { name: 'Test', isBold: false, isItalic: false, isMonospace: false }
const PAGE = { number: 1, label: undefined, width: 400, height: 300, rules: [], figures: [], dropped: [] }

/** A run of 10 points whose signs are 10 points wide, from `left` on the baseline `baseline`. */
function lying(text: string, left: number, baseline: number, size = 10): TextRun {
  const box = { left, top: baseline - 0.75 * size, right: left + size * text.length, bottom: baseline + 0.25 * size }
  return {
    text,
    box,
    baseline,
    size,
    font: FONT,
    color: undefined,
    direction: 0,
    spaceBefore: true,
    glyphs: text.length,
  }
}

/** The same read downwards, from `top` on; `x` is its baseline. */
function hanging(text: string, x: number, top: number): TextRun {
  const box = { left: x - 2.5, top, right: x + 7.5, bottom: top + 10 * text.length }
  return { ...lying(text, 0, 0), box, baseline: x, direction: 90 }
}

/** Upright signs set one by one below one another. */
const stacked = (text: string, left: number, top: number) =>
  [...text].map((sign, i) => lying(sign, left, top + 7.5 + 10 * i))

const pageOf = (runs: readonly TextRun[]): Page => ({ ...PAGE, runs })

function linesOf(page: Page): string[] {
  const [layout] = layOutPages([toReadingFrame(page, findWriting(page))], 10)
  return layout?.columns.flatMap(column => column.lines.map(line => line.text)) ?? []
}

describe('the writing of a page', () => {
  test('is that of most of its letters', () => {
    expect(findWriting(pageOf([lying('Latin', 10, 10), lying('12345678', 10, 30)]))).toBe('left-to-right')
    expect(findWriting(pageOf([lying('ABC', 10, 10), lying('שלום', 10, 30)]))).toBe('right-to-left')
    expect(findWriting(pageOf([lying('No. 4', 10, 10), hanging('縦書きの文章', 300, 10)]))).toBe('vertical')
    expect(findWriting(pageOf(stacked('縦書きの文章', 300, 10)))).toBe('vertical')
    expect(findWriting(pageOf([lying('横書き', 10, 10), lying('の文章', 10, 26)]))).toBe('left-to-right')
    expect(findWriting(pageOf([]))).toBe('left-to-right')
  })
})

describe('a right-to-left page', () => {
  const page = pageOf([
    lying('עולם', 250, 50),
    lying('שלום', 300, 50),
    lying('Atlas', 190, 70),
    lying('Star', 245, 70),
    lying('שלום', 300, 70),
  ])

  test('has lines in the order in which they are read, whatever the order of drawing', () => {
    expect(linesOf(page)).toEqual(['שלום עולם', 'שלום Atlas Star'])
    expect(linesOf(pageOf([...page.runs].reverse()))).toEqual(linesOf(page))
  })

  test('reads lines of Latin text from the left', () => {
    expect(linesOf(pageOf([...page.runs, lying('Smith', 200, 100), lying('2009', 255, 100)])).at(-1)).toBe('Smith 2009')
  })

  test('reads the number of an entry in Latin letters first, which stands at the right', () => {
    const entry = [lying('Smith', 200, 100), lying('2009', 255, 100), lying('[7]', 310, 100)]
    const text = [lying('שלום', 300, 50), lying('עולם', 250, 50), lying('שלום', 300, 70)]
    expect(linesOf(pageOf([...text, ...entry])).at(-1)).toBe('[7] Smith 2009')
  })

  test('reads brackets by what is beside them, stored as shapes or as they are meant', () => {
    for (const [left, right] of ['()', ')(']) {
      const glued = { ...lying('שלום', 310, 50), spaceBefore: false }
      const runs = [lying(left ?? '', 300, 50), glued, { ...lying(right ?? '', 350, 50), spaceBefore: false }]
      expect(linesOf(pageOf(runs))).toEqual(['(שלום)'])
    }
  })

  test('has its boxes where they are on the page in the end', () => {
    const framed = toReadingFrame(page, 'right-to-left')
    expect(framed.runs.map(run => run.box)).not.toContainEqual(page.runs[0]?.box)
    const found = { lines: framed.runs.map(run => ({ page: 1, box: run.box })) }
    const boxes = toTruePlaces(found, [page], new Map([[1, 'right-to-left']])).lines.map(line => line.box)
    expect(boxes).toHaveLength(page.runs.length)
    for (const run of page.runs) expect(boxes).toContainEqual(run.box)
  })
})

describe('a vertical page', () => {
  const page = pageOf([hanging('一行目の文', 300, 20), hanging('二行目', 280, 20), hanging('Star', 280, 52)])

  test('has lines from right to left, Latin words in them', () => {
    expect(linesOf(page)).toEqual(['一行目の文', '二行目Star'])
  })

  test('has the same lines where each character is set at its place, and a number as a whole', () => {
    const month = { ...lying('12', 280, 57.5), box: { left: 280, top: 50, right: 290, bottom: 60 } }
    expect(
      linesOf(
        pageOf([...stacked('一行目の文', 300, 20), ...stacked('昭和十', 280, 20), month, ...stacked('月', 280, 60)]),
      ),
    ).toEqual(['一行目の文', '昭和十12月'])
  })

  test('has its boxes and directions as they are on the page in the end', () => {
    const framed = toReadingFrame(page, 'vertical')
    expect(framed).toMatchObject({ width: 300, height: 400 })
    expect(framed.runs.map(run => run.direction)).toEqual([0, 0, 0])
    const shared = framed.runs.map(run => ({ page: 1, box: run.box, direction: run.direction }))
    const found = toTruePlaces({ a: shared, b: new Map([[shared[0], shared[1]]]) }, [page], new Map([[1, 'vertical']]))
    expect(found.a.map(run => run.box)).toEqual(page.runs.map(run => run.box))
    expect(found.a.map(run => run.direction)).toEqual([90, 90, 90])
    expect(found.b.get(found.a[0])).toBe(found.a[1])
  })

  test('keeps ruby out of its lines', () => {
    const ruby = { ...hanging('にっし', 309, 40), size: 5, box: { left: 309, top: 40, right: 314, bottom: 55 } }
    const withRuby = pageOf([hanging('一冊の日誌', 300, 20), ruby, hanging('が見つ', 300, 70)])
    const [layout] = layOutPages([toReadingFrame(withRuby, 'vertical')], 10)
    expect(layout?.columns.flatMap(column => column.lines.map(line => line.text))).toEqual(['一冊の日誌が見つ'])
    expect(layout?.ruby.map(line => line.text)).toEqual(['にっし'])
  })
})

describe('a page on its head', () => {
  /** The same on its head: from `right` to the left. */
  function over(text: string, right: number, baseline: number): TextRun {
    const box = { left: right - 10 * text.length, top: baseline - 2.5, right, bottom: baseline + 7.5 }
    return { ...lying(text, 0, baseline), box, direction: 180 }
  }
  const page = pageOf([over('Second', 350, 60), over('line', 280, 60), over('First', 350, 80), lying('7', 350, 20)])

  test('is known by most of its letters', () => {
    expect(findWriting(page)).toBe('upside-down')
    expect(findWriting(pageOf([over('Mark', 350, 60), lying('Words', 20, 90)]))).toBe('left-to-right')
  })

  test('has its lines in the order in which they are read when it is turned', () => {
    expect(linesOf(page)).toEqual(['First', 'Second line', '7'])
  })

  test('has its boxes and directions as they are on the page in the end', () => {
    const framed = toReadingFrame({ ...page, figures: [{ left: 10, top: 10, right: 60, bottom: 30 }] }, 'upside-down')
    expect(framed.figures).toEqual([{ left: 340, top: 270, right: 390, bottom: 290 }])
    expect(framed.runs.map(run => run.direction)).toEqual([0, 0, 0, 180])
    const found = framed.runs.map(run => ({ page: 1, box: run.box, direction: run.direction }))
    const placed = toTruePlaces(found, [page], new Map([[1, 'upside-down']]))
    expect(placed.map(run => run.box)).toEqual(page.runs.map(run => run.box))
    expect(placed.map(run => run.direction)).toEqual([180, 180, 180, 0])
  })
})
