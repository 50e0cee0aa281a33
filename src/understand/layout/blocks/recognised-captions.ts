import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { Box } from '../../../base/geometry/box.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { isShortLine } from '../lines/short-line.ts'

/** The end of a sentence, with the quotation marks and brackets that may close after it. */
const ENDS = /[.!?]["”’»)\]]*$/u

/** Whether a recognised caption begins below the last line of a paragraph, in its type and as near as in double space. */
export function startsCaption(last: TextLine, line: TextLine, column: Box): boolean {
  if (!isRecognised(line) || !isShortLine(last, column) || !ENDS.test(last.text)) return false
  const label = matchCaptionLabel(line.text)
  return label?.isCaption === true && (label.kind === 'figure' || label.kind === 'table') && label.number !== ''
}
