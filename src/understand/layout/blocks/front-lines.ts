import type { TextLine } from '../../../model/page/text-line.ts'
import { textsBetweenGaps } from '../../evidence/lines.ts'
import { isCapitalText } from '../../evidence/line-style.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { isArticleKind } from '../../../base/text/names/title-page-words.ts'
import { isClassification } from '../../../base/text/publication/classification.ts'

/** Pages at the beginning of a document that may have its authors, an abstract and key words. */
export const FRONT_PAGES = 2
/** The label of the form in which a paper is to be cited. */
const CITATION =
  /^(?:(?:ссылка\s)?для цитирования|for citation|(?:how to |please )?cite (?:this (?:article|paper)|as)|за цитирање|za citiranje|zitiervorschlag)\s*:/iu
/** A line that is the address of the paper itself and nothing else. */
const ADDRESS_ALONE = /^(?:https?:\/\/|www\.|doi:)\S+$/iu

/**
 * Whether a line of a title page is separate from whatever is right above it: the authors after a copyright sign (`© 2021 A. B.
 * Lee`), how to cite the paper, or the authors below the title, side by side or below capitals. The address of the paper ends what is above
 * it. Typists leave no more white there than between the lines of one text. A classification and the kind of the article (`Review`) end there, too.
 */
export function startsFrontLine(last: TextLine, { page, text, words, size }: TextLine): boolean {
  if (page > FRONT_PAGES) return false
  if (CITATION.test(text) || (text.startsWith('©') && looksLikeNames(text))) return true
  if (isArticleKind(last.text)) return page === 1 && /^["“„«]?\p{Lu}/u.test(text)
  if (isClassification(last.text)) return !isClassification(text)
  if (ADDRESS_ALONE.test(last.text)) return page === 1 && /^\p{Lu}/u.test(text)
  if (isCapitalText(last.text) && !isCapitalText(text)) return page === 1 && looksLikeNames(text)
  const cells = textsBetweenGaps(words, size)
  return cells.length > 1 && cells.every(looksLikeNames) && textsBetweenGaps(last.words, last.size).length === 1
}
