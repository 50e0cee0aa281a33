import type { Report } from '../../../../base/diagnostics.ts'
import { SourceError } from '../../../../base/errors.ts'
import type { SourceDocument } from '../../../../model/page/page.ts'
import { parseHtml } from '../../html/parse-html.ts'
import { POINTS_OF_PIXEL } from '../../normalise/units.ts'
import { placePages } from './place-pages.ts'
import { LayoutHtmlReader } from './layout-html-reader.ts'
import { type ReadXmlOptions, toDocument } from '../../xml/document.ts'

/** `pdftohtml` draws a point as one and a half pixels. */
const POINTS_OF_PIXEL_IN_PDFTOHTML = 1 / 1.5

/**
 * The pages of HTML in which each line has its place, as `pdftohtml -c -s`, `mutool convert -F html` and the "exact
 * copy" of OCR programs write it: a container for each page, in it elements with `position: absolute`. The table of contents
 * that `pdftohtml` puts after the pages is the outline.
 *
 * Such files say where lines begin and not where they end: see {@link placePages}. Type sizes, families, weight
 * and slant are what the style sheet and the marks say.
 *
 * @throws {SourceError} `E_XML_NO_PAGES` for HTML in which nothing has a place; `E_TEXT_ENCODING`
 */
export async function readLayoutHtml(
  bytes: Uint8Array,
  options: ReadXmlOptions,
  report: Report,
): Promise<SourceDocument> {
  const reader = new LayoutHtmlReader()
  parseHtml(bytes, reader)
  const { drafts, outline, title, generator, outside, isPoppler } = reader.finish()
  if (drafts.length === 0) {
    const message = 'nothing in the HTML has a place on a page; convert with pdftohtml -c -s or mutool convert -F html'
    throw new SourceError('E_XML_NO_PAGES', message)
  }
  if (outside !== '') {
    const message = `text outside of all pages is skipped; it begins "${outside.slice(0, 60)}"`
    report({ code: 'W_HTML_OUTSIDE', severity: 'warning', message })
  }
  const scale = isPoppler ? POINTS_OF_PIXEL_IN_PDFTOHTML : POINTS_OF_PIXEL
  const metadata = new Map([
    ['Title', title],
    ['Producer', generator],
  ])
  return toDocument({ pages: placePages(drafts, scale), outline, metadata }, options, report)
}
