import { expect, test } from 'vitest'
import { textsOf } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
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
