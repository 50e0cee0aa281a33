import { type Concept, STATEMENTS } from '../../../base/text/keywords/concepts.ts'
import type { Doubt, Footnote, Paper, PaperBlock, Paragraph, SectionKind } from '../../../model/paper/paper.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { isNextNumber } from '../../../base/text/labels/section-number.ts'
import type { HeadingParts } from '../../../model/roles/role.ts'
import { shareOfLetters } from '../../../base/text/characters/unicode.ts'
import { alignLines, placeAlignedLines } from './aligned-lines.ts'
import { type BodyElement, firstPagesBehind, pageOfElement } from './elements.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import {
  type InlineContext,
  type PrintedText,
  type PrintedTextOptions,
  textWithMarks,
  textWithoutMarks,
  toPrintedText,
} from '../paragraphs/inlines.ts'
import { ItemLevels } from '../paragraphs/item-levels.ts'
import { letterPlaceOf } from '../paragraphs/letter-box.ts'
import { dropCharacters } from '../paragraphs/line-cuts.ts'
import type { DraftReference } from '../references/references.ts'
import { dropNumber } from './heading-number.ts'
import { depthOf, formulasByLine, printedLength } from './draft-parts.ts'
import { partTextBehindLists } from './behind-list.ts'
import { NOWHERE, originOf, recognitionOf, languageOfLines } from '../paragraphs/places.ts'
import { type FlatSection, nestSections } from './sections.ts'
import { marksOfNote } from '../floats/note-marks.ts'
import { splitTableNotes } from '../floats/table-notes.ts'
import { toTable } from '../floats/tables.ts'

/** The input for turning the body's elements into the sections of a paper. */
export interface AssembleContext extends InlineContext {
  readonly bodySize: number
  readonly bodyIsMonospace: boolean
}

/** A section that is being filled. */
type OpenSection = Omit<FlatSection, 'blocks'> & { readonly blocks: PaperBlock[] }

/**
 * Turns elements into nested sections: text, breaks between blocks, notes after the block that calls them.
 *
 * Never drops an element. Every page of the paper gets exactly one break in the text, at its true place or before the first block
 * after it; a note that runs over a page has another one.
 */
export function assembleSections(
  elements: readonly BodyElement[],
  firstPage: number,
  context: AssembleContext,
): Paper['sections'] {
  const assembler = new Assembler(firstPage, context)
  const pages = firstPagesBehind(elements)
  for (const [i, element] of elements.entries()) assembler.add(element, pages[i])
  return nestSections(assembler.finish())
}

class Assembler {
  private readonly sections: OpenSection[] = []
  private readonly context: AssembleContext
  private page: number
  private readonly counts = new Map<string, number>()
  private itemLevels = new ItemLevels()

  constructor(firstPage: number, context: AssembleContext) {
    this.page = firstPage
    this.context = context
  }

  /** @param nextPage first page of what follows: no table continues on a page after it */
  add(element: BodyElement, nextPage = Infinity): void {
    const page = pageOfElement(element)
    if (element.type === 'heading') this.startSection(element)
    if (page !== undefined && element.type !== 'footnote') this.breakTo(page)
    switch (element.type) {
      case 'heading':
        return
      case 'paragraph':
        this.push(this.toParagraph(element))
        return
      case 'reference':
        this.openReferences()
        this.push(this.toReference(element.entry))
        return
      case 'footnote':
        this.push(toFootnote(element.note, this.context))
        return
      case 'figure':
        this.push(this.toFigure(element))
        return
      case 'table':
        this.push(this.toTable(element, nextPage))
        return
      case 'doubt':
        this.push(this.toDoubt(element))
        return
    }
  }

  finish(): FlatSection[] {
    return partTextBehindLists(this.sections, () => this.id('s'))
  }

  private id(prefix: string): string {
    const count = (this.counts.get(prefix) ?? 0) + 1
    this.counts.set(prefix, count)
    return `${prefix}${count}`
  }

