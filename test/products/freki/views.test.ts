import { expect, test } from 'vitest'
import { parseFreki } from '../../../src/products/freki/parse.ts'
import {
  fontsOfFreki,
  leftEdgesOfFreki,
  linesOfFreki,
  pagesOfFreki,
  spansOfFreki,
} from '../../../src/products/freki/views.ts'

const DOCUMENT = parseFreki(`doc_id=a page=1 block_id=1-1 1 3
line=1 fonts=F1-9.0 bbox=72.0,30.0,90.0,39.0:one
line=2 span_id=s1 fonts=F1-9.0,F2-6.0 bbox=60.0,20.0,90.0,29.0:two
line=3 span_id=s1 fonts=F1-12.0 bbox=72.0,10.0,90.0,19.0:three

doc_id=a page=2 block_id=2-1 4 4
line=4 span_id=s2 fonts=F1-9.0:four`)

test('linesOfFreki gives the lines of all blocks', () => {
  expect(linesOfFreki(DOCUMENT).map(line => line.text)).toEqual(['one', 'two', 'three', 'four'])
})

test('pagesOfFreki gives each page once', () => {
  expect(pagesOfFreki(DOCUMENT)).toEqual([1, 2])
})

test('spansOfFreki gives the first and the last line of each span', () => {
  expect([...spansOfFreki(DOCUMENT)]).toEqual([
    ['s1', [2, 3]],
    ['s2', [4, 4]],
  ])
})

test('fontsOfFreki counts the lines of each font at each size', () => {
  expect(fontsOfFreki(DOCUMENT)).toEqual([
    { id: 'F1', size: 9, lines: 3 },
    { id: 'F2', size: 6, lines: 1 },
    { id: 'F1', size: 12, lines: 1 },
  ])
})

test('leftEdgesOfFreki counts the lines that begin at each place', () => {
  expect([...leftEdgesOfFreki(DOCUMENT)]).toEqual([
    [60, 1],
    [72, 2],
  ])
})
