import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { baselineOf, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { recognisePage } from '../../../support/recognised.ts'

const FRONT = ['On the Slow Movement of Rivers', 'Ann Brown, Karl Lee and Eva Berg', 'University of Somewhere']
const text = (first: string) => paragraph(30, 70, first)

/** Two pages of a typescript: title and authors in the type of the text, and a head on the second page. */
function typescript(head: string, { front = FRONT, space = gap(2), rules = [] as readonly number[] } = {}) {
  const underline = rules.map(row => {
    const top = baselineOf(row) + 3
    return { box: { left: MARGIN, right: MARGIN + 420, top, bottom: top + 0.5 }, orientation: 'horizontal' as const }
  })
  return [
    drawPage([...gap(4), ...front, '', ...text('Rivers')], { number: 1 }),
    drawPage([head, ...space, ...text('Towns')], { number: 2, rules: underline }),
  ]
}

const furnitureOf = (pages: ReturnType<typeof typescript>) =>
  findFurniture(layOutPages(pages, 10)).map(({ line }) => line.text)

describe('the head of a single page', () => {
  test.each([
    'On the Slow Movement of Rivers',
    'On the Slow Movement ...',
    'Brown, Lee, Berg',
    'Brown, Lee and Berg',
    'Ann Brown, Karl Lee and Eva Berg',
  ])('repeats the title or the authors of the first, in the type of the text: %s', head => {
    expect(furnitureOf(typescript(head))).toEqual([head])
  })

  test('has the words of the uppermost lines of the first page', () => {
    const below = (lines: number) =>
      typescript('Brown, Lee, Berg', { front: [...paragraph(lines, 70, 'Notice'), ...FRONT] })
    expect(furnitureOf(below(11))).toEqual(['Brown, Lee, Berg'])
    expect(furnitureOf(below(15))).toEqual([])
  })

  test('may be ruled off in the place of white space', () => {
    const close = { space: [] }
    expect(furnitureOf(typescript('Brown, Lee, Berg', close))).toEqual([])
    expect(furnitureOf(typescript('Brown, Lee, Berg', { ...close, rules: [0] }))).toEqual(['Brown, Lee, Berg'])
  })

  test.each([
    'On the Slow Movement of Boats',
    'On the Slow Boats ...',
    'Brown, Weber, Tal',
    'Towns, Fields and Woods',
    'Brown',
    'On the Slow Movement',
  ])('is none with other words, or with few of them: %s', head => {
    expect(furnitureOf(typescript(head))).toEqual([])
  })

  test('is the title itself behind a cover', () => {
    const [, next] = typescript('On the Slow Movement of Rivers')
    const cover = drawPage([...gap(4), ...FRONT], { number: 1 })
    expect(furnitureOf(next === undefined ? [] : [cover, next])).toEqual([])
  })

  test('is a recognised begin of the title, whose dots were not seen', () => {
    const front = ['On the Slow Movement of Rivers through the Towns', ...FRONT.slice(1)]
    const pages = typescript('On the Slow Movement of Rivers', { front })
    expect(furnitureOf(pages)).toEqual([])
    expect(furnitureOf(pages.map(recognisePage))).toEqual(['On the Slow Movement of Rivers'])
  })
})