  private print(lines: readonly TextLine[], options?: PrintedTextOptions): PrintedText {
    const printed = toPrintedText(lines, this.context, options)
    for (const inline of printed.content) {
      if (inline.type === 'page-break') this.page = Math.max(this.page, inline.page.local)
    }
    return printed
  }

  private startSection(element: Extract<BodyElement, { type: 'heading' }>): void {
    this.itemLevels = new ItemLevels()
    const { content, lines } = dropNumber(toPrintedText(element.lines, this.context), element.heading.number)
    const text = element.lines.map(line => line.text).join(' ')
    const concept = matchHeadingKeyword(text)?.concept
    const lettered = this.isLettered(element.heading) ? 'appendix' : 'text'
    const kind = concept !== undefined && isSectionKind(concept) ? concept : lettered
    this.sections.push({
      type: 'section',
      id: this.id('s'),
      ...originOf(element.lines),
      lines,
      kind,
      level: element.heading.level,
      number: element.heading.number,
      title: content,
      isRunIn: element.isRunIn,
      blocks: [],
    })
  }

  /** Sections at the top that count in letters from A after numbered ones are appendices. */
  private isLettered({ level, number }: HeadingParts): boolean {
    if (level !== 1 || number === undefined || !/^\p{Lu}$/u.test(number)) return false
    const last = this.sections.findLast(section => section.level === 1 && section.number !== undefined)
    if (number === 'A') return /^\d+$/.test(last?.number ?? '')
    return last?.kind === 'appendix' && isNextNumber(last.number, number)
  }

  /** Adds a list of references without a heading as a separate section. */
  private openReferences(): void {
    if (this.sections[this.sections.length - 1]?.kind === 'references') return
    const untitled = { kind: 'references' as const, level: 1, number: undefined, title: [], isRunIn: false }
    this.sections.push({ type: 'section', id: this.id('s'), ...NOWHERE, ...untitled, blocks: [] })
  }

  private push(block: PaperBlock): void {
    const section = this.sections[this.sections.length - 1]
    if (section !== undefined) {
      section.blocks.push(block)
      return
    }
    const untitled = { kind: 'text' as const, level: 0, number: undefined, title: [], isRunIn: false }
    this.sections.push({ type: 'section', id: this.id('s'), ...NOWHERE, ...untitled, blocks: [block] })
  }

  private breakTo(page: number): void {
    if (page <= this.page) return
    for (const behind of this.context.pagesBehind(this.page, page)) this.push({ type: 'page-break', page: behind })
    this.page = page
  }

  private toParagraph({ paragraph, kind }: Extract<BodyElement, { type: 'paragraph' }>): Paragraph {
    const lines = paragraph.parts.flatMap(part => part.lines)
    const first = paragraph.parts[0]
    const mark = first?.item?.mark
    const shown = kind === 'item' && mark !== undefined ? dropCharacters(lines, printedLength(mark)) : lines
    const base = { type: 'paragraph' as const, id: this.id('p'), ...originOf(lines) }
    const printed = this.print(shown, { formulas: formulasByLine(paragraph, lines, shown) })
    const level = this.itemLevels.next(depthOf(first, this.context.bodySize), kind === 'item')
    if (kind === 'item' && mark !== undefined) return { ...base, ...printed, kind, item: { level, mark } }
    return { ...base, ...printed, kind: 'text' }
  }

  private toReference({ lines, label, labelLength }: DraftReference): Paragraph {
    return {
      type: 'paragraph',
      kind: 'reference',
      id: this.id('b'),
      ...originOf(lines),
      ...(label === undefined ? {} : { item: { level: 1, mark: label } }),
      ...this.print(dropCharacters(lines, labelLength)),
    }
  }

  private toFigure({ page, boxes, caption, interior }: Extract<BodyElement, { type: 'figure' }>): PaperBlock {
    const { content, lines } = this.print(caption)
    return {
      type: 'figure',
      id: this.id('fig'),
      places: boxes.map(box => ({ page, ...box })),
      lines,
      ...recognitionOf([...caption, ...interior]),
      ...languageOfLines(caption),
      caption: content,
      interior: interior.map(line => line.text),
      interiorPlaces: interior.map(letterPlaceOf),
    }
  }

