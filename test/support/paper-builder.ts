/**
 * Builds papers for tests in the way one reads them: `paper(section('1 Introduction', p('Text', pb(2), ' goes on.')))`.
 * Strings are plain text; everything has defaults that a test can overrule.
 */
import type {
  Author,
  Cell,
  Doubt,
  Figure,
  Footnote,
  FrontMatter,
  Inline,
  PageBreak,
  PageReference,
  Paper,
  PaperBlock,
  Paragraph,
  Section,
  Style,
  Table,
} from '../../src/model/paper/paper.ts'

/** Plain text or an inline. */
export type Content = string | Inline

const NOWHERE = { id: '', places: [], lines: [] } as const

function toInlines(content: readonly Content[], style: Style = {}): readonly Inline[] {
  return content.map(item => (typeof item === 'string' ? { type: 'text', text: item, style } : item))
}

/** Printed numbers run from 46, as in the format's own example. */
export function pageReference(local: number, global: string | undefined = String(local + 45)): PageReference {
  return { local, global }
}

export const bold = (text: string): Inline => ({ type: 'text', text, style: { bold: true } })
export const italic = (text: string): Inline => ({ type: 'text', text, style: { italic: true } })
export const boldItalic = (text: string): Inline => ({ type: 'text', text, style: { bold: true, italic: true } })
export const underlined = (text: string): Inline => ({ type: 'text', text, style: { underline: true } })
export const sup = (text: string): Inline => ({ type: 'text', text, style: { script: 'super' } })
export const sub = (text: string): Inline => ({ type: 'text', text, style: { script: 'sub' } })
export const hyphen = (character = '-'): Inline => ({ type: 'hyphen', character })
export const lb = (breaksWord = false): Inline => ({ type: 'line-break', breaksWord })
export const cb = (breaksWord = false): Inline => ({ type: 'column-break', breaksWord })
export const floatBreak = (breaksWord = false): Inline => ({ type: 'float-break', breaksWord })
export const formulaPlace = (formula: number): Inline => ({ type: 'formula-place', formula })
export const call = (mark: string): Inline => ({ type: 'footnote-call', mark, footnoteId: `fn${mark}` })
/** A call for which no note was found. */
export const lostCall = (mark: string): Inline => ({ type: 'footnote-call', mark, footnoteId: undefined })
/** A page break inside text. */
export const pb = (local: number, breaksWord = false): Inline => ({
  type: 'page-break',
  page: pageReference(local),
  breaksWord,
})
/** A page break between blocks. */
export const pageBreak = (local: number): PageBreak => ({ type: 'page-break', page: pageReference(local) })

function paragraph(kind: Paragraph['kind'], content: readonly Content[]): Paragraph {
  return { ...NOWHERE, type: 'paragraph', kind, content: toInlines(content) }
}

export const p = (...content: readonly Content[]): Paragraph => paragraph('text', content)
export const reference = (...content: readonly Content[]): Paragraph => paragraph('reference', content)
export const item = (mark: string, level: number, ...content: readonly Content[]): Paragraph => ({
  ...paragraph('item', content),
  item: { level, mark },
})
export const note = (mark: string | undefined, ...content: readonly Content[]): Footnote => ({
  ...NOWHERE,
  type: 'footnote',
  mark,
  content: toInlines(content),
})
export const figure = (caption: string, ...interior: readonly string[]): Figure => ({
  ...NOWHERE,
  type: 'figure',
  caption: caption === '' ? [] : toInlines([caption]),
  interior,
  interiorPlaces: [],
})
export const cell = (content: string, spans: { rowSpan?: number; columnSpan?: number } = {}): Cell => ({
  content: content === '' ? [] : toInlines([content]),
  lines: [],
  rowSpan: 1,
  columnSpan: 1,
  isHeader: false,
  ...spans,
})
export const table = (caption: string, ...rows: readonly (readonly (string | Cell)[])[]): Table => ({
  ...NOWHERE,
  type: 'table',
  caption: caption === '' ? [] : toInlines([caption]),
  rows: rows.map(row => row.map(content => (typeof content === 'string' ? cell(content) : content))),
  frame: 'hsides',
  rules: 'none',
  notes: [],
})
export const doubt = (text: string, overrule: Partial<Doubt> = {}): Doubt => ({
  ...NOWHERE,
  type: 'doubt',
  kind: 'other',
  text,
  alpha: 0.5,
  length: text.length,
  tooSmall: false,
  monospace: false,
  ...overrule,
})

type Part = PaperBlock | Section

function isSection(part: Part): part is Section {
  return part.type === 'section'
}

/** A heading as printed, then blocks and sections. `2.1 Title` is number and title; its depth gives the level. */
export function section(heading: string, ...parts: readonly Part[]): Section {
  const [, number, title = heading] = /^((?:\d+|[A-Z])(?:\.\d+)*)\.? (.*)$/.exec(heading) ?? []
  return {
    ...NOWHERE,
    type: 'section',
    kind: 'text',
    level: heading === '' ? 0 : (number?.split('.').length ?? 1),
    number,
    title: title === '' ? [] : toInlines([title]),
    isRunIn: false,
    blocks: parts.filter((part): part is PaperBlock => !isSection(part)),
    sections: parts.filter(isSection),
  }
}

export const references = (heading: string, ...parts: readonly Part[]): Section => ({
  ...section(heading, ...parts),
  kind: 'references',
})
export const appendix = (heading: string, ...parts: readonly Part[]): Section => ({
  ...section(heading, ...parts),
  kind: 'appendix',
  level: 1,
})
export const acknowledgments = (heading: string, ...parts: readonly Part[]): Section => ({
  ...section(heading, ...parts),
  kind: 'acknowledgments',
})
export const author = (given: string, surname: string, ...organisations: readonly string[]): Author => ({
  name: `${given} ${surname}`,
  given,
  surname,
  organisations: organisations.map(name => ({ name })),
})
export const front = (title: string, overrule: Partial<FrontMatter> = {}): FrontMatter => ({
  title: title === '' ? [] : toInlines([title]),
  subtitle: [],
  authors: [],
  abstract: [],
  keywords: [],
  publicationInfo: [],
  publication: [],
  printedLines: [],
  lines: [],
  footnotes: [],
  ...overrule,
})

/** A paper of `pageCount` pages. */
export function paper(
  sections: readonly Section[],
  { pageCount = 3, ...overrule }: Partial<Paper> & { readonly pageCount?: number } = {},
): Paper {
  return {
    id: 'sample',
    source: 'sample.pdf',
    metadata: {},
    language: 'en',
    pages: Array.from({ length: pageCount }, (_, i) => ({ ...pageReference(i + 1), width: 595, height: 842 })),
    front: front('A Title'),
    sections,
    furniture: [],
    ...overrule,
  }
}
