import type { PageLayout } from '../../layout/page-layout.ts'
import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { DecidedBlock } from '../../roles/decision.ts'
import type { BodyElement } from './elements.ts'
import {
  type Caption,
  type FigureParts,
  findCaptions,
  matchFigures,
  nearestCaption,
  uniteFigure,
} from '../floats/floats.ts'
import { gatherTables } from '../floats/table-floats.ts'

/** Figures and tables of a document as elements. */
export interface FloatElements {
  /** The element of each block that belongs to a float: its caption, cells, notes, labels. */
  readonly elementOf: ReadonlyMap<Block, BodyElement>
  /** Figures with text inside and no caption, by page. */
  readonly loose: ReadonlyMap<number, readonly BodyElement[]>
}

/** Labels further than this from a caption, in points, belong to a figure without caption. */
const LABEL_REACH = 400

/** Gathers captions, figure boxes, cells, notes and labels into one element for each figure and table. */
export function gatherFloats(decided: readonly DecidedBlock[], layouts: readonly PageLayout[]): FloatElements {
  const elementOf = new Map<Block, BodyElement>()
  addTables(decided, elementOf)
  const loose = addFigures(decided, layouts, elementOf)
  return { elementOf, loose }
}

function addTables(decided: readonly DecidedBlock[], elementOf: Map<Block, BodyElement>): void {
  const floats = gatherTables(decided)
  for (const float of new Set(floats.values())) {
    const { caption, tables, notes, continuations } = float
    const page = tables[0]?.page ?? caption?.page ?? notes[0]?.page ?? 1
    const element: BodyElement = {
      type: 'table',
      page,
      caption: linesOf(caption?.blocks ?? []),
      blocks: tables,
      notes: linesOf(notes),
    }
    for (const block of [...(caption?.blocks ?? []), ...tables, ...notes]) elementOf.set(block, element)
    for (const block of continuations) {
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
  const loose = new Map<number, BodyElement[]>()
  for (const layout of layouts) {
    const page = layout.page.number
    const onPage = captions.filter(caption => caption.page === page)
    const parts = matchFigures(layout, onPage)
    const labels = labelsByCaption(decided, page, onPage)
    for (const caption of onPage) {
      const all = [...(parts.get(caption) ?? []), ...toParts(labels.get(caption) ?? [])]
      const element = toFigure(page, linesOf(caption.blocks), uniteFigure(all))
      for (const block of [...caption.blocks, ...(labels.get(caption) ?? [])]) elementOf.set(block, element)
    }
    const others = labels.get(undefined) ?? []
    for (const block of others) elementOf.set(block, toFigure(page, [], uniteFigure(toParts([block]))))
    loose.set(
      page,
      (parts.get(undefined) ?? []).map(part => toFigure(page, [], part)),
    )
  }
  return loose
}

function labelsByCaption(
  decided: readonly DecidedBlock[],
  page: number,
  captions: readonly Caption[],
): Map<Caption | undefined, Block[]> {
  const labels = new Map<Caption | undefined, Block[]>()
  for (const { block, decision } of decided) {
    if (decision.role !== 'figure-text' || block.page !== page) continue
    const caption = nearestCaption(block.box, captions, LABEL_REACH)
    labels.set(caption, [...(labels.get(caption) ?? []), block])
  }
  return labels
}

function toParts(blocks: readonly Block[]): FigureParts[] {
  return blocks.map(block => ({ boxes: [block.box], interior: block.lines }))
}

function toFigure(page: number, caption: readonly TextLine[], parts: FigureParts): BodyElement {
  return { type: 'figure', page, caption, ...parts }
}

function linesOf(blocks: readonly Block[]): TextLine[] {
  return blocks.flatMap(block => block.lines)
}
