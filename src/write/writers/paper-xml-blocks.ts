import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type {
  Doubt,
  Figure,
  Footnote,
  PageBreak,
  PaperBlock,
  Paragraph,
  ReferenceFields,
} from '../../model/paper/paper.ts'
import { toFootnoteLabel } from './footnote-label.ts'
import { textOfInlines, textOfNoteReference } from './inlines.ts'
import { toXmlLines, toXmlText } from './xml-text.ts'
import {
  type PaperXmlContext,
  writeBlockElement,
  writeBlockInstructions,
  writeInstruction,
  writePage,
  writePagePlace,
} from './paper-xml-context.ts'
import { writeDisplayContent } from './math/paper-xml-math.ts'
import { FOOTNOTE_MODEL, PARAGRAPH_MODEL, writeInlines, writeStyledAttribute } from './paper-xml-inlines.ts'
import { writeTable } from './paper-xml-table.ts'

type BlockWriters = {
  readonly [T in PaperBlock['type']]: (
    parent: XMLBuilder,
    block: Extract<PaperBlock, { readonly type: T }>,
    context: PaperXmlContext,
  ) => void
}

const BLOCK_WRITERS: BlockWriters = {
  paragraph: writeParagraph,
  footnote: writeFootnoteBlock,
  figure: writeFigure,
  table: writeTable,
  doubt: writeDoubt,
  'page-break': writePageBreak,
}

/** Writes one block of a section. */
export function writeBlock(parent: XMLBuilder, block: PaperBlock, context: PaperXmlContext): void {
  const write = BLOCK_WRITERS[block.type] as (parent: XMLBuilder, block: PaperBlock, context: PaperXmlContext) => void
  write(parent, block, context)
}

/** Pages that no element around could hold come first in the next paragraph. */
function writeParagraph(parent: XMLBuilder, paragraph: Paragraph, context: PaperXmlContext): void {
  const element = writeBlockElement(parent, 'p')
  writeParagraphKind(element, paragraph)
  writeBlockInstructions(element, paragraph, context.options)
  if (paragraph.reference !== undefined) writeReferenceFields(element, paragraph.id, paragraph.reference)
  for (const page of context.pendingPages.take()) writePage(element, page)
  writeInlines(element, paragraph.content, PARAGRAPH_MODEL, context, paragraph.language)
}

function writeParagraphKind(element: XMLBuilder, { kind, item }: Paragraph): void {
  if (item !== undefined) writeInstruction(element, 'item', { level: item.level, mark: item.mark || undefined })
  else if (kind === 'item') writeInstruction(element, 'item', { level: 1 })
}

function writeFootnoteBlock(parent: XMLBuilder, footnote: Footnote, context: PaperXmlContext): void {
  writeFootnote(parent.txt('\n'), footnote, context)
}

/** Writes a note; the DTD gives it text and a label that is an NMTOKEN. */
export function writeFootnote(parent: XMLBuilder, footnote: Footnote, context: PaperXmlContext): void {
  const element = parent.ele('footnote')
  const label = toFootnoteLabel(footnote.mark)
  if (label !== undefined) element.att('label', label)
  writeBlockInstructions(element, footnote, context.options)
  for (const found of footnote.references ?? []) {
    const text = textOfNoteReference(footnote, found)
    writeReferenceFields(element, found.id, found.reference, { text, sameAs: found.sameAs })
  }
  writeInlines(element, footnote.content, FOOTNOTE_MODEL, context, footnote.language)
}

function writeFigure(parent: XMLBuilder, figure: Figure, context: PaperXmlContext): void {
  const caption = textOfInlines(figure.caption, context.options)
  const element = writeBlockElement(parent, 'figure', { caption: caption || undefined })
  writeBlockInstructions(element, figure, context.options)
  writeStyledAttribute(element, 'caption', figure.caption, context)
  for (const text of figure.interior) writeBlockElement(element, 'p').txt(toXmlText(text).trim())
  if (figure.interior.length > 0) element.txt('\n')
}

/** The instruction after a displayed formula names the place in the paragraph before it. */
function writeDoubt(parent: XMLBuilder, doubt: Doubt, context: PaperXmlContext): void {
  const element = writeBlockElement(parent, 'doubt', {
    alpha: doubt.alpha.toFixed(2),
    length: String(doubt.length),
    tooSmall: toPythonBoolean(doubt.tooSmall),
    monospace: toPythonBoolean(doubt.monospace),
  })
  if (doubt.kind === 'code') writeInstruction(element, 'code')
  if (doubt.kind === 'gloss') writeInstruction(element, 'gloss', { tags: doubt.tags?.join(' ') })
  writeBlockInstructions(element, doubt, context.options)
  if (doubt.content === undefined) element.txt(doubt.kind === 'gloss' ? toXmlLines(doubt.text) : toXmlText(doubt.text))
  else writeDisplayContent(element, doubt.content)
  if (doubt.kind === 'formula') writeInstruction(parent, 'formula', { n: doubt.formula })
}

/** Booleans are written as the format's own example writes them. */
function toPythonBoolean(value: boolean): string {
  return value ? 'True' : 'False'
}

/** A subsection may not hold `page`: the instruction names the place, the next paragraph takes the element. */
function writePageBreak(parent: XMLBuilder, { page }: PageBreak, context: PaperXmlContext): void {
  const starting = context.pendingPages.reach(page)
  if (parent.node.nodeName !== 'subsection') return
  for (const reference of starting) {
    parent.txt('\n')
    writePagePlace(parent, reference, false)
  }
}

/**
 * Writes what a reference says of a work: `bibl` with the id that citations name, then a line for each name. One that is
 * part of a note has its `text` too.
 */
function writeReferenceFields(
  parent: XMLBuilder,
  id: string,
  reference: ReferenceFields,
  { text, sameAs }: { readonly text?: string; readonly sameAs?: string | undefined } = {},
): void {
  const { authors, editors, isShortened, ...fields } = reference
  writeInstruction(parent, 'bibl', {
    id,
    text,
    target: sameAs,
    ...fields,
    authors: isShortened ? 'shortened' : undefined,
  })
  for (const { surname, given } of authors) writeInstruction(parent, 'bibl-author', { surname, given })
  for (const { surname, given } of editors) writeInstruction(parent, 'bibl-editor', { surname, given })
}
