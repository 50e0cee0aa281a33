import type { Box } from '../../geometry/box.ts'
import type { Page } from '../../page/page.ts'

/** The page with the boxes of its figures and links mapped. */
export function mapBoxes(page: Page, map: (box: Box) => Box): Page {
  const { links } = page
  return {
    ...page,
    figures: page.figures.map(map),
    ...(links === undefined ? {} : { links: links.map(link => ({ ...link, box: map(link.box) })) }),
  }
}
