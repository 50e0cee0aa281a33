import type { Cell, Doubt, Figure, Inline, Paragraph, Section, SectionKind, Table } from '../../../model/paper/paper.ts'
import { type BlockWriters, writeBlockBy } from '../document/block-writers.ts'
import { figureNameOf } from '../document/caption-label.ts'
import { displaysOf } from '../document/displays.ts'
import { headingOf, toInlineTree, withoutBold } from '../document/inline-tree.ts'
import { noteMarker, notesOfTable } from '../document/table-notes.ts'
import type { PlannedSection, PlannedTheorem } from '../document/plan-document.ts'
import { splitLabel } from '../inlines.ts'
import type { List, ListItem } from '../document/plan-list.ts'
import { interiorOf, toPlainLines, toPlainText } from '../document/plain-text.ts'
import { type Attributes, element, emptyElement, escapeAligned, textElement, wrapped } from '../document/markup.ts'
import { type HtmlContext, writeHtmlDisplays, writeHtmlInlines, writeHtmlPage, writeHtmlTree } from './html-inlines.ts'
import { languageAttributes } from './html-language.ts'
import { writeTableElement } from './html-table.ts'

/** The deepest heading that HTML has. */
const DEEPEST_IN_HTML = 6

/** A section with its heading, blocks and sections; notes are at the end of the page. */
export function writeHtmlSection({ section, blocks, sections }: PlannedSection, context: HtmlContext): string {
  const number = textElement('span', { class: 'number' }, toPlainText(section.number ?? '').trim())
  const heading = [number, writeHtmlTree(headingOf(section), context)].filter(part => part !== '').join(' ')
  const level = Math.min(Math.max(section.level, 1) + 1, DEEPEST_IN_HTML)
  return element(
    'section',
    { id: section.id || undefined, ...kindAttributes(section), ...languageAttributes(section) },
    [
      '\n',
      heading === '' ? '' : `${element(`h${level}`, {}, heading)}\n`,
      ...blocks.map(block => `${writeBlockBy(WRITERS, block, context)}\n`),
      ...sections.map(child => `${writeHtmlSection(child, context)}\n`),
    ],
  )
}

/** Roles of the vocabulary for digital publishing. */
const ROLES: Partial<Readonly<Record<SectionKind, string>>> = {
  references: 'doc-bibliography',
  appendix: 'doc-appendix',
  acknowledgments: 'doc-acknowledgments',
}

/** What a section is: a role where there is one, else a class, as for `funding` and other statements. */
function kindAttributes({ kind }: Section): Attributes {
  const role = ROLES[kind]
  return role === undefined ? { class: kind === 'text' ? undefined : kind } : { role }
}

const WRITERS: BlockWriters<HtmlContext, string> = {
  paragraph: writeHtmlParagraph,
  list: writeList,
  figure: writeFigure,
  table: writeTable,
  doubt: writeDoubt,
  theorem: writeTheorem,
  page: ({ page }, context) => writeHtmlPage(page, 'div', context),
}

/** A paragraph; the label of a statement is part of its first one. */
export function writeHtmlParagraph(paragraph: Paragraph, context: HtmlContext): string {
  const [label, text] = splitLabel(paragraph.content)
  const written = [
    wrapped('strong', { class: 'label' }, writeHtmlTree(withoutBold(toInlineTree(label)), context)),
    writeHtmlInlines(text, context),
  ]
  return element('p', attributesOf(paragraph), written.filter(part => part !== '').join(' '))
}

/** A statement is no part of the outline: its label is no heading. */
function writeTheorem({ id, kind, blocks }: PlannedTheorem, context: HtmlContext): string {
  const written = blocks.map(block => `${writeBlockBy(WRITERS, block, context)}\n`)
  return element('section', { id, class: kind === 'theorem' ? 'statement' : `statement ${kind}` }, ['\n', ...written])
}

function attributesOf(block: { readonly id: string; readonly language?: string }): Attributes {
  return { id: block.id || undefined, ...languageAttributes(block) }
}

/** The marks are written as they are printed, so no list counts by itself. */
function writeList({ kind, items }: List, context: HtmlContext): string {
  const name = kind === 'reference' ? 'ol' : 'ul'
  return element(
    name,
    { class: kind === 'reference' ? 'references' : undefined },
    items.map(item => writeItem(item, context)),
  )
}

function writeItem({ paragraph, mark, pages, children }: ListItem, context: HtmlContext): string {
  const printed = textElement('span', { class: 'mark' }, toPlainText(mark).trim())
  const text = element('span', languageAttributes(paragraph), writeHtmlInlines(paragraph.content, context))
  return `\n${element('li', { id: paragraph.id || undefined }, [
    ...pages.map(page => writeHtmlPage(page, 'span', context)),
    printed === '' ? '' : `${printed} `,
    text,
    children === undefined ? '' : writeList(children, context),
  ])}`
}

/** The text in the place of a picture is its name; the caption says the rest. */
function writeFigure(figure: Figure, context: HtmlContext): string {
  const picture = context.pictures.get(figure.id)
  const interior = interiorOf(figure)
  return element('figure', attributesOf(figure), [
    picture === undefined ? '' : emptyElement('img', { src: picture, alt: figureNameOf(figure.caption) }),
    wrapped(
      'div',
      { class: 'interior' },
      interior.map(line => textElement('p', {}, line)),
    ),
    wrapped('figcaption', {}, writeHtmlInlines(figure.caption, context)),
  ])
}

function writeTable(table: Table, context: HtmlContext): string {
  const toTree = noteMarker(table)
  const caption = writeHtmlTree(toTree(table.caption), context)
  const writeContent = ({ content }: Cell) => writeHtmlTree(toTree(content), context)
  const rows = writeTableElement(table, writeContent, wrapped('caption', {}, caption))
  const notes = notesOfTable(table).map(({ id, text }) => textElement('p', { class: 'table-note', id }, text))
  return element('figure', { ...attributesOf(table), class: 'table' }, [
    rows === '' ? wrapped('figcaption', {}, caption) : rows,
    ...notes,
  ])
}

function writeDoubt(doubt: Doubt, context: HtmlContext): string {
  const attributes = { ...attributesOf(doubt), class: doubt.kind }
  if (doubt.content !== undefined) return element('div', attributes, writeFormulas(doubt.content, context))
  if (doubt.kind === 'other' || doubt.kind === 'formula')
    return element('p', attributes, escapeAligned(toPlainText(doubt.text).trim()))
  return element('pre', attributes, escapeAligned(toPlainLines(doubt.text).trim()))
}

/** Displays with their numbers; where other text is beside them, all of it as a paragraph has it. */
function writeFormulas(content: readonly Inline[], context: HtmlContext): string {
  const displays = displaysOf(content)
  return displays === undefined ? writeHtmlInlines(content, context) : writeHtmlDisplays(displays)
}
