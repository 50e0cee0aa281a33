import type { Footnote, FrontMatter, Paper } from '../../../model/paper/paper.ts'
import { affiliationsOf, printedNameOf, publicationLinesOf, unusedTextsOf } from '../document/front-lines.ts'
import { placeDisplays } from '../document/displays-in-place.ts'
import { headingOf } from '../document/inline-tree.ts'
import { namedPartsOf, notesOf, planSections, statementsOf } from '../document/plan-document.ts'
import { toPlainText } from '../document/plain-text.ts'
import { writeHtmlParagraph, writeHtmlSection } from './html-blocks.ts'
import { element, escapeMarkup, textElement, wrapped } from '../document/markup.ts'
import { writeHtmlHead } from './html-head.ts'
import { type HtmlContext, writeHtmlInlines, writeHtmlPage, writeHtmlTree } from './html-inlines.ts'
import { languageAttributes } from './html-language.ts'

/** How HTML is written. */
export interface HtmlOptions {
  /** Name and version of the program. */
  readonly generator: string
  /** Pictures of figures and tables, by their ids: paths as they are written. */
  readonly pictures?: ReadonlyMap<string, string> | undefined
}

/**
 * The paper as one page of HTML, which loads nothing and runs nothing: sections with headings, figures, tables, notes
 * and references by the roles of DPUB-ARIA. Its text is that of `NAME.txt`; headings have their numbers, items their marks.
 */
export function writeHtml(paper: Paper, { generator, pictures = new Map() }: HtmlOptions): string {
  const placed = placeDisplays(paper.sections)
  const sections = planSections(placed.sections)
  const notes = notesOf(paper)
  const named = [...notes, ...paper.sections.flatMap(namedPartsOf), ...paper.sections.flatMap(statementsOf)]
  const ids = new Set(named.map(({ id }) => id))
  const context: HtmlContext = { ids, calls: new Map(), pages: new Set(), pictures, displays: placed.displays }
  const article = element('article', {}, [
    '\n',
    `${writeHeader(paper, context)}\n`,
    ...sections.map(section => `${writeHtmlSection(section, context)}\n`),
    writeNotes(notes, context),
  ])
  const body = element('body', {}, element('main', {}, article))
  return `<!DOCTYPE html>\n${element('html', languageAttributes(paper), `\n${writeHtmlHead(paper, generator)}\n${body}\n`)}\n`
}

function writeHeader({ front, pages, id }: Paper, context: HtmlContext): string {
  const title = writeHtmlTree(headingOf(front), context)
  const lines = [
    ...pages.slice(0, 1).map(page => writeHtmlPage(page, 'div', context)),
    title === '' ? element('h1', { class: 'missing' }, escapeMarkup(id)) : element('h1', {}, title),
    wrapped('p', { class: 'subtitle' }, writeHtmlInlines(front.subtitle, context)),
    writeNames('authors', front.authors.map(printedNameOf)),
    writeNames('affiliations', affiliationsOf(front)),
    ...publicationLinesOf(front).map(line => textElement('p', { class: 'publication' }, line)),
    ...unusedTextsOf(front).map(text => textElement('p', {}, text)),
    writeAbstract(front, context),
  ]
  return element('header', {}, `\n${lines.filter(line => line !== '').join('\n')}\n`)
}

function writeNames(name: string, items: readonly string[]): string {
  return wrapped(
    'ul',
    { class: name },
    items.map(item => textElement('li', {}, item)),
  )
}

function writeAbstract({ abstract }: FrontMatter, context: HtmlContext): string {
  return wrapped('section', { class: 'abstract', role: 'doc-abstract', 'aria-label': 'Abstract' }, [
    ...abstract.map(paragraph => writeHtmlParagraph(paragraph, context)),
  ])
}

/** Each note has a link back to its first call, which is written before. */
function writeNotes(notes: readonly Footnote[], context: HtmlContext): string {
  const items = notes.map(note => `${writeNote(note, context)}\n`)
  if (items.length === 0) return ''
  const list = element('ol', { class: 'notes' }, ['\n', ...items])
  return `${element('section', { role: 'doc-endnotes', 'aria-label': 'Notes' }, ['\n', list, '\n'])}\n`
}

function writeNote(note: Footnote, context: HtmlContext): string {
  const mark = escapeMarkup(toPlainText(note.mark ?? '').trim())
  const call = context.calls.get(note.id)
  const link = call === undefined ? mark : element('a', { role: 'doc-backlink', href: `#${call}` }, mark || '↩')
  return element('li', { id: note.id || undefined, ...languageAttributes(note) }, [
    link === '' ? '' : `${element('span', { class: 'mark' }, link)} `,
    element('span', {}, writeHtmlInlines(note.content, context)),
  ])
}
