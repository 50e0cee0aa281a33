import { SourceError } from '../../../base/errors.ts'
import type { PreparedPage } from './picture/prepare-page.ts'
import { orFailure } from './read-pages.ts'

/** Opens and cleans the page of a number; throws {@link SourceError} where that fails. */
export type Prepare = (number: number) => Promise<PreparedPage>

/** Blank leaves, plates and damaged pages before a page with print: beyond so many, any language will do. */
const MOST_LEAVES = 5

/**
 * A page that shows the language of the document: the first with print from the middle on. The first of all may be a cover, or
 * have its abstract in another language. `undefined` where five pages in turn are blank or cannot be opened.
 *
 * @param numbers of the pages, rising
 */
export async function pageWithWords(numbers: readonly number[], prepare: Prepare): Promise<PreparedPage | undefined> {
  const middle = Math.floor((numbers.length - 1) / 2)
  for (const number of [...numbers.slice(middle), ...numbers.slice(0, middle)].slice(0, MOST_LEAVES)) {
    const page = await orFailure(() => prepare(number))
    if (!(page instanceof SourceError) && !page.isBlank) return page
  }
  return undefined
}
