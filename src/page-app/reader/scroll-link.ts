import type { StructureTab } from '../side/structure-tab.ts'
import type { PagesPane } from './pages-pane.ts'

/** What says that somebody moves a pane by hand. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Has the list show the page that is read, and the pages what is read in the list: the one that is moved by hand leads. */
export class ScrollLink {
  readonly #pages: PagesPane
  #leader: 'pages' | 'list' = 'list'

  /** @param side what has the list in it */
  constructor(pages: PagesPane, structure: StructureTab, side: HTMLElement) {
    this.#pages = pages
    for (const name of MOVES) {
      pages.root.addEventListener(name, () => this.#lead('pages'), { passive: true })
      side.addEventListener(name, () => this.#lead('list'), { passive: true })
    }
    pages.root.addEventListener('scroll', () => {
      if (this.#leader === 'pages') structure.showPage(pages.current)
    })
    structure.onScroll(page => {
      if (this.#leader === 'list' && !pages.isSeen(page)) pages.show(page)
    })
  }

  /** Goes to a page as somebody asks for it. */
  show(number: number): void {
    this.#lead('pages')
    this.#pages.show(number)
  }

  turn(by: 1 | -1): void {
    this.#lead('pages')
    this.#pages.turn(by)
  }

  #lead(leader: 'pages' | 'list'): void {
    this.#leader = leader
  }
}
