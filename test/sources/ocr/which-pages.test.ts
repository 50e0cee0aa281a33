import { describe, expect, it } from 'vitest'
import { pagesToRecognise } from '../../../src/sources/ocr/which-pages.ts'
import type { ReadPage } from '../../../src/sources/pdf/page.ts'
import { randomPage } from '../../support/random-page.ts'

const page = (number: number, text: string, of: Partial<ReadPage> = {}): ReadPage => {
  const [run] = randomPage(1).runs
  if (run === undefined) throw new Error('a page without runs')
  const runs = text.split(' ').flatMap(word => (word === '' ? [] : [{ ...run, text: word }]))
  const model = { ...randomPage(1), number, runs }
  return { page: model, isTextLayer: false, isFailed: false, unmixedRuns: 0, pictureShare: 0, ...of }
}

const PROSE = 'Some words of a paper that was printed by a program and needs no eyes at all to be read.'

describe('pagesToRecognise', () => {
  const mixed = [
    page(1, PROSE, { pictureShare: 0.9 }),
    page(2, '', { pictureShare: 0.98 }),
    page(3, ''),
    page(4, PROSE, { pictureShare: 1, isTextLayer: true }),
    page(5, '\ufffd\ue012 '.repeat(40)),
    page(6, `${PROSE} \ufffd`),
  ]

  it('takes pictures, hidden layers of text and unreadable signs, and leaves what has a text and what is empty', () => {
    expect(pagesToRecognise(mixed, 'auto')).toEqual([2, 4, 5])
  })

  it('takes all pages or none where that is asked for', () => {
    expect(pagesToRecognise(mixed, 'always')).toEqual([1, 2, 3, 4, 5, 6])
    expect(pagesToRecognise(mixed, 'never')).toEqual([])
  })
})
