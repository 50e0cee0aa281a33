import { widthOf } from '../../geometry/box.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Concept } from '../../text/keywords/concepts.ts'
import { matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import type { Column } from '../page-layout.ts'

/** Pages at the beginning of a document on which an abstract and key words may stand. */
const FRONT_PAGES = 2

/** Whether a list of key words (`Keywords: …`) begins below a finished text, set like it: a typist has no other type. */
export function startsKeywords(last: TextLine, line: TextLine): boolean {
  return line.page <= FRONT_PAGES && /[.!?]["”»)]*$/u.test(last.text) && opensWith('keywords', line)
}

/** Whether an abstract begins with its label: names and addresses may stand above it at the distance of its lines. */
export function startsAbstract(line: TextLine): boolean {
  return line.page <= FRONT_PAGES && opensWith('abstract', line)
}

function opensWith(concept: Concept, { text }: TextLine): boolean {
  const opening = matchRunInKeyword(text)
  return opening?.concept === concept && opening.separator !== ''
}

/** The last line of a list of key words covers at most this share of its column, and a line of text below it at least the other. */
const SHORT_OF_LIST = 0.75
const FULL_OF_TEXT = 0.9

/** Whether text begins right below a list of key words: a full line below a short one that ends with no comma. */
export function endsKeywords(block: readonly TextLine[], line: TextLine, column: Column): boolean {
  const [first, last] = [block[0], block.at(-1)]
  if (first === undefined || last === undefined || line.page > FRONT_PAGES || !opensWith('keywords', first))
    return false
  const width = widthOf(column.box)
  const isShort = last.box.right - column.box.left < SHORT_OF_LIST * width && !/[,;:·•–-]$/u.test(last.text)
  return isShort && widthOf(line.box) > FULL_OF_TEXT * width && /^["“„«]?\p{Lu}/u.test(line.text)
}
