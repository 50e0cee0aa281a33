import type { TextLine } from '../../../model/page/text-line.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import type { Column } from '../page-layout.ts'

/**
 * The lines, divided before the caption of the table that follows: captions in the type of the text may be as near
 * to the paragraph above as its own lines.
 *
 * A sentence that says `Table 1: …` at the start of a line is not a caption: the line above it ends no sentence.
 */
export function splitAtTableCaption(lines: readonly TextLine[], below: Column | undefined): (readonly TextLine[])[] {
  if (below?.table === undefined) return [lines]
  const start = lines.findLastIndex(opensTableCaption)
  const above = lines[start - 1]
  if (above === undefined || !SENTENCE_END.test(above.text)) return [lines]
  return [lines.slice(0, start), lines.slice(start)]
}

function opensTableCaption({ text }: TextLine): boolean {
  const label = matchCaptionLabel(text)
  return label?.kind === 'table' && label.isCaption
}
