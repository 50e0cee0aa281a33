import type { Doubt, Footnote, Paragraph } from '../../../model/paper/paper.ts'
import { type BlockWriters, writeBlockBy } from '../document/block-writers.ts'
import { displaysOf } from '../document/displays.ts'
import { headingOf, toInlineTree, withoutBold } from '../document/inline-tree.ts'
import { splitLabel } from '../inlines.ts'
import type { PlannedBlock, PlannedSection, PlannedTheorem } from '../document/plan-document.ts'
import type { List, ListItem } from '../document/plan-list.ts'
import { toPlainLines, toPlainText } from '../document/plain-text.ts'
import { type Attributes, element, escapeAligned, escapeMarkup, textElement, wrapped } from '../document/markup.ts'
import { type JatsContext, writePageInstruction, writePageTarget } from './jats-context.ts'
import { writeJatsFigure, writeJatsTable } from './jats-floats.ts'
import { writeJatsInlines, writeJatsLabel } from './jats-inlines.ts'
import { writeDisplayFormulas } from './jats-math.ts'
import { writeReference } from './jats-references.ts'

/** The blocks and sections of a section, without its heading; lists of references inside it come last, as the DTD wants. */
export function writeContent({ blocks, sections }: PlannedSection, context: JatsContext): readonly string[] {
  return [
    ...blocks.map(block => writeBlock(block, context)),
    ...sections.filter(child => !isReferences(child)).map(child => writeSection(child, context)),
    ...sections.filter(isReferences).map(child => writeReferences(child, context)),
  ]
}

/** Whether a section is a list of references. */
export function isReferences({ section }: PlannedSection): boolean {
  return section.kind === 'references'
}

/** A section, as an element of this name. */
export function writeSection(
  planned: PlannedSection,
  context: JatsContext,
  name: 'sec' | 'app' | 'ack' = 'sec',
): string {
  const { section } = planned
  const isPlain = name !== 'sec' || ['text', 'references', 'appendix'].includes(section.kind)
  const attributes = {
    ...attributesOf(section),
    'sec-type': isPlain ? undefined : section.kind,
    'specific-use': section.isRunIn ? 'run-in' : undefined,
  }
  return `\n${element(name, attributes, [...writeHeading(planned, context), ...writeContent(planned, context)])}`
}

/** The DTD wants a title, even an empty one. */
function writeHeading({ section }: PlannedSection, context: JatsContext): readonly string[] {
  const title = writeJatsLabel(headingOf(section), context)
  return [textElement('label', {}, toPlainText(section.number ?? '').trim()), element('title', {}, title)]
}

/** A list of references: what is no entry comes before the entries, as the DTD wants. */
export function writeReferences(planned: PlannedSection, context: JatsContext): string {
  const { section, blocks, sections } = planned
  const entries = blocks.filter(block => block.type === 'list').flatMap(list => itemsOf(list))
  const others = blocks.filter(block => block.type !== 'list')
  return `\n${element('ref-list', attributesOf(section), [
    ...writeHeading(planned, context),
    ...others.map(block => writeBlock(block, context)),
    ...entries.map(({ paragraph, pages }) => {
      const marks = pages.map(page => writePageInstruction(page, context)).join('')
      return `\n${marks}${writeReference(paragraph, context)}`
    }),
    ...sections.map(child => writeReferences(child, context)),
  ])}`
}

/** The items of a list and of the lists inside it. */
function itemsOf({ items }: List): readonly ListItem[] {
  return items.flatMap(item => [item, ...(item.children === undefined ? [] : itemsOf(item.children))])
}

/** Ids of the entries of all lists of references. */
export function entryIdsOf(planned: PlannedSection): readonly string[] {
  const lists = isReferences(planned) ? planned.blocks.filter(block => block.type === 'list') : []
  const inside = planned.sections.flatMap(child => entryIdsOf(child))
  return [...lists.flatMap(itemsOf).map(({ paragraph }) => paragraph.id), ...inside]
}

const WRITERS: BlockWriters<JatsContext, string> = {
  paragraph: writeJatsParagraph,
  list: writeList,
  figure: writeJatsFigure,
  table: writeJatsTable,
  doubt: writeDoubt,
  theorem: writeTheorem,
  page: ({ page }, context) => wrapped('p', {}, writePageTarget(page, context)),
}

/** A block on a separate line; a page does not count as a line. */
function writeBlock(block: PlannedBlock, context: JatsContext): string {
  return (block.type === 'page' ? '' : '\n') + writeBlockBy(WRITERS, block, context)
}

function attributesOf({ id, language }: { readonly id: string; readonly language?: string }): Attributes {
  return { id: id || undefined, 'xml:lang': language }
}

export function writeJatsParagraph(paragraph: Paragraph, context: JatsContext): string {
  return element('p', attributesOf(paragraph), writeJatsInlines(paragraph.content, context))
}

/** The DTD wants paragraphs alone after the label. */
function writeTheorem({ id, kind, blocks }: PlannedTheorem, context: JatsContext): string {
  const [first, ...others] = blocks
  const [label, text] = splitLabel(first?.type === 'paragraph' ? first.content : [])
  const opening = first?.type === 'paragraph' ? [{ ...first, content: text }] : []
  const written = [...opening, ...others].map(block => {
    const content = writeBlock(block, context)
    return /^\s*<p[\s>]/u.test(content) ? content : `\n${wrapped('p', {}, content.trim())}`
  })
  return element('statement', { id, 'content-type': kind }, [
    wrapped('label', {}, writeJatsLabel(withoutBold(toInlineTree(label)), context)),
    ...written,
  ])
}

function writeList({ items }: List, context: JatsContext): string {
  return element(
    'list',
    { 'list-type': 'simple' },
    items.map(item => writeItem(item, context)),
  )
}

function writeItem({ paragraph, mark, pages, children }: ListItem, context: JatsContext): string {
  const targets = pages.map(page => writePageTarget(page, context)).join('')
  return element('list-item', {}, [
    textElement('label', {}, toPlainText(mark).trim()),
    element('p', attributesOf(paragraph), targets + writeJatsInlines(paragraph.content, context)),
    children === undefined ? '' : writeList(children, context),
  ])
}

function writeDoubt(doubt: Doubt, context: JatsContext): string {
  const text = escapeMarkup(toPlainText(doubt.text).trim())
  const lines = escapeAligned(toPlainLines(doubt.text).trim())
  const attributes = { id: doubt.id || undefined }
  if (doubt.content !== undefined) {
    const displays = displaysOf(doubt.content)
    return displays === undefined
      ? element('p', attributes, writeJatsInlines(doubt.content, context))
      : writeDisplayFormulas(attributes, displays)
  }
  switch (doubt.kind) {
    case 'formula':
      return element('disp-formula', attributes, text)
    case 'code':
      return element('code', attributes, lines)
    case 'gloss':
      return element('preformat', { ...attributes, 'preformat-type': 'gloss' }, lines)
    case 'other':
      return element('boxed-text', { ...attributes, 'content-type': 'doubt' }, element('p', {}, text))
  }
}

export function writeJatsNote(note: Footnote, context: JatsContext): string {
  return `\n${element('fn', attributesOf(note), [
    textElement('label', {}, toPlainText(note.mark ?? '').trim()),
    element('p', {}, writeJatsInlines(note.content, context)),
  ])}`
}
