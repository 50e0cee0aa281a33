import { element, reveal, select } from '../dom/elements.ts'
import { type Filter, FILTER_LABELS } from '../model/filter.ts'
import type { Reader } from '../model/reader.ts'
import { sectionOf } from '../model/sections.ts'
import { OPENING_LENGTH } from '../../base/text/characters/opening.ts'
import { pageInWords, roleInWords, type ShownBlock, type ShownPage } from '../edits/shown-blocks.ts'
import { ROLE_LETTERS } from '../shared/role-letters.ts'
import type { Tab } from './tab.ts'

/** A hyphen of a line end that browsers do not show, and the blank between the lines. */
const BROKEN_WORD = /\u00ad\s?/gu

/**
 * Blocks that are all drawn at once. Of a longer paper a page is drawn when it comes near the screen: the rows of 300 pages were
 * 40,000 nodes, and a browser lets garbage grow with what is alive.
 */
const MOST_AT_ONCE = 1000
/** Pages are drawn that are nearer to the part of the list that is seen than this. */
const DRAWN_AHEAD = '100%'

/** All blocks in reading order as a tree: what is below a heading is below it here. */
export class StructureTab implements Tab {
  readonly name = 'Structure'
  readonly root = element('div', { class: 'structure' })
  readonly #tree = element('div', { role: 'tree', 'aria-multiselectable': 'true', class: 'tree' })
  readonly #reader: Reader
  readonly #rows = new Map<string, HTMLElement>()
  /** What is shown in each row. */
  readonly #shown = new WeakMap<HTMLElement, string>()
  readonly #groups = new Map<number, HTMLElement>()
  #pages: readonly ShownPage[] = []
  #depths: ReadonlyMap<string, number> = new Map()
  #observer: IntersectionObserver | undefined
  readonly #empty = element('small', { role: 'status' })
  readonly #tools = element('div', { class: 'filter' })

