import type { PageLayout } from '../../layout/page-layout.ts'
import { type Block, textOfBlock } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { DecidedBlock } from '../../roles/decision.ts'
import { findRunInHeadings, type RunInHeading } from '../../roles/headings/run-in-headings.ts'
import { type AnyHeading, rankRunIns } from '../../roles/headings/run-in-levels.ts'
import type { BodyStyle } from '../../style/body-style.ts'
import { Arranger } from './arranger.ts'
import type { Element } from './elements.ts'
import { gatherFloats } from './float-elements.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import { joinsOf } from '../joins.ts'
import { type DraftParagraph, type ParagraphOptions, splitParagraphs } from '../paragraphs/paragraphs.ts'
import { type ReferenceEntry, splitReferences } from '../references/references.ts'

export interface ArrangeOptions {
  readonly layouts: readonly PageLayout[]
  readonly paragraphs: ParagraphOptions
  readonly body: BodyStyle
  /** Footnotes of the whole document: one may go on in the notes of the next page. */
  readonly notes: readonly DraftFootnote[]
}

/**
 * Arranges decided blocks as the elements of a body: paragraphs joined over all that interrupts them, captions with
 * their figures and tables, notes parted, references parted.
 *
 * Every line of every block, and all text inside figures, is in exactly one element.
 */
export function arrangeElements(decided: readonly DecidedBlock[], options: ArrangeOptions): Element[] {
  const floats = gatherFloats(decided, options.layouts)
  const drafts = draftsOf(decided, options)
  const paragraphs = [...drafts.values()].flat().filter(draft => draft.item === undefined)
  const runIns = findRunInHeadings(
    paragraphs.map(draft => draft.lines),
    options.body,
  )
  const runInParts = rankRunIns(headingsInOrder(decided, drafts, runIns))
  const notes = new Map(options.notes.map(note => [note.lines[0], note]))
  const entries = entriesByLine(decided)
  const arranger = new Arranger(options, { floats, notes, entries, drafts, runIns, runInParts })
  for (const one of decided) arranger.add(one)
  arranger.addFiguresWithoutCaption()
  return arranger.elements
}

function draftsOf(decided: readonly DecidedBlock[], { paragraphs }: ArrangeOptions): Map<Block, DraftParagraph[]> {
  const drafts = new Map<Block, DraftParagraph[]>()
  for (const { block, decision } of decided) {
    if (decision.role === 'text') drafts.set(block, splitParagraphs(block, paragraphs))
  }
  return drafts
}

/** Headings on lines of their own and those that run in, in reading order. */
function headingsInOrder(
  decided: readonly DecidedBlock[],
  drafts: ReadonlyMap<Block, readonly DraftParagraph[]>,
  runIns: ReadonlyMap<TextLine, RunInHeading>,
): AnyHeading[] {
  return decided.flatMap(({ block, decision: { heading } }): AnyHeading[] => {
    if (heading !== undefined) return [{ type: 'own-line', level: heading.level, text: textOfBlock(block) }]
    return (drafts.get(block) ?? []).flatMap(({ lines: [line] }) => {
      const runIn = line === undefined ? undefined : runIns.get(line)
      return line === undefined || runIn === undefined ? [] : [{ type: 'run-in', line, runIn }]
    })
  })
}

/** Entries of each list of references, by their first line: floats and pages stand between them. */
function entriesByLine(decided: readonly DecidedBlock[]): Map<TextLine, ReferenceEntry> {
  const entries = new Map<TextLine, ReferenceEntry>()
  const joins = joinsOf(decided)
  let list: Block[] = []
  const close = () => {
    if (list.length > 0)
      for (const entry of splitReferences(list, joins)) if (entry.lines[0]) entries.set(entry.lines[0], entry)
    list = []
  }
  for (const { block, decision } of decided) {
    if (decision.heading !== undefined) close()
    if (decision.role === 'reference') list.push(block)
  }
  close()
  return entries
}
