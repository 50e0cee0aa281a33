import type { PageLayout } from '../../layout/page-layout.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { type CorrectedJoins, correctedJoinsOf } from '../corrected-joins.ts'
import type { TableFloat } from '../floats/table-floats.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import type { ParagraphOptions } from '../paragraphs/paragraphs.ts'
import { type DraftReference, splitReferences } from '../references/references.ts'
import { Arranger } from './arranger.ts'
import { settleAsides } from './asides.ts'
import type { BodyElement } from './elements.ts'
import { gatherFloats } from './float-elements.ts'
import type { RunInDecision } from './run-ins.ts'

/** The input of the arrangement besides the decided blocks. */
export interface ArrangeOptions {
  readonly layouts: readonly PageLayout[]
  readonly tables: readonly TableFloat[]
  readonly paragraphs: ParagraphOptions
  /** Footnotes of the whole document: one may continue in the notes of the next page. */
  readonly notes: readonly DraftFootnote[]
  readonly runIns: readonly RunInDecision[]
}

/**
 * Arranges decided blocks as the elements of a body: paragraphs joined over all interruptions, captions with
 * their figures and tables, notes and references one by one.
 *
 * Every line of every block, and all text inside figures, is in exactly one element.
 */
export function arrangeElements(
  decided: readonly DecidedBlock[],
  { layouts, tables, paragraphs, notes, runIns }: ArrangeOptions,
): BodyElement[] {
  const arranger = new Arranger({
    paragraphs,
    floats: gatherFloats(decided, tables, layouts),
    notes: new Map(notes.map(note => [note.lines[0], note])),
    entries: entriesByLine(decided),
    runIns: new Map(runIns.map(runIn => [runIn.line, runIn])),
  })
  const pages = layouts.map(({ page }) => page)
  for (const one of settleAsides(decided, pages)) arranger.add(one)
  arranger.addFiguresWithoutCaption()
  return arranger.elements
}

/** Entries of each list of references, by their first line: floats and pages come between them. */
function entriesByLine(decided: readonly DecidedBlock[]): Map<TextLine, DraftReference> {
  const joins = correctedJoinsOf(decided)
  return new Map(referenceLists(decided).flatMap(list => entriesOfList(list, joins)))
}

function entriesOfList(list: readonly Block[], joins: CorrectedJoins): [TextLine, DraftReference][] {
  return splitReferences(list, joins).flatMap(entry => (entry.lines[0] === undefined ? [] : [[entry.lines[0], entry]]))
}

/** The blocks of each list of references; a heading ends a list. */
function referenceLists(decided: readonly DecidedBlock[]): Block[][] {
  const lists: Block[][] = [[]]
  for (const { block, decision } of decided) {
    if (decision.heading !== undefined) lists.push([])
    if (decision.role === 'reference') lists.at(-1)?.push(block)
  }
  return lists.filter(list => list.length > 0)
}
