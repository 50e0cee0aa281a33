import { expect, test } from 'vitest'
import { cutPages } from '../../../../src/understand/layout/zones/xy-cut.ts'
import { XY_CUT_PRESETS } from '../../../../src/understand/layout/zones/thresholds.ts'
import { blocksInColumnOrder, blocksInTreeOrder } from '../../../../src/understand/layout/zones/zone-order.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

/** The first words of the blocks, in both orders. */
function ordersOf(art: string): { tree: string; columns: string } {
  const [cut] = cutPages([drawPage(art)], XY_CUT_PRESETS.paper)
  if (cut === undefined) throw new Error('the page has text')
  const show = (blocks: ReturnType<typeof blocksInTreeOrder>) => blocks.map(({ runs }) => runs[0]?.text).join(' ')
  return { tree: show(blocksInTreeOrder(cut.zone)), columns: show(blocksInColumnOrder(cut.zone)) }
}

test('reads a column on over white that is wider than the gutter', () => {
  const { tree, columns } = ordersOf(`
    A_left column of text    C_right column of text
    that goes on below it    that goes on below it
    and on for three lines   and on for three lines



    B_left column of text    D_right column of text
    that has a second line   that has a second line
    and ends down here.      and ends down here.
  `)
  expect(tree).toBe('A_left C_right B_left D_right')
  expect(columns).toBe('A_left B_left C_right D_right')
})

test('reads on in the left column where the right one has ended', () => {
  const { tree, columns } = ordersOf(`
    A_left column of text    C_right column of text
    that goes on below it    that has some more lines
    and on for three lines   and ends right here.



    B_left column of text
    that ends down here.
  `)
  expect(tree).toBe('A_left C_right B_left')
  expect(columns).toBe('A_left B_left C_right')
})

test('reads on in the right column beside a figure in the left one', () => {
  const { columns } = ordersOf(`
    A_left column of text    C_right column of text
    that goes on below it    that has some more lines
    and on for three lines   and goes on right here



                             D_right beside a figure
                             that has no text of its



    B_left column of text    E_right column of text
    that has a second line   that has a second line
    and ends down here.      and ends down here.
  `)
  expect(columns).toBe('A_left B_left C_right D_right E_right')
})

test('takes what is above the right column alone for its beginning, but no running head at the other edge', () => {
  const under = (head: string) => `
${head}



    A_left column of text    C_right column of text
    that goes on below it    that has some more lines
    and on for three lines   and goes on right here
  `
  expect(ordersOf(under('                             B_right beside a figure')).columns).toBe('A_left B_right C_right')
  expect(ordersOf(under('                                          running')).columns).toBe('running A_left C_right')
})

test('ends columns at what spans them, and at a number below the gutter', () => {
  const { columns } = ordersOf(`
    A_left column of text    C_right column of text
    that goes on below it    that goes on below it
    and on for three lines   and on for three lines



    E_a line of text that goes over both of the columns

    B_left column of text    D_right column of text
    that has a second line   that has a second line
    and ends down here.      and ends down here.



                          73
  `)
  expect(columns).toBe('A_left C_right E_a B_left D_right 73')
})

test('takes no columns together that begin elsewhere', () => {
  const { columns } = ordersOf(`
       A_an author of it       B_another author
       from some town here     of another town
       in a country there      in one far away



    C_left column of text    D_right column of text
    that has a second line   that has a second line
    and ends down here.      and ends down here.
  `)
  expect(columns).toBe('A_an B_another C_left D_right')
})

test.each(RANDOM_SEEDS)('has the same blocks of random page %i in both orders', seed => {
  for (const { zone } of cutPages([randomPage(seed)], XY_CUT_PRESETS.paper)) {
    const pathsOf = (blocks: ReturnType<typeof blocksInTreeOrder>) => blocks.map(({ path }) => path).sort()
    expect(pathsOf(blocksInColumnOrder(zone))).toEqual(pathsOf(blocksInTreeOrder(zone)))
  }
})
