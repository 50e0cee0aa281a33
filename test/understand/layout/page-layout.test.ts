import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import type { Direction, Page } from '../../../src/model/page/page.ts'
import { drawPage } from '../../support/draw-page.ts'
import { gap, prose, sideBySide } from '../../support/prose.ts'
import { RANDOM_SEEDS, randomPage } from '../../support/random-page.ts'

function layOut(page: Page, bodySize = 10) {
  const [layout] = layOutPages([page], bodySize)
  if (layout === undefined) throw new Error('a page is laid out')
  return layout
}

/** First words of the columns, in reading order. */
const startsOf = (page: Page) => layOut(page).columns.map(column => column.lines[0]?.words[0]?.text)

describe('the layout of a page', () => {
  test('has its columns in reading order, with their lines', () => {
    const page = drawPage([...prose(1, 74, 'Title'), ...sideBySide([prose(8, 35, 'Left'), prose(8, 35, 'Right')])])
    expect(startsOf(page)).toEqual(['Title', 'Left', 'Right'])
    expect(layOut(page).columns.map(column => column.lines.length)).toEqual([1, 8, 8])
  })

  test('is empty for an empty page', () => {
    expect(layOut(drawPage(''))).toMatchObject({ columns: [], figures: [] })
  })

  test('believes a short gutter where other pages have one at its place', () => {
    const long = drawPage(sideBySide([prose(20, 35, 'Left'), prose(20, 35, 'Right')]))
    const short = drawPage(sideBySide([prose(3, 35, 'Left'), prose(3, 35, 'Right')]), { number: 2 })
    const columnsOf = (pages: readonly Page[]) => layOutPages(pages, 10).map(layout => layout.columns.length)
    expect(columnsOf([short])).toEqual([1])
    expect(columnsOf([long, short])).toEqual([2, 2])
  })

  test('believes both gutters of three columns on other pages', () => {
    const three = (rows: number) => sideBySide(['One', 'Two', 'Three'].map(first => prose(rows, 22, first)))
    const pages = [drawPage(three(20)), drawPage(three(3), { number: 2 })]
    expect(layOutPages(pages, 10).map(layout => layout.columns.length)).toEqual([3, 3])
  })

  test('has text inside a figure apart, by figure', () => {
    const figure = { left: 40, top: 40, right: 300, bottom: 100 }
    const page = drawPage(['input {7}', 'output {7}', ...gap(6), ...prose(9, 74)], { figures: [figure] })
    const layout = layOut(page)
    expect(layout.figures.map(({ lines }) => lines.map(line => line.text))).toEqual([['input', 'output']])
    expect(layout.columns.flatMap(column => column.lines)).toHaveLength(9)
  })
})

describe('turned text', () => {
  const rows = ['Turned text is here', 'and its second line']

  test.each([90, 180, 270] as const)('is read along its direction (%i degrees)', direction => {
    const page = drawPage(rows, { direction })
    const lines = layOut(page).columns.flatMap(column => column.lines)
    expect(lines.map(line => line.text)).toEqual(rows)
    expect(lines.map(line => line.direction)).toEqual([direction, direction])
  })

  test.each([90, 180, 270] as const)('keeps its place on the page (%i degrees)', direction => {
    const page = drawPage(rows, { direction })
    const runs = layOut(page).columns.flatMap(column =>
      column.lines.flatMap(line => line.words.flatMap(word => word.runs)),
    )
    expect(runs.map(run => run.box)).toEqual(page.runs.map(run => run.box))
  })

  test('comes after upright text', () => {
    const turned = drawPage(rows, { direction: 90 as Direction }).runs
    const page = drawPage(prose(5, 40, 'Upright'))
    expect(startsOf({ ...page, runs: [...turned, ...page.runs] })).toEqual(['Upright', 'Turned'])
  })
})

test.each(RANDOM_SEEDS)('no glyph is lost or doubled (random page %i)', seed => {
  const page = randomPage(seed)
  const { columns, figures } = layOut(page)
  const lines = [...columns, ...figures].flatMap(part => part.lines)
  const texts = lines.flatMap(line => line.words.flatMap(word => word.runs.map(run => run.text)))
  expect(texts.sort()).toEqual(page.runs.map(run => run.text).sort())
})
