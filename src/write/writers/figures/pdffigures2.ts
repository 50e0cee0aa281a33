import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import { readCaption } from '../document/caption-label.ts'
import { toHundredths } from '../hundredths.ts'
import { type FigureEntry, interiorLinesOf } from './figures-json.ts'

/**
 * The figures and tables of a paper as pdffigures2 saves them (`SavedFigure` and `Box` in its sources): boxes in points
 * from the top left of the page, pages from 0. It has none without a place.
 */
export function writePdffigures2(entries: readonly FigureEntry[]): string {
  return `${JSON.stringify(entries.flatMap(toSavedFigure), undefined, 1)}\n`
}

function toSavedFigure(entry: FigureEntry): object[] {
  const { block, part = 1, place, file, dpi } = entry
  if (place === undefined) return []
  const { text, label } = readCaption(block.caption)
  const captions = block.lines.filter(line => line.page === place.page)
  const name = label === undefined || label.number === '' ? block.id : label.number
  return [
    {
      name: part === 1 ? name : `${name}-${part}`,
      figType: block.type === 'table' ? 'Table' : 'Figure',
      page: place.page - 1,
      caption: text,
      imageText: interiorLinesOf(block),
      captionBoundary: toBoundary(uniteBoxes(captions)),
      regionBoundary: toBoundary(place),
      ...(file === undefined ? {} : { renderURL: file, renderDpi: Math.round(dpi ?? 0) }),
    },
  ]
}

function toBoundary({ left, top, right, bottom }: Box): object {
  return { x1: toHundredths(left), y1: toHundredths(top), x2: toHundredths(right), y2: toHundredths(bottom) }
}
