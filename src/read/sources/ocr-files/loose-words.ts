import { overlapY, uniteBoxes } from '../../../base/geometry/box.ts'
import type { OcrLine, OcrWord } from './ocr-page.ts'

/** Share of the lower of two words by which they overlap in height, in one line. */
const SAME_LINE_OVERLAP = 0.5

/** Widest blank inside of a line, in heights of its words. */
const WIDEST_BLANK = 3

/** Lines of words that no line holds: each continues as long as the next word is to the right of the last. */
export function joinLooseWords(words: readonly OcrWord[]): OcrLine[] {
  const lines: OcrWord[][] = []
  for (const word of words) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line !== undefined && last !== undefined && continues(last, word)) line.push(word)
    else lines.push([word])
  }
  return lines.map(line => ({ box: uniteBoxes(line.map(({ box }) => box)), words: line, direction: 0 }))
}

function continues({ box: last }: OcrWord, { box }: OcrWord): boolean {
  const height = Math.min(last.bottom - last.top, box.bottom - box.top)
  const blank = box.left - last.right
  return overlapY(last, box) >= SAME_LINE_OVERLAP * height && box.left > last.left && blank <= WIDEST_BLANK * height
}
