import { expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { seededRandom } from '../../../support/random-page.ts'

const TITLE = 'On Rivers and Their Old Towns in the North'

/** Lines of text that no two pages share. */
function textOf(page: number): string[] {
  const random = seededRandom(page)
  const letter = () => 'abcdefghijklmnoprstuvwz'[Math.floor(random() * 23)]
  return Array.from({ length: 30 }, () => Array.from({ length: 70 }, (_, i) => (i % 7 === 6 ? ' ' : letter())).join(''))
}

/** Roles and texts of the furniture of three pages, of which the first has the title and the others these heads. */
function furnitureOf(second: readonly string[], third: readonly string[]): string[] {
  const pages = [
    drawPage([`${TITLE} {16}`, '', '', ...textOf(1)], { number: 1 }),
    drawPage([...second, ...textOf(2)], { number: 2 }),
    drawPage([...third, ...textOf(3)], { number: 3 }),
  ]
  return findFurniture(layOutPages(pages, 10)).map(({ line, role }) => `${line.page} ${role}: ${line.text}`)
}

const title = [`${TITLE} {8}`, '', '']

test('the authors over a left page are a running head where the title stands at their place over a right one', () => {
  expect(furnitureOf(['Berg and Lind {8}', '', ''], title)).toEqual([
    `3 running-header: ${TITLE}`,
    '2 running-header: Berg and Lind',
  ])
})

test('what is no running head', () => {
  // Without a head on another page, in other type, or as the first line of a paragraph.
  expect(furnitureOf(['Berg and Lind {8}', '', ''], ['', '', ''])).toEqual([])
  expect(furnitureOf(['Berg and Lind {8 bold}', '', ''], title)).toHaveLength(1)
  expect(furnitureOf(['and so it goes on in the valley {8}'], title)).toHaveLength(1)
  expect(furnitureOf(['Table 2. Towns of the valley {8}', '', ''], title)).toHaveLength(1)
})

test('a title that is cut needs not be much smaller than the title', () => {
  const rows = (head: string) => furnitureOf(['', '', ''], [head, '', ''])
  expect(rows('On Rivers and Their Old ... {13}')).toEqual(['3 running-header: On Rivers and Their Old ...'])
  expect(rows('On Rivers and Their New ... {13}')).toEqual([])
})
