import type { Doubt, Figure, Footnote, Paper, Paragraph, Section } from '../../../model/paper/paper.ts'
import { figureNameOf } from '../document/caption-label.ts'
import { affiliationsOf, printedNameOf, publicationLinesOf, unusedTextsOf } from '../document/front-lines.ts'
import { type BlockWriters, writeBlockBy } from '../document/block-writers.ts'
import { headingOf } from '../document/inline-tree.ts'
import { splitLabel } from '../inlines.ts'
import { namesOfCalledNotes } from '../document/note-calls.ts'
import { notesOf, type PlannedSection, planSections } from '../document/plan-document.ts'
import { interiorOf, toPlainLines, toPlainText } from '../document/plain-text.ts'
import { escapeMarkup } from '../document/markup.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import { writeFrontMatter } from './front-matter.ts'
import type { MarkdownChoice } from './markdown-choices.ts'
import { type MarkdownContext, pageMarksOf } from './markdown-context.ts'
import { displaysOf } from '../document/displays.ts'
import { placeDisplays } from '../document/displays-in-place.ts'
import { displayMath } from './markdown-math.ts'
import { writeInlines, writeLine, writeLines, writeTree } from './markdown-inlines.ts'
import { writeList } from './markdown-lists.ts'
import { fenced, type MarkdownPart, partOf, partsOf, separatorBefore } from './markdown-parts.ts'
import { writeTable } from './markdown-tables.ts'

/** How Markdown is written. */
export interface MarkdownOptions {
  readonly choices?: readonly MarkdownChoice[] | undefined
  /** Name and version of the program, for the front matter. */
  readonly generator: string
  /** Pictures of figures and tables, by their ids: paths as they are written. */
  readonly pictures?: ReadonlyMap<string, string> | undefined
}

/**
 * The paper as Markdown: CommonMark with the tables and notes of GFM, which pandoc reads too. Its text is that of
 * `NAME.txt`; headings have their numbers, items their marks. Ends in a line break.
 */
export function writeMarkdown(paper: Paper, options: MarkdownOptions): string {
  const parts = markdownParts(paper, options)
  return `${parts.map((part, i) => separatorBefore(part, i) + part.text).join('')}\n`
}

/** The parts of the Markdown of a paper, in their order. */
export function markdownParts(paper: Paper, options: MarkdownOptions): readonly MarkdownPart[] {
  const choices = new Set(options.choices)
  const placed = placeDisplays(paper.sections)
  const context = {
    choices,
    noteNames: namesOfCalledNotes(paper),
    pictures: options.pictures ?? new Map(),
    displays: placed.displays,
  }
  const notes = choices.has('end-notes') ? notesOf(paper).flatMap(note => writeNote(note, context)) : []
  return [
    ...(choices.has('no-front-matter') ? [] : partOf(writeFrontMatter(paper, options.generator))),
    ...writeFront(paper, context),
    ...planSections(placed.sections).flatMap(section => writeSection(section, context)),
    ...notes,
  ]
}

/** The abstract is a quotation: no heading is printed that is not in the paper. */
function writeFront({ front, pages }: Paper, context: MarkdownContext): readonly MarkdownPart[] {
  const title = writeTree(headingOf(front), context)
  const names = front.authors.map(printedNameOf).join(', ')
  const lines = [names, ...affiliationsOf(front), ...publicationLinesOf(front), ...unusedTextsOf(front)]
  const abstract = front.abstract.flatMap(paragraph => {
    const written = writeLines(paragraph.content, context).filter(line => line !== '')
    return partsOf(
      written.map(line => `> ${line}`),
      paragraph,
    )
  })
  return [
    ...partOf(pageMarksOf(pages.slice(0, 1), context)),
    ...partOf(title === '' ? '' : `# ${escapeClosingMark(title)}`, { id: 'title', places: front.lines }),
    ...partsOf(writeLines(front.subtitle, context)),
    ...partsOf(lines.map(toLine)),
    ...abstract,
    ...writeNotes(front.footnotes, context),
  ]
}

function toLine(text: string): string {
  return escapeLineStart(escapeMarkdown(text))
}

