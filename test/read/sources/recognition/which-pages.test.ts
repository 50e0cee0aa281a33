import { describe, expect, it } from 'vitest'
import { pagesToRecognise } from '../../../../src/read/sources/recognition/which-pages.ts'
import type { ReadPage } from '../../../../src/read/sources/pdf/page.ts'
import { randomPage } from '../../../support/random-page.ts'

const page = (number: number, text: string, of: Partial<ReadPage> = {}): ReadPage => {
  const [run] = randomPage(1).runs
  if (run === undefined) throw new Error('a page without runs')
  const runs = text.split(' ').flatMap(word => (word === '' ? [] : [{ ...run, text: word }]))
  const model = { ...randomPage(1), number, runs }
  return { page: model, isTextLayer: false, isFailed: false, unmixedRuns: 0, pictureShare: 0, noteGlyphs: 0, ...of }
}

const PROSE = 'Some words of a paper that was printed by a program and needs no eyes at all to be read.'

describe('pagesToRecognise', () => {
  const mixed = [
    page(1, PROSE, { pictureShare: 0.9 }),
    page(2, '', { pictureShare: 0.98 }),
    page(3, ''),
    page(4, PROSE, { pictureShare: 1, isTextLayer: true }),
    page(5, '\ufffd\ue012 '.repeat(40)),
    page(6, `${PROSE} ${'\ufffd '.repeat(90)}`),
  ]

  it('takes pictures, hidden layers of text and unreadable signs, and leaves what has a text and what is empty', async () => {
    expect(await pagesToRecognise(mixed, 'auto')).toEqual([2, 4, 5])
  })

  it('takes all pages with letters that are no words, because the table of characters of a font is wrong', async () => {
    const exchanged = PROSE.replace(/[a-z]/gu, letter => 'qzxjkvbpygfwmucldrhsnioate'[letter.charCodeAt(0) - 97] ?? '')
    const repeat = (text: string) => Array.from({ length: 12 }, () => text).join(' ')
    const paper = [page(1, repeat(exchanged)), page(2, ''), page(3, exchanged)]
    expect(await pagesToRecognise(paper, 'auto')).toEqual([1, 3])
    expect(await pagesToRecognise([page(1, repeat(PROSE)), page(2, exchanged)], 'auto')).toEqual([])
  })

  it('leaves a page of contents, most of which are the dots before the numbers', async () => {
    const entry = `Formulation of the task and what was done ${'.'.repeat(70)} 12 `
    expect(await pagesToRecognise([page(1, entry.repeat(20))], 'auto')).toEqual([])
  })

  it('leaves hidden layers of text that read as printed text does, but for their pages of unreadable signs', async () => {
    const layer = { pictureShare: 1, isTextLayer: true }
    const prose = Array.from({ length: 12 }, () => PROSE).join(' ')
    const scan = [page(1, prose, layer), page(2, PROSE, layer), page(3, '\ufffd\ue012 '.repeat(40), layer)]
    expect(await pagesToRecognise(scan, 'auto')).toEqual([3])
    const misread = prose.replace(/[aeiou]/gu, letter => 'jqxvw'['aeiou'.indexOf(letter)] ?? '')
    expect(await pagesToRecognise([page(1, misread, layer), page(2, PROSE, layer)], 'auto')).toEqual([1, 2])
  })

  it('takes all pages of a font that numbers its glyphs from the exclamation mark on', async () => {
    const numbers = new Map(
      [...new Set(PROSE.replaceAll(' ', ''))].map((letter, i) => [letter, String.fromCharCode(33 + i)]),
    )
    const numbered = PROSE.replace(/\S/gu, letter => numbers.get(letter) ?? '')
    const repeat = (text: string) => Array.from({ length: 40 }, () => text).join(' ')
    const paper = [page(1, repeat(numbered)), page(2, PROSE)]
    expect(await pagesToRecognise(paper, 'auto')).toEqual([1, 2])
  })

  it('takes all pages or none where that is asked for', async () => {
    expect(await pagesToRecognise(mixed, 'always')).toEqual([1, 2, 3, 4, 5, 6])
    expect(await pagesToRecognise(mixed, 'never')).toEqual([])
  })
})
