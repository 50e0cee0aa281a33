import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../../src/read/sources/read-pdf.ts'
import { typeset } from '../../../support/typeset.ts'

const SOURCE = `#set page(width: 200pt, height: 300pt, margin: 20pt)
#link("https://example.org/a")[#box(width: 40pt, height: 10pt, fill: red)] #link("mailto:a@example.org")[write]
#link(<end>)[the end]
#pagebreak()
#link("http://example.org/b")[second]
#pagebreak()
#link("https://example.org/c")[third] <end>
#pagebreak()
#link("https://example.org/d/")`

describe('links of a PDF', () => {
  test('are those to the web, on the first two pages and on those with an open address, in points from the top left', async () => {
    const { pages } = await readPdf(typeset(SOURCE), {}, () => {})
    expect(pages.map(({ links }) => links?.map(({ url }) => url))).toEqual([
      ['https://example.org/a'],
      ['http://example.org/b'],
      undefined,
      ['https://example.org/d/'],
    ])
    const box = pages[0]?.links?.[0]?.box
    expect(box?.left).toBeCloseTo(20, 0)
    expect(box?.right).toBeCloseTo(60, 0)
    expect(box?.top).toBeGreaterThanOrEqual(15)
    expect(box?.bottom).toBeLessThan(40)
  })
})
