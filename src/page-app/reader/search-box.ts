import { button, element } from '../dom/elements.ts'
import { rove } from '../dom/rove.ts'

/** A place where a searched text was found, as it is listed: the words around it, and the range that was found in them. */
export interface Hit {
  readonly page: number | undefined
  readonly words: string
  readonly start: number
  readonly end: number
}

export interface SearchActions {
  /** Where a text is. */
  readonly onSearch: (text: string) => readonly Hit[]
  /** Shows one of the places that were found last. */
  readonly onHit: (place: number) => void
}

/** Hits that are listed: who has more types another letter. */
const MOST_LISTED = 50

/** The field of the search, with the hits below it as one types. Enter goes to the next, Shift+Enter to the one before. */
export class SearchBox {
  readonly root = element('div', { class: 'search-box' })
  readonly #actions: SearchActions
  readonly #field = element('input', {
    type: 'search',
    placeholder: 'Search',
    'aria-label': 'Search',
    'aria-controls': 'hits',
    autocomplete: 'off',
  })
  readonly #count = element('small', { role: 'status' })
  readonly #before = button('‹', () => this.#step(-1), {
    'aria-label': 'Previous hit',
    title: 'Previous hit (Shift+Enter)',
  })
  readonly #next = button('›', () => this.#step(1), { 'aria-label': 'Next hit', title: 'Next hit (Enter)' })
  readonly #list = element('ol', { id: 'hits', class: 'hits', 'aria-label': 'Hits', hidden: true })
  #hits: readonly Hit[] = []
  #text = ''
  #place = -1

  constructor(actions: SearchActions) {
    this.#actions = actions
    this.root.append(this.#field, this.#before, this.#next, this.#count, this.#list)
    rove(this.#list)
    this.#field.addEventListener('input', () => this.#look())
    this.#field.addEventListener('focus', () => this.#look())
    this.root.addEventListener('keydown', event => this.#listen(event))
    this.root.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.root.contains(relatedTarget as Node | null)) this.#list.hidden = true
    })
    this.#showCount()
  }

  focus(): void {
    this.#field.focus()
    this.#field.select()
  }

  #listen(event: KeyboardEvent): void {
    const isField = event.target === this.#field
    if (event.key === 'Enter' && isField) {
      event.preventDefault()
      this.#step(event.shiftKey ? -1 : 1)
    } else if (event.key === 'ArrowDown' && isField && !this.#list.hidden) {
      event.preventDefault()
      this.#list.querySelector('button')?.focus()
    } else if (event.key === 'Escape') this.#list.hidden = true
  }

  /** Looks for what is typed; the same text again keeps its place. */
  #look(): void {
    const text = this.#field.value.trim()
    if (text !== this.#text) {
      this.#text = text
      this.#hits = text === '' ? [] : this.#actions.onSearch(text)
      this.#place = -1
      const items = this.#hits.slice(0, MOST_LISTED).map((hit, i) => element('li', {}, this.#itemOf(hit, i)))
      const more = this.#hits.length - items.length
      this.#list.replaceChildren(...items, ...(more > 0 ? [element('li', { class: 'faint' }, `and ${more} more`)] : []))
    }
    this.#list.hidden = this.#hits.length === 0 || document.activeElement !== this.#field
    this.#showCount()
  }

  #itemOf({ page, words, start, end }: Hit, place: number): HTMLElement {
    const where = page === undefined ? [] : [element('small', {}, `page ${page}`)]
    const parts = [words.slice(0, start), element('mark', {}, words.slice(start, end)), words.slice(end)]
    const made = button('', () => this.#show(place), { class: 'quiet' })
    made.append(element('span', { dir: 'auto' }, ...parts), ' ', ...where)
    return made
  }

  #step(by: 1 | -1): void {
    // What has changed since may be found elsewhere, or no more.
    if (this.#place < 0) this.#text = ''
    const place = this.#place
    this.#look()
    if (this.#hits.length === 0) return
    const from = place < 0 && by < 0 ? 0 : place
    this.#show((from + by + this.#hits.length) % this.#hits.length)
  }

  #show(place: number): void {
    this.#place = place
    this.#list.hidden = true
    this.#actions.onHit(place)
    this.#showCount()
  }

  #showCount(): void {
    const { length } = this.#hits
    const found = length === 0 ? 'not found' : length === 1 ? '1 hit' : `${length} hits`
    this.#count.textContent = this.#text === '' ? '' : this.#place < 0 ? found : `${this.#place + 1} of ${length}`
    this.#before.hidden = length < 2
    this.#next.hidden = length < 2
  }
}
