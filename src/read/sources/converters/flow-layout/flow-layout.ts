import type { Report } from '../../../../base/diagnostics.ts'
import { SourceError } from '../../../../base/errors.ts'
import type { SourceDocument } from '../../../../model/page/page.ts'
import { parseHtml } from '../../html/parse-html.ts'
import { POINTS_OF_PIXEL } from '../../normalise/units.ts'
import { type ReadXmlOptions, toDocument } from '../../xml/document.ts'
import { placePages } from '../layout-html/place-pages.ts'
import { FlowLayoutReader } from './flow-reader.ts'
import { setPages } from './set-pages.ts'

/**
 * The pages of HTML in which nothing has a place, as FineReader, OmniPage and word processors write it: pages end at
 * `page-break-before: always`, at `<a name="2">`, or else at `<hr>`; lines at `<br>` and at the ends of blocks; columns
 * appear in the cells of a table. Type sizes, families, weight and slant are what the style sheet and the markup say. Places
 * are made up: see {@link setPages}.
 *
 * @throws {SourceError} `E_XML_NO_PAGES` for HTML without text; `E_TEXT_ENCODING`
 */
export async function readFlowLayout(
  bytes: Uint8Array,
  options: ReadXmlOptions,
  report: Report,
): Promise<SourceDocument> {
  const reader = new FlowLayoutReader()
  parseHtml(bytes, reader)
  const { items, title, generator } = reader.finish()
  const drafts = setPages(items)
  if (drafts.length === 0) throw new SourceError('E_XML_NO_PAGES', 'the HTML has no text; convert the document again')
  const message = 'nothing in the HTML has a place: lines are set one below the other, in the order of the file'
  report({ code: 'N_HTML_UNPLACED', severity: 'note', message })
  const metadata = new Map([
    ['Title', title],
    ['Producer', generator],
  ])
  return toDocument({ pages: placePages(drafts, POINTS_OF_PIXEL), metadata }, options, report)
}
