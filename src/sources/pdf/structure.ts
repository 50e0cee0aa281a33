import type { PDFPageProxy } from './port/pdfjs.ts'

/** Roles of pieces inside a line (PDF 1.7, 14.8.4.4), for which the block around them speaks. */
const INLINE_ROLES = new Set(['Span', 'Quote', 'Link', 'Reference', 'Em', 'Strong', 'Sub', 'Annot', 'NonStruct'])

interface StructureNode {
  readonly role?: string
  readonly type?: string
  readonly id?: string
  readonly children?: readonly StructureNode[]
}

/** The role of the structure element around each marked content of the page, by content id. */
export async function readRoles(page: PDFPageProxy): Promise<ReadonlyMap<number, string>> {
  const roles = new Map<number, string>()
  const tree = (await page.getStructTree()) as StructureNode | null
  if (tree) addRoles(tree, undefined, roles)
  return roles
}

/** Deepest element that is looked at: no tagged text is nested a tenth as deep. */
const MAX_DEPTH = 500

function addRoles(node: StructureNode, outer: string | undefined, roles: Map<number, string>, depth = 0): void {
  if (depth > MAX_DEPTH) return
  if (node.type === 'content') {
    const contentId = Number(/_mc(\d+)$/.exec(node.id ?? '')?.[1])
    if (outer !== undefined && Number.isInteger(contentId)) roles.set(contentId, outer)
    return
  }
  const role = node.role === undefined || node.role === 'Root' || INLINE_ROLES.has(node.role) ? outer : node.role
  for (const child of node.children ?? []) addRoles(child, role, roles, depth + 1)
}
