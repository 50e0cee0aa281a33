import type { Box } from '../../../../base/geometry/box.ts'
import type { OcrLine, OcrWord } from '../ocr-page.ts'
import { shareWidth } from './share-width.ts'

/** Distance between lines in type size where lines are set without lead: 10 on 12 points is usual. */
const LEADING_IN_EMS = 1.2
/** Mean width of a character in type size; Times sets English at 0.45, Helvetica at 0.5. */
const CHARACTER_IN_EMS = 0.5
/** Heights of ascenders, and of a line with its descenders, in type size: as `place-page.ts` reads them back. */
const ASCENT_IN_EMS = 0.7
const HEIGHT_IN_EMS = 0.9
/**
 * A line that is longer than its region by this factor is not a printed line: the file gives a paragraph as one string.
 * Condensed type is narrower than the mean by a third at most.
 */
const LONGEST_LINE = 1.5

/**
 * Lines without places, set one below the other in the box of their region. A paragraph that the file gives as one
 * string is broken where the words fill the region; lines that the file breaks stay as they are.
 *
 * @param lines lines of one region, none of which has a place
 * @param highest greatest distance between two lines, in the units of the file; default as much as the region has
 */
export function setRegion(lines: readonly OcrLine[], region: Box, highest = Number.POSITIVE_INFINITY): OcrLine[] {
  const width = region.right - region.left
  const height = region.bottom - region.top
  const leading = Math.min(height / lines.length, highest)
  const longest = Math.max(...lines.map(lengthOf))
  const isPrinted = (longest * CHARACTER_IN_EMS * leading) / LEADING_IN_EMS <= LONGEST_LINE * width
  if (isPrinted) return placeLines(lines, region, leading)
  // The size at which all characters, set solid, fill the region.
  const characters = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  const size = Math.sqrt((width * height) / (characters * CHARACTER_IN_EMS * LEADING_IN_EMS))
  const broken = lines.flatMap(line => breakLine(line, width / (CHARACTER_IN_EMS * size)))
  return placeLines(broken, region, Math.min(height / broken.length, highest))
}

function placeLines(lines: readonly OcrLine[], region: Box, leading: number): OcrLine[] {
  const size = leading / LEADING_IN_EMS
  const longest = Math.max(...lines.map(lengthOf))
  const step = Math.min(CHARACTER_IN_EMS * size, (region.right - region.left) / longest)
  return lines.map((line, i) => {
    const top = region.top + i * leading
    const bottom = top + HEIGHT_IN_EMS * size
    const box = { left: region.left, top, right: region.left + step * lengthOf(line), bottom }
    const ascent = ASCENT_IN_EMS * size
    const baseline = { left: box.left, y: top + ascent, slope: 0 }
    return { ...line, box, baseline, ascent, words: shareWidth(line.words, box) }
  })
}

/** Characters of a line, with the blanks between its words. */
function lengthOf({ words }: OcrLine): number {
  return words.reduce((sum, { text, spaceBefore = true }, i) => sum + text.length + (i > 0 && spaceBefore ? 1 : 0), 0)
}

/** The line in parts of at most this many characters, but at least one word each. */
function breakLine(line: OcrLine, most: number): OcrLine[] {
  const parts: OcrWord[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const word of line.words.flatMap(splitAtBlanks)) {
    const part = parts.at(-1)
    if (part === undefined || length + 1 + word.text.length > most) {
      parts.push([word])
      length = word.text.length
    } else {
      part.push(word)
      length += 1 + word.text.length
    }
  }
  return parts.map(words => ({ ...line, words }))
}

function splitAtBlanks(word: OcrWord): OcrWord[] {
  const texts = word.text.split(/\s+/u).filter(text => text !== '')
  return texts.map((text, i) => (i === 0 ? { ...word, text } : { ...word, text, spaceBefore: true }))
}
