import { element, reveal } from '../dom/elements.ts'
import type { Reader } from '../model/reader.ts'
import { OPENING_LENGTH } from '../edits/regroup.ts'
import { pageInWords, roleInWords, type ShownBlock, type ShownPage } from '../edits/shown-blocks.ts'
import { ROLE_LETTERS } from '../shared/role-letters.ts'
import type { Tab } from './tab.ts'

/** A hyphen of a line end that browsers do not show, and the blank between the lines. */
const BROKEN_WORD = /\u00ad\s?/gu

/** All blocks in reading order as a tree: what is below a heading is below it here. */
export class StructureTab implements Tab {
  readonly name = 'Structure'
  readonly root = element('div', { role: 'tree', 'aria-multiselectable': 'true', class: 'tree' })
  readonly #reader: Reader
  readonly #rows = new Map<string, HTMLElement>()
  /** What is shown in each row. */
  readonly #shown = new WeakMap<HTMLElement, string>()
  readonly #groups = new Map<number, HTMLElement>()
  #pages: readonly ShownPage[] = []

  constructor(reader: Reader) {
    this.#reader = reader
    this.root.setAttribute('aria-label', 'Blocks in reading order')
    this.root.addEventListener('click', event => this.#choose(event))
  }

  show(): void {
    const { pages } = this.#reader
    if (pages === this.#pages) return
    const isFirst = this.#pages.length !== pages.length
    const depths = depthsOf(pages)
    const focused = document.activeElement
    const hadFocus = focused !== null && this.root.contains(focused)
    pages.forEach((page, i) => {
      if (!isFirst && page === this.#pages[i]) return
      this.#drawPage(page, depths)
    })
    if (isFirst) this.root.replaceChildren(...pages.map(({ page }) => this.#groups.get(page.number) ?? ''))
    this.#pages = pages
    // Nothing scrolls: what has changed may be a field that was left by a click in this list.
    this.#markRows()
    if (hadFocus) this.focus()
  }

  mark(): void {
    this.#markRows()
    reveal(this.#rows.get(this.#reader.selection.last ?? ''))
  }

  #markRows(): void {
    const { ids, last } = this.#reader.selection
    const chosen = new Set(ids)
    for (const [id, row] of this.#rows) {
      const isChosen = chosen.has(id)
      if (row.ariaSelected !== String(isChosen)) row.ariaSelected = String(isChosen)
      const index = id === last ? 0 : -1
      if (row.tabIndex !== index) row.tabIndex = index
    }
    if (last === undefined) this.#rows.values().next().value?.setAttribute('tabindex', '0')
  }

  focus(): void {
    const { last } = this.#reader.selection
    this.#rows.get(last ?? '')?.focus({ preventScroll: true })
  }

  #drawPage(shown: ShownPage, depths: ReadonlyMap<string, number>): void {
    const { number, printed } = shown.page
    const label = pageInWords(number, printed)
    const group = this.#groups.get(number) ?? element('div', { role: 'group', class: 'page-group' })
    group.setAttribute('aria-label', label)
    group.dataset['label'] = label
    group.style.setProperty('--rows', String(shown.blocks.length))
    const rows = shown.blocks.map(block => this.#rowOf(block, depths.get(block.id) ?? 1))
    const olds = [...group.children] as HTMLElement[]
    const isInOrder = rows.every((row, i) => olds[i]?.dataset['block'] === row.dataset['block'])
    // A row that stays in its place takes the click that has made another one change.
    if (isInOrder && olds.length === rows.length) rows.forEach((row, i) => olds[i] !== row && olds[i]?.replaceWith(row))
    else group.replaceChildren(...rows)
    this.#groups.set(number, group)
  }

  /** The row of a block: the one that it has, where nothing in it has changed. */
  #rowOf(block: ShownBlock, depth: number): HTMLElement {
    const shown = JSON.stringify([block, depth])
    const old = this.#rows.get(block.id)
    if (old !== undefined && this.#shown.get(old) === shown) return old
    const row = this.#drawBlock(block, depth)
    this.#shown.set(row, shown)
    return row
  }

  #drawBlock(block: ShownBlock, depth: number): HTMLElement {
    const role = roleInWords(block, this.#reader.paper.roles)
    const marks = [
      ...(block.joins === undefined ? [] : [mark('⤷', 'continues the block before')]),
      ...(block.isChanged ? [mark('✎', 'corrected')] : []),
      ...(block.doubts.length === 0 ? [] : [mark('?', block.doubts.join(', '))]),
    ]
    const number = block.number === undefined ? '' : `${block.number} `
    const words = block.text.replace(BROKEN_WORD, '') || '(no text)'
    const goesOn = block.text.length >= OPENING_LENGTH ? '…' : ''
    const text = element('span', { class: 'text', lang: this.#reader.paper.language, dir: 'auto' }, words + goesOn)
    const row = element(
      'div',
      {
        role: 'treeitem',
        'aria-level': depth,
        'data-block': block.id,
        'data-role': block.role,
        class: block.order === undefined ? 'row edge' : block.level === undefined ? 'row' : 'row heading',
        tabindex: -1,
      },
      element('span', { class: 'letter', 'aria-hidden': 'true' }, ROLE_LETTERS[block.role]),
      element('span', { class: 'unseen' }, `${role}: `),
      ...(block.level === undefined ? [] : [element('small', { 'aria-hidden': 'true' }, `${block.level}`)]),
      ...(number === '' || block.text.startsWith(number.trim()) ? [] : [element('b', {}, number)]),
      text,
      ...marks,
    )
    row.style.setProperty('--depth', String(depth))
    this.#rows.set(block.id, row)
    return row
  }

  #choose(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('[data-block]')
    const id = row?.dataset['block']
    if (id !== undefined) this.#reader.choose(id, event)
  }
}

function mark(sign: string, words: string): HTMLElement {
  return element(
    'span',
    { class: 'mark', title: words },
    element('span', { 'aria-hidden': 'true' }, sign),
    element('span', { class: 'unseen' }, ` (${words})`),
  )
}

/** How deep each block is in the tree, from 1: a heading at its level, others below it. */
function depthsOf(pages: readonly ShownPage[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  let depth = 1
  for (const { blocks } of pages) {
    for (const { id, level, order } of blocks) {
      if (level !== undefined) depth = level + 1
      depths.set(id, order === undefined ? 1 : level === undefined ? depth : level)
    }
  }
  return depths
}
