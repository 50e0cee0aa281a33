import { expect, test } from 'vitest'
import type { Author, FrontMatter, PrintedLine } from '../../../../src/model/paper/paper.ts'
import { findOnTitlePage } from '../../../../src/products/recipes/tei-marks/title-page-places.ts'
import { transformToTei } from '../../../../src/write/transforms/tei.ts'
import * as b from '../../../support/paper-builder.ts'
import { toPaperXml } from '../../../support/writings.ts'

/** A title page of these lines; each character is 1 wide, each line 10 high. */
function titlePage(printedLines: readonly string[], ...authors: readonly Author[]): FrontMatter {
  let start = 0
  const lines = printedLines.map((text, i): PrintedLine => {
    const box = { page: 1, top: 20 * i, bottom: 20 * i + 10 }
    const from = start
    start += text.length + 1
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = { start: from + index, end: from + index + word.length }
      return { ...range, ...box, left: index, right: index + word.length }
    })
    return { ...box, left: 0, right: text.length, start: from, end: from + text.length, words }
  })
  return b.front('', { printedLines, lines, authors })
}

/** `[line, left, right]` of the boxes. */
function edgesOf(front: FrontMatter, id: string) {
  return findOnTitlePage(front)
    .get(id)
    ?.map(({ top, left, right }) => [top / 20, left, right])
}

test('finds a name that another one begins with', () => {
  const front = titlePage(['Wei Liu, Wei Li'], b.author('Wei', 'Liu'), b.author('Wei', 'Li'))
  expect(edgesOf(front, 'author1')).toEqual([[0, 0, 8]])
  expect(edgesOf(front, 'author2')).toEqual([[0, 9, 15]])
})

test('finds no name inside of a word', () => {
  const front = titlePage(['Joann Liu', 'Ann Lia'], b.author('Ann', 'Li'))
  expect(edgesOf(front, 'author1')).toEqual([[1, 0, 7]])
})

test('finds a name behind a comma without a blank', () => {
  expect(edgesOf(titlePage(['Ann Liu,Wei Li'], b.author('Wei', 'Li')), 'author1')).toEqual([[0, 4, 14]])
})

test('numbers affiliations as the TEI does', async () => {
  const author = (surname: string, ...organisations: Author['organisations']) => ({
    ...b.author('Ann', surname),
    organisations,
  })
  const front = titlePage(
    ['Lake Institute', 'River School'],
    author('Li', { name: 'Lake Institute', city: 'Luxembourg' }, { name: ' Lake Institute', city: 'Luxembourg' }),
    author('Liu', { name: 'Lake Institute', country: 'Luxembourg' }, { name: 'River School' }),
  )
  const tei = await transformToTei(toPaperXml(b.paper([], { front })), { flavour: 'grobid' })
  const numbered = [...tei.matchAll(/<affiliation key="aff(\d)"><orgName type="institution">([^<]*)/g)]
  expect(numbered.map(([, number, name]) => [number, name])).toEqual([
    ['0', 'Lake Institute'],
    ['0', 'Lake Institute'],
    ['1', 'Lake Institute'],
    ['2', 'River School'],
  ])
  expect(edgesOf(front, 'affiliation1')).toEqual([[0, 0, 14]])
  expect(edgesOf(front, 'affiliation2')).toEqual([[1, 0, 12]])
})
