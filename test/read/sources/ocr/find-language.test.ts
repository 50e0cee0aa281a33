import { describe, expect, it } from 'vitest'
import type { OcrEngine } from '../../../../src/read/sources/ocr/engines/engine.ts'
import { findLanguage } from '../../../../src/read/sources/ocr/find-language.ts'
import type { PreparedPage } from '../../../../src/read/sources/ocr/picture/prepare-page.ts'
import { picture } from '../../../support/pictures.ts'

const GERMAN = 'Die Wächter zählten in der Nacht die Lampen und schrieben ihre Zahl am Morgen in das Buch der Stadt. '
const PAGE: PreparedPage = { number: 1, image: picture(400, 1000), dpi: 300, threshold: 128, isBlank: false }

/** An engine that reads so many sentences of every picture, by its height, and the heights that it was given. */
function engineOf(sentencesAt: (height: number) => number) {
  const heights: number[] = []
  const engine: OcrEngine = {
    name: 'none',
    setLanguages: () => Promise.resolve(),
    recognise({ height }) {
      heights.push(height)
      return Promise.resolve({ hocr: GERMAN.repeat(sentencesAt(height)), confidence: 0.9 })
    },
    close: () => Promise.resolve(),
  }
  return { engine, heights }
}

describe('findLanguage', () => {
  it('reads a tenth of the page where that has letters enough', async () => {
    const { engine, heights } = engineOf(() => 4)
    expect(await findLanguage(PAGE, engine, undefined)).toBe('deu')
    expect(heights).toEqual([100])
  })

  it('reads more of the page where that has few letters, at last all of it', async () => {
    const { engine, heights } = engineOf(height => (height < 1000 ? 1 : 4))
    expect(await findLanguage(PAGE, engine, undefined)).toBe('deu')
    expect(heights).toEqual([100, 400, 1000])
  })
})
