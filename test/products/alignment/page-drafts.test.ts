import { expect, test } from 'vitest'
import { draftsOfPages } from '../../../src/products/alignment/page-drafts.ts'
import { understandPaper } from '../../../src/products/recipes/understand.ts'
import { drawPage } from '../../support/draw-page.ts'

/** The paragraphs of drawn pages, lines parted by bars. */
async function paragraphsOf(...pages: string[]): Promise<string[]> {
  const drawn = pages.map((art, i) => drawPage(art, { number: i + 1 }))
  const source = { pages: drawn, outline: [], metadata: {}, pageCount: drawn.length }
  const { decisions, body } = await understandPaper(source, { id: 'x', source: 'x' })
  return draftsOfPages(decisions, body.size).map(({ page, pieces }) => `${page}: ${pieces.join(' | ')}`)
}

test('parts by gaps and by left edges, never over a page', async () => {
  const found = await paragraphsOf(
    `
    The first paragraph has a line that is long
    and another one that is as long as the first
    and a third one.

    The second paragraph stands lower on the page
    and goes on with
  `,
    `
    a line that stands on the second page of it
    and one more.
         Set in more than the others are here
  `,
  )
  expect(found).toEqual([
    '1: The first paragraph has a line that is long | and another one that is as long as the first | and a third one.',
    '1: The second paragraph stands lower on the page | and goes on with',
    '2: a line that stands on the second page of it | and one more.',
    '2: Set in more than the others are here',
  ])
})

test('parts by size, by colour and by font', async () => {
  const found = await paragraphsOf(`
    The text of the page in its own size and colour
    and the next line of it.
    A line that is drawn in red on the same page {10 #ff0000}
    and black again after it, as it was before.
    A line that is of another font altogether {10 font=Sans}
  `)
  expect(found.length).toBe(4)
})

test('keeps the items of a list with bullets together, also those of several lines', async () => {
  const found = await paragraphsOf(`
    • The ferries of the north were sold to the town
    • Mills on the upper river were mended, and those
      on the lower one were closed for the winter
    • A new weir was built below the old bridge there
    • Bread was sold on both banks of the river again
  `)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('those | on the lower one were closed for the winter | • A new weir')
})
