import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import { groupBy } from '../../../base/collections/group-by.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import type { BodyElement } from './elements.ts'
import { findCaptions } from '../floats/floats.ts'
import { type FigurePart, matchFigures, usualSide } from '../floats/match-figures.ts'
import type { TableFloat } from '../floats/table-floats.ts'

/** Figures and tables of a document as elements. */
export interface FloatElements {
  /** The element of each block that belongs to a float: its caption, cells, notes, labels. */
  readonly elementOf: ReadonlyMap<Block, BodyElement>
  /** Figures with text inside and no caption, by page. */
  readonly loose: ReadonlyMap<number, readonly BodyElement[]>
}

/** Gathers captions, figure boxes, cells, notes and labels into one element for each figure and table. */
export function gatherFloats(
  decided: readonly DecidedBlock[],
  tables: readonly TableFloat[],
  layouts: readonly PageLayout[],
): FloatElements {
  const elementOf = new Map<Block, BodyElement>()
  addTables(tables, elementOf)
  const loose = addFigures(decided, layouts, elementOf)
  return { elementOf, loose }
}

function addTables(floats: readonly TableFloat[], elementOf: Map<Block, BodyElement>): void {
  for (const { caption, tables, notes, continuations } of floats) {
    const page = tables[0]?.page ?? caption?.page ?? notes[0]?.page ?? 1
    const element: BodyElement = {
      type: 'table',
      page,
      caption: linesOf(caption?.blocks ?? []),
      blocks: tables,
      notes: linesOf(notes),
    }
    for (const block of [...(caption?.blocks ?? []), ...tables, ...notes]) elementOf.set(block, element)
    for (const block of continuations.flatMap(({ blocks }) => blocks)) {
      elementOf.set(block, { type: 'doubt', kind: 'other', lines: block.lines, formula: undefined })
    }
  }
}

function addFigures(
  decided: readonly DecidedBlock[],
  layouts: readonly PageLayout[],
  elementOf: Map<Block, BodyElement>,
): Map<number, BodyElement[]> {
  const captions = findCaptions(decided, 'figure-caption')
  const captionsOn = ({ page }: PageLayout) => captions.filter(caption => caption.page === page.number)
  const side = usualSide(layouts.map(layout => ({ figures: layout.page.figures, captions: captionsOn(layout) })))
  const labels = groupBy(
    decided.filter(({ decision }) => decision.role === 'figure-text'),
    ({ block }) => block.page,
  )
  const loose = new Map<number, BodyElement[]>()
  for (const layout of layouts) {
    const page = layout.page.number
    const onPage = captionsOn(layout)
    const matched = matchFigures([...drawnParts(layout), ...labelParts(labels.get(page) ?? [])], onPage, side)
    for (const caption of onPage) {
      const parts = matched.get(caption) ?? []
      const element = toFigure(page, linesOf(caption.blocks), parts, caption.drawing)
      for (const block of [...caption.blocks, ...blocksOf(parts)]) elementOf.set(block, element)
    }
    const others = matched.get(undefined) ?? []
    for (const part of others) if (part.block !== undefined) elementOf.set(part.block, toFigure(page, [], [part]))
    const drawings = others.filter(({ block, interior }) => block === undefined && interior.length > 0)
    loose.set(
      page,
      drawings.map(part => toFigure(page, [], [part])),
    )
  }
  return loose
}

/** The drawings of a page, first those with text in them. */
function drawnParts({ page, figures }: PageLayout): FigurePart[] {
  const others = page.figures.filter(drawing => !figures.some(({ box }) => isWithin(drawing, box)))
  return [...figures.map(({ box, lines }) => ({ box, interior: lines })), ...others.map(box => ({ box, interior: [] }))]
}

function isWithin(inner: Box, { left, top, right, bottom }: Box): boolean {
  return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom
}

/** Blocks that are text of figures, as parts of these. */
function labelParts(labels: readonly DecidedBlock[]): FigurePart[] {
  return labels.map(({ block }) => ({ box: block.box, interior: block.lines, block }))
}

function blocksOf(parts: readonly FigurePart[]): Block[] {
  return parts.flatMap(({ block }) => (block === undefined ? [] : [block]))
}

/** One figure of all its parts, or with the box that a person says. */
function toFigure(
  page: number,
  caption: readonly TextLine[],
  parts: readonly FigurePart[],
  drawing?: Box,
): BodyElement {
  const boxes = drawing ? [drawing] : parts.length === 0 ? [] : [uniteBoxes(parts.map(({ box }) => box))]
  return { type: 'figure', page, caption, boxes, interior: parts.flatMap(({ interior }) => interior) }
}

function linesOf(blocks: readonly Block[]): TextLine[] {
  return blocks.flatMap(block => block.lines)
}
