import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { Box } from '../../../base/geometry/box.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { isShortLine } from '../lines/short-line.ts'
import type { Leading } from './leading.ts'

/** The end of a sentence, with the quotation marks and brackets that may close after it. */
const ENDS = /[.!?]["”’»)\]]*$/u
/** The lines of the text are further apart than those of the caption, by this factor, and as far as those of the paper but for this share. */
const FURTHER = 1.05
const SAME_DISTANCE = 0.04

/** Whether a recognised caption begins below the last line of a paragraph, in its type and as near as in double space. */
export function startsCaption(last: TextLine, line: TextLine, column: Box): boolean {
  if (!isRecognised(line) || !isShortLine(last, column) || !ENDS.test(last.text)) return false
  const label = matchCaptionLabel(line.text)
  return label?.isCaption === true && (label.kind === 'figure' || label.kind === 'table') && label.number !== ''
}

/**
 * Whether recognised text begins below the short last line of a caption in its type: as far below as lines of text are apart, where those of
 * the caption are closer.
 *
 *     Table 1. aaaaaaaaaaaaa
 *     aaaaaa.
 *                               <- a little further
 *     bbbbbbbbbbbbbbbbbbbbbb
 *
 * @param least the smallest distance of two lines of the caption, `Infinity` where it has one line
 */
export function endsCaption(
  { lines: [first, ...rest], least }: { readonly lines: readonly TextLine[]; readonly least: number },
  line: TextLine,
  column: Box,
  leading: Leading,
): boolean {
  const last = rest.at(-1) ?? first
  if (first === undefined || last === undefined || !isRecognised(line)) return false
  if (matchCaptionLabel(first.text)?.isCaption !== true) return false
  if (!isShortLine(last, column) || !ENDS.test(last.text)) return false
  const distance = line.baseline - last.baseline
  return distance > FURTHER * least && Math.abs(distance - leading.body) < SAME_DISTANCE * leading.body
}
