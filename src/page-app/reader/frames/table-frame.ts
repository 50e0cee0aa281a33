import type { DrawnBox } from '../../../write/writers/inspection/page-drawing.ts'
import { element } from '../../dom/elements.ts'
import type { Side } from '../../edits/separators.ts'

/** A table as it is drawn over its page. */
export interface FramedTable {
  readonly box: DrawnBox
  readonly separators: Readonly<Record<Side, readonly number[]>>
  /** How many rows are its head. */
  readonly head: number
}

/** The size of a page, in points. */
interface PageSize {
  readonly width: number
  readonly height: number
}

/** Further outside of the table than this, in points, a line that is dragged there is gone. */
const OUTSIDE = 6

/** Called with where the columns or rows of a table are separated now. */
type OnChange = (side: Side, places: readonly number[]) => void

/** The grid of a table over its page. Its lines are dragged; a click on the upper or left edge adds one. */
export class TableFrame {
  readonly root = element('div', { class: 'table-frame', 'aria-hidden': 'true' })
  readonly #table: FramedTable
  readonly #onChange: OnChange

  constructor(table: FramedTable, page: PageSize, onChange: OnChange) {
    this.#table = table
    this.#onChange = onChange
    const [left, top, right, bottom] = table.box
    const { style } = this.root
    style.left = percent(left / page.width)
    style.top = percent(top / page.height)
    style.width = percent((right - left) / page.width)
    style.height = percent((bottom - top) / page.height)
    const { head, separators } = table
    const sides = ['columns', 'rows'] as const
    this.root.append(
      ...(head > 0 ? [headOf(this.#shareOf('rows', separators.rows[head - 1] ?? bottom))] : []),
      ...sides.map(side => this.#edgeOf(side)),
      ...sides.flatMap(side => separators[side].map((at, i) => this.#lineOf(side, at, i))),
    )
  }

  /** From where to where the table reaches, in points. */
  #reachOf(side: Side): readonly [low: number, high: number] {
    const [left, top, right, bottom] = this.#table.box
    return side === 'columns' ? [left, right] : [top, bottom]
  }

  #shareOf(side: Side, at: number): number {
    const [low, high] = this.#reachOf(side)
    return (at - low) / (high - low)
  }

  /** Where the pointer is, in points. */
  #pointOf(side: Side, { clientX, clientY }: MouseEvent): number {
    const { x, y, width, height } = this.root.getBoundingClientRect()
    const [low, high] = this.#reachOf(side)
    return low + (side === 'columns' ? (clientX - x) / width : (clientY - y) / height) * (high - low)
  }

  #isOutside(side: Side, at: number): boolean {
    const [low, high] = this.#reachOf(side)
    return at < low - OUTSIDE || at > high + OUTSIDE
  }

  #lineOf(side: Side, at: number, place: number): HTMLElement {
    const line = element('span', { class: 'separator', 'data-side': side })
    const put = (points: number) => {
      line.style[side === 'columns' ? 'left' : 'top'] = percent(this.#shareOf(side, points))
    }
    put(at)
    line.onpointerdown = event => {
      if (event.button !== 0) return
      event.preventDefault()
      line.setPointerCapture(event.pointerId)
      let moved = at
      line.onpointermove = move => {
        moved = this.#pointOf(side, move)
        put(moved)
        line.classList.toggle('gone', this.#isOutside(side, moved))
      }
      line.onpointerup = () => {
        line.onpointermove = null
        line.onpointerup = null
        const places = this.#table.separators[side]
        if (moved === at) return
        this.#onChange(side, this.#isOutside(side, moved) ? places.toSpliced(place, 1) : places.with(place, moved))
      }
    }
    return line
  }

  #edgeOf(side: Side): HTMLElement {
    const edge = element('span', { class: 'edge-of-table', 'data-side': side, title: `Click to separate ${side} here` })
    edge.onclick = event => this.#onChange(side, [...this.#table.separators[side], this.#pointOf(side, event)])
    return edge
  }
}

/** The rows of the head, marked. */
function headOf(share: number): HTMLElement {
  const head = element('span', { class: 'head-of-table' })
  head.style.height = percent(share)
  return head
}

function percent(share: number): string {
  return `${(100 * share).toFixed(3)}%`
}
