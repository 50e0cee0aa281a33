import { button, element } from '../dom/elements.ts'
import type { Tab } from './tab.ts'

/** Tabs of which one is shown. Arrows lead from one to the next. */
export class Tabs {
  readonly root: HTMLElement
  readonly #tabs: readonly Tab[]
  readonly #buttons: readonly HTMLButtonElement[]
  readonly #panels: readonly HTMLElement[]
  #current = 0

  constructor(label: string, tabs: readonly Tab[]) {
    this.#tabs = tabs
    this.#buttons = tabs.map(({ name }, i) =>
      button(name, () => this.open(i), { role: 'tab', id: `tab${i}`, 'aria-controls': `panel${i}` }),
    )
    this.#panels = tabs.map(({ root }, i) =>
      element(
        'div',
        { role: 'tabpanel', id: `panel${i}`, 'aria-labelledby': `tab${i}`, class: 'tabpanel', tabindex: 0 },
        root,
      ),
    )
    const list = element('div', { role: 'tablist', 'aria-label': label, class: 'tablist' }, ...this.#buttons)
    list.addEventListener('keydown', event => this.#move(event))
    this.root = element('div', { class: 'tabs' }, list, ...this.#panels)
    this.open(0)
  }

  get current(): Tab {
    const tab = this.#tabs[this.#current]
    if (tab === undefined) throw new RangeError('there is no tab')
    return tab
  }

  open(place: number): void {
    this.#current = place
    this.#buttons.forEach((each, i) => {
      each.setAttribute('aria-selected', String(i === place))
      each.tabIndex = i === place ? 0 : -1
    })
    this.#panels.forEach((panel, i) => {
      panel.hidden = i !== place
    })
    this.#buttons[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    this.current.show()
    this.current.mark()
  }

  /** Opens a tab. */
  show(tab: Tab): void {
    this.open(this.#tabs.indexOf(tab))
  }

  #move(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    this.open((this.#current + by + this.#tabs.length) % this.#tabs.length)
    this.#buttons[this.#current]?.focus()
  }
}
