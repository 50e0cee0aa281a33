import type { DrawnBox } from '../../../write/writers/inspection/page-drawing.ts'
import { element } from '../../dom/elements.ts'

/** Where the frame is taken: as a whole, or at a corner. Numbers say how much of a way each edge goes: left, top, right, bottom. */
const GRIPS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  whole: [1, 1, 1, 1],
  'top-left': [1, 1, 0, 0],
  'top-right': [0, 1, 1, 0],
  'bottom-left': [1, 0, 0, 1],
  'bottom-right': [0, 0, 1, 1],
}

/** Smallest side of a picture, in points. */
const LEAST_SIDE = 8

/** The frame of a picture over its page. It is moved as a whole or at its corners; the fields beside the page do the same by keys. */
export class DrawingFrame {
  readonly root = element('div', { class: 'drawing', 'aria-hidden': 'true' })
  readonly #onMove: (box: DrawnBox) => void

  /** @param onMove called with the box when the frame is let go */
  constructor(onMove: (box: DrawnBox) => void) {
    this.#onMove = onMove
    const corners = Object.keys(GRIPS).filter(name => name !== 'whole')
    this.root.dataset['grip'] = 'whole'
    this.root.append(...corners.map(name => element('span', { 'data-grip': name })))
  }

  /** Shows a box on a page of so many points. */
  show(box: DrawnBox, page: { readonly width: number; readonly height: number }): void {
    this.#place(box, page)
    this.root.onpointerdown = event => this.#take(event, box, page)
  }

  #take(event: PointerEvent, box: DrawnBox, page: { readonly width: number; readonly height: number }): void {
    const grip = GRIPS[(event.target as HTMLElement).dataset['grip'] ?? '']
    const sheet = this.root.parentElement?.getBoundingClientRect()
    if (grip === undefined || sheet === undefined || event.button !== 0) return
    event.preventDefault()
    this.root.setPointerCapture(event.pointerId)
    const points = page.width / sheet.width
    let moved = box
    this.root.onpointermove = ({ clientX, clientY }) => {
      const [right, down] = [(clientX - event.clientX) * points, (clientY - event.clientY) * points]
      moved = movedBy(box, grip, right, down)
      this.#place(moved, page)
    }
    this.root.onpointerup = () => {
      this.root.onpointermove = null
      this.root.onpointerup = null
      if (moved !== box) this.#onMove(moved)
    }
  }

  #place(
    [left, top, right, bottom]: DrawnBox,
    { width, height }: { readonly width: number; readonly height: number },
  ): void {
    const { style } = this.root
    style.left = `${(100 * left) / width}%`
    style.top = `${(100 * top) / height}%`
    style.width = `${(100 * (right - left)) / width}%`
    style.height = `${(100 * (bottom - top)) / height}%`
  }
}

function movedBy(
  [left, top, right, bottom]: DrawnBox,
  [l, t, r, b]: readonly [number, number, number, number],
  x: number,
  y: number,
): DrawnBox {
  const [west, north] = [left + l * x, top + t * y]
  return [west, north, Math.max(west + LEAST_SIDE, right + r * x), Math.max(north + LEAST_SIDE, bottom + b * y)]
}
