import type { CorrectedRole } from '../../model/corrections/corrections.ts'
import type { SentencePlace } from '../../write/writers/inspection/sentences.ts'
import { element } from '../dom/elements.ts'
import { PageSheet } from './page-sheet.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Selection } from '../model/selection.ts'
import type { ShownPage } from '../edits/shown-blocks.ts'

/** Pages are drawn when they come nearer than this, and forgotten when they are far. */
const DRAWN_AHEAD = '50%'
/** Pages that stay drawn at once: a page takes some 10 MB. */
const MOST_DRAWN = 3
/** Pages that fly past are not drawn, but those that stay near the screen for this long. */
const SETTLED_MS = 120
/** White space above a page that is scrolled to, in pixels. */
const PAGE_MARGIN = 8
/** Pixels a point from which on text can be read on a page that is seen whole: letters of ten points have ten pixels. */
const READABLE = 1
/** A page is at the top of the screen when it begins this near to it, in pixels: the first one has white space above. */
const AT_TOP = 24
/** Height of a hint at the upper corner of a block, in pixels: so much of it is to be seen. */
const HINT_HEIGHT = 16
/** Pages are drawn again when their width has changed and stays so for this long. */
const RESIZED_MS = 200
/** Canvases that are wider use more memory than they show. */
const MOST_PIXELS_WIDE = 2400

const SMALLEST_ZOOM = 0.5
const LARGEST_ZOOM = 3
const ZOOM_STEP = 0.25

/** All pages of a paper, one below the other. Only those near the screen are drawn, so that 300 do not stutter. */
export class PagesPane {
  readonly root = element('div', { class: 'pages', tabindex: 0, role: 'region', 'aria-label': 'Pages' })
  readonly #sheets: readonly PageSheet[]
  readonly #byNumber: ReadonlyMap<number, PageSheet>
  readonly #selection: Selection
  readonly #observer: IntersectionObserver
  readonly #resized: ResizeObserver
  /** Drawn pages, the one seen last at the end. */
  #drawn: readonly PageSheet[] = []
  readonly #near = new Set<PageSheet>()
  #pdf: PdfFile | undefined
  #isReady = false
  #zoom = 1
  #sentence: readonly SentencePlace[] = []