  private toTable({ caption, blocks, notes }: Extract<BodyElement, { type: 'table' }>, nextPage: number): PaperBlock {
    const { content, lines } = this.print(caption)
    const noteLines = splitTableNotes(notes)
    return {
      type: 'table',
      id: this.id('tab'),
      ...originOf([...caption, ...blocks.flatMap(block => block.lines)]),
      lines,
      caption: content,
      ...toTable(blocks, cell => this.printCell(cell, nextPage)),
      notes: noteLines.map(note => textWithoutMarks(this.print(note).content)),
      ...(noteLines.length === 0 ? {} : { noteMarks: noteLines.map(marksOfNote) }),
    }
  }

  /** A page that begins in a table is broken to in the first cell on it, and in no other. */
  private printCell(cell: readonly TextLine[], nextPage: number): PrintedText {
    const { content, lines } = toPrintedText(cell, this.context)
    const [first] = cell
    const isNext = first !== undefined && first.page > this.page && first.page <= nextPage
    const breaks = isNext ? this.context.pagesBehind(this.page, first.page) : []
    if (isNext) this.page = first.page
    const kept = content.filter(inline => {
      if (inline.type !== 'page-break') return true
      const isNew = inline.page.local > this.page && inline.page.local <= nextPage
      if (isNew) this.page = inline.page.local
      return isNew
    })
    return {
      content: [...breaks.map(page => ({ type: 'page-break' as const, page, breaksWord: false })), ...kept],
      lines,
    }
  }

  /** The text of a doubt has the marks of calls in it; that of a glossed example keeps its lines. */
  private printDoubt({
    kind,
    lines,
  }: Extract<BodyElement, { type: 'doubt' }>): Pick<Doubt, 'text' | 'lines' | 'content' | 'isDoubtfulFormula'> {
    if (kind === 'gloss') {
      const text = alignLines(lines)
      return { text, lines: placeAlignedLines(lines, text) }
    }
    const printed = this.print(lines, { countsMarks: true })
    const { content } = printed
    const hasFormula = content.some(inline => inline.type === 'text' && inline.formula !== undefined)
    const isDoubtful = content.some(inline => inline.type === 'text' && inline.isDoubtfulFormula === true)
    const known = hasFormula ? { content } : isDoubtful ? ({ isDoubtfulFormula: true } as const) : {}
    return { text: textWithMarks(content), lines: printed.lines, ...known }
  }

  private toDoubt(element: Extract<BodyElement, { type: 'doubt' }>): PaperBlock {
    const printed = this.printDoubt(element)
    const { text } = printed
    const size = Math.max(...element.lines.map(line => line.size))
    return {
      type: 'doubt',
      id: this.id('d'),
      ...originOf(element.lines),
      ...printed,
      kind: element.kind,
      ...(element.formula === undefined ? {} : { formula: element.formula }),
      ...(element.tags === undefined ? {} : { tags: element.tags }),
      alpha: shareOfLetters(text),
      length: [...text].length,
      tooSmall: size < TOO_SMALL * this.context.bodySize,
      monospace: !this.context.bodyIsMonospace && element.lines.every(line => line.font.isMonospace === true),
    }
  }
}

/** A note as a block, its mark separate. */
export function toFootnote(note: DraftFootnote, context: InlineContext): Footnote {
  const printed = toPrintedText(dropCharacters(note.lines, note.markLength), context)
  return { type: 'footnote', id: note.id, ...originOf(note.lines), ...printed, mark: note.mark }
}

const NAMED_KINDS: ReadonlySet<Concept> = new Set<Concept>(['references', 'appendix', ...STATEMENTS])

/** Whether the words of a heading say what kind of section it is. */
function isSectionKind(concept: Concept): concept is Exclude<SectionKind, 'text'> {
  return NAMED_KINDS.has(concept)
}

/** Type below this share of the body's is too small for running text (`spec`: `doubt/@tooSmall`). */
const TOO_SMALL = 0.8
