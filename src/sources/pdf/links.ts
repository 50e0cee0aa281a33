import type { Box } from '../../geometry/box.ts'
import { type Matrix, mapX, mapY } from '../../geometry/matrix.ts'
import type { PageLink } from '../../page/page.ts'
import type { PDFDocumentProxy } from './port/pdfjs.ts'

/** Pages from the first one on whose links are read: nothing asks for those behind the title page and its cover. */
const PAGES_WITH_LINKS = 2
/** What pdf.js calls annotations that are links (its `AnnotationType.LINK`). */
const LINK = 2

/** A link in the user space of its page. */
export interface RawLink {
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
 * The links to the web of the first pages, by page number; of each of these pages there is a list, if an empty one.
 *
 * They are asked of the document by their type: what pdf.js gives of a page alone costs reading its whole text.
 */
export async function readLinks(document: PDFDocumentProxy): Promise<ReadonlyMap<number, readonly RawLink[]>> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const links = new Map<number, readonly RawLink[]>()
  for (const number of numbers.slice(0, PAGES_WITH_LINKS)) {
    const others = new Set(numbers.filter(other => other !== number).map(other => other - 1))
    links.set(number, await readLinksOfPage(document, others))
  }
  return links
}

/** The links of the one page that is not among the indexes of the others; none of a page that cannot be read. */
async function readLinksOfPage(document: PDFDocumentProxy, others: Set<number>): Promise<RawLink[]> {
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
