import { expect, test } from 'vitest'
import { readContent } from '../../../../support/read-raw-pdf.ts'

test('a filled rectangle is a shade, one in the colour of the paper is none', async () => {
  const { shades } = await readContent('0.9 g 50 100 200 14 re f 1 g 50 130 200 14 re f 0 g 50 160 200 1 re f')
  expect(shades).toEqual([{ left: 50, top: 286, right: 250, bottom: 300 }])
})

test('a line as thick as text is a shade, and white text on it is seen', async () => {
  const { shades, rules, runs } = await readContent(
    '0 g 50 107 m 250 107 l 14 w S 1 g BT /F1 10 Tf 52 104 Td (Head) Tj ET',
  )
  expect(shades).toHaveLength(1)
  expect(rules).toEqual([])
  expect(runs.map(run => run.text)).toEqual(['Head'])
})

test('a page without filled rectangles has none', async () => {
  expect(await readContent('50 100 m 250 100 l S')).not.toHaveProperty('shades')
})

test('a tinted box with a drawing in its middle is a shade, the ground of a drawing is none', async () => {
  const curves = (x: number, y: number) =>
    `0 g ${x} ${y} m ${x + 30} ${y + 40} ${x + 40} ${y + 10} ${x + 60} ${y + 40} c ${x + 20} ${y + 20} l f `
  const box = { left: 50, top: 100, right: 250, bottom: 300 }
  const tinted = await readContent(`0.9 g 50 100 200 200 re f ${curves(120, 180)}`)
  expect(tinted.shades).toEqual([box])
  const ground = await readContent(`0.9 g 118 178 64 44 re f ${curves(120, 180)}`)
  expect(ground).not.toHaveProperty('shades')
})
