import { expect, it, vi } from 'vitest'
import type { SuspectFont } from '../../../../../src/read/sources/pdf/relearn-fonts.ts'
import { fontLearner } from '../../../../../src/read/sources/recognition/fonts/learn-fonts.ts'
import { randomPage } from '../../../../support/random-page.ts'

const asked = vi.hoisted(() => [] as number[])
vi.mock('../../../../../src/read/sources/recognition/fonts/recognise-samples.ts', () => ({
  recogniseSamples: ({ pages }: { readonly pages: readonly number[] }) => {
    asked.push(...pages)
    return Promise.resolve([])
  },
}))

/** A font without words on one page. */
function suspectOn(page: number): SuspectFont {
  const [run] = randomPage(1).runs
  if (run === undefined) throw new Error('a page without runs')
  const runs = Array.from({ length: 60 }, () => ({ page, run: { ...run, text: 'qzxjkvw', glyphs: 7 } }))
  return { name: `F${page}`, runs, textOf: mark => mark, codeOf: mark => mark.charCodeAt(0) }
}

it('a file with a font for each page has a few of them recognised, each once, and says why the others are not', async () => {
  const messages: string[] = []
  const source = { bytes: new Uint8Array(), password: undefined, ocr: { languages: ['en'] } }
  const learner = fontLearner(source, ({ message }) => messages.push(message))
  for (const page of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) await learner.learn(suspectOn(page))
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(messages).toHaveLength(12)
  expect(messages.filter(message => message.includes('9 pages were recognised for other fonts'))).toHaveLength(2)
})
