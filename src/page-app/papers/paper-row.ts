import { button, element } from '../dom/elements.ts'
import { type PaperItem, stateOf, trustWord } from './paper-list.ts'
import { expiryWords } from './keeping.ts'
import { withoutTurns } from './paper-names.ts'

/** What can be done with a paper. */
export interface RowActions {
  readonly onSelect: () => void
  readonly onDownload: (item: PaperItem) => void
  readonly onWarnings: (item: PaperItem) => void
  readonly onCancel: (item: PaperItem) => void
  readonly onRetry: (item: PaperItem) => void
  readonly onRemove: (item: PaperItem) => void
}

/** The columns of the list. */
export const COLUMNS = ['Paper', 'State', 'Pages', 'Seconds', 'Trust', 'Lost glyphs', 'Warnings', ''] as const

/** A paper of the list on the screen. It is changed in place, so that the focus stays where it is. */
export class PaperRow {
  readonly root = element('tr')
  item: PaperItem
  readonly #actions: RowActions
  readonly #box: HTMLInputElement
  readonly #cells: readonly HTMLTableCellElement[]
  #shown = ''

  constructor(item: PaperItem, actions: RowActions) {
    this.item = item
    this.#actions = actions
    this.#box = element('input', { type: 'checkbox', 'aria-label': `Select ${item.name}` })
    this.#box.addEventListener('change', actions.onSelect)
    this.#cells = COLUMNS.map(name => element('td', { 'data-column': name }))
    this.root.append(element('td', { class: 'box' }, this.#box), ...this.#cells)
    this.update(item)
  }

  get isSelected(): boolean {
    return this.#box.checked
  }

  set isSelected(isSelected: boolean) {
    this.#box.checked = isSelected
  }

  update(item: PaperItem): void {
    this.item = item
    const { words, share } = stateOf(item)
    const state = item.stopped === undefined ? (item.view?.status ?? 'sending') : 'failed'
    // While pages are read only the state changes: the buttons stay, with the focus on one of them.
    const kind = `${state} ${JSON.stringify(item.view?.warnings)} ${item.view?.trust}`
    const bar = share === undefined ? [] : [element('progress', { value: share, max: 1, 'aria-label': words })]
    const expires = item.view?.expires
    const until = expires === undefined ? [] : [element('small', { class: 'faint' }, expiryWords(expires))]
    this.#cells[1]?.replaceChildren(element('span', {}, words), ...bar, ...until)
    if (kind === this.#shown) return
    this.#shown = kind
    this.root.dataset['state'] = state
    this.#spread(state === 'failed')
    this.#fill(item)
  }

  #fill(item: PaperItem): void {
    const { view, name } = item
    const isDone = view?.status === 'done'
    const shown = withoutTurns(name)
    const link = isDone ? element('a', { href: `#/${view.id}` }, shown) : shown
    const [names, , pages, seconds, trust, glyphs, warnings, actions] = this.#cells
    names?.replaceChildren(link)
    pages?.replaceChildren(view?.pages === undefined ? '' : String(view.pages))
    seconds?.replaceChildren(view?.seconds === undefined ? '' : view.seconds.toFixed(1))
    trust?.replaceChildren(...(view?.trust === undefined ? [] : [trustBadge(view.trust)]))
    glyphs?.replaceChildren(view?.unaccountedGlyphs === undefined ? '' : String(view.unaccountedGlyphs))
    glyphs?.classList.toggle('bad', (view?.unaccountedGlyphs ?? 0) > 0)
    warnings?.replaceChildren(...this.#warnings(item))
    actions?.replaceChildren(...this.#buttons(item))
  }

  /** A paper that failed has a reason, and no figures: it is said in their place. */
  #spread(hasFailed: boolean): void {
    const [, state, ...rest] = this.#cells
    const figures = rest.slice(0, -1)
    if (state !== undefined) state.colSpan = hasFailed ? figures.length + 1 : 1
    for (const cell of figures) cell.hidden = hasFailed
  }

  #warnings(item: PaperItem): readonly Node[] {
    const count = Object.values(item.view?.warnings ?? {}).reduce((sum, each) => sum + each, 0)
    if (item.view?.status !== 'done') return []
    if (count === 0) return [element('span', {}, '0')]
    const label = `${count} warning${count === 1 ? '' : 's'} of ${item.name}`
    return [button(String(count), () => this.#actions.onWarnings(this.item), { class: 'quiet', 'aria-label': label })]
  }

  #buttons({ view, stopped, file, name }: PaperItem): readonly Node[] {
    const { onDownload, onCancel, onRetry, onRemove } = this.#actions
    const act = (label: string, action: (item: PaperItem) => void) =>
      button(label, () => action(this.item), { class: 'quiet', 'aria-label': `${label} ${name}` })
    const isOver = stopped !== undefined || view?.status === 'failed'
    if (isOver) {
      const canRetry = file !== undefined || view?.status === 'failed'
      return [...(canRetry ? [act('Retry', onRetry)] : []), act('Delete', onRemove)]
    }
    if (view?.status === 'done') return [act('Download', onDownload), act('Delete', onRemove)]
    return [act('Cancel', onCancel)]
  }
}

/** A figure of trust with its word. */
export function trustBadge(trust: number): HTMLElement {
  const word = trustWord(trust)
  return element('span', { class: `trust ${word}` }, `${trust.toFixed(2)} `, element('small', {}, word))
}
