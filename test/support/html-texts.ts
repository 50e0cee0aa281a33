import { parseDocument } from 'htmlparser2'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { micromark } from 'micromark'
import type { Inline, Paper, PaperBlock, Section } from '../../src/model/paper/paper.ts'
import { printedNameOf } from '../../src/write/writers/document/front-lines.ts'

type AnyNode = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<AnyNode, { readonly attribs: unknown }>

/** Comments have data too. */
const TEXT_NODE = 3

/** Elements that hold the text of one block. */
const BLOCKS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'li', 'td', 'th', 'caption', 'figcaption', 'pre'])

/** What has no text of the paper, and what the writer adds: numbers and marks, calls, links back. */
function isAdded({ name, attribs }: Element): boolean {
  const { class: kind = '', id = '' } = attribs
  return (
    ['head', 'script', 'style'].includes(name) ||
    ['number', 'mark', 'call', 'missing'].includes(kind) ||
    id === 'footnote-label' ||
    'data-footnote-ref' in attribs ||
    'data-footnote-backref' in attribs
  )
}

/** The texts of the blocks of HTML, each with single blanks; a block inside another one is apart. */
export function textsOfHtml(html: string): string[] {
  const texts: string[] = []
  const visit = (nodes: readonly AnyNode[], into: { text: string }) => {
    for (const node of nodes) {
      if ('data' in node && node.nodeType === TEXT_NODE) into.text += node.data
      else if ('attribs' in node && !isAdded(node)) {
        const block = BLOCKS.has(node.name) ? { text: '' } : into
        visit(node.children, block)
        if (block !== into) texts.push(...textsOfBlock(node, block.text))
      }
    }
  }
  visit(parseDocument(html).children, { text: '' })
  return texts
}

/** The lines in a figure are texts by themselves. */
function textsOfBlock(element: Element, text: string): string[] {
  const isFigure = element.children.some(child => 'attribs' in child && child.attribs.class === 'language-figure')
  const texts = isFigure ? text.split('\n') : [text]
  return texts.map(each => each.replace(/\s+/g, ' ').trim()).filter(each => each !== '')
}

/** The texts of the blocks of Markdown, as a reader of GFM sees them. */
export function textsOfMarkdown(markdown: string): string[] {
  const body = markdown.replace(/^---\n.*?\n---\n/s, '')
  return textsOfHtml(micromark(body, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] }))
}

/** The texts of `NAME.txt`: paragraphs, and the cells of tables. */
export function textsOfText(text: string): string[] {
  return text.split(/[\n\t]/).filter(each => each.trim() !== '')
}

/** The texts with the names of all authors in one, as Markdown has them. */
export function withJoinedAuthors(texts: readonly string[], { front }: Paper): string[] {
  const names = front.authors.map(printedNameOf).filter(name => name !== '')
  const rest = [...texts]
  for (const name of names) rest.splice(rest.indexOf(name), 1)
  return names.length === 0 ? rest : [...rest, names.join(', ')]
}

/** The paper with its formulas as the text that other outputs have of them: Markdown and HTML set them. */
export function withPlainFormulas(paper: Paper): Paper {
  return JSON.parse(JSON.stringify(paper), function (this: { readonly type?: string }, key: string, value: unknown) {
    const isTree = key === 'formula' && this.type === 'text'
    return isTree || (key === 'content' && this.type === 'doubt') ? undefined : value
  }) as Paper
}

/** The paper without what Markdown writes as text beside that of `NAME.txt`: numbers, marks, calls without a note. */
export function withoutMarks(paper: Paper): Paper {
  const { front } = paper
  return {
    ...paper,
    front: {
      ...front,
      title: withoutLostCalls(front.title),
      subtitle: withoutLostCalls(front.subtitle),
      abstract: front.abstract.map(each => ({ ...each, content: withoutLostCalls(each.content) })),
      footnotes: front.footnotes.map(each => ({ ...each, mark: undefined, content: withoutLostCalls(each.content) })),
    },
    sections: paper.sections.map(bareSection),
  }
}

function bareSection(section: Section): Section {
  return {
    ...section,
    number: undefined,
    title: withoutLostCalls(section.title),
    blocks: section.blocks.map(bareBlock),
    sections: section.sections.map(bareSection),
  }
}

function bareBlock(block: PaperBlock): PaperBlock {
  switch (block.type) {
    case 'paragraph': {
      const item = block.item === undefined ? {} : { item: { ...block.item, mark: '' } }
      return { ...block, ...item, content: withoutLostCalls(block.content) }
    }
    case 'footnote':
      return { ...block, mark: undefined, content: withoutLostCalls(block.content) }
    case 'figure':
      return { ...block, caption: withoutLostCalls(block.caption) }
    case 'table': {
      const rows = block.rows.map(row => row.map(cell => ({ ...cell, content: withoutCalls(cell.content) })))
      return { ...block, rows, caption: withoutLostCalls(block.caption) }
    }
    default:
      return block
  }
}

function withoutLostCalls(content: readonly Inline[]): readonly Inline[] {
  return content.filter(inline => inline.type !== 'footnote-call' || inline.footnoteId !== undefined)
}

function withoutCalls(content: readonly Inline[]): readonly Inline[] {
  return content.filter(({ type }) => type !== 'footnote-call')
}
