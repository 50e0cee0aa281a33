import type { ShownBlock, ShownPage } from '../edits/shown-blocks.ts'

/** Blocks that are not listed because the section that they are in is collapsed, each with the heading of that section. */
export function hiddenBlocks(pages: readonly ShownPage[], collapsed: ReadonlySet<string>): ReadonlyMap<string, string> {
  const hidden = new Map<string, string>()
  let section: { readonly id: string; readonly level: number } | undefined
  for (const { id, level } of pages.flatMap(({ blocks }) => blocks)) {
    if (level !== undefined && (section === undefined || level <= section.level)) {
      section = collapsed.has(id) ? { id, level } : undefined
    } else if (section !== undefined) hidden.set(id, section.id)
  }
  return hidden
}

/** The pages without what is hidden; a page that has a collapsed heading is another object than before. */
export function withoutCollapsed(pages: readonly ShownPage[], collapsed: ReadonlySet<string>): readonly ShownPage[] {
  if (collapsed.size === 0) return pages
  const hidden = hiddenBlocks(pages, collapsed)
  return pages.map(page => {
    const isChanged = page.blocks.some(({ id }) => hidden.has(id) || collapsed.has(id))
    return isChanged ? { ...page, blocks: page.blocks.filter(({ id }) => !hidden.has(id)) } : page
  })
}

/** The heading of the section that a block is in: the block itself, if it is one. */
export function sectionOf(pages: readonly ShownPage[], id: string): ShownBlock | undefined {
  const blocks = pages.flatMap(page => page.blocks)
  const place = blocks.findIndex(block => block.id === id)
  return blocks.slice(0, place + 1).findLast(({ level }) => level !== undefined)
}
