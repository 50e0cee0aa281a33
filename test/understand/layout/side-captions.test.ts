import { expect, test } from 'vitest'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import { separateSideCaptions } from '../../../src/understand/layout/side-captions.ts'
import type { Box } from '../../../src/base/geometry/box.ts'
import type { Rule } from '../../../src/model/page/page.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../support/draw-page.ts'

const captionsOf = (art: string, figures = [FIGURE]) =>
  separateSideCaptions(drawPage(art, { figures })).captions.map(runs => runs.map(run => run.text).join(' '))

const FIGURE = { left: 48, right: 200, top: baselineOf(2) - 10, bottom: baselineOf(5) }
const TEXT = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.`
const BESIDE = `
   ${TEXT}

         10 |                     Figure 1: How bread is made {8}
          5 |    x      y         in the towns that lie on    {8}
          0 |                     both sides of the river.    {8}
                 corn

   ${TEXT}
`

test('a caption beside its figure is apart from the labels of the figure on the same baselines', () => {
  expect(captionsOf(BESIDE)).toEqual(['Figure 1: How bread is made in the towns that lie on both sides of the river.'])
  const wide = BESIDE.replace('Figure 1: How bread is made', 'Figure 1:  How bread is made')
  expect(captionsOf(wide)).toEqual(captionsOf(BESIDE))
  const [layout] = layOutPages([drawPage(BESIDE)], 10)
  const lines = layout?.columns.flatMap(column => column.lines.map(line => line.text)) ?? []
  const first = lines.indexOf('Figure 1: How bread is made')
  expect(lines.slice(first, first + 3)).toEqual([
    'Figure 1: How bread is made',
    'in the towns that lie on',
    'both sides of the river.',
  ])
})

test('its lines are of one size but for half a point', () => {
  const sized = (size: string) =>
    BESIDE.replaceAll('{8}', `{${size}}`).replace(`bread is made {${size}}`, 'bread is made {8}')
  expect(captionsOf(sized('8.5'))).toEqual(captionsOf(BESIDE))
  expect(captionsOf(sized('8.8'))).toEqual([])
})

test('so is one whose lines are centred', () => {
  const centred = BESIDE.replace('in the towns that lie on', ' in towns that lie on both').replace(
    'both sides of the river.',
    '    sides of the river.',
  )
  expect(captionsOf(centred)).toEqual(['Figure 1: How bread is made in towns that lie on both sides of the river.'])
})

test('a caption at the edge of a column, beside running text, or of one line is left in the text', () => {
  const column = `
    The last few decades have seen how      Figure 1: How bread is made   {8}
    rivers move through all towns and       in the towns that lie on      {8}
    fields, and how people live there       both sides of the river.      {8}
  `
  expect(captionsOf(column)).toEqual([])
  const atEdge = BESIDE.replaceAll(TEXT, ['one', 'two', 'three'].map(word => `\n${' '.repeat(34)}${word}`).join(''))
  expect(captionsOf(atEdge)).toEqual([])
  expect(captionsOf('    x    y        Figure 1: How bread is made {8}')).toEqual([])
})

test('columns named after figures are no captions, and each word stays in one place', () => {
  const art = `
    Table 3: How far the hand is from the head

                               Figure 8a   Figure 8b   Figure 8c
      Mean in millimetres        168,1       221,6       106,1
      Deviation of the mean      8,2         2,7         2,1
  `
  const left = [1, 28, 40, 52, 64].map(column => MARGIN + column * CHARACTER_WIDTH - 8)
  const top = [1, 2, 3, 4].map(row => baselineOf(row) + 3)
  const rule = (box: Box, orientation: Rule['orientation']): Rule => ({ box, orientation })
  const [first = 0, last = 0] = [left[0], left.at(-1)]
  const [above = 0, below = 0] = [top[0], top.at(-1)]
  const rules = [
    ...top.map(y => rule({ left: first, right: last, top: y, bottom: y + 0.5 }, 'horizontal')),
    ...left.map(x => rule({ left: x, right: x + 0.5, top: above, bottom: below }, 'vertical')),
  ]
  const page = drawPage(art, { rules })
  const { captions, text } = separateSideCaptions(page)
  expect(captions).toEqual([])
  expect(text).toEqual(page.runs)
  const rows = layOutPages([page], 10).flatMap(({ columns }) => columns.flatMap(({ table }) => table?.rows ?? []))
  expect(rows.map(row => row.map(({ lines }) => lines.map(line => line.text).join(' ')))).toEqual([
    ['', 'Figure 8a', 'Figure 8b', 'Figure 8c'],
    ['Mean in millimetres', '168,1', '221,6', '106,1'],
    ['Deviation of the mean', '8,2', '2,7', '2,1'],
  ])
})
