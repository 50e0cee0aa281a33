import { expect, test } from 'vitest'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { underline } from '../../../support/draw-rules.ts'
import { paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

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
  const underlines = [
    underline(rows.indexOf('Rivers of the north'), 19),
    underline(rows.indexOf('Rivers of the east'), 18),
  ]
  const headings = ['Rivers of the north', 'Rivers of the south', 'Rivers of the east']
  expect(textsOf([drawRecognised(rows, { rules: underlines })], 'heading')).toEqual(headings)
  expect(textsOf([drawPage(rows, { rules: underlines })], 'heading')).not.toContain('Rivers of the south')
})

test('half the points of weight are enough for a recognised line among bold headings', () => {
  const page = art('Rivers of the north {bold}', '3 rivers of the south', 'Rivers of the east {bold}')
  expect(textsOf([drawRecognised(page)], 'heading')).toContain('3 rivers of the south')
})

test('half the points of a drawn line are enough for a recognised line among underlined headings', () => {
  const rows = art('Rivers of the north', '3 rivers of the south', 'Rivers of the east')
  const rules = [underline(rows.indexOf('Rivers of the north'), 19), underline(rows.indexOf('Rivers of the east'), 18)]
  expect(textsOf([drawRecognised(rows, { rules })], 'heading')).toContain('3 rivers of the south')
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
