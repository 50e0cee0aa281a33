import { widthOf } from '../../geometry/box.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Concept } from '../../text/keywords/concepts.ts'
import { matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import type { Column } from '../page-layout.ts'

/** Pages at the beginning of a document on which an abstract and key words may stand. */
const FRONT_PAGES = 2

/**
 * Whether an abstract or a list of key words begins with its label. Names and addresses may stand above an abstract at the
 * distance of its lines; above key words (`Keywords: …`) a finished text may, set like them: a typist has no other type.
 */
export function startsAbstractOrKeywords(last: TextLine, line: TextLine): boolean {
  if (line.page > FRONT_PAGES) return false
  const label = labelOf(line)
  return label === 'abstract' || (label === 'keywords' && /[.!?]["”»)]*$/u.test(last.text))
}

function labelOf({ text }: TextLine): Concept | undefined {
  const opening = matchRunInKeyword(text)
  return opening?.separator === '' ? undefined : opening?.concept
}

/** The last line of a list of key words covers at most this share of its column, and a line of text below it at least the other. */
const SHORT_OF_LIST = 0.75
const FULL_OF_TEXT = 0.9

/** Whether text begins right below a list of key words: a full line below a short one that ends with no comma. */
export function endsKeywords(block: readonly TextLine[], line: TextLine, column: Column): boolean {
  const [first, last] = [block[0], block.at(-1)]
  if (first === undefined || last === undefined || line.page > FRONT_PAGES || labelOf(first) !== 'keywords')
    return false
  const width = widthOf(column.box)
  const isShort = last.box.right - column.box.left < SHORT_OF_LIST * width && !/[,;:·•–-]$/u.test(last.text)
  return isShort && widthOf(line.box) > FULL_OF_TEXT * width && /^["“„«]?\p{Lu}/u.test(line.text)
}
