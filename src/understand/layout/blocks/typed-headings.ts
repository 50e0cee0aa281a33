import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { isCapitalText } from '../../evidence/line-style.ts'
import { isShortLine } from '../lines/short-line.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import type { Column } from '../page-layout.ts'

/** The first line of a paragraph is indented by at least this, in ems: less is the tilt of a page, more is a centred line. */
const LEAST_INDENT_IN_EMS = 0.8
const WIDEST_INDENT_IN_EMS = 6

/**
 * Whether a recognised block of one line may be a heading in the type of the text: short, without a stop, above the set-in
 * first line of a paragraph; or, above any line that begins with a capital, one with a number of several parts.
 *
 *     Remarks on the towns
 *        The first paragraph of the section
 *     begins here.
 */
export function endsTypedHeading(block: readonly TextLine[], line: TextLine, column: Column): boolean {
  const [heading] = block
  if (heading === undefined || block.length > 1 || !isRecognised(heading) || !isShortLine(heading, column.box))
    return false
  // Capitals show a heading by themselves, and may be of several centred lines.
  if (isCapitalText(heading.text)) return false
  const indent = line.box.left - heading.box.left
  const isSetIn = indent > LEAST_INDENT_IN_EMS * line.size && indent < WIDEST_INDENT_IN_EMS * line.size
  const number = parseSectionNumber(heading.text)
  const isOfSubsection = number !== undefined && number.depth > 1 && number.restStart === 'capital'
  return (
    (isSetIn || isOfSubsection) &&
    /^[\p{Lu}\p{N}].*[\p{L}\p{N})]$/u.test(heading.text) &&
    /^["“„(]?\p{Lu}/u.test(line.text)
  )
}
