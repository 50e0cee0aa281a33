import { describe, expect, test } from 'vitest'
import { readContent } from '../../../../support/read-raw-pdf.ts'

const CURVE = '100 100 m 130 180 170 20 200 100 c S'

/** Lines of text that fill a box of 200 by 40 points. */
const PARAGRAPH = Array.from(
  { length: 4 },
  (_, i) => `BT /F1 10 Tf 52 ${330 - 10 * i} Td (words that fill the whole of the wide line) Tj ET`,
).join(' ')

describe('a figure', () => {
  test('is a curve, with the axes that touch it', async () => {
    const { figures, rules } = await readContent(`${CURVE} 100 60 m 100 140 l S 100 60 m 200 60 l S`)
    expect(figures).toEqual([{ left: 99.5, top: 260, right: 200, bottom: 340.5 }])
    expect(rules).toEqual([])
  })

  test('is all between two axes, however far its points are apart', async () => {
    const points = [0, 1, 2, 3]
      .map(i => `${140 + 50 * i} ${120 + 20 * i} m ${142 + 50 * i} ${124 + 20 * i} l S`)
      .join(' ')
    // The first mark of the scale goes on behind the corner.
    const axes = '100 100 m 100 220 l S 96 100 m 320 100 l S'
    const box = { left: 95.5, top: 179.5, right: 320.5, bottom: 300.5 }
    const [figure, ...others] = (await readContent(`${points} ${axes}`)).figures
    expect(others).toEqual([])
    for (const side of ['left', 'top', 'right', 'bottom'] as const) expect(figure?.[side]).toBeCloseTo(box[side], -1)
    const frame = await readContent(`${points} ${axes} 100 220 m 320 220 l S`)
    expect(frame.figures).toEqual([])
  })

  test('is a group of bars', async () => {
    const bars = [0, 1, 2, 3].map(i => `${100 + 10 * i} 100 8 ${20 + 9 * i} re f`).join(' ')
    expect((await readContent(`0.5 g ${bars}`)).figures).toEqual([{ left: 100, top: 253, right: 138, bottom: 300 }])
  })

  test('is bars far apart that stand on one axis, or begin at one', async () => {
    const upright = [0, 1, 2, 3].map(i => `${100 + 40 * i} 100 24 ${20 + 30 * i} re f`).join(' ')
    expect((await readContent(`0.5 g ${upright}`)).figures).toEqual([{ left: 100, top: 190, right: 244, bottom: 300 }])
    const lying = [0, 1, 2].map(i => `100 ${100 + 40 * i} ${50 + 30 * i} 24 re f`).join(' ')
    expect((await readContent(`0.5 g ${lying}`)).figures).toEqual([{ left: 100, top: 196, right: 210, bottom: 300 }])
  })

  test('is not the empty cells of coloured rows, beside cells with text', async () => {
    const row = (bottom: number) => [
      '0.8 g',
      ...[0, 1, 2, 3].map(i => `${100 + 60 * i} ${bottom} 60 14 re f`),
      `0 g BT /F1 8 Tf 104 ${bottom + 4} Td (row) Tj ET`,
    ]
    const content = [100, 130, 160].flatMap(row).join(' ')
    expect((await readContent(content)).figures).toEqual([])
  })

  test('is nodes and arrows together', async () => {
    const nodes = '100 100 40 20 re S 160 100 40 20 re S 140 110 m 160 110 l S'
    const arrow = '156 106 m 160 110 l 156 114 l f'
    expect((await readContent(`${nodes} ${arrow}`)).figures).toEqual([
      { left: 99.5, top: 279.5, right: 200.5, bottom: 300.5 },
    ])
  })

  test('is a small frame with a drawing in it, whose sides are filled one by one and meet in slanted corners', async () => {
    const sides =
      '80 80 m 180 80 l 179 81 l 81 81 l h f 180 80 m 179 81 l 179 119 l 180 120 l h f ' +
      '80 120 m 180 120 l 179 119 l 81 119 l h f 80 80 m 81 81 l 81 119 l 80 120 l h f'
    const { figures } = await readContent(`${sides} 82 85 m 90 115 110 115 120 85 c S`)
    expect(figures).toHaveLength(1)
    expect(figures[0]?.right).toBeCloseTo(180, 0)
  })

  test('is two when the drawings are far apart', async () => {
    const { figures } = await readContent(`${CURVE} q 1 0 0 1 0 200 cm ${CURVE} Q`)
    expect(figures).toHaveLength(2)
  })
})

test('a flat band and a badge below its end are two figures, the words beside the badge are the title', async () => {
  const curves = (x: number, y: number, width: number, height: number) =>
    `${x} ${y} m ${x} ${y + height} ${x + width} ${y + height} ${x + width} ${y} c ${x + width} ${y + height} l ${x} ${y + height} l h f`
  const title = 'BT /F1 20 Tf 40 300 Td (Rivers in towns) Tj ET'
  const { figures } = await readContent(`${curves(40, 330, 320, 18)} ${curves(320, 280, 40, 40)} ${title}`)
  expect(figures).toHaveLength(2)
  expect(figures.every(({ left, bottom }) => left > 300 || bottom < 80)).toBe(true)
})

describe('no figure', () => {
  test.each([
    ['a rule', '50 100 m 350 100 l S'],
    ['a table of lines', '50 100 300 80 re S 50 140 m 350 140 l S 150 100 m 150 180 l S'],
    [
      'the sides of a frame that meet in slanted corners, each filled, around cells',
      '50 100 m 350 100 l 349 101 l 51 101 l h f 50 180 m 350 180 l 349 179 l 51 179 l h f 50 100 m 51 101 l 51 179 l 50 180 l h f 350 100 m 349 101 l 349 179 l 350 180 l h f 51 140 298 1 re f',
    ],
    ['a box behind text', `0.9 g 50 296 220 50 re f 0 g ${PARAGRAPH}`],
    ['the background of the page', '0.9 1 0.9 rg 0 0 400 400 re f'],
    [
      'a row of cells with text between',
      `0.5 g ${[0, 1, 2].map(i => `${100 + 40 * i} 300 24 14 re f`).join(' ')} 0 g BT /F1 10 Tf 126 302 Td (a) Tj 40 0 Td (b) Tj ET`,
    ],
    ['a tiny icon', '10 10 m 12 16 16 12 18 18 c f'],
  ])('is %s', async (_, content) => {
    expect((await readContent(content)).figures).toEqual([])
  })

  test('is icons in lines of text with a word between them', async () => {
    const icon = (y: number) => `100 ${y} m 102 ${y + 14} 112 ${y + 14} 114 ${y} c f`
    const word = 'BT /F1 10 Tf 100 320 Td (Ann) Tj ET'
    expect((await readContent(`${icon(300)} ${icon(332)} ${icon(350)} ${word}`)).figures).not.toContainEqual(
      expect.objectContaining({ bottom: 100 }),
    )
  })

  test('is a panel of curves behind a paragraph', async () => {
    const panel = '0.9 g 45 290 m 90 285 240 285 290 290 c 290 345 l 45 345 l f 0 g'
    expect((await readContent(`${panel} ${PARAGRAPH}`)).figures).toEqual([])
  })
})