  constructor(pages: readonly ShownPage[], roles: Readonly<Record<CorrectedRole, string>>, selection: Selection) {
    this.#selection = selection
    this.#sheets = pages.map(page => new PageSheet(page, roles))
    this.#byNumber = new Map(this.#sheets.map(sheet => [sheet.number, sheet]))
    this.root.append(...this.#sheets.map(({ root }) => root))
    this.#observer = new IntersectionObserver(entries => this.#see(entries), {
      root: this.root,
      rootMargin: DRAWN_AHEAD,
    })
    this.#resized = this.#watchWidth()
  }

  /** Has the pages near the screen drawn as sharp as they are wide now; the first time, whole where that can be read. */
  #watchWidth(): ResizeObserver {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    return new ResizeObserver(() => {
      if (isFirst) this.#fitReadable()
      isFirst = false
      clearTimeout(timer)
      timer = setTimeout(() => this.#drawNear(), RESIZED_MS)
    })
  }

  /** Draws from now on, from a PDF where there is one. */
  start(pdf: PdfFile | undefined): void {
    this.#pdf = pdf
    this.#isReady = true
    this.#draw(this.#seenSheets)
    for (const { root } of this.#sheets) this.#observer.observe(root)
    this.#resized.observe(this.root)
  }

  close(): void {
    this.#observer.disconnect()
    this.#resized.disconnect()
    for (const sheet of this.#drawn) sheet.clear()
    void this.#pdf?.close()
  }

  /** The page in the middle of the screen, from 1. */
  get current(): number {
    const { top, height } = this.root.getBoundingClientRect()
    const place = this.#firstThatEndsBelow(top + height / 2)
    return (this.#sheets[place] ?? this.#sheets.at(-1))?.number ?? 1
  }

  /**
   * Place of the first page that ends below a height of the screen. Half of the pages are left out with each step: boxes of all
   * pages at each scroll event were most of the memory of a long paper.
   */
  #firstThatEndsBelow(y: number): number {
    let from = 0
    let to = this.#sheets.length
    while (from < to) {
      const middle = (from + to) >> 1
      const bottom = this.#sheets[middle]?.root.getBoundingClientRect().bottom ?? Infinity
      if (bottom > y) to = middle
      else from = middle + 1
    }
    return from
  }

  /** The blocks that are on the screen, as far as their pages are drawn. */
  get seenBlocks(): readonly HTMLElement[] {
    const pane = this.root.getBoundingClientRect()
    return [...this.root.querySelectorAll<HTMLElement>('[data-block]')].filter(block => {
      const { top, height } = block.getBoundingClientRect()
      const corner = top + Math.min(height, HINT_HEIGHT)
      return top >= pane.top && corner <= pane.bottom
    })
  }

  get zoom(): number {
    return this.#zoom
  }

  /** 1 is as wide as the pane. */
  set zoom(zoom: number) {
    const page = this.current
    this.#zoom = zoom
    this.root.style.setProperty('--zoom', String(zoom))
    this.show(page)
    this.#drawNear()
  }

  /** Makes the pages larger or smaller by a step. */
  zoomBy(by: number): void {
    const next = Math.min(LARGEST_ZOOM, Math.max(SMALLEST_ZOOM, this.#zoom + by * ZOOM_STEP))
    // A page that is seen whole may be smaller than the smallest step.
    if ((next - this.#zoom) * by > 0) this.zoom = next
  }

  /** Makes the page in the middle of the screen as large as it can be seen whole. */
  fit(): void {
    const root = this.#byNumber.get(this.current)?.root
    if (root !== undefined) this.zoom *= this.root.clientHeight / (root.clientHeight + 2 * PAGE_MARGIN)
  }

  /** Makes the pages as wide as there is room. */
  fitWidth(): void {
    this.zoom = 1
  }

  #fitReadable(): void {
    const [first] = this.#sheets
    if (first === undefined) return
    const { clientHeight } = this.root
    if (clientHeight < first.root.clientHeight && clientHeight >= READABLE * first.points) this.fit()
  }

  /** Scrolls to the top of the next page, or of the one that is above the top of the screen. */
  turn(by: 1 | -1): void {
    const { scrollTop } = this.root
    const topOf = ({ root }: PageSheet) => root.offsetTop - PAGE_MARGIN - scrollTop
    const next =
      by > 0
        ? this.#sheets.find(sheet => topOf(sheet) > AT_TOP)
        : this.#sheets.findLast(sheet => topOf(sheet) < -AT_TOP)
    if (next !== undefined) this.show(next.number)
  }

  /** Scrolls to a page; `share` is how far down. */
  show(number: number, share = 0): void {
    const root = this.#byNumber.get(number)?.root
    if (root === undefined) return
    const margin = share > 0 ? this.root.clientHeight / 4 : PAGE_MARGIN
    this.root.scrollTop = root.offsetTop + share * root.clientHeight - margin
    // The blocks of what is shown are needed at once.
    this.#draw(this.#seenSheets)
  }

  /** Scrolls to a block, unless it is seen: of one that is higher than the screen, the beginning. */
  showBlock(page: number, id: string): void {
    const sheet = this.#byNumber.get(page)
    if (sheet === undefined) return
    const { offsetTop, clientHeight } = sheet.root
    const [from, to] = sheet.placeOf(id)
    const top = offsetTop + from * clientHeight - this.root.scrollTop
    const bottom = Math.min(offsetTop + to * clientHeight - this.root.scrollTop, top + this.root.clientHeight / 2)
    if (top < 0 || bottom > this.root.clientHeight) this.show(page, from)
  }

  /** Whether a part of a page is on the screen. */
  isSeen(number: number): boolean {
    const sheet = this.#byNumber.get(number)?.root
    if (sheet === undefined) return false
    const top = sheet.offsetTop - this.root.scrollTop
    return top < this.root.clientHeight && top + sheet.clientHeight > 0
  }

  /** Shows a place of a page, where it is not seen. */
  showPlace([page, , top, , bottom]: SentencePlace): void {
    const sheet = this.#byNumber.get(page)
    if (sheet === undefined) return
    const { offsetTop, clientHeight } = sheet.root
    const yOf = (points: number) => offsetTop + (points / sheet.points) * clientHeight - this.root.scrollTop
    if (yOf(top) < 0 || yOf(bottom) > this.root.clientHeight) this.show(page, top / sheet.points)
  }

  /** Shows other blocks on the pages that have changed. */
  update(pages: readonly ShownPage[]): void {
    for (const page of pages) this.#byNumber.get(page.page.number)?.update(page, this.#selection)
  }

  mark(): void {
    for (const sheet of this.#drawn) sheet.mark(this.#selection)
  }

  markSentence(places: readonly SentencePlace[]): void {
    const [first] = places
    this.#sentence = places
    for (const sheet of this.#drawn) sheet.markSentence(places)
    if (first !== undefined && this.#byNumber.get(first[0])?.isDrawn === false) this.show(first[0])
  }

  /** Shows something over a page in place of what was over any. */
  frame(page: number, frame: HTMLElement | undefined): void {
    for (const sheet of this.#sheets) if (sheet.hasFrame) sheet.frame(undefined)
    this.#byNumber.get(page)?.frame(frame)
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const sheet = this.#byNumber.get(Number((target as HTMLElement).dataset['page']))
      if (sheet === undefined) continue
      if (isIntersecting) this.#near.add(sheet)
      else this.#near.delete(sheet)
      if (isIntersecting) setTimeout(() => this.#drawSettled(sheet), SETTLED_MS)
    }
    this.#forgetFar()
  }

  /** The pages that are on the screen now; those that are near are known when the browser has shown them. */
  get #seenSheets(): readonly PageSheet[] {
    const { top, bottom } = this.root.getBoundingClientRect()
    const from = this.#firstThatEndsBelow(top)
    const next = this.#sheets.findIndex((sheet, i) => i >= from && sheet.root.getBoundingClientRect().top >= bottom)
    return this.#sheets.slice(from, next < 0 ? undefined : next)
  }

  #drawSettled(sheet: PageSheet): void {
    if (!this.#near.has(sheet)) return
    this.#draw([sheet])
    this.#forgetFar()
  }

  #drawNear(): void {
    this.#draw([...this.#near])
  }

  #draw(sheets: readonly PageSheet[]): void {
    if (!this.#isReady) return
    // All have one width, which is asked for before they change: the browser would lay out all pages anew for each of them.
    const width = (sheets[0]?.root.clientWidth ?? 0) * (window.devicePixelRatio || 1)
    for (const sheet of sheets) {
      this.#drawn = [...this.#drawn.filter(other => other !== sheet), sheet]
      void sheet.draw(this.#pdf, Math.min(width, MOST_PIXELS_WIDE), this.#selection).catch(() => {})
      sheet.markSentence(this.#sentence)
    }
  }

  #forgetFar(): void {
    const kept = new Set([...this.#near, ...this.#seenSheets])
    const far = this.#drawn.filter(sheet => !kept.has(sheet))
    const forgotten = new Set(far.slice(0, Math.max(0, this.#drawn.length - MOST_DRAWN)))
    for (const sheet of forgotten) sheet.clear()
    this.#drawn = this.#drawn.filter(sheet => !forgotten.has(sheet))
  }
}
