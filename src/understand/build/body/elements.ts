import type { Box } from '../../../base/geometry/box.ts'
import type { Block, GlossedTag } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { HeadingParts } from '../../../model/roles/role.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import type { DoubtKind } from '../../../model/paper/paper.ts'
import type { ParagraphPart } from '../paragraphs/paragraphs.ts'
import type { DraftReference } from '../references/references.ts'

/** A paragraph whose parts over columns, pages, floats and displays are joined. */
export interface DraftParagraph {
  readonly parts: readonly ParagraphPart[]
  /** Formulas between its parts: after which part, and the number. */
  readonly formulas: readonly { readonly afterPart: number; readonly formula: number }[]
}

export interface HeadingElement {
  readonly type: 'heading'
  readonly lines: readonly TextLine[]
  readonly heading: HeadingParts
  readonly isRunIn: boolean
}

export interface ParagraphElement {
  readonly type: 'paragraph'
  readonly paragraph: DraftParagraph
  readonly kind: 'text' | 'item'
}

export interface ReferenceElement {
  readonly type: 'reference'
  readonly entry: DraftReference
}

export interface FootnoteElement {
  readonly type: 'footnote'
  readonly note: DraftFootnote
}

export interface FigureElement {
  readonly type: 'figure'
  readonly page: number
  readonly boxes: readonly Box[]
  readonly caption: readonly TextLine[]
  readonly interior: readonly TextLine[]
}

export interface TableElement {
  readonly type: 'table'
  readonly page: number
  readonly caption: readonly TextLine[]
  readonly blocks: readonly Block[]
  readonly notes: readonly TextLine[]
}

export interface DoubtElement {
  readonly type: 'doubt'
  readonly kind: DoubtKind
  readonly lines: readonly TextLine[]
  readonly formula: number | undefined
  /** Of a glossed example: the kind of each line, where it is known. */
  readonly tags?: readonly GlossedTag[]
}

/** The pieces of a body before it becomes text, in reading order. */
export type BodyElement =
  | HeadingElement
  | ParagraphElement
  | ReferenceElement
  | FootnoteElement
  | FigureElement
  | TableElement
  | DoubtElement

/** The page on which an element starts; `undefined` where it has no line. */
export function pageOfElement(element: BodyElement): number | undefined {
  switch (element.type) {
    case 'heading':
    case 'doubt':
      return element.lines[0]?.page
    case 'paragraph':
      return element.paragraph.parts[0]?.lines[0]?.page
    case 'reference':
      return element.entry.lines[0]?.page
    case 'footnote':
      return element.note.page
    case 'figure':
    case 'table':
      return element.page
  }
}

/** All lines of an element, each once. */
export function linesOfElement(element: BodyElement): readonly TextLine[] {
  switch (element.type) {
    case 'heading':
    case 'doubt':
      return element.lines
    case 'paragraph':
      return element.paragraph.parts.flatMap(part => part.lines)
    case 'reference':
      return element.entry.lines
    case 'footnote':
      return element.note.lines
    case 'figure':
      return [...element.caption, ...element.interior]
    case 'table':
      return [...element.caption, ...element.blocks.flatMap(block => block.lines), ...element.notes]
  }
}

/** For each element the first page of all that follow it but notes; `Infinity` after the last. */
export function firstPagesBehind(elements: readonly BodyElement[]): readonly number[] {
  const pages = Array<number>(elements.length).fill(Infinity)
  for (let i = elements.length - 1; i > 0; i--) {
    const element = elements[i]
    const page = element === undefined || element.type === 'footnote' ? undefined : pageOfElement(element)
    pages[i - 1] = Math.min(pages[i] ?? Infinity, page ?? Infinity)
  }
  return pages
}
