import { overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import type { Column } from '../page-layout.ts'
import { CAPTION_REACH } from '../tables/captioned-rows.ts'

/** Most lines of a caption above its table. */
const MOST_LINES = 8

/**
 * The lines, divided before the caption of the table that follows right below: captions in the type of the text may be as near
 * to the paragraph above as its own lines.
 *
 * A sentence that says `Table 1: …` at the start of a line is not a caption: the line above it ends no sentence.
 */
export function splitAtTableCaption(lines: readonly TextLine[], below: Column | undefined): (readonly TextLine[])[] {
  if (below?.table === undefined) return [lines]
  const start = lines.findLastIndex(opensTableCaption)
  const above = lines[start - 1]
  const caption = lines.slice(Math.max(0, start))
  if (above === undefined || caption.length > MOST_LINES || !SENTENCE_END.test(above.text)) return [lines]
  return isRightBelow(below, caption) ? [lines.slice(0, start), caption] : [lines]
}

function isRightBelow({ lines }: Column, caption: readonly TextLine[]): boolean {
  const [box, last] = [lines, caption].map(own => uniteBoxes(own.map(line => line.box)))
  if (box === undefined || last === undefined) return false
  return overlapX(box, last) > 0 && box.top > last.bottom - 1 && box.top - last.bottom < CAPTION_REACH
}

function opensTableCaption({ text }: TextLine): boolean {
  const label = matchCaptionLabel(text)
  return label?.kind === 'table' && label.isCaption
}
