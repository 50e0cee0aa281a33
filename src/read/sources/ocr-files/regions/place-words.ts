import type { Box } from '../../../../base/geometry/box.ts'
import { isRightToLeft } from '../../../../base/text/characters/unicode.ts'
import { isPlaced, type OcrLine, type OcrWord } from '../ocr-page.ts'
import { shareWidth } from './share-width.ts'

/** Width of a character that has no room, such as a hyphen after the last word of its line, in heights of that word. */
const CHARACTER_IN_HEIGHTS = 0.4

/**
 * The line with a place for each of its words: what the file does not give is taken from the words around and from the
 * line. ALTO before 2.1 has no height for a hyphen, and many files give it no place at all.
 *
 * Lines that are read up or down are left as they are.
 */
export function placeWords(line: OcrLine): OcrLine {
  if (line.words.every(({ box }) => isPlaced(box)) || line.direction % 180 !== 0) return line
  const isFromRight = isRightToLeft(line.words.map(({ text }) => text).join(' '))
  const words: OcrWord[] = []
  for (let i = 0; i < line.words.length; ) {
    const end = line.words.findIndex((word, at) => at >= i && isPlaced(word.box))
    const gap = line.words.slice(i, end < 0 ? undefined : end)
    const around = { before: words.at(-1)?.box, after: end < 0 ? undefined : line.words[end]?.box }
    words.push(...fillGap(gap, roomBetween(around, line.box, isFromRight)))
    const next = end < 0 ? undefined : line.words[end]
    if (next !== undefined) words.push(next)
    i += gap.length + 1
  }
  return { ...line, words }
}

interface Around {
  readonly before: Box | undefined
  readonly after: Box | undefined
}

/** The part of the line between two words, as high as they are. */
function roomBetween({ before, after }: Around, line: Box, isFromRight: boolean): Box {
  const { top, bottom } = before ?? after ?? line
  const [leftOf, rightOf] = isFromRight ? [after, before] : [before, after]
  return { left: leftOf?.right ?? line.left, right: rightOf?.left ?? line.right, top, bottom }
}

function fillGap(words: readonly OcrWord[], room: Box): OcrWord[] {
  if (words.length === 0) return []
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  const least = CHARACTER_IN_HEIGHTS * (room.bottom - room.top) * characters
  const right = room.right - room.left >= least ? room.right : room.left + least
  const shared = shareWidth(words, { ...room, right })
  return shared.map((word, i) => ({ ...word, box: { ...word.box, ...finiteEdges(words[i]?.box) } }))
}

/** The edges that the file gives, where both of a direction are given. */
function finiteEdges(box: Box | undefined): Partial<Box> {
  if (box === undefined) return {}
  const { left, top, right, bottom } = box
  return {
    ...(Number.isFinite(left + right) ? { left, right } : {}),
    ...(Number.isFinite(top + bottom) ? { top, bottom } : {}),
  }
}
