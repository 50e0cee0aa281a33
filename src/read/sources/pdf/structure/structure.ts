import type { MathElement } from '../../../../base/math/reading/read-mathml.ts'
import type { PDFPageProxy } from '../port/pdfjs.ts'

/** Roles of pieces inside a line (PDF 1.7, 14.8.4.4), for which the block around them speaks. */
const INLINE_ROLES = new Set(['Span', 'Quote', 'Link', 'Reference', 'Em', 'Strong', 'Sub', 'Annot', 'NonStruct'])

interface StructureNode {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  /** MathML of an associated file, or of a property that Word writes. */
  readonly mathML?: string
  readonly children?: readonly StructureNode[]
}

/** A formula of the structure tree whose MathML the file has. */
export interface TaggedFormula {
  /** Ids of the marked content that draws it. */
  readonly contents: ReadonlySet<number>
  /** It is a part of a paragraph or cell, not an element beside paragraphs. */
  readonly isInText: boolean
  /** Its MathML; where its elements are those of the structure tree, the text of each is what it draws. */
  toMathml(textOf: (contentId: number) => string): MathElement | undefined
}

/** What the structure tree says of a page. */
export interface PageStructure {
  /** The role of the element around each marked content, by its id. */
  readonly roles: ReadonlyMap<number, string>
  readonly formulas: readonly TaggedFormula[]
}

/** Reads the part of the structure tree that is about the page. */
export async function readStructure(page: PDFPageProxy): Promise<PageStructure> {
  const roles = new Map<number, string>()
  const formulas: TaggedFormula[] = []
  const tree = (await page.getStructTree()) as StructureNode | null
  if (tree) {
    // Few files have MathML: the others load no reader of XML.
    const parseMathml = hasMathml(tree) ? (await import('./parse-mathml.ts')).parseMathml : () => undefined
    addNode(tree, { outer: undefined, parent: undefined, depth: 0 }, { roles, formulas, parseMathml })
  }
  return { roles, formulas }
}

/** Deepest element that is looked at: no tagged text is nested a tenth as deep. */
const MAX_DEPTH = 500

interface Place {
  /** Role of the block around the node. */
  readonly outer: string | undefined
  readonly parent: StructureNode | undefined
  readonly depth: number
}

interface FoundStructure {
  readonly roles: Map<number, string>
  readonly formulas: TaggedFormula[]
  readonly parseMathml: (xml: string) => MathElement | undefined
}

function hasMathml({ mathML, children = [] }: StructureNode, depth = 0): boolean {
  return mathML !== undefined || (depth < MAX_DEPTH && children.some(child => hasMathml(child, depth + 1)))
}

function addNode(node: StructureNode, { outer, parent, depth }: Place, found: FoundStructure): void {
  if (depth > MAX_DEPTH) return
  const contentId = contentIdOf(node)
  if (contentId !== undefined && outer !== undefined) found.roles.set(contentId, outer)
  if (node.role === 'Formula') found.formulas.push(...toFormula(node, parent, found))
  const role = node.role === undefined || node.role === 'Root' || INLINE_ROLES.has(node.role) ? outer : node.role
  for (const child of node.children ?? []) addNode(child, { outer: role, parent: node, depth: depth + 1 }, found)
}

/** Text, and cells, in which a formula is by itself as a part of the line. */
const HOLDS_TEXT = /^(?:TD|TH|H\d?|Lbl|LBody|Caption|Span)$/u

function toFormula(
  node: StructureNode,
  parent: StructureNode | undefined,
  { parseMathml }: FoundStructure,
): readonly TaggedFormula[] {
  const contents = new Set(contentIdsOf(node))
  const isBesideText = parent?.children?.some(child => child.type === 'content') === true
  const isInText = isBesideText || HOLDS_TEXT.test(parent?.role ?? '')
  const { mathML } = node
  if (mathML !== undefined) return [{ contents, isInText, toMathml: () => parseMathml(mathML) }]
  const math = node.children?.find(({ role }) => role === 'math')
  if (math === undefined) return []
  // The tree does not have the attributes of its elements: what is beside paragraphs is a display.
  const attributes: Readonly<Record<string, string>> = isInText ? {} : { display: 'block' }
  return [{ contents, isInText, toMathml: textOf => ({ ...toElement(math, textOf), attributes }) }]
}

function contentIdOf({ type, id = '' }: StructureNode): number | undefined {
  const [, number] = type === 'content' ? (/_mc(\d+)$/.exec(id) ?? []) : []
  return number === undefined ? undefined : Number(number)
}

function contentIdsOf(node: StructureNode, depth = 0): readonly number[] {
  if (depth > MAX_DEPTH) return []
  const inside = (node.children ?? []).flatMap(child => contentIdsOf(child, depth + 1))
  const own = contentIdOf(node)
  return own === undefined ? inside : [own, ...inside]
}

/** Elements of the structure tree in the namespace of MathML, whose roles are the names (PDF 2.0, 14.8.6.3). */
function toElement(node: StructureNode, textOf: (contentId: number) => string, depth = 0): MathElement {
  const children = depth > MAX_DEPTH ? [] : (node.children ?? [])
  return {
    name: node.role ?? '',
    attributes: {},
    children: children.filter(isMathml).map(child => toElement(child, textOf, depth + 1)),
    text: children
      .flatMap(child => (isMathml(child) ? [] : contentIdsOf(child)))
      .map(textOf)
      .join(''),
  }
}

/** All its elements begin so, and no standard role of PDF does; other elements inside are labels. */
function isMathml({ role = '' }: StructureNode): boolean {
  return role.startsWith('m')
}
