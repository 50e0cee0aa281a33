import type { OutlineEntry } from '../../../model/page/page.ts'
import { areSimilarKeys, foldKey } from '../../../base/text/characters/levenshtein.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'

/** Similarity from which a block is the text of an outline entry. */
const SAME_TEXT = 0.85
/** An entry may miss its heading by this many pages: many point to the line above it, at the end of the page before. */
const PAGES_BESIDE = 1

/** The entry of the file's outline that names a heading, with or without its number; of several the nearest by page. */
export function findOutlineEntry(
  text: string,
  { page: on }: { readonly page: number },
  outline: readonly OutlineEntry[],
): OutlineEntry | undefined {
  if (outline.length === 0) return undefined
  const keys = [text, parseSectionNumber(text)?.rest ?? text].map(foldKey)
  const distance = ({ page = on }: OutlineEntry) => Math.abs(page - on)
  return outline
    .filter(entry => distance(entry) <= PAGES_BESIDE)
    .filter(({ title }) => keys.some(key => areSimilarKeys(foldKey(title), key, SAME_TEXT)))
    .sort((a, b) => distance(a) - distance(b))[0]
}
