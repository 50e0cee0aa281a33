import { FRONT_PAGES } from './front-lines.ts'
import { widthOf } from '../../../base/geometry/box.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { Concept } from '../../../base/text/keywords/concepts.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import type { Column } from '../page-layout.ts'

/**
 * Whether an abstract or a list of key words begins with its label or heading. Names and addresses may be above an abstract at the
 * distance of its lines; above key words (`Keywords: …`) a finished text may, set like them: a typist has no other type.
 */
export function startsAbstractOrKeywords(last: TextLine, line: TextLine): boolean {
  if (line.page > FRONT_PAGES) return false
  if (isHeadingOfAbstract(line)) return true
  const label = labelOf(line)
  return label === 'abstract' || (label === 'keywords' && /[.!?]["”»)]*$/u.test(last.text))
}

/** Words of the longest heading of an abstract: `Résumé de la recherche`. */
const MOST_WORDS = 4

function isHeadingOfAbstract({ text, words }: TextLine): boolean {
  if (words.length > MOST_WORDS || !/^\p{Lu}/u.test(text)) return false
  const keyword = matchHeadingKeyword(text)
  return keyword?.concept === 'abstract' && keyword.score === 1
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

/** Fewest lines that show the edge of a text that is set in. */
const LINES_OF_EDGE = 3
/** Text that is set in begins this far right of its column at least, and its lines at one place but for the other, in ems. */
const SET_IN_IN_EMS = 1
const ONE_EDGE_IN_EMS = 0.5

/**
 * Whether the text of a title page that is set in, such as an abstract, is finished and other text begins further left, below it: a typist
 * may leave no white between the two.
 */
export function endsSetIn(block: readonly TextLine[], line: TextLine, column: Column): boolean {
  const [first, last] = [block[0], block.at(-1)]
  if (first === undefined || last === undefined || line.page > FRONT_PAGES || block.length < LINES_OF_EDGE) return false
  const edge = last.box.left
  const least = ONE_EDGE_IN_EMS * line.size
  if (edge - line.box.left < least || edge - column.box.left < SET_IN_IN_EMS * line.size) return false
  if (!SENTENCE_END.test(last.text) || !/^["“„«]?\p{Lu}/u.test(line.text)) return false
  return first.box.left > edge - least && block.slice(1).every(({ box }) => Math.abs(box.left - edge) < least)
}
