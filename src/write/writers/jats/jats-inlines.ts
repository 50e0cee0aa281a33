import type { Inline } from '../../../model/paper/paper.ts'
import type { CalloutKind } from '../../../base/text/keywords/callout-words.ts'
import { hasCall, type InlineNode, toInlineTree } from '../document/inline-tree.ts'
import { element, escapeMarkup } from '../document/markup.ts'
import type { StyleName } from '../style-names.ts'
import { writeDisplayFormulas, writeInlineFormula } from './jats-math.ts'
import { type JatsContext, writePageInstruction, writePageTarget } from './jats-context.ts'

const ELEMENTS: Readonly<Record<StyleName, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  super: 'sup',
  sub: 'sub',
}

const CALLOUT_TYPES: Readonly<Record<CalloutKind, string>> = {
  figure: 'fig',
  table: 'table',
  formula: 'disp-formula',
  section: 'sec',
  appendix: 'app',
  theorem: 'statement',
}

/** How the mark of a page is written: the DTD has an element for it in paragraphs, and in little else. */
type WritePage = typeof writePageTarget

/** JATS of the content of a paragraph. */
export function writeJatsInlines(content: readonly Inline[], context: JatsContext): string {
  return writeNodes(toInlineTree(content, context.displays), context, writePageTarget)
}

/** JATS of what is in a paragraph, by its tree. */
export function writeJatsTree(nodes: readonly InlineNode[], context: JatsContext): string {
  return writeNodes(nodes, context, writePageTarget)
}

/** JATS of what is in no paragraph: a title, a cell, a reference. */
export function writeJatsLabel(nodes: readonly InlineNode[], context: JatsContext): string {
  return writeNodes(nodes, context, writePageInstruction)
}

function writeNodes(nodes: readonly InlineNode[], context: JatsContext, writePage: WritePage): string {
  return nodes.map(node => writeNode(node, context, writePage)).join('')
}

function writeNode(node: InlineNode, context: JatsContext, writePage: WritePage): string {
  switch (node.type) {
    case 'text':
      return node.formula === undefined ? escapeMarkup(node.text) : writeInlineFormula(node.formula)
    case 'displays':
      return writeDisplayFormulas({ id: node.id || undefined }, node.displays)
    case 'page':
      return writePage(node.page, context)
    case 'call':
      return writeCall(node.mark, node.footnoteId, context)
    case 'note-mark':
      return element(
        'xref',
        { 'ref-type': 'table-fn', rid: node.target },
        writeNodes(node.children, context, writePage),
      )
    case 'citation':
      return writeReference(
        { 'ref-type': 'bibr', targets: node.targets.filter(id => context.entryIds.has(id)) },
        node.children,
        context,
        writePage,
      )
    case 'callout':
      return writeReference(
        { 'ref-type': CALLOUT_TYPES[node.kind], targets: node.targets.filter(id => context.partIds.has(id)) },
        node.children,
        context,
        writePage,
      )
    case 'style':
      return element(ELEMENTS[node.style], {}, writeNodes(node.children, context, writePage))
  }
}

function writeCall(mark: string, id: string | undefined, { noteIds }: JatsContext): string {
  const raised = element('sup', {}, escapeMarkup(mark))
  return id === undefined || !noteIds.has(id) ? raised : element('xref', { 'ref-type': 'fn', rid: id }, raised)
}

/** A cross-reference holds no other one, no mark of a page and no formula. */
function writeReference(
  { 'ref-type': type, targets }: { readonly 'ref-type': string; readonly targets: readonly string[] },
  children: readonly InlineNode[],
  context: JatsContext,
  writePage: WritePage,
): string {
  if (targets.length === 0 || hasCall(children)) return writeNodes(children, context, writePage)
  return element('xref', { 'ref-type': type, rid: targets.join(' ') }, writeJatsLabel(asPlainText(children), context))
}

/** The same nodes with formulas as plain characters. */
function asPlainText(nodes: readonly InlineNode[]): readonly InlineNode[] {
  return nodes.map((node): InlineNode => {
    if (node.type === 'text') return { type: 'text', text: node.text }
    return 'children' in node ? { ...node, children: asPlainText(node.children) } : node
  })
}
