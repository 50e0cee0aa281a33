import type { PageReference, Paragraph } from '../../../model/paper/paper.ts'

/** An item with the list inside it. */
export interface ListItem {
  readonly paragraph: Paragraph
  /** Mark as printed, `''` where there is none. */
  readonly mark: string
  /** Pages that begin before it. */
  readonly pages: readonly PageReference[]
  readonly children: List | undefined
}

/** A list, or a list of references. */
export interface List {
  readonly type: 'list'
  readonly kind: 'item' | 'reference'
  readonly items: readonly ListItem[]
}

/** Items in their order, each with its level. */
type FlatItem = { readonly paragraph: Paragraph; readonly pages: readonly PageReference[] }

/** Items as a list with lists inside, by their levels; an item that skips a level is one level deeper than the one before. */
export function planList(kind: Paragraph['kind'], items: readonly FlatItem[]): List {
  const list: ListItem[] = []
  let at = 0
  while (at < items.length) {
    const item = items[at]
    if (item === undefined) break
    const end = endOfChildren(items, at)
    const children = items.slice(at + 1, end)
    list.push({
      ...item,
      mark: item.paragraph.item?.mark ?? '',
      children: children.length === 0 ? undefined : planList(kind, children),
    })
    at = end
  }
  return { type: 'list', kind: kind === 'reference' ? 'reference' : 'item', items: list }
}

/** The index after the last item that is deeper than the one at `at`. */
function endOfChildren(items: readonly FlatItem[], at: number): number {
  const level = levelOf(items[at])
  let end = at + 1
  while (end < items.length && levelOf(items[end]) > level) end++
  return end
}

function levelOf(item: FlatItem | undefined): number {
  return item?.paragraph.item?.level ?? 1
}
