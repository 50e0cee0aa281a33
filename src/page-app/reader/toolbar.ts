import { button, element } from '../dom/elements.ts'
import { type SearchActions, SearchBox } from './search-box.ts'
import { foldedTools, type FoldedTools, toolGroup } from '../dom/folded-tools.ts'

/** What the buttons above a paper do. */
export interface ToolbarActions extends SearchActions {
  readonly onPage: (number: number) => void
  readonly onZoom: (by: number) => void
  readonly onFit: () => void
  readonly onFitWidth: () => void
  readonly onNextDoubtful: () => void
  readonly onNextWord: () => void
  /** The page that is seen was looked through, or was not. */
  readonly onReview: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onList: () => void
  readonly onSave: () => void
  /** Not there where nothing can be taken. */
  readonly onDownload?: () => void
  readonly onKeys: () => void
}

/** What the buttons above a paper show. */
export interface ToolbarState {
  readonly doubtful: number
  /** Words that were read badly. */
  readonly words: number
  readonly review: { readonly done: number; readonly pages: number }
  /** Whether the page that is seen was looked through. */
  readonly isReviewed: boolean
  readonly corrections: number
  readonly isSaved: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The buttons above a paper. */
export class Toolbar {
  readonly #tools: FoldedTools
  readonly #page = element('input', { type: 'number', min: 1, value: 1, 'aria-label': 'Page' })
  readonly #search: SearchBox
  readonly #doubtful: HTMLButtonElement
  readonly #words: HTMLButtonElement
  readonly #review: HTMLButtonElement
  readonly #reviewed = element('progress', { 'aria-label': 'Reviewed pages', max: 1, value: 0 })
  readonly #reviews = element('small')
  readonly #undo: HTMLButtonElement
  readonly #redo: HTMLButtonElement
  readonly #list: HTMLButtonElement
  readonly #save: HTMLButtonElement
  readonly #state = element('small', { role: 'status', class: 'state' })

  constructor(pages: number, actions: ToolbarActions) {
    const { onPage, onZoom, onNextDoubtful, onNextWord, onReview, onUndo, onRedo, onList, onSave, onDownload, onKeys } =
      actions
    this.#doubtful = button('', onNextDoubtful, { class: 'doubtful', title: 'Next block to look at (n)' })
    this.#words = button('', onNextWord, { class: 'doubtful', title: 'Correct the next word that was read badly (D)' })
    this.#review = button('Page reviewed', onReview, { title: 'Mark the page as reviewed and go to the next (V)' })
    this.#undo = button('Undo', onUndo, { title: 'Undo (u, Ctrl+Z)' })
    this.#redo = button('Redo', onRedo, { title: 'Redo (Ctrl+Shift+Z)' })
    this.#list = button('', onList, { title: 'All corrections' })
    this.#save = button('Save', onSave, {
      class: 'primary',
      title: 'Convert with the corrections, see what changes, keep it (Ctrl+S)',
    })
    this.#page.max = String(pages)
    this.#page.addEventListener('change', () => onPage(Number(this.#page.value)))
    this.#search = new SearchBox(actions)
    const turn = (by: number) => onPage(Number(this.#page.value) + by)
    const pageTools = toolGroup(
      'Pages',
      button('‹', () => turn(-1), { 'aria-label': 'Previous page', title: 'Previous page (K)' }),
      this.#page,
      ` of ${pages}`,
      button('›', () => turn(1), { 'aria-label': 'Next page', title: 'Next page (J)' }),
    )
    const size = toolGroup(
      'Size',
      button('−', () => onZoom(-1), { 'aria-label': 'Smaller', title: 'Smaller (-)' }),
      button('+', () => onZoom(1), { 'aria-label': 'Larger', title: 'Larger (+)' }),
      button('↕', actions.onFit, { 'aria-label': 'Whole page', title: 'The whole page (0)' }),
      button('↔', actions.onFitWidth, { 'aria-label': 'Page width', title: 'As wide as there is room (9)' }),
    )
    this.#tools = foldedTools(
      [pageTools, this.#doubtful, this.#save, this.#state],
      [
        this.#words,
        toolGroup('Corrections', this.#undo, this.#redo, this.#list),
        toolGroup('Search', this.#search.root),
        size,
        ...(onDownload === undefined
          ? []
          : [button('Download', onDownload, { title: 'Outputs, corrections, or all of it' })]),
        button('?', onKeys, { 'aria-label': 'Keys', title: 'All keys (?)' }),
      ],
    )
  }

  /** The button that marks a page as reviewed, with the number of reviewed pages. It is above the list of blocks. */
  get review(): HTMLElement {
    return toolGroup('Review', this.#review, this.#reviewed, this.#reviews)
  }

  get root(): HTMLElement {
    return this.#tools.root
  }

  /** Shows the number of the page that is seen, and whether it was looked through. */
  showPage(number: number, reviews: readonly number[]): void {
    if (document.activeElement !== this.#page) this.#page.value = String(number)
    this.#review.ariaPressed = String(reviews.includes(number))
  }

  show({ doubtful, words, review, isReviewed, corrections, isSaved, canUndo, canRedo }: ToolbarState): void {
    const next = [element('span', { class: 'roomy' }, 'Next '), `doubtful (${doubtful})`]
    this.#doubtful.replaceChildren(...(doubtful === 0 ? ['Nothing doubtful'] : next))
    this.#doubtful.disabled = doubtful === 0
    this.#words.textContent = `Words to check (${words})`
    this.#words.hidden = words === 0
    this.#review.ariaPressed = String(isReviewed)
    this.#reviewed.max = review.pages
    this.#reviewed.value = review.done
    this.#reviews.textContent = ` ${review.done} of ${review.pages}`
    this.#list.textContent = `Corrections (${corrections})`
    this.#undo.disabled = !canUndo
    this.#redo.disabled = !canRedo
    this.#save.disabled = isSaved
    this.#state.textContent = isSaved ? '' : 'not saved'
  }

  focusSearch(): void {
    this.#tools.unfold()
    this.#search.focus()
  }
}
