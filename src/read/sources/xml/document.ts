import type { Diagnostic, Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import type { OutlineEntry, SourceDocument } from '../../../model/page/page.ts'
import { isChosen, type PageChoice } from '../../../base/page-choice.ts'
import { type PlacedPage, type PlacedWord, toPage } from './placed-words.ts'

/** What to read of a converter's XML. */
export interface ReadXmlOptions {
  /** Pages of the file, from 1; default all. What is beyond the last page is ignored. */
  readonly pages?: PageChoice | undefined
}

/** What a converter's XML says, before places become those of the page model. */
export interface PlacedDocument {
  readonly pages: readonly PlacedPage[]
  readonly outline?: readonly OutlineEntry[]
  readonly metadata?: ReadonlyMap<string, string>
}

/**
 * The document as the page model has it.
 * @throws {SourceError} `E_XML_NO_PAGES`
 */
export function toDocument(source: PlacedDocument, { pages }: ReadXmlOptions, report: Report): SourceDocument {
  const { outline = [], metadata = new Map() } = source
  const pageCount = source.pages.length
  if (pageCount === 0) throw new SourceError('E_XML_NO_PAGES', 'the file has no pages; convert the document again')
  const wanted = withAscendingNumbers(source.pages).filter(page => isChosen(pages, page.number))
  if (source.pages.every(page => page.words.length === 0)) report(WITHOUT_TEXT)
  const fields = [...metadata].filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1))
  return { pages: wanted.map(page => toPage(page, report)), outline, metadata: Object.fromEntries(fields), pageCount }
}

/** Pages are known by their numbers: one that does not follow the page before it takes the next number. */
function withAscendingNumbers(pages: readonly PlacedPage[]): readonly PlacedPage[] {
  let last = 0
  return pages.map(page => {
    last = Math.max(page.number, last + 1)
    return page.number === last ? page : { ...page, number: last }
  })
}

const WITHOUT_TEXT: Diagnostic = {
  code: 'W_XML_NO_TEXT',
  severity: 'warning',
  message: 'none of the pages has text; of a scan, converters write the hidden text of the OCR only when told to',
}

/** Text outside of any page: the file is not what its root element says. */
export function outsidePage(name: string, place: number): SourceError {
  return new SourceError('E_XML_MALFORMED', `line ${place}: <${name}> is outside of any page`)
}

/** Gap between two words, as a share of the larger type, up to which they are one word; as between the words of a PDF. */
const LARGEST_GLUED_GAP = 0.1

/** Whether a word comes right after the one before it, as the parts of a word in two fonts do. */
export function isGlued(before: PlacedWord | undefined, word: Omit<PlacedWord, 'spaceBefore'>): boolean {
  if (before === undefined || /\s$/u.test(before.text) || /^\s/u.test(word.text)) return false
  const gap = word.x0 - before.x1
  const height = Math.max(Math.abs(before.y1 - before.y0), Math.abs(word.y1 - word.y0))
  const overlap =
    Math.min(Math.max(before.y0, before.y1), Math.max(word.y0, word.y1)) -
    Math.max(Math.min(before.y0, before.y1), Math.min(word.y0, word.y1))
  return Math.abs(gap) <= LARGEST_GLUED_GAP * height && overlap > 0
}
