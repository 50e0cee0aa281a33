import { expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { drawPage } from '../../../support/draw-page.ts'

const HEAD = 'M. Lindqvist                                   Ponds and their gauges'

interface Middle {
  readonly head?: string
  readonly opening?: string
  readonly foot?: string
  readonly number?: number
}

/** Running heads of a single page. */
function headsOf({
  head = `${HEAD} {8}`,
  opening = 'watched from the plank',
  foot = '117',
  number = 1,
}: Middle): string[] {
  const text = Array.from(
    { length: 20 },
    (_, i) => `Line ${String.fromCharCode(97 + i)} of the text of this page runs on`,
  )
  const rows = [head, '', '', '', opening, ...text, '', '', `                  ${foot}`]
  const found = findFurniture(layOutPages([drawPage(rows, { number, height: 48 + 30 * 12 })], 10))
  return found.filter(({ role }) => role === 'running-header').map(({ line }) => line.text.replace(/\s+/g, ' '))
}

test('small type above text that goes on is the running head of a page from the middle of a paper', () => {
  expect(headsOf({})).toEqual(['M. Lindqvist Ponds and their gauges'])
  expect(headsOf({ opening: '(which nobody saw)' })).toHaveLength(1)
})

test('so is small type on a page with others before it in the file', () => {
  expect(headsOf({ number: 6, opening: 'The text begins here.', foot: '' })).toHaveLength(1)
})

test('not above a first page, nor in type as large as the text', () => {
  expect(headsOf({ opening: 'The text begins here.' })).toEqual([])
  expect(headsOf({ foot: '1' })).toEqual([])
  expect(headsOf({ head: HEAD })).toEqual([])
})
