import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Inline, Section } from '../../model/paper/paper.ts'
import type { PlannedElement } from './body-elements.ts'
import { LEVEL_OF_ELEMENT } from './body-elements.ts'
import { toFootnoteLabel } from './footnote-label.ts'
import { textOfInlines } from './inlines.ts'
import { writeBlock } from './paper-xml-blocks.ts'
import type { PaperXmlContext } from './paper-xml-context.ts'
import { writeStyledAttribute } from './paper-xml-inlines.ts'
import {
  writeBlockElement,
  writeBlockInstructions,
  writeInstruction,
  writePage,
  writePagePlace,
} from './paper-xml-context.ts'

/** Writes `body`. */
export function writeBody(article: XMLBuilder, elements: readonly PlannedElement[], context: PaperXmlContext): void {
  const body = writeBlockElement(article, 'body')
  for (const element of elements) writeSection(body, element, context, element === elements.at(-1))
  if (elements.length === 0) writeLastPages(body, context)
  body.txt('\n')
}

/** A paper without any text still has pages. */
function writeLastPages(body: XMLBuilder, context: PaperXmlContext): void {
  reachLastPage(context)
  const pages = context.pendingPages.take()
  if (pages.length === 0) return
  const section = writeBlockElement(body, 'section', { title: '' })
  for (const page of pages) writePage(section.txt('\n'), page)
  section.txt('\n')
}

function reachLastPage(context: PaperXmlContext): void {
  const last = context.pages.at(-1)
  if (last !== undefined) context.pendingPages.reach(last)
}

function writeSection(parent: XMLBuilder, planned: PlannedElement, context: PaperXmlContext, isLast = false): void {
  const { section } = planned
  const element = writeBlockElement(parent, planned.name, attributesOf(planned, context))
  if (section !== undefined) writeSectionInstructions(element, planned, section, context)
  const placePages = () => {
    if (planned.name === 'subsection') return
    for (const page of context.pendingPages.take()) writePage(element.txt('\n'), page)
  }
  for (const block of section?.blocks ?? []) {
    placePages()
    writeBlock(element, block, context)
  }
  for (const child of planned.children) {
    placePages()
    writeSection(element, child, context)
  }
  for (const block of planned.trailing) writeBlock(element, block, context)
  if (isLast) reachLastPage(context)
  placePages()
  element.txt('\n')
}

function attributesOf({ name, section }: PlannedElement, context: PaperXmlContext): Record<string, string | undefined> {
  if (name === 'references') return {}
  return {
    number: section?.number,
    title: section === undefined ? '' : textOfInlines(section.title, context.options),
  }
}

/** What the element's name and attributes cannot say, first in the element. */
function writeSectionInstructions(
  element: XMLBuilder,
  { name }: PlannedElement,
  section: Section,
  context: PaperXmlContext,
): void {
  if (section.level > 0 && section.level !== LEVEL_OF_ELEMENT[name])
    writeInstruction(element, '', { level: section.level })
  writeKind(element, name, section)
  if (section.isRunIn) writeInstruction(element, 'run-in')
  if (name === 'references')
    writeInstruction(element, '', {
      head: textOfInlines(section.title, context.options) || undefined,
      n: section.number,
    })
  writeBlockInstructions(element, section, context.options)
  if (name !== 'references') writeStyledAttribute(element, 'title', section.title.flatMap(asInHeading), context)
  writeHeadingPlaces(element, section, context)
}

/** A heading is bold by itself, and its calls follow it. */
function asInHeading(inline: Inline): readonly Inline[] {
  if (inline.type === 'footnote-call') return []
  if (inline.type !== 'text' || !inline.style.bold) return [inline]
  const { italic, underline, script } = inline.style
  return [
    { ...inline, style: { ...(italic && { italic }), ...(underline && { underline }), ...(script && { script }) } },
  ]
}

/** A deeper section of an appendix is of its kind without saying so. */
function writeKind(element: XMLBuilder, name: PlannedElement['name'], { kind, level }: Section): void {
  if (name === 'references') return
  const expected = name === 'appendix' && level <= 1 ? 'appendix' : 'text'
  if (kind === 'references') writeInstruction(element, 'references')
  else if (kind !== expected && !(name === 'appendix' && kind === 'appendix'))
    writeInstruction(element, '', { type: kind })
}

/** A heading is an attribute: its note calls and page breaks follow it. */
function writeHeadingPlaces(element: XMLBuilder, section: Section, context: PaperXmlContext): void {
  for (const inline of section.title) {
    if (inline.type === 'footnote-call') {
      writeInstruction(element, 'call', { anchor: toFootnoteLabel(inline.mark) ?? 'note' })
    } else if (inline.type === 'page-break') {
      for (const page of context.pendingPages.reach(inline.page)) writePagePlace(element, page, inline.breaksWord)
    }
  }
}
