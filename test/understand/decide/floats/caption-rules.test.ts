import { expect, test } from 'vitest'
import { textsOf } from '../../../support/decide.ts'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const text = paragraph(8, 70, 'Rivers')

/** The captions of a page with some lines between two paragraphs, below a figure or white space. */
function captionsOf(line: string, { isAtFigure = false } = {}): string[] {
  const figure = { left: 48, top: baselineOf(9), right: 300, bottom: baselineOf(18) }
  const page = drawPage([...text, ...gap(12), line, '', ...text], { figures: isAtFigure ? [figure] : [] })
  return textsOf([page], 'figure-caption')
}

test('punctuation after its number makes a caption', () => {
  expect(captionsOf('Figure 1: Towns and their rivers')).toHaveLength(1)
  expect(captionsOf('Figure 1 shows the towns and their rivers.')).toEqual([])
})

test('another font and another size make a caption together', () => {
  expect(captionsOf('Figure 1 shows the towns. {8 font=Sans}')).toHaveLength(1)
  expect(captionsOf('Figure 1 shows the towns. {8}')).toEqual([])
})

test('a figure beside it and capitals make a caption of other type', () => {
  expect(captionsOf('FIGURE 1 shows the towns. {8}', { isAtFigure: true })).toHaveLength(1)
})
