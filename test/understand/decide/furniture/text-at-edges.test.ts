import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { OutlineEntry, Page, Rule } from '../../../../src/model/page/page.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { textFactsOf } from '../../../../src/understand/decide/furniture/text-at-edges.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** Lines of text in which no two pages are alike. */
function proseOf(page: number, count = 24): string[] {
  const words = ['river', 'stones', 'bridge', 'water', 'valley', 'people', 'town', 'meadow', 'mill', 'winter', 'boats']
  const word = (at: number) => words[(at * (page + 3) + page * page) % words.length] ?? ''
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length: 11 }, (_, i) => word(line * 7 + i * 5)).join(' '),
  )
}

/** A title page, then a page with each of these heads above its text, the number of the page below. */
function drawSheets(heads: readonly (readonly string[])[], foot: (page: number) => string = () => ''): Page[] {
  const first = ['Four trials with willows {18 bold}', '', 'Ann Lee', '', ...proseOf(0, 28), '', '', foot(1)]
  const rest = heads.map((head, i) => [...head, ...proseOf(i + 1), '', '', foot(i + 2)])
  return [first, ...rest].map((rows, i) => drawPage(rows, { number: i + 1, height: 48 + 36 * 12 }))
}

function furnitureOf(pages: readonly Page[], outline: readonly OutlineEntry[] = []): string[] {
  const layouts = layOutPages(pages, 10)
  const found = findFurniture(layouts, { ...textFactsOf(layouts), outline })
  return found.filter(({ role }) => role !== 'page-number').map(({ line }) => `${line.page}: ${line.text}`)
}

const number = (page: number) => `                                   ${page}`

describe('no furniture, though lines like it are at the heads of other pages, are', () => {
  test.each([
    ['numbered sections', ['1 Trial with peat', '2 Trial with loam', '3 Trial with clay', '4 Trial with sand']],
    ['appendices', ['Appendix A', 'Appendix B', 'Appendix C']],
    ['problems', ['Problem 1', 'Problem 2', 'Problem 3', 'Problem 4']],
    ['German exercises', ['Aufgabe 1: Die Mühle', 'Aufgabe 2: Die Mühlen', 'Aufgabe 3: Der Müller']],
    ['Russian chapters', ['Глава I', 'Глава II', 'Глава III']],
  ])('%s in the type of headings right above the text', (_, heads) => {
    for (const look of ['{14 bold}', '{12}', '{10 bold}']) {
      const sheets = heads.map(head => [`${head} ${look}`, ''])
      expect(furnitureOf(drawSheets(sheets))).toEqual([])
      expect(furnitureOf(drawSheets(sheets, number))).toEqual([])
    }
  })

  test('first paragraphs in the same words, in which a number grows with the pages', () => {
    const sheets = ['oak', 'ash', 'elm'].map((wood, i) => [
      `${i + 1} Boats of ${wood} {14 bold}`,
      '',
      `    The planks of this boat were ${wood}, and we drove ${i + 3} nails into each side`,
      'and painted them every evening until the last of the seams held',
      'and the paint was dry.',
    ])
    expect(furnitureOf(drawSheets(sheets, number))).toEqual([])
  })

  test('lines in the type of the text that the outline of the file names', () => {
    const sheets = ['Trial 1', 'Trial 2', 'Trial 3'].map(head => [head, ''])
    const outline = sheets.map(([title = ''], i) => ({ title, level: 1, page: i + 2 }))
    expect(furnitureOf(drawSheets(sheets), outline)).toEqual([])
    expect(furnitureOf(drawSheets(sheets))).toEqual(['2: Trial 1', '3: Trial 2', '4: Trial 3'])
  })

  test('lines in the type of the text that the file tags as headings', () => {
    const sheets = ['Trial 1', 'Trial 2', 'Trial 3'].map(head => [`${head} {tag=H1}`, ''])
    expect(furnitureOf(drawSheets(sheets))).toEqual([])
  })

  test('lines in much larger type far above the text', () => {
    const sheetsIn = (look: string) => ['Trial 1', 'Trial 2', 'Trial 3'].map(head => [`${head} ${look}`, '', '', ''])
    expect(furnitureOf(drawSheets(sheetsIn('{14}')))).toEqual([])
    expect(furnitureOf(drawSheets(sheetsIn('{11}')))).toHaveLength(3)
  })

  test('titles of two lines in large type that are printed on several pages', () => {
    const title = ['Rivers and towns {14 bold}', 'at their green banks {14 bold}', '', '']
    expect(furnitureOf(drawSheets([title, title]))).toEqual([])
  })
})

describe('furniture are', () => {
  test.each([
    ['small type', '{8}'],
    ['small and bold type', '{8 bold}'],
    ['bold type', '{10 bold}'],
  ])('heads that count the sections, in %s far above the text', (_, look) => {
    const sheets = ['1 Peat', '2 Loam', '3 Clay'].map(head => [`${head} ${look}`, '', '', ''])
    expect(furnitureOf(drawSheets(sheets))).toEqual(['2: 1 Peat', '3: 2 Loam', '4: 3 Clay'])
  })

  test('heads of any type that come again as they are', () => {
    const sheets = [1, 2, 3].map(() => ['Journal of Rivers {14 bold}', ''])
    expect(furnitureOf(drawSheets(sheets))).toHaveLength(3)
  })

  test('heads with the numbers of the pages, in bold type near the text', () => {
    const sheets = [1, 2, 3].map(i => [`${217 + i} Ann Lee {10 bold}`, ''])
    expect(furnitureOf(drawSheets(sheets))).toHaveLength(3)
  })

  test('heads in bold type near the text that look like no heading: small, at both margins, above a rule', () => {
    const sheetsOf = (row: string) => ['1 Peat', '2 Loam', '3 Clay'].map(head => [row.replace('HEAD', head), ''])
    expect(furnitureOf(drawSheets(sheetsOf('HEAD {10 bold}')))).toEqual([])
    expect(furnitureOf(drawSheets(sheetsOf('HEAD {8 bold}')))).toHaveLength(3)
    expect(furnitureOf(drawSheets(sheetsOf('HEAD                               A. Lee {10 bold}')))).toHaveLength(3)
    const rule: Rule = { orientation: 'horizontal', box: { left: 48, right: 448, top: 65, bottom: 65.5 } }
    const ruled = drawSheets(sheetsOf('HEAD {10 bold}')).map(page => ({ ...page, rules: [rule] }))
    expect(furnitureOf(ruled)).toHaveLength(3)
  })

  test('heads that the first page has too, where a title would be', () => {
    const pages = [1, 2, 3].map(i =>
      drawPage([`Leaflet ${i} {10 bold}`, '', ...proseOf(i)], { number: i, height: 480 }),
    )
    expect(furnitureOf(pages)).toHaveLength(3)
  })
})
