import { blocksOfFloatingText } from '../xml/floating-text.ts'
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement, type XmlNode } from '../xml/tree.ts'

/** Name under which this program signs its TEI. */
const PROGRAM = 'paperxml'

/** Elements whose text GROBID writes without inner elements. */
const PLAIN = new Set(['title', 'surname', 'head', 'term', 'ref', 'biblScope', 'date'])

/** The label at the head of a caption, with its number: `Fig. 2.`, `Table S1:`, `Abbildung 3`. */
const CAPTION_LABEL = /^\s*(?:\p{L}+\.?\s+){0,2}?\p{L}+\.?\s*(?:[A-Z]?[.-]?\d+(?:[.-]\d+)*[A-Za-z]?|[IVXLC]+)\b[.:]?/u

/** Whether the TEI was written by this program. */
export function isOurTei(root: XmlElement): boolean {
  const application = childOf(root, 'teiHeader', 'encodingDesc', 'appInfo', 'application')
  return application?.attributes.ident === PROGRAM
}

/**
 * The TEI of this program as GROBID would have written it: sections are not nested, a table is in a figure, the head of a
 * float is its label, a title has no subtitle, and inner elements that GROBID does not write leave their text behind. Parents stay those of
 * the file.
 */
export function adaptTei(element: XmlElement): XmlElement {
  const children = adaptedChildren(element)
  const adapted = children.map(child => (isElement(child) ? adaptTei(child) : child))
  const attributes = attributesOf(element)
  const isSame = children === element.children && adapted.every((child, i) => child === children[i])
  return isSame && attributes === element.attributes ? element : { ...element, attributes, children: adapted }
}

/** GROBID writes the first page of a reference as an attribute, this program the printed pages as text. */
function attributesOf(element: XmlElement): XmlElement['attributes'] {
  const { name, attributes } = element
  if (name !== 'biblScope' || attributes.unit !== 'page' || attributes.from !== undefined) return attributes
  const [first = ''] = textOf(element).split(/[-–—]/)
  return { ...attributes, from: first.trim() }
}

function adaptedChildren(element: XmlElement): readonly XmlNode[] {
  if (element.name === 'titleStmt') return element.children.filter(child => !isSubtitle(child))
  if (element.name === 'body') return withoutNesting(element)
  if (PLAIN.has(element.name)) return element.children.every(isText) ? element.children : [textOf(element)]
  if (element.name === 'figure') return element.children.map(headAsLabel)
  if (element.children.some(isFloatingText)) return adaptedChildren(withoutFloatingTexts(element))
  if (!element.children.some(isReplaced)) return element.children
  return element.children.flatMap(child => splitTargets(tableAsFigure(child)))
}

/** GROBID has the paragraphs of a theorem among those of its section. */
function withoutFloatingTexts(element: XmlElement): XmlElement {
  const children = element.children.flatMap(child => (isFloatingText(child) ? blocksOfFloatingText(child) : [child]))
  return { ...element, children }
}

function isFloatingText(node: XmlNode): node is XmlElement {
  return isElement(node) && node.name === 'floatingText'
}

/** Most elements have nothing that GROBID writes in another way. */
function isReplaced(node: XmlNode): boolean {
  return isElement(node) && (node.name === 'table' || node.name === 'ref')
}

function isText(node: XmlNode): boolean {
  return typeof node === 'string'
}

function isSubtitle(node: XmlNode): boolean {
  return isElement(node) && node.name === 'title' && node.attributes.type === 'sub'
}

/** The sections of all levels one after the other, each without those inside it. */
function withoutNesting(body: XmlElement): readonly XmlNode[] {
  const sections = [...descendantsOf(body)].filter(({ name }) => name === 'div')
  const flat = sections.map(section => ({ ...section, children: section.children.filter(child => !isSection(child)) }))
  return [
    ...body.children.filter(child => !isSection(child)).flatMap(child => splitTargets(tableAsFigure(child))),
    ...flat,
  ]
}

function isSection(node: XmlNode): boolean {
  return isElement(node) && node.name === 'div'
}

function tableAsFigure(node: XmlNode): XmlNode {
  if (!isElement(node) || node.name !== 'table') return node
  const heads = childrenOf(node, 'head')
  const table = { ...node, children: node.children.filter(child => !isElement(child) || child.name !== 'head') }
  return { name: 'figure', attributes: { type: 'table' }, parent: node.parent, children: [...heads, table] }
}

function headAsLabel(node: XmlNode): XmlNode {
  if (!isElement(node) || node.name !== 'head') return node
  const [label] = CAPTION_LABEL.exec(textOf(node)) ?? []
  return { ...node, children: [label ?? textOf(node)] }
}

/** A reference to several entries as several: the text belongs to the first. */
function splitTargets(node: XmlNode): readonly XmlNode[] {
  if (!isElement(node) || node.name !== 'ref') return [node]
  const [first = '', ...others] = (node.attributes.target ?? '').split(/\s+/)
  if (others.length === 0) return [node]
  const toEach = (target: string, children: readonly XmlNode[]) => ({
    ...node,
    attributes: { ...node.attributes, target },
    children,
  })
  return [toEach(first, node.children), ...others.map(target => toEach(target, []))]
}