function writeSection(planned: PlannedSection, context: MarkdownContext): readonly MarkdownPart[] {
  return [
    ...writeHeading(planned.section, context),
    ...planned.blocks.flatMap(block => writeBlockBy(WRITERS, block, context)),
    ...writeNotes(planned.notes, context),
    ...planned.sections.flatMap(section => writeSection(section, context)),
  ]
}

/** The deepest heading that Markdown has. */
const DEEPEST_IN_MARKDOWN = 6

/** The title of the paper has level 1. */
function writeHeading(section: Section, context: MarkdownContext): readonly MarkdownPart[] {
  const number = escapeMarkdown(toPlainText(section.number ?? '').trim())
  const text = [number, writeTree(headingOf(section), context)].filter(part => part !== '').join(' ')
  const level = Math.min(Math.max(section.level, 1) + 1, DEEPEST_IN_MARKDOWN)
  return partOf(text === '' ? '' : `${'#'.repeat(level)} ${escapeClosingMark(text)}`, section)
}

/** Number signs at the end of a heading close it. */
function escapeClosingMark(heading: string): string {
  return heading.replace(/#+$/, marks => `\\${marks}`)
}

const WRITERS: BlockWriters<MarkdownContext, readonly MarkdownPart[]> = {
  paragraph: (paragraph, context) => partsOf(writeParagraph(paragraph, context), paragraph),
  list: writeList,
  figure: writeFigure,
  table: writeTable,
  doubt: writeDoubt,
  theorem: ({ blocks }, context) => blocks.flatMap(block => writeBlockBy(WRITERS, block, context)),
  page: ({ page }, context) => partOf(pageMarksOf([page], context)),
}

/** The label of a statement is bold, however it is printed; it opens its paragraph, and a blank follows it. */
function writeParagraph({ content }: Paragraph, context: MarkdownContext): readonly string[] {
  const [label, text] = splitLabel(content)
  if (label.length === 0) return writeLines(content, context)
  const plain = label.map(inline => (inline.type === 'text' ? { ...inline, style: {} } : inline))
  const { pageMarks, line } = writeLine(plain, context)
  return [pageMarks, `**${line}** ${writeInlines(text, context)}`.trim()]
}

/** The picture, its caption, and the text that is printed in it. */
function writeFigure(figure: Figure, context: MarkdownContext): readonly MarkdownPart[] {
  const picture = context.pictures.get(figure.id)
  const interior = interiorOf(figure)
  return [
    ...partOf(
      picture === undefined
        ? ''
        : `![${escapeMarkdown(figureNameOf(figure.caption), { isInLink: true })}](<${picture}>)`,
      figure,
    ),
    ...partsOf(writeLines(figure.caption, context), figure),
    ...partOf(interior.length === 0 ? '' : fenced(interior.join('\n'), 'figure'), figure),
  ]
}

/** What is left of a formula that was not read is no LaTeX: a reader that took it for it would fail on it. */
function writeDoubt(doubt: Doubt, context: MarkdownContext): readonly MarkdownPart[] {
  if (doubt.content !== undefined) {
    const displays = displaysOf(doubt.content)
    if (displays !== undefined) return displays.flatMap(display => partOf(displayMath(display), doubt))
    return partsOf(writeLines(doubt.content, context), doubt)
  }
  const text = toPlainLines(doubt.text).trim()
  if (text === '') return []
  if (doubt.kind === 'other') return partOf(toLine(toPlainText(doubt.text).trim()), doubt)
  return partOf(fenced(text, doubt.kind === 'code' ? '' : doubt.kind), doubt)
}

function writeNotes(notes: readonly Footnote[], context: MarkdownContext): readonly MarkdownPart[] {
  return context.choices.has('end-notes') ? [] : notes.flatMap(note => writeNote(note, context))
}

/** A note that nothing calls is a paragraph: a definition would not be shown. */
function writeNote(note: Footnote, context: MarkdownContext): readonly MarkdownPart[] {
  const name = context.noteNames.get(note.id)
  const [pageMarks = '', line = ''] = writeLines(note.content, context)
  const mark = note.mark === undefined ? '' : `<sup>${escapeMarkup(note.mark)}</sup> `
  const text = name === undefined ? mark + line : `[^${name}]: ${line}`
  return partsOf([pageMarks, text.trim()], note)
}
