import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap } from '../../../support/prose.ts'
import { seededRandom } from '../../../support/random-page.ts'
import { recognisePage } from '../../../support/recognised.ts'

/** Lines of text that no two pages share. */
function textOf(page: number, count = 30): string[] {
  const random = seededRandom(page + 1)
  const letter = () => 'abcdefghijklmnoprstuvwz'[Math.floor(random() * 23)]
  return Array.from({ length: count }, () =>
    Array.from({ length: 70 }, (_, i) => (i % 7 === 6 ? ' ' : letter())).join(''),
  )
}

interface Edges {
  readonly header?: string
  readonly footer?: string
}

/** Pages of 30 lines of text, each page's its own, between a header and a footer. */
function drawPages(edges: readonly Edges[], body: (page: number) => readonly string[] = textOf): Page[] {
  return edges.map(({ header = '', footer = '' }, i) => {
    return drawPage([header, '', '', ...body(i), '', '', footer], { number: i + 1, height: 48 + 40 * 12 })
  })
}

/** Role and text of what is furniture, page by page. */
function furnitureOf(pages: readonly Page[]): string[] {
  const found = findFurniture(layOutPages(pages, 10))
  return found.map(({ line, role }) => `${line.page} ${role}: ${line.text}`).sort()
}

describe('furniture', () => {
  test('is no note whose number the text of its page calls', () => {
    const calling = (page: number) => textOf(page).map((line, i) => (i === 9 ? `${line.trim()}^${page + 1}^` : line))
    const notes = [{ footer: '1 See the first river.' }, { footer: '2 And the next one.' }, { footer: '3 So it runs.' }]
    expect(furnitureOf(drawPages(notes, calling))).toEqual([])
    expect(furnitureOf(drawPages(notes))).toHaveLength(3)
  })

  test('is not all that a document has, but for bare numbers', () => {
    const pages = (withNumber: boolean) =>
      [1, 2, 3].map(number =>
        drawPage([`Page ${number} of the long file.`, '', '', '', '', withNumber ? `${number}` : ''], {
          number,
          height: 12 * 12,
        }),
      )
    expect(furnitureOf(pages(false))).toEqual([])
    expect(furnitureOf(pages(true))).toEqual(['1 page-number: 1', '2 page-number: 2', '3 page-number: 3'])
  })

  test('is no caption further out than the number of its page, as other lines there are', () => {
    const furnitureBelow = (head: string) =>
      furnitureOf(
        [1, 2, 3].map(number =>
          drawPage([number === 2 ? head : '', String(number), '', ...textOf(number)], { number }),
        ),
      )
    expect(furnitureBelow('Rivers and towns')).toContain('2 running-header: Rivers and towns')
    expect(furnitureBelow('Table 1. Rivers and towns').join(' ')).not.toContain('Table 1')
  })

  test('is no note that has the words of other notes and a mark of its own', () => {
    const notes = (...marks: string[]) =>
      furnitureOf(drawPages(marks.map(mark => ({ footer: `^${mark}^ Ibid., p. 23.` }))))
    expect(notes('4', '9', '15')).toEqual([])
    expect(notes('*', '*', '*')).toHaveLength(3)
  })

  test('is no heading whose number grows as the pages do, where those have other numbers', () => {
    const headers = ['3 Results of the Work', '4 What it Means']
    const pages = headers.map((header, i) => ({ header, footer: String(16 + i) }))
    expect(furnitureOf(drawPages(pages))).toEqual(['1 page-number: 16', '2 page-number: 17'])
    expect(furnitureOf(drawPages(headers.map(header => ({ header }))))).toHaveLength(2)
    const alike = headers.map((header, i) => ({ header, footer: String(3 + i) }))
    expect(furnitureOf(drawPages(alike))).toEqual(['1 page-number: 3', '2 page-number: 4'])
    const authors = ['3 Lee and Berg', '4 Lee and Berg'].map((header, i) => ({ header, footer: String(3 + i) }))
    expect(furnitureOf(drawPages(authors))).toHaveLength(4)
    const farOff = ['1.2 Results of the Work', '2.1 What it Means'].map((header, i) => ({
      header: `${header.padEnd(69)}${3 + i}`,
      footer: String(3 + i),
    }))
    expect(furnitureOf(drawPages(farOff))).toHaveLength(4)
  })

  test('is no caption that another page has nearly alike', () => {
    const headers = ['Table 3: Trials with maps and with tools', 'Table 4: Trials with maps and without tools']
    expect(furnitureOf(drawPages(headers.map(header => ({ header }))))).toEqual([])
  })

  test('is no last line of a caption, though captions of other pages end alike', () => {
    const pagesOf = (captions: readonly string[]) =>
      drawPages(
        captions.map(() => ({})),
        page => [...textOf(page, 26), '', captions[page] ?? '', 'with sixteen rows of towns.'],
      )
    expect(furnitureOf(pagesOf(['Figure 3. Trials with maps of rivers', 'Figure 9. Tools for two bridges']))).toEqual(
      [],
    )
    expect(furnitureOf(pagesOf(['Rivers that are seen on many maps', 'Tools for bridges']))).toHaveLength(2)
  })

  test('is no label of a caption alone, though its number grows as the pages do', () => {
    expect(furnitureOf(drawPages(['Fig. 1', 'Fig. 2'].map(header => ({ header }))))).toEqual([])
    expect(furnitureOf(drawPages(['River 1', 'River 2'].map(header => ({ header }))))).toHaveLength(2)
  })

  test('is the beginning of the title, which is cut, even on one page and in the type of the text', () => {
    const title = 'On the Slow Movement of Rivers through Towns {14}'
    const headersOf = (header: string) => furnitureOf(drawPages([{ header: title }, { header }]))
    expect(headersOf('On the Slow Movement of Rivers ...')).toEqual([
      '2 running-header: On the Slow Movement of Rivers ...',
    ])
    expect(headersOf('On the Slow Movement of Boats ...')).toEqual([])
  })

  test('may differ in size where it was recognised, as far as single lines are measured badly', () => {
    const headers = ['Journal of Rivers {10}', 'Journal of Rivers {12.5}']
    const pages = drawPages(headers.map(header => ({ header })))
    expect(furnitureOf(pages.map(recognisePage))).toHaveLength(2)
    expect(furnitureOf(pages)).toEqual([])
  })

  test('is no title that was recognised, where a heading on another page has most of its words', () => {
    const headers = [
      'Strategic Lazy Incremental Graph Unification {12.5}',
      '5 Strategic Incremental Graph Unification {10}',
    ]
    const pages = drawPages(headers.map(header => ({ header })))
    expect(furnitureOf(pages.map(recognisePage))).toEqual([])
  })

  test('is the text that stands at one height on several pages', () => {
    const edges = [{ header: 'Journal of Rivers' }, { header: 'Journal of Rivers' }, { header: 'Journal of Rivers' }]
    expect(furnitureOf(drawPages(edges))).toEqual([
      '1 running-header: Journal of Rivers',
      '2 running-header: Journal of Rivers',
      '3 running-header: Journal of Rivers',
    ])
  })

  test('may stand far from the edge of the page where the type area is small', () => {
    const pages = [1, 2, 3, 4].map(number => {
      const header = number % 2 === 0 ? `${194 + number} Ann Lee` : `Of Rivers ${194 + number}`
      const rows = [...gap(10), `${header} {12}`, '', ...textOf(number, 20), ...gap(10)]
      return drawPage(rows, { number, height: 48 + 46 * 12 })
    })
    expect(furnitureOf(pages)).toEqual([
      '1 running-header: Of Rivers 195',
      '2 running-header: 196 Ann Lee',
      '3 running-header: Of Rivers 197',
      '4 running-header: 198 Ann Lee',
    ])
  })

  test('is the same text but for its numbers', () => {
    const edges = [1, 2, 3].map(page => ({ footer: `Journal of Rivers, page ${page} of 3` }))
    expect(furnitureOf(drawPages(edges))).toHaveLength(3)
    expect(furnitureOf(drawPages(edges))[0]).toBe('1 running-footer: Journal of Rivers, page 1 of 3')
  })

  test('is the first author and the others, even on one page', () => {
    expect(furnitureOf(drawPages([{}, { header: 'Ann Lee Brown et al. {8}' }, {}]))).toEqual([
      '2 running-header: Ann Lee Brown et al.',
    ])
    expect(furnitureOf(drawPages([{}, { header: 'Rivers of the North {8}' }, {}]))).toEqual([])
  })

  test('may alternate on odd and even pages and begin on the second', () => {
    const edges = [
      {},
      { header: 'A. Lee and B. Berg' },
      { header: 'On the Movement of Rivers' },
      { header: 'A. Lee and B. Berg' },
      { header: 'On the Movement of Rivers' },
    ]
    expect(furnitureOf(drawPages(edges)).map(text => text.slice(0, 1))).toEqual(['2', '3', '4', '5'])
  })

  test('is a number alone that grows with the pages', () => {
    expect(furnitureOf(drawPages([{ footer: '52' }, { footer: '53' }, { footer: '54' }]))).toEqual([
      '1 page-number: 52',
      '2 page-number: 53',
      '3 page-number: 54',
    ])
    expect(furnitureOf(drawPages([{ footer: 'iv' }, { footer: 'v' }]))).toEqual([
      '1 page-number: iv',
      '2 page-number: v',
    ])
  })

  test('is a number alone at the very edge of a single page, not one further in', () => {
    expect(furnitureOf(drawPages([{ footer: '17' }]))).toEqual(['1 page-number: 17'])
    const [page] = drawPages([{ footer: '17' }])
    expect(page && furnitureOf([{ ...page, height: 900 }])).toEqual([])
  })

  test('is what stands between it and the edge of the page', () => {
    const pages = drawPages([1, 2, 3].map(() => ({ header: 'Journal of Rivers' }))).map((page, i) => {
      const above = drawPage(i === 1 ? 'A line of its own' : '', { number: i + 1 }).runs
      const lift = 10
      const lifted = above.map(run => ({
        ...run,
        baseline: run.baseline - lift,
        box: { ...run.box, top: run.box.top - lift, bottom: run.box.bottom - lift },
      }))
      return { ...page, runs: [...lifted, ...page.runs] }
    })
    expect(furnitureOf(pages)).toContain('2 running-header: A line of its own')
  })

  test('is of one height and one size on all its pages', () => {
    expect(furnitureOf(drawPages([{ header: 'Journal of Rivers {8}' }, { header: 'Journal of Rivers {12}' }]))).toEqual(
      [],
    )
  })

  test('is not text in the middle of pages, however alike', () => {
    const body = (page: number) => [...textOf(page, 14), 'The same line.', ...textOf(page + 9, 14)]
    const texts = furnitureOf(drawPages([{}, {}, {}], body))
    expect(texts.filter(text => text.includes('The same line'))).toEqual([])
  })

  test('is not the text of single pages, nor a header that is there once', () => {
    expect(furnitureOf(drawPages([{ header: 'Journal of Rivers' }]))).toEqual([])
    expect(furnitureOf(drawPages([{ header: 'Journal of Rivers' }, {}, {}, {}]))).toEqual([])
  })

  test('is at the foot of the first page what the others have at their head', () => {
    const heads = [2, 3, 4].map(page => ({ header: `${page} Proceedings of the Rivers Society` }))
    const numbered = (number: string) => {
      const first = drawPage([...textOf(0), '', '', number], { height: 500 })
      return furnitureOf([first, ...drawPages([{}, ...heads]).slice(1)])
    }
    expect(numbered('1')).toContain('1 page-number: 1')
    expect(numbered('7')).not.toContain('1 page-number: 7')
    expect(furnitureOf(drawPages([{ footer: 'Proceedings of the Rivers Society' }, ...heads]))).toContain(
      '1 running-footer: Proceedings of the Rivers Society',
    )
  })

  test('is no footnote, though one a page counts like the pages', () => {
    const edges = [1, 2, 3].map(page => ({ footer: `^${page}^ ${textOf(page + 9, 1)[0]} {8}` }))
    expect(furnitureOf(drawPages(edges))).toEqual([])
  })

  test('is none on blank pages', () => {
    expect(furnitureOf([drawPage(''), drawPage(gap(4), { number: 2 })])).toEqual([])
  })

  test('is told once for each line', () => {
    const found = findFurniture(
      layOutPages(drawPages([1, 2, 3].map(page => ({ header: 'Rivers', footer: `${page}` }))), 10),
    )
    expect(new Set(found.map(({ line }) => line)).size).toBe(found.length)
    expect(found.every(({ score, evidence }) => score > 0 && score <= 1 && evidence.length > 0)).toBe(true)
  })
})
