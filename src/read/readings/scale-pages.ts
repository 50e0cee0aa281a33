import type { Box } from '../../base/geometry/box.ts'
import type { Page, SourceDocument } from '../../model/page/page.ts'

/** The reading with its pages scaled to the size of those of `document`, so that places can be compared. */
export function scaleTo(document: SourceDocument, reading: SourceDocument): SourceDocument {
  const sizes = new Map(document.pages.map(page => [page.number, page]))
  return { ...reading, pages: reading.pages.map(page => scalePage(page, sizes.get(page.number) ?? page)) }
}

function scalePage(page: Page, { width, height }: Page): Page {
  const x = page.width > 0 ? width / page.width : 1
  const y = page.height > 0 ? height / page.height : 1
  if (x === 1 && y === 1) return page
  const scaleBox = ({ left, top, right, bottom }: Box): Box => ({
    left: left * x,
    top: top * y,
    right: right * x,
    bottom: bottom * y,
  })
  return {
    ...page,
    width,
    height,
    runs: page.runs.map(run => ({
      ...run,
      box: scaleBox(run.box),
      baseline: run.baseline * (run.direction === 0 || run.direction === 180 ? y : x),
      size: run.size * y,
    })),
    rules: page.rules.map(rule => ({ ...rule, box: scaleBox(rule.box) })),
    figures: page.figures.map(scaleBox),
    ...(page.shades === undefined ? {} : { shades: page.shades.map(scaleBox) }),
    dropped: page.dropped.map(dropped => ({ ...dropped, box: scaleBox(dropped.box) })),
  }
}
