import type { Box } from '../../../base/geometry/box.ts'
import { type Matrix, mapX, mapY } from '../../../base/geometry/matrix.ts'
import type { PageLink, TextRun } from '../../../model/page/page.ts'
import type { PDFDocumentProxy } from './port/pdfjs.ts'

/** Pages from the first one on whose links are always read: the title page and its cover. */
const PAGES_WITH_LINKS = 2
/** An address that a line may end in, or continue after: only its link tells. */
const ENDS_IN_SLASH = /\/$/u
/** What pdf.js calls annotations that are links (its `AnnotationType.LINK`). */
const LINK = 2

/** A link in the user space of its page. */
interface RawLink {
  readonly url: string
  /** Two opposite corners: x, y, x, y. */
  readonly corners: readonly number[]
}

/** What is asked of an annotation of pdf.js; `url` is set where the address is well formed. */
interface LinkAnnotation {
  readonly url?: string
  readonly rect?: readonly number[]
}

/**
 * The links to the web of a page, an empty list if there are none; `undefined` where nothing asks for them, after the first
 * pages, on those without an address that ends in a slash.
 *
 * They are asked of the document by their type: what pdf.js gives of a page alone costs reading its whole text.
 */
export async function readLinks(
  document: PDFDocumentProxy,
  number: number,
  runs: readonly TextRun[],
): Promise<readonly RawLink[] | undefined> {
  if (number > PAGES_WITH_LINKS && !runs.some(({ text }) => ENDS_IN_SLASH.test(text))) return undefined
  const others = new Set(Array.from({ length: document.numPages }, (_, index) => index))
  others.delete(number - 1)
  // Reading the page itself reports why it cannot be read.
  const found: readonly LinkAnnotation[] | null = await document
    .getAnnotationsByType(new Set([LINK]), others)
    .catch(() => null)
  return (found ?? []).flatMap(({ url = '', rect: corners }) =>
    corners !== undefined && /^https?:/iu.test(url) ? [{ url, corners }] : [],
  )
}

/** A link with its box on the page as it is shown; pages are turned by quarters only. */
export function toPageLink({ url, corners: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }: RawLink, matrix: Matrix): PageLink {
  const xs = [mapX(matrix, x1, y1), mapX(matrix, x2, y2)]
  const ys = [mapY(matrix, x1, y1), mapY(matrix, x2, y2)]
  const box: Box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  return { url, box }
}
