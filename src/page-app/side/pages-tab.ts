import { element, reveal, shape } from '../dom/elements.ts'
import type { Reader } from '../model/reader.ts'
import { pageInWords, type ShownPage } from '../edits/shown-blocks.ts'
import type { Tab } from './tab.ts'

/**
 * All pages, small: the lines of each in the colours of their roles, whether it was reviewed, and how much of it is doubtful. They are
 * drawn from what was understood, so that 300 of them are there at once and take no memory to speak of.
 */
export class PagesTab implements Tab {
  readonly name = 'Pages'
  readonly root = element('div', { class: 'thumbnails' })
  readonly #reader: Reader
  readonly #onPage: (number: number) => void
  readonly #current: () => number
  #marked: HTMLElement | undefined
  #shown: readonly ShownPage[] = []

  /**
   * @param onPage goes to a page
   * @param current the page that is read
   */
  constructor(reader: Reader, onPage: (number: number) => void, current: () => number) {
    this.#reader = reader
    this.#onPage = onPage
    this.#current = current
  }

  show(): void {
    const { pages } = this.#reader
    const isFirst = this.#shown.length !== pages.length
    if (isFirst) this.root.replaceChildren(...pages.map(page => this.#draw(page)))
    else
      pages.forEach((page, i) => {
        if (page !== this.#shown[i]) this.root.children[i]?.replaceWith(this.#draw(page))
      })
    this.#shown = pages
    this.mark()
  }

  mark(): void {
    const current = this.root.querySelector<HTMLElement>(`[data-page="${this.#current()}"]`)
    if (current === null || current === this.#marked) return
    this.#marked?.removeAttribute('aria-current')
    current.setAttribute('aria-current', 'page')
    this.#marked = current
    reveal(current)
  }

  #draw({ page, blocks, isReviewed }: ShownPage): HTMLElement {
    const doubtful = blocks.filter(({ doubts }) => doubts.length > 0).length
    const notes = [...(isReviewed ? ['reviewed'] : []), ...(doubtful > 0 ? [`${doubtful} doubtful`] : [])]
    const made = element(
      'button',
      { type: 'button', class: 'thumbnail', 'data-page': page.number },
      shape('svg', { viewBox: `0 0 ${page.width} ${page.height}`, 'aria-hidden': true }, ...linesByRole(blocks)),
      element('span', {}, pageInWords(page.number, page.printed)),
      element('small', {}, notes.join(', ')),
    )
    made.addEventListener('click', () => this.#onPage(page.number))
    return made
  }
}

/** The lines of a page, one shape for each role. */
function linesByRole(blocks: ShownPage['blocks']): readonly SVGElement[] {
  const paths = new Map<string, string>()
  for (const { role, lines } of blocks) {
    const drawn = lines.map(([left, top, right, bottom]) => `M${left} ${top}H${right}V${bottom}H${left}z`)
    paths.set(role, (paths.get(role) ?? '') + drawn.join(''))
  }
  return [...paths].map(([role, d]) => shape('path', { d, 'data-role': role }))
}