  constructor(reader: Reader) {
    this.#reader = reader
    this.#tree.setAttribute('aria-label', 'Blocks in reading order')
    this.#tree.addEventListener('click', event => this.#choose(event))
    const { roles } = reader.paper
    const filter = select({ ...FILTER_LABELS, ...roles }, 'all', { name: 'filter', 'aria-label': 'Blocks in the list' })
    filter.addEventListener('change', () => {
      reader.listOnly(filter.value as Filter)
      this.show()
    })
    this.#tools.append(filter, this.#empty)
    this.root.append(this.#tools, this.#tree)
  }

  /** Puts something into the row above the list. */
  addTool(tool: HTMLElement): void {
    this.#tools.append(tool)
  }

  show(): void {
    const { listedPages: pages } = this.#reader
    if (pages === this.#pages) return
    this.#empty.textContent = pages.every(({ blocks }) => blocks.length === 0) ? 'None.' : ''
    const isFirst = this.#pages.length !== pages.length
    this.#depths = depthsOf(pages)
    const focused = document.activeElement
    const hadFocus = focused !== null && this.#tree.contains(focused)
    pages.forEach((page, i) => {
      if (!isFirst && page === this.#pages[i]) return
      this.#showPage(page, i)
    })
    this.#pages = pages
    if (isFirst) this.#place()
    // Nothing scrolls: what has changed may be a field that was left by a click in this list.
    this.#markRows()
    if (hadFocus) this.focus()
  }

  /** Puts all pages into the list, and has those drawn later that come near. */
  #place(): void {
    this.#tree.replaceChildren(...this.#pages.map(({ page }) => this.#groups.get(page.number) ?? ''))
    this.#observer?.disconnect()
    if (this.#isShort) return
    const options = { root: this.root.closest('.tabpanel'), rootMargin: DRAWN_AHEAD }
    this.#observer = new IntersectionObserver(entries => {
      const near = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      for (const page of this.#pages) if (near.has(this.#groups.get(page.page.number) as Element)) this.#fill(page)
      if (near.size > 0) this.#markRows()
    }, options)
    for (const group of this.#groups.values()) this.#observer.observe(group)
  }

  get #isShort(): boolean {
    return this.#reader.order.length <= MOST_AT_ONCE
  }

  mark(): void {
    const block = this.#reader.selectedBlock
    if (block !== undefined && this.#reader.expandTo(block.id)) this.show()
    const page = this.#pages.find(each => each.page.number === block?.page)
    if (page !== undefined) this.#fill(page)
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

  /** Lists what is below the heading of the selected block, or the heading alone. */
  collapse(isCollapsed: boolean): void {
    const { pages, selection } = this.#reader
    const heading = sectionOf(pages, selection.last ?? '')
    if (heading === undefined) return
    this.#reader.collapse(heading.id, isCollapsed)
    this.show()
    selection.select(heading.id)
    this.focus()
  }

  focus(): void {
    const { last } = this.#reader.selection
    this.#rows.get(last ?? '')?.focus({ preventScroll: true })
  }

  /** Has a page of the list seen, if none of it is. */
  showPage(number: number): void {
    const panel = this.root.closest('.tabpanel')
    const group = this.#groups.get(number)
    if (panel === null || group === undefined) return
    const { top, bottom } = group.getBoundingClientRect()
    const seen = panel.getBoundingClientRect()
    if (bottom <= seen.top || top >= seen.bottom) panel.scrollTop += top - seen.top
  }

  /** Has a listener told which page is at the top of the list when it is scrolled; called when the list is in its panel. */
  onScroll(listener: (page: number) => void): void {
    const panel = this.root.closest('.tabpanel')
    panel?.addEventListener('scroll', () => {
      const { top } = panel.getBoundingClientRect()
      const first = this.#pages.find(
        ({ page }) => (this.#groups.get(page.number)?.getBoundingClientRect().bottom ?? top) > top + 1,
      )
      if (first !== undefined && !(panel as HTMLElement).hidden) listener(first.page.number)
    })
  }

  /** The group of the blocks of a page, with its name and its height. */
  #groupOf({ page: { number, printed }, blocks, isReviewed }: ShownPage): HTMLElement {
    const label = pageInWords(number, printed) + (isReviewed ? ', reviewed' : '')
    const group = this.#groups.get(number) ?? element('div', { role: 'group', class: 'page-group' })
    group.setAttribute('aria-label', label)
    group.dataset['label'] = label
    group.hidden = blocks.length === 0
    group.style.setProperty('--rows', String(blocks.length))
    this.#groups.set(number, group)
    return group
  }

  /** Shows a page that has changed: its rows where they are drawn, or are to be. The first page has what Tab reaches. */
  #showPage(shown: ShownPage, place: number): void {
    const isDrawn = this.#groupOf(shown).childElementCount > 0
    if (place === 0 || isDrawn || this.#isShort) this.#drawPage(shown)
  }

  #fill(shown: ShownPage): void {
    if (this.#groups.get(shown.page.number)?.childElementCount === 0) this.#drawPage(shown)
  }

  #drawPage(shown: ShownPage): void {
    const group = this.#groupOf(shown)
    const rows = shown.blocks.map(block => this.#rowOf(block, this.#depths.get(block.id) ?? 1))
    const olds = [...group.children] as HTMLElement[]
    const isInOrder = rows.every((row, i) => olds[i]?.dataset['block'] === row.dataset['block'])
    // A row that stays in its place takes the click that has made another one change.
    if (isInOrder && olds.length === rows.length) rows.forEach((row, i) => olds[i] !== row && olds[i]?.replaceWith(row))
    else group.replaceChildren(...rows)
  }

  /** The row of a block: the one that it has, where nothing in it has changed. */
  #rowOf(block: ShownBlock, depth: number): HTMLElement {
    const shown = JSON.stringify([block, depth, this.#reader.isCollapsed(block.id)])
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
    const words = block.opening.replace(BROKEN_WORD, '') || '(no text)'
    const goesOn = block.opening.length >= OPENING_LENGTH ? '…' : ''
    const text = element('span', { class: 'text', lang: this.#reader.paper.language, dir: 'auto' }, words + goesOn)
    const row = element(
      'div',
      {
        role: 'treeitem',
        'aria-level': depth,
        'data-block': block.id,
        'data-role': block.role,
        'aria-expanded': block.level === undefined ? undefined : String(!this.#reader.isCollapsed(block.id)),
        class: block.order === undefined ? 'row edge' : block.level === undefined ? 'row' : 'row heading',
        tabindex: -1,
      },
      ...(block.level === undefined ? [] : [element('span', { class: 'fold-section', 'aria-hidden': 'true' })]),
      element('span', { class: 'letter', 'aria-hidden': 'true' }, ROLE_LETTERS[block.role]),
      element('span', { class: 'unseen' }, `${role}: `),
      ...(block.level === undefined ? [] : [element('small', { 'aria-hidden': 'true' }, `${block.level}`)]),
      ...(number === '' || block.opening.startsWith(number.trim()) ? [] : [element('b', {}, number)]),
      text,
      ...marks,
    )
    row.style.setProperty('--depth', String(depth))
    this.#rows.set(block.id, row)
    return row
  }

  #choose(event: MouseEvent): void {
    const target = event.target as Element
    const id = target.closest<HTMLElement>('[data-block]')?.dataset['block']
    if (id === undefined) return
    this.#reader.choose(id, event)
    if (target.classList.contains('fold-section')) this.collapse(!this.#reader.isCollapsed(id))
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
