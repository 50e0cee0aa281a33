import type { TextLine } from '../../page/text-line.ts'
import { looksLikeNames } from '../../text/names/name-list.ts'

/** Pages at the beginning of a document on which such lines stand. */
const FRONT_PAGES = 2
/** The label of the form in which a paper is to be cited. */
const CITATION =
  /^(?:(?:ссылка\s)?для цитирования|for citation|(?:how to |please )?cite (?:this (?:article|paper)|as)|за цитирање|za citiranje|zitiervorschlag)\s*:/iu

/**
 * Whether a line of a title page is for itself, whatever stands right above it: the authors behind a sign of copyright (`© 2021 A. B.
 * Lee`), or how to cite the paper.
 */
export function startsFrontLine({ page, text }: TextLine): boolean {
  if (page > FRONT_PAGES) return false
  return CITATION.test(text) || (text.startsWith('©') && looksLikeNames(text))
}
