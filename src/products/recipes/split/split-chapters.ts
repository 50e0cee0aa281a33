import type { Footnote, FrontMatter, Inline, Paper, PaperBlock, Section } from '../../../model/paper/paper.ts'
import { findChapters } from './find-chapters.ts'

/**
 * The chapters of a book, each as a paper with the name `NAME.03`: its heading is the title, its sections are one level higher, its pages those from its heading
 * to its end. What is before the first chapter is part `00`, with the title page of the book. Citations and callouts whose targets are in
 * another part are plain text.
 *
 * Nothing is lost: each section, block and running head of the book is in one part.
 */
export function splitChapters(paper: Paper): readonly Paper[] {
  const untitled = paper.sections.filter(({ level }) => level === 0)
  const chapters = findChapters(paper.sections.filter(({ level }) => level > 0).flatMap(openContainer))
  const starts = chapters.map(section => firstPageOf(section))
  const digits = Math.max(2, String(chapters.length).length)
  const firstPage = paper.pages[0]?.local ?? 1
  const front = { front: paper.front, sections: untitled }
  const drafts = [front, ...chapters.map(section => toDraft(section, paper))]
  const from = fillForwards([firstPage, ...starts])
  return drafts.map((draft, i) => {
    const last = Math.max(from[i] ?? firstPage, lastPageOf(draft.sections))
    const end = i + 1 < drafts.length ? last : (paper.pages.at(-1)?.local ?? last)
    const range = { first: from[i] ?? firstPage, last: end, isFirst: i === 0, next: from[i + 1] }
    const suffix = String(i).padStart(digits, '0')
    return withPages({ ...paper, ...draft, id: `${paper.id}.${suffix}` }, range)
  })
}

/** The chapters of a part of a book; its heading, which has no text, comes first. */
function openContainer(section: Section): readonly Section[] {
  const isContainer = section.sections.length > 1 && section.blocks.every(({ type }) => type === 'page-break')
  return isContainer ? [{ ...section, sections: [] }, ...section.sections] : [section]
}

/** The heading of a chapter as the title of a paper. A list of references or a statement keeps its heading, which says what it is. */
function toDraft(section: Section, { front }: Paper): Pick<Paper, 'front' | 'sections'> {
  const { number, title, lines } = section
  const isText = section.kind === 'text' || section.kind === 'appendix'
  const label: readonly Inline[] = number === undefined ? [] : [{ type: 'text', text: `${number} `, style: {} }]
  const header: FrontMatter = {
    ...front,
    title: [...label, ...title.filter(({ type }) => type !== 'footnote-call' && type !== 'page-break')],
    subtitle: [],
    abstract: [],
    translations: [],
    printedLines: [],
    printedContent: [],
    lines,
    footnotes: [],
  }
  if (!isText) return { front: header, sections: [section] }
  const calls = title.filter(({ type }) => type === 'footnote-call')
  const untitled = {
    ...section,
    level: 0,
    number: undefined,
    title: calls,
    lines: [],
    kind: 'text' as const,
    sections: [],
  }
  const raise = (each: Section): Section => ({
    ...each,
    level: Math.max(1, each.level - section.level),
    sections: each.sections.map(raise),
  })
  return { front: header, sections: [untitled, ...section.sections.map(raise)] }
}

function firstPageOf({ places, blocks, sections }: Section): number | undefined {
  const pages = [...places, ...blocks.flatMap(placesOf)].map(({ page }) => page)
  return pages.length > 0 ? Math.min(...pages) : sections.map(firstPageOf).find(page => page !== undefined)
}

function placesOf(block: PaperBlock): readonly { readonly page: number }[] {
  return block.type === 'page-break' ? [{ page: block.page.local }] : block.places
}

function lastPageOf(sections: readonly Section[]): number {
  return Math.max(
    0,
    ...sections.flatMap(section => [
      ...[...section.places, ...section.blocks.flatMap(placesOf)].map(({ page }) => page),
      lastPageOf(section.sections),
    ]),
  )
}

/** A chapter of which no place is known begins where the one before it does. */
function fillForwards(pages: readonly (number | undefined)[]): readonly number[] {
  let last = 1
  return pages.map(page => (last = Math.max(last, page ?? last)))
}

interface PartRange {
  readonly first: number
  readonly last: number
  readonly isFirst: boolean
  /** First page of the next part. */
  readonly next: number | undefined
}

/** The paper with the pages, running heads and links of this part alone; heads of a page on which two parts meet are in the second one. */
function withPages(paper: Paper, { first, last, isFirst, next }: PartRange): Paper {
  const pages = paper.pages.filter(({ local }) => local >= first && local <= last)
  const belongs = (page: number) => (page >= first || isFirst) && page < (next ?? Infinity)
  const ids = idsOf(paper)
  return {
    ...paper,
    pages,
    sections: paper.sections.map(section => withoutForeignTargets(section, ids)),
    furniture: paper.furniture.filter(({ place }) => belongs(place.page)),
  }
}

function idsOf({ front, sections }: Paper): ReadonlySet<string> {
  const visit = ({ id, blocks, sections: inner }: Section): readonly string[] => [
    id,
    ...blocks.flatMap(block =>
      block.type === 'page-break' ? [] : [block.id, ...workIdsOf(block), ...statementIdsOf(block)],
    ),
    ...inner.flatMap(visit),
  ]
  return new Set([...front.footnotes.map(({ id }) => id), ...sections.flatMap(visit)])
}

function workIdsOf(block: PaperBlock): readonly string[] {
  return block.type === 'footnote' ? ((block satisfies Footnote).references ?? []).map(({ id }) => id) : []
}

function statementIdsOf(block: PaperBlock): readonly string[] {
  return block.type === 'paragraph' && block.theorem !== undefined ? [block.theorem.id] : []
}

function withoutForeignTargets(section: Section, ids: ReadonlySet<string>): Section {
  const clean = (content: readonly Inline[]) => withoutForeign(content, ids)
  return {
    ...section,
    title: clean(section.title),
    blocks: section.blocks.map(block => {
      if (block.type === 'paragraph' || block.type === 'footnote') return { ...block, content: clean(block.content) }
      if (block.type === 'figure') return { ...block, caption: clean(block.caption) }
      if (block.type !== 'table') return block
      const rows = block.rows.map(row => row.map(cell => ({ ...cell, content: clean(cell.content) })))
      return { ...block, caption: clean(block.caption), rows }
    }),
    sections: section.sections.map(inner => withoutForeignTargets(inner, ids)),
  }
}

/** The content with the targets that are in this part; marks of citations and callouts that have none left are gone. */
function withoutForeign(content: readonly Inline[], ids: ReadonlySet<string>): readonly Inline[] {
  let isGone = false
  return content.flatMap((inline): readonly Inline[] => {
    if (inline.type === 'footnote-call' && inline.footnoteId !== undefined && !ids.has(inline.footnoteId))
      return [{ ...inline, footnoteId: undefined }]
    if (inline.type === 'citation-start' || inline.type === 'callout-start') {
      const targets = inline.targets.filter(id => ids.has(id))
      isGone = targets.length === 0 && inline.targets.length > 0
      return isGone ? [] : [{ ...inline, targets }]
    }
    if (inline.type !== 'citation-end' && inline.type !== 'callout-end') return [inline]
    const kept = isGone ? [] : [inline]
    isGone = false
    return kept
  })
}
