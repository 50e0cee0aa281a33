import type { CorrectedRole } from '../../model/corrections/corrections.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import type { DrawnBox } from '../../write/writers/inspection/page-drawing.ts'
import { element, shape } from '../dom/elements.ts'
import { drawPage } from '../shared/drawn-page.ts'
import { ROLE_LETTERS } from '../shared/role-letters.ts'
import { type PdfFile, releaseCanvas } from './pdf-file.ts'
import type { Selection } from '../model/selection.ts'
import { pageInWords, roleInWords, type ShownBlock, type ShownPage } from '../edits/shown-blocks.ts'

/** A page as it is printed, with its blocks over it. It is empty until it is drawn. */
export class PageSheet {
  readonly root: HTMLElement
  readonly number: number
  readonly #roles: Readonly<Record<CorrectedRole, string>>
  readonly #picture = element('div', { class: 'picture' })
  readonly #overlay = element('div', { class: 'overlay' })
  readonly #buttons = new Map<string, HTMLButtonElement>()
  #shown: ShownPage
  #controller: AbortController | undefined
  #isDrawn = false
  #frame: HTMLElement | undefined
  /** Width of the picture in pixels. */
  #width = 0

  constructor(shown: ShownPage, roles: Readonly<Record<CorrectedRole, string>>) {
    const { number, printed, width, height } = shown.page
    this.number = number
    this.#shown = shown
    this.#roles = roles
    const label = pageInWords(number, printed)
    const sheet = element('div', { class: 'sheet' }, this.#picture, this.#overlay)
    sheet.style.aspectRatio = `${width} / ${height}`
    this.root = element('section', { class: 'page', 'aria-label': label, 'data-page': number }, sheet)
    this.root.style.setProperty('--width', String(width))
    this.#markReview(shown)
  }

  get isDrawn(): boolean {
    return this.#isDrawn
  }

  /** Shows other blocks: a person has corrected some. */
  update(shown: ShownPage, selection: Selection): void {
    this.#shown = shown
    this.#markReview(shown)
    if (this.#isDrawn) this.#drawBlocks(selection)
  }

  /** Draws the page so many pixels wide; without a PDF it is drawn with the letters of the browser. */
  async draw(pdf: PdfFile | undefined, width: number, selection: Selection): Promise<void> {
    if (this.#isDrawn && width === this.#width) return
    this.#controller?.abort()
    const controller = new AbortController()
    this.#controller = controller
    this.#width = width
    if (!this.#isDrawn) this.#drawBlocks(selection)
    this.#isDrawn = true
    const { page } = this.#shown
    const picture = pdf === undefined ? drawPage(page, page) : await pdf.draw(page.number, width, controller.signal)
    if (picture === undefined) return
    if (controller.signal.aborted) return releaseCanvas(picture)
    this.#forgetPicture()
    this.#picture.replaceChildren(picture)
  }

  /** Forgets what was drawn: memory of pages that nobody sees. */
  clear(): void {
    this.#controller?.abort()
    this.#isDrawn = false
    this.#forgetPicture()
    this.#overlay.replaceChildren()
    this.#buttons.clear()
  }

  #forgetPicture(): void {
    for (const picture of this.#picture.children) releaseCanvas(picture)
    this.#picture.replaceChildren()
  }

  /** Marks the selected blocks, where the page is drawn. */
  mark({ ids, last }: Selection): void {
    for (const [id, made] of this.#buttons) {
      made.setAttribute('aria-pressed', String(ids.includes(id)))
      made.tabIndex = id === last ? 0 : -1
    }
  }

  /** Marks a sentence: a box at each of its lines on this page. */
  markSentence(places: readonly SentencePlace[]): void {
    for (const old of this.#overlay.querySelectorAll('.sentence')) old.remove()
    for (const [page, ...box] of places) {
      if (page === this.number) this.#overlay.append(this.#place(element('div', { class: 'sentence' }), box))
    }
  }

  get hasFrame(): boolean {
    return this.#frame !== undefined
  }

  /** Shows something over the page in place of what was there, or nothing. */
  frame(frame: HTMLElement | undefined): void {
    this.#frame?.remove()
    this.#frame = frame
    if (frame !== undefined) this.#picture.after(frame)
  }

  #markReview({ isReviewed }: ShownPage): void {
    this.root.classList.toggle('reviewed', isReviewed)
  }

  focusBlock(id: string): void {
    this.#buttons.get(id)?.focus({ preventScroll: true })
  }

  /** Height of the page in points. */
  get points(): number {
    return this.#shown.page.height
  }

  /** Where a block begins and ends, as shares of the height of the page. */
  placeOf(id: string): readonly [top: number, bottom: number] {
    const block = this.#shown.blocks.find(each => each.id === id)
    return block === undefined ? [0, 0] : [block.box[1] / this.points, block.box[3] / this.points]
  }

  #drawBlocks(selection: Selection): void {
    this.#buttons.clear()
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['block'] : undefined
    const buttons = this.#shown.blocks.map((block, i) => this.#drawBlock(block, i))
    this.#overlay.replaceChildren(this.#drawJoins(), ...buttons)
    this.mark(selection)
    if (focused !== undefined) this.focusBlock(focused)
  }

  #drawBlock(block: ShownBlock, place: number): HTMLButtonElement {
    const letter = element('span', { class: 'letter', 'aria-hidden': 'true' }, ROLE_LETTERS[block.role])
    const words = roleInWords(block, this.#roles)
    const made = element(
      'button',
      {
        type: 'button',
        class: `block${block.isChanged ? ' changed' : ''}${block.doubts.length > 0 ? ' doubtful' : ''}${block.order === undefined ? ' edge' : ''}`,
        'data-role': block.role,
        'data-block': block.id,
        'aria-label': `${block.order === undefined ? 'at the edge' : place + 1}: ${words}: ${block.opening}`,
        title: words,
      },
      letter,
    )
    this.#buttons.set(block.id, made)
    return this.#place(made, block.box)
  }

  #place<Made extends HTMLElement>(made: Made, [left, top, right, bottom]: DrawnBox): Made {
    const { width, height } = this.#shown.page
    const percent = (value: number, whole: number) => `${((100 * value) / whole).toFixed(2)}%`
    made.style.left = percent(left, width)
    made.style.top = percent(top, height)
    made.style.width = percent(right - left, width)
    made.style.height = percent(bottom - top, height)
    return made
  }

  /** Lines beside the text from the end of a block to the one that continues it; across columns they are faint. */
  #drawJoins(): SVGSVGElement {
    const { page, blocks } = this.#shown
    const byId = new Map(blocks.map(block => [block.id, block]))
    const paths = blocks.flatMap(({ box, joins }) => {
      if (joins === undefined) return []
      const [left, top] = box
      const last = byId.get(joins)
      // From another page: it comes in at the top.
      if (last === undefined) return [join(`M${left - 5} ${Math.max(0, top - 30)}V${top + 4}h4`)]
      const [from, , to, bottom] = last.box
      if (from < box[2] && left < to) return [join(`M${from - 1} ${bottom - 4}h-4L${left - 5} ${top + 4}h4`)]
      return [
        join(`M${to + 1} ${bottom - 4}h4v4`),
        join(`M${left - 5} ${top - 4}v8h4`),
        join(`M${to + 5} ${bottom}L${left - 5} ${top - 4}`, 'join faint'),
      ]
    })
    return shape(
      'svg',
      { viewBox: `0 0 ${page.width} ${page.height}`, class: 'joins', 'aria-hidden': 'true' },
      ...paths,
    )
  }
}

function join(d: string, className = 'join'): SVGPathElement {
  return shape('path', { d, class: className })
}
