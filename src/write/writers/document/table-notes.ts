import { toNoteMark } from '../../../understand/build/floats/note-marks.ts'
import type { Inline, Table } from '../../../model/paper/paper.ts'
import { type InlineNode, toInlineTree } from './inline-tree.ts'
import { toPlainText } from './plain-text.ts'

/** A note below a table. */
export interface TableNote {
  /** Its id in the outputs: `tab1-note2`. */
  readonly id: string | undefined
  readonly text: string
}

/** The notes of a table; one of a table without an id has none either. */
export function notesOfTable({ id, notes }: Table): readonly TableNote[] {
  return notes.map((note, i) => ({ id: id === '' ? undefined : `${id}-note${i + 1}`, text: toPlainText(note).trim() }))
}

/** Signs that end a text and mark a note though they are not raised. */
const SIGNS_AT_END = /[*∗†‡§¶#]+$/u

/** Makes the tree of the caption or a cell of a table, with the marks of its notes as nodes that point to them. */
export function noteMarker(table: Table): (content: readonly Inline[]) => readonly InlineNode[] {
  const ids = new Map<string, string>()
  for (const [i, { id, text }] of notesOfTable(table).entries()) {
    if (id === undefined || text === '') continue
    for (const mark of table.noteMarks?.[i] ?? []) if (!ids.has(mark)) ids.set(mark, id)
  }
  if (ids.size === 0) return toInlineTree
  return content => markNotes(toInlineTree(content), ids)
}

function markNotes(nodes: readonly InlineNode[], ids: ReadonlyMap<string, string>): readonly InlineNode[] {
  return nodes.flatMap((node): readonly InlineNode[] => {
    if (node.type === 'text') return node.formula === undefined ? markSigns(node.text, ids) : [node]
    if (node.type !== 'style') return [node]
    if (node.style !== 'super') return [{ ...node, children: markNotes(node.children, ids) }]
    return [{ ...node, children: node.children.flatMap(child => markRaised(child, ids)) }]
  })
}

/** Raised marks, each by itself: `a,b`. Other raised text stays as it is. */
function markRaised(node: InlineNode, ids: ReadonlyMap<string, string>): readonly InlineNode[] {
  if (node.type !== 'text' || node.formula !== undefined) return [node]
  return node.text
    .split(/([\s,;]+)/u)
    .filter(part => part !== '')
    .map(part => toMark(part, ids))
}

function markSigns(text: string, ids: ReadonlyMap<string, string>): readonly InlineNode[] {
  const signs = SIGNS_AT_END.exec(text.trimEnd())
  if (signs === null || !ids.has(toNoteMark(signs[0]))) return [{ type: 'text', text }]
  const [before, behind] = [text.slice(0, signs.index), text.slice(signs.index + signs[0].length)]
  const parts: InlineNode[] = [{ type: 'text', text: before }, toMark(signs[0], ids), { type: 'text', text: behind }]
  return parts.filter(part => part.type !== 'text' || part.text !== '')
}

function toMark(text: string, ids: ReadonlyMap<string, string>): InlineNode {
  const target = ids.get(toNoteMark(text))
  const node: InlineNode = { type: 'text', text }
  return target === undefined ? node : { type: 'note-mark', target, children: [node] }
}
