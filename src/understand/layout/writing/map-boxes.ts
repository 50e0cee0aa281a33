import type { Box } from '../../../base/geometry/box.ts'
import type { Page } from '../../../model/page/page.ts'

/** The page with the boxes of its figures, shades and links mapped. */
export function mapBoxes(page: Page, map: (box: Box) => Box): Page {
  const { links, shades } = page
  return {
    ...page,
    figures: page.figures.map(map),
    ...(shades === undefined ? {} : { shades: shades.map(map) }),
    ...(links === undefined ? {} : { links: links.map(link => ({ ...link, box: map(link.box) })) }),
  }
}
