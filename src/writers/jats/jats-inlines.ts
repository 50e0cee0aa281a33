import type { Inline } from '../../paper/paper.ts'
import { type InlineNode, toInlineTree } from '../document/inline-tree.ts'
import { element, escapeMarkup } from '../document/markup.ts'
import type { StyleName } from '../style-names.ts'
import { type JatsContext, writePageTarget } from './jats-context.ts'

const ELEMENTS: Readonly<Record<StyleName, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  super: 'sup',
  sub: 'sub',
}

/** JATS of the content of a paragraph. */
export function writeJatsInlines(content: readonly Inline[], context: JatsContext): string {
  return writeJatsTree(toInlineTree(content), context)
}

/** {@link writeJatsInlines} of a tree. */
export function writeJatsTree(nodes: readonly InlineNode[], context: JatsContext): string {
  return nodes.map(node => writeNode(node, context)).join('')
}

function writeNode(node: InlineNode, context: JatsContext): string {
  switch (node.type) {
    case 'text':
      return escapeMarkup(node.text)
    case 'page':
      return writePageTarget(node.page, context)
    case 'call':
      return writeCall(node.mark, node.footnoteId, context)
    case 'citation':
      return writeCitation(node.targets, node.children, context)
    case 'style':
      return element(ELEMENTS[node.style], {}, writeJatsTree(node.children, context))
  }
}

function writeCall(mark: string, id: string | undefined, { noteIds }: JatsContext): string {
  const raised = element('sup', {}, escapeMarkup(mark))
  return id === undefined || !noteIds.has(id) ? raised : element('xref', { 'ref-type': 'fn', rid: id }, raised)
}

/** A cross-reference holds no other one. */
function writeCitation(targets: readonly string[], children: readonly InlineNode[], context: JatsContext): string {
  const known = targets.filter(id => context.entryIds.has(id))
  const inner = writeJatsTree(children, context)
  if (known.length === 0 || inner.includes('<xref ')) return inner
  return element('xref', { 'ref-type': 'bibr', rid: known.join(' ') }, inner)
}
