import type { Box } from '../../../../base/geometry/box.ts'
import { isRightToLeft } from '../../../../base/text/characters/unicode.ts'
import type { OcrWord } from '../ocr-page.ts'

/** The words with the parts of a box that their characters take, from the side where the text begins. */
export function shareWidth(words: readonly OcrWord[], { left, top, right, bottom }: Box): OcrWord[] {
  const lengths = words.map(({ text, spaceBefore = true }, i) => ({
    blank: i > 0 && spaceBefore ? 1 : 0,
    characters: text.length,
  }))
  const total = lengths.reduce((sum, { blank, characters }) => sum + blank + characters, 0)
  const step = (right - left) / Math.max(1, total)
  const isFromRight = isRightToLeft(words.map(({ text }) => text).join(' '))
  let before = 0
  return words.map((word, i) => {
    const { blank = 0, characters = 0 } = lengths[i] ?? {}
    const start = before + blank
    before = start + characters
    const box = isFromRight
      ? { left: right - before * step, top, right: right - start * step, bottom }
      : { left: left + start * step, top, right: left + before * step, bottom }
    return { ...word, box }
  })
}
