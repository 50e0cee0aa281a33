import { expect, test } from 'vitest'
import { separateFigureText } from '../../../src/understand/layout/figure-text.ts'
import { baselineOf, drawPage } from '../../support/draw-page.ts'

const BODY_SIZE = 10

function textsOf(art: string, figure: { top: number; bottom: number }): { text: string; inside: string } {
  const box = { left: 40, right: 560, top: baselineOf(figure.top) - 10, bottom: baselineOf(figure.bottom) }
  const { text, figures } = separateFigureText(drawPage(art, { figures: [box] }), BODY_SIZE)
  const join = (runs: readonly { text: string }[]) => runs.map(run => run.text).join(' ')
  return { text: join(text), inside: figures.map(own => join(own.runs)).join(' ') }
}

test('labels inside a figure are apart from the text', () => {
  const art = `
    Fresh corn         Baking                                           {7}

    The text goes on below the figure.
  `
  expect(textsOf(art, { top: 0, bottom: 1 })).toEqual({
    text: 'The text goes on below the figure.',
    inside: 'Fresh corn Baking',
  })
})

test('a caption framed with its picture stays with the text, all lines of it', () => {
  const art = `
    Fresh corn         Baking                                           {7}

    Figure 1: How bread is made in                                      {8}
    the towns beside the river.                                         {8}
  `
  expect(textsOf(art, { top: 0, bottom: 5 })).toEqual({
    text: 'Figure 1: How bread is made in the towns beside the river.',
    inside: 'Fresh corn Baking',
  })
})

test('a box around lines of body type is a frame', () => {
  const line = '    The text in this box is set like the text of the body of the paper'
  expect(textsOf([line, line, line, line].join('\n'), { top: 0, bottom: 4 }).inside).toBe('')
})

test('lines of text that pass through the corner of a figure stay with the text, also the short one below', () => {
  const art = `
    Fresh      corn                                                     {7}

         A title that begins in the box of a shape and goes on          {16}
         in it.                                                         {16}
  `
  const box = { left: 40, right: 200, top: baselineOf(0) - 10, bottom: baselineOf(4) }
  const { text, figures } = separateFigureText(drawPage(art, { figures: [box] }), BODY_SIZE)
  expect(text.map(run => run.text).join(' ')).toBe('A title that begins in the box of a shape and goes on in it.')
  expect(figures.flatMap(({ runs }) => runs.map(run => run.text))).toEqual(['Fresh', 'corn'])
})

test('a seal below a line that is wider holds no labels', () => {
  const art = `
    A long title that is printed over the seal of the school            {16}

              Name of the tutor
  `
  const box = { left: 150, right: 300, top: baselineOf(0) - 20, bottom: baselineOf(5) }
  const { text, figures } = separateFigureText(drawPage(art, { figures: [box] }), BODY_SIZE)
  expect(figures).toEqual([])
  expect(text.at(-1)?.text).toBe('tutor')
})

test('a drawing that fills the cover holds no labels; on a later page it does', () => {
  const page = drawPage('    Presented by Ada Holm', {})
  const box = { left: 0, right: page.width, top: 0, bottom: page.height }
  const figuresOn = (number: number) => separateFigureText({ ...page, number, figures: [box] }, BODY_SIZE).figures
  expect(figuresOn(1)).toEqual([])
  expect(figuresOn(2)).toHaveLength(1)
})
