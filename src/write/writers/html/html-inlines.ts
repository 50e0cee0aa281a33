import type { Inline, PageReference } from '../../../model/paper/paper.ts'
import type { NumberedDisplay } from '../document/displays.ts'
import type { PlacedDisplays } from '../document/displays-in-place.ts'
import { HTML_TAGS } from '../document/html-tags.ts'
import { type InlineNode, toInlineTree } from '../document/inline-tree.ts'
import { element, escapeMarkup } from '../document/markup.ts'
import { writeMathML } from '../math/mathml.ts'

/** What of the document inlines point to. */
export interface HtmlContext {
  /** Ids of the elements that a link may name. */
  readonly ids: ReadonlySet<string>
  /** Ids of the calls of notes that are written, by the ids of the notes: only the first call of a note has one. */
  readonly calls: Map<string, string>
  /** Pages that have their mark: a page begins in the text and in a note, and an id is written once. */
  readonly pages: Set<number>
  /** Pictures of figures and tables, by their ids: paths as they are written. */
  readonly pictures: ReadonlyMap<string, string>
  /** Displays inside their paragraphs. */
  readonly displays: PlacedDisplays
}

/** A context in which nothing can be pointed to: for a table by itself. */
export function bareContext(): HtmlContext {
  return { ids: new Set(), calls: new Map(), pages: new Set(), pictures: new Map(), displays: new Map() }
}

/** HTML of the content of a paragraph. */
export function writeHtmlInlines(content: readonly Inline[], context: HtmlContext): string {
  return writeHtmlTree(toInlineTree(content, context.displays), context)
}

/** {@link writeHtmlInlines} of a tree. */
export function writeHtmlTree(nodes: readonly InlineNode[], context: HtmlContext): string {
  return nodes.map(node => writeNode(node, context)).join('')
}

function writeNode(node: InlineNode, context: HtmlContext): string {
  switch (node.type) {
    case 'text':
      return node.formula === undefined ? escapeMarkup(node.text) : writeMathML(node.formula)
    case 'displays':
      return element('span', { class: 'formula', id: node.id || undefined }, writeHtmlDisplays(node.displays))
    case 'page':
      return writeHtmlPage(node.page, 'span', context)
    case 'call':
      return writeCall(node.mark, node.footnoteId, context)
    case 'note-mark':
      return element('a', { role: 'doc-noteref', href: `#${node.target}` }, writeHtmlTree(node.children, context))
    case 'citation':
      return writeCitation(node.targets, node.children, context)
    case 'callout':
      return writeCallout(node.targets, node.children, context)
    case 'style':
      return element(HTML_TAGS[node.style], {}, writeHtmlTree(node.children, context))
  }
}

/** Displays with their numbers. */
export function writeHtmlDisplays(displays: readonly NumberedDisplay[]): string {
  return displays
    .map(({ formula, number }) => {
      const printed =
        number === undefined ? '' : ` ${element('span', { class: 'number' }, escapeMarkup(`(${number})`))}`
      return writeMathML(formula) + printed
    })
    .join('\n')
}

/** A page begins here; between two blocks it is a block. `''` where the page has its mark already. */
export function writeHtmlPage({ local, global }: PageReference, name: 'span' | 'div', { pages }: HtmlContext): string {
  if (pages.has(local)) return ''
  pages.add(local)
  return element(name, { role: 'doc-pagebreak', id: `page${local}`, 'aria-label': global ?? String(local) }, '')
}

/** A note that is not written is not linked. */
function writeCall(mark: string, footnoteId: string | undefined, { ids, calls }: HtmlContext): string {
  const inner = escapeMarkup(mark)
  if (footnoteId === undefined || !ids.has(footnoteId)) return element('sup', { class: 'call' }, inner)
  const id = calls.has(footnoteId) ? undefined : `call-${footnoteId}`
  if (id !== undefined) calls.set(footnoteId, id)
  return element('sup', { class: 'call' }, element('a', { role: 'doc-noteref', href: `#${footnoteId}`, id }, inner))
}

/** The first entry that is cited is linked; the others have their own names in most styles of citing. */
function writeCitation(targets: readonly string[], children: readonly InlineNode[], context: HtmlContext): string {
  const target = targets.find(id => context.ids.has(id))
  const inner = writeHtmlTree(children, context)
  if (target === undefined || inner.includes('<a ')) return element('cite', {}, inner)
  return element('cite', {}, element('a', { role: 'doc-biblioref', href: `#${target}` }, inner))
}

/** The first of several is linked. */
function writeCallout(targets: readonly string[], children: readonly InlineNode[], context: HtmlContext): string {
  const target = targets.find(id => context.ids.has(id))
  const inner = writeHtmlTree(children, context)
  return target === undefined || inner.includes('<a ') ? inner : element('a', { href: `#${target}` }, inner)
}
