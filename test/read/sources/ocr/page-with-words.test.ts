import { describe, expect, it } from 'vitest'
import { SourceError } from '../../../../src/base/errors.ts'
import { pageWithWords } from '../../../../src/read/sources/ocr/page-with-words.ts'
import type { PreparedPage } from '../../../../src/read/sources/ocr/picture/prepare-page.ts'
import { picture } from '../../../support/pictures.ts'

/** A document of so many pages, of which some are blank and some cannot be opened; and the pages that were opened. */
function documentOf(pages: number, { blank = [], damaged = [] }: { blank?: number[]; damaged?: number[] } = {}) {
  const opened: number[] = []
  const prepare = (number: number): Promise<PreparedPage> => {
    opened.push(number)
    if (damaged.includes(number)) return Promise.reject(new SourceError('E_OCR_FAILED', 'no picture'))
    return Promise.resolve({
      number,
      image: picture(10, 10),
      dpi: 300,
      threshold: 128,
      isBlank: blank.includes(number),
    })
  }
  return { numbers: Array.from({ length: pages }, (_, i) => i + 1), prepare, opened }
}

describe('pageWithWords', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [14, 7],
  ])('of %i pages the one in the middle', async (pages, number) => {
    const { numbers, prepare, opened } = documentOf(pages)
    expect((await pageWithWords(numbers, prepare))?.number).toBe(number)
    expect(opened).toEqual([number])
  })

  it('passes over blank and damaged pages, and goes on at the beginning', async () => {
    const { numbers, prepare, opened } = documentOf(4, { blank: [2, 4], damaged: [3] })
    expect((await pageWithWords(numbers, prepare))?.number).toBe(1)
    expect(opened).toEqual([2, 3, 4, 1])
  })

  it('gives up after five', async () => {
    const { numbers, prepare, opened } = documentOf(20, { blank: Array.from({ length: 20 }, (_, i) => i + 1) })
    expect(await pageWithWords(numbers, prepare)).toBeUndefined()
    expect(opened).toHaveLength(5)
  })
})
