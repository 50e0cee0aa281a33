import { expect, test } from 'vitest'
import type { Rule } from '../../../src/page/page.ts'
import { textsOf } from '../../support/decide.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../support/draw-page.ts'
import { paragraph } from '../../support/prose.ts'
import { drawRecognised } from '../../support/recognised.ts'

const art = (...headings: readonly string[]) => headings.flatMap(heading => ['', heading, '', ...paragraph(4, 60)])

test('a recognised line that stands like the bold headings of its size is one', () => {
  const page = art('Rivers of the north {bold}', 'Rivers of the south', 'Rivers of the east {bold}')
  expect(textsOf([drawRecognised(page)], 'heading')).toContain('Rivers of the south')
  expect(textsOf([drawPage(page)], 'heading')).not.toContain('Rivers of the south')
})

test('one that ends a sentence or has no others of its size is text', () => {
  expect(textsOf([drawRecognised(art('Rivers {bold}', 'We write of them here.', 'Towns {bold}'))], 'heading')).toEqual([
    'Rivers',
    'Towns',
  ])
  expect(textsOf([drawRecognised(art('Rivers of the north {bold}', 'Rivers of the south'))], 'heading')).toHaveLength(1)
})

test('a recognised line that stands like underlined headings of its size is one, though its line was not found', () => {
  const rows = art('Rivers of the north', 'Rivers of the south', 'Rivers of the east')
  const rule = (row: number, letters: number): Rule => {
    const top = baselineOf(row) + 1.5
    const box = { left: MARGIN, top, right: MARGIN + letters * CHARACTER_WIDTH, bottom: top + 0.5 }
    return { orientation: 'horizontal', box }
  }
  const underlines = [rule(rows.indexOf('Rivers of the north'), 19), rule(rows.indexOf('Rivers of the east'), 18)]
  const headings = ['Rivers of the north', 'Rivers of the south', 'Rivers of the east']
  expect(textsOf([drawRecognised(rows, { rules: underlines })], 'heading')).toEqual(headings)
  expect(textsOf([drawPage(rows, { rules: underlines })], 'heading')).not.toContain('Rivers of the south')
})

test('an entry of a recognised list of references is no heading for its measured weight alone', () => {
  const entry = (words: string) => [...paragraph(1, 60, `${words} A. (2001).`)]
  const page = [
    'Rivers of the north {bold}',
    '',
    ...paragraph(6, 60),
    '',
    'Rivers of the south {bold}',
    '',
    ...paragraph(6, 60),
    '',
    'References {bold}',
    '',
    ...entry('Brown,'),
    'Institute for Rivers and Towns {bold}',
    ...entry('Lee,'),
  ]
  expect(textsOf([drawRecognised(page)], 'heading')).toEqual(['Rivers of the north', 'Rivers of the south'])
})
