import type { Inline } from '../../../model/paper/paper.ts'
import { HTML_TAGS } from '../document/html-tags.ts'
import { hasCall, type InlineNode, textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { escapeMarkup } from '../document/markup.ts'
import type { StyleName } from '../style-names.ts'
import { displayMath, inlineMath } from './markdown-math.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import { type MarkdownContext, pageMarksOf } from './markdown-context.ts'

/** Where inlines are written. */
interface InlinePlace {
  readonly isInLink?: boolean
  readonly isInStyle?: boolean
  /** A table has no notes. */
  readonly isInTable?: boolean
}

/** Markdown with this content: one line, but for displays, each of which has lines for itself. */
export function writeInlines(content: readonly Inline[], context: MarkdownContext, place: InlinePlace = {}): string {
  return writeTree(toInlineTree(content.filter(isNoCallout), context.displays), context, place)
}

/** Callouts have no links here, and would part what is in one style. */
function isNoCallout({ type }: Inline): boolean {
  return type !== 'callout-start' && type !== 'callout-end'
}

/** {@link writeInlines} of a tree. */
export function writeTree(nodes: readonly InlineNode[], context: MarkdownContext, place: InlinePlace = {}): string {
  return writeNodes(nodes, context, place).trim()
}

/** A paragraph on one line. */
interface Line {
  /** Marks of the pages that begin before it: a comment at its start would make the whole line one. */
  readonly pageMarks: string
  readonly line: string
}

/** A paragraph as one line that is read as text. */
export function writeLine(content: readonly Inline[], context: MarkdownContext): Line {
  const written = writeInlines(content, context)
  const [marks = ''] = /^(?:<!-- page \S* -->\s*)+/.exec(written) ?? []
  return { pageMarks: marks.trim(), line: escapeLineStart(written.slice(marks.length)) }
}

/** A paragraph as its lines: page marks at its start, and the text. */
export function writeLines(content: readonly Inline[], context: MarkdownContext): readonly string[] {
  const { pageMarks, line } = writeLine(content, context)
  return [pageMarks, line]
}

function writeNodes(nodes: readonly InlineNode[], context: MarkdownContext, place: InlinePlace): string {
  let written = ''
  for (const node of nodes) {
    const next = writeNode(node, written, context, place)
    if (node.type === 'displays') written = `${written.trimEnd()}\n${next}`
    else if (written.endsWith('$$')) written += `\n${escapeLineStart(next.trimStart())}`
    // Two dollars side by side begin a display.
    else written += written.endsWith('$') && next.startsWith('$') ? ` ${next}` : next
  }
  return written
}

/** `before` is what is written before it: two emphases side by side would be read as one. */
function writeNode(node: InlineNode, before: string, context: MarkdownContext, place: InlinePlace): string {
  switch (node.type) {
    case 'text':
      return node.formula === undefined ? escapeMarkdown(node.text, place) : inlineMath(node.formula, place)
    case 'displays':
      return node.displays.map(displayMath).join('\n')
    case 'page':
      return pageMarksOf([node.page], context)
    case 'call':
      return writeCall(node.mark, node.footnoteId, context, place)
    case 'note-mark':
      return writeNodes(node.children, context, place)
    case 'citation':
      return writeCitation(node.targets, node.children, context, place)
    case 'callout':
      return writeNodes(node.children, context, place)
    case 'style':
      return writeStyle(node, before, context, place)
  }
}

function writeCall(mark: string, id: string | undefined, { noteNames }: MarkdownContext, place: InlinePlace): string {
  const name = id === undefined || place.isInTable || place.isInLink ? undefined : noteNames.get(id)
  return name === undefined ? `<sup>${escapeMarkup(mark)}</sup>` : `[^${name}]`
}

/** The call of a note is a link, and links are not in links. */
function writeCitation(
  targets: readonly string[],
  children: readonly InlineNode[],
  context: MarkdownContext,
  place: InlinePlace,
): string {
  const [target] = targets
  if (!context.choices.has('links') || target === undefined || hasCall(children))
    return writeNodes(children, context, place)
  return `[${writeNodes(children, context, { ...place, isInLink: true })}](#${target})`
}

const MARKS: Partial<Readonly<Record<StyleName, string>>> = { bold: '**', italic: '*' }

/** Asterisks where they are surely read as emphasis, elsewhere tags; blanks at the ends are outside. */
function writeStyle(
  node: Extract<InlineNode, { type: 'style' }>,
  before: string,
  context: MarkdownContext,
  place: InlinePlace,
): string {
  const inner = writeNodes(node.children, context, { ...place, isInStyle: true })
  const [, left = '', core = '', right = ''] = /^(\s*)(.*?)(\s*)$/su.exec(inner) ?? []
  if (core === '') return inner
  const mark = MARKS[node.style]
  const isSafe = !place.isInStyle && !before.endsWith('*') && /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su.test(core)
  if (mark !== undefined && isSafe && isPlain(node.children)) return `${left}${mark}${core}${mark}${right}`
  const tag = HTML_TAGS[node.style]
  return `${left}<${tag}>${core}</${tag}>${right}`
}

/** Whether there is text alone, which no other mark begins or ends. */
function isPlain(nodes: readonly InlineNode[]): boolean {
  return nodes.every(node => node.type === 'text') && textOfTree(nodes).trim() !== ''
}
